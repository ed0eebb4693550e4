import type { RefObject } from 'react';

/** A field that people cannot see or reach. Only bots fill it in. */
export function Honeypot({ input }: { input: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="absolute left-[-200vw] size-px overflow-hidden" aria-hidden="true">
      <label>
        Website
        <input ref={input} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
