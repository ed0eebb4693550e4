import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import type { ComponentProps } from 'react';
import { IslandIcon } from '../icons/IslandIcon.tsx';

/** A native `<select>` with our own arrow. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="control-box">
      <select {...props} className="control control-select" />
      <IslandIcon svg={chevron} />
    </div>
  );
}
