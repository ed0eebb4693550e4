import type { RefObject } from 'react';

/**
 * A field that people cannot see or reach. Only robots fill it in. Its name and label are of nothing that a browser or a password manager
 * knows, and each of these is told in its own way to leave it alone: 1Password, LastPass, Bitwarden, Dashlane.
 */
export function Honeypot({ input, label }: { input: RefObject<HTMLInputElement | null>; label: string }) {
  return (
    <div className="spare-field" aria-hidden="true">
      <label>
        {label}
        <input
          ref={input}
          type="text"
          name="leave_empty"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </div>
  );
}

/** What a robot wrote into it. What the browser itself filled in is not counted. */
export function honeypotValue(input: HTMLInputElement | null): string {
  return input === null || input.matches(':autofill') ? '' : input.value;
}
