import type { ReactNode } from 'react';
import { LABEL } from './field.ts';
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
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <label className={LABEL} htmlFor={id}>
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
    <p className="text-sm leading-[1.4] text-muted" id={`${id}-help`}>
      {text}
    </p>
  );
}
