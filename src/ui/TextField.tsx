import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import { type HTMLAttributes, useId, useState } from 'react';
import { FIELD } from './field.ts';
import { IslandIcon } from './IslandIcon.tsx';

interface Props {
  label: string;
  value: string;
  onEdit: (value: string) => void;
  /** What is wrong with the value. It is said once the visitor has left the field. */
  problem?: string | undefined;
  type?: 'text' | 'tel' | 'email' | 'multiline';
  autoComplete?: string;
  autoCapitalize?: HTMLAttributes<HTMLElement>['autoCapitalize'];
  isRequired?: boolean;
  isReadOnly?: boolean;
  maxLength: number;
}

/** From this part of the limit on the room that is left is told. */
const NEARLY_FULL = 0.9;

export function TextField({ label, value, onEdit, problem, type = 'text', isRequired, isReadOnly, ...rest }: Props) {
  const id = useId();
  // What is there from the start was written before.
  const [wasLeft, setLeft] = useState(value !== '');
  const shown = wasLeft ? problem : undefined;
  const isNearlyFull = value.length >= rest.maxLength * NEARLY_FULL;
  const notes = [shown !== undefined && `${id}-problem`, isNearlyFull && `${id}-room`].filter(Boolean).join(' ');
  const control = {
    id,
    value,
    readOnly: isReadOnly,
    'aria-required': isRequired,
    'aria-invalid': shown === undefined ? undefined : true,
    'aria-describedby': notes === '' ? undefined : notes,
    onBlur: () => setLeft(true),
    onChange: ({ target }: { target: { value: string } }) => onEdit(target.value),
    ...rest,
  };
  return (
    <div className="grid gap-2">
      <label className="text-sm font-ui leading-[1.4]" htmlFor={id}>
        {label}
      </label>
      {type === 'multiline' ? (
        <textarea className={`${FIELD} ${TEXT}`} rows={4} {...control} />
      ) : (
        <input className={FIELD} type={type} {...control} />
      )}
      {shown !== undefined && (
        <p className="flex items-start gap-[0.5em] text-sm leading-[1.4] text-bad" id={`${id}-problem`}>
          <IslandIcon svg={circleAlert} className="mt-[0.12em] size-[1.15em]" />
          {shown}
        </p>
      )}
      {isNearlyFull && (
        <p className="text-xs text-muted lining-nums tabular-nums" id={`${id}-room`}>
          {(rest.maxLength - value.length).toLocaleString('en')} characters left
        </p>
      )}
    </div>
  );
}

const TEXT = 'block max-h-[40vh] min-h-[8.5rem] resize-y field-sizing-content';
