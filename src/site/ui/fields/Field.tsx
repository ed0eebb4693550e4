import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

interface Props {
  /** The id of the control. */
  id: string;
  label: string;
  help?: string;
  /** The error message. */
  error: string | undefined;
  /** The control and its notes. */
  children: ReactNode;
}

/** A label, the control below it, and its hint and error. `ariaOf` connects these to the control. */
export function Field({ id, label, help, error, children }: Props) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {help !== undefined && <FieldHelp id={id} text={help} />}
      {children}
      {error !== undefined && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

export function FieldHelp({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-help" id={`${id}-help`}>
      {text}
    </p>
  );
}
