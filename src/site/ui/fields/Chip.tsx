import type { ComponentProps } from 'react';

/** A radio button that looks like a chip. */
export function Chip({ label, ...radio }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="chip group">
      <input type="radio" className="chip-radio peer" {...radio} />
      <span className="chip-label">{label}</span>
    </label>
  );
}
