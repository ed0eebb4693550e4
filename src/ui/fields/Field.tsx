import type { ReactNode } from 'react';
import { FieldProblem } from './FieldProblem.tsx';

interface Props {
  /** The id of the control. */
  id: string;
  label: string;
  help?: string;
  /** The error message. */
  problem: string | undefined;
  /** The control and its notes. */
  children: ReactNode;
}

/** A label, the control below it, and its hint and error. `ariaOf` connects these to the control. */
export function Field({ id, label, help, problem, children }: Props) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {help !== undefined && <FieldHelp id={id} text={help} />}
      {children}
      {problem !== undefined && <FieldProblem id={`${id}-problem`} text={problem} />}
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
