import { type HTMLAttributes, useId, useState } from 'react';
import { describedBy, FIELD, type FieldProps, LABEL } from './field.ts';
import { FieldProblem } from './FieldProblem.tsx';

interface Props extends FieldProps<string> {
  type?: 'text' | 'tel' | 'email' | 'date' | 'datetime-local' | 'multiline';
  autoComplete?: string;
  autoCapitalize?: HTMLAttributes<HTMLElement>['autoCapitalize'];
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  placeholder?: string;
  /** The first day that can be chosen. */
  min?: string;
  maxLength?: number;
}

/** From this part of the limit on the room that is left is told. */
const NEARLY_FULL = 0.9;

export function TextField(props: Props) {
  const { label, value, onEdit, problem, isTried, type = 'text', isRequired, isReadOnly, help, ...rest } = props;
  const id = useId();
  // What is there from the start was written before.
  const [wasLeft, setLeft] = useState(value !== '');
  const shown = wasLeft || isTried ? problem : undefined;
  const { maxLength = Infinity } = rest;
  const isNearlyFull = value.length >= maxLength * NEARLY_FULL;
  const control = {
    id,
    value,
    readOnly: isReadOnly,
    'aria-required': isRequired,
    'aria-invalid': shown === undefined ? undefined : true,
    'aria-describedby': describedBy({ [`${id}-help`]: help, [`${id}-problem`]: shown, [`${id}-room`]: isNearlyFull }),
    onBlur: () => setLeft(true),
    onChange: ({ target }: { target: { value: string } }) => onEdit(target.value),
    ...rest,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <label className={LABEL} htmlFor={id}>
        {label}
      </label>
      {help !== undefined && (
        <p className="text-sm leading-[1.4] text-muted" id={`${id}-help`}>
          {help}
        </p>
      )}
      {type === 'multiline' ? (
        <textarea className={`${FIELD} ${TEXT}`} rows={4} {...control} />
      ) : (
        <input className={type === 'datetime-local' ? `${FIELD} ${MOMENT}` : FIELD} type={type} {...control} />
      )}
      {shown !== undefined && <FieldProblem id={`${id}-problem`} text={shown} />}
      {isNearlyFull && (
        <p className="text-xs text-muted lining-nums tabular-nums" id={`${id}-room`}>
          {(maxLength - value.length).toLocaleString('en')} characters left
        </p>
      )}
    </div>
  );
}

/** Its parts can't break into lines: where the letters are large, they give way before it leaves the page. */
const MOMENT = 'text-[clamp(16px,5.5cqi,max(16px,var(--t0)))]!';
const TEXT = 'block field-sizing-content max-h-[40vh] min-h-[8.5rem] resize-y';
