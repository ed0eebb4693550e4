import type { ComponentProps } from 'react';

/** A radio button that looks like a chip. */
export function Chip({ label, ...radio }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="chip">
      <input type="radio" {...radio} />
      <span>{label}</span>
    </label>
  );
}
