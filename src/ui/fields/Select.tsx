import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import type { ComponentProps } from 'react';
import { IslandIcon } from '../icons/IslandIcon.tsx';

/** A native `<select>` with our own arrow. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...props} className={SELECT} />
      <IslandIcon svg={chevron} className="pointer-events-none absolute end-[1em] top-[calc(50%-0.625em)]" />
    </div>
  );
}

const SELECT = [
  'min-h-13 w-full cursor-pointer appearance-none rounded-[min(var(--r1),12px)] border-(length:--rule) border-edge bg-transparent',
  'py-[0.7em] pr-[2.8em] pl-[1em] text-[max(16px,var(--t0))]/[1.4] text-ellipsis *:bg-raise *:text-ink hover:border-ink',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface disabled:text-muted',
  'aria-invalid:border-bad aria-invalid:[box-shadow:inset_0_0_0_1px_var(--bad)] forced-colors:aria-invalid:border-3',
].join(' ');
