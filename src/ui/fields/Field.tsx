import type { ReactNode } from 'react';
import { LABEL } from './field.ts';
import { FieldProblem } from './FieldProblem.tsx';

interface Props {
  /** Of the control. */
  id: string;
  label: string;
  help?: string | undefined;
  /** What is said to be wrong. */
  problem: string | undefined;
  /** The control, and what else it shows. */
  children: ReactNode;
}

/** A label, a control under it, and what there is to say of it; `ariaOf` ties these to the control. */
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
