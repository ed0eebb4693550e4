import './text-field.css';
import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import { type HTMLAttributes, useId, useState } from 'react';
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
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {type === 'multiline' ? <textarea rows={4} {...control} /> : <input type={type} {...control} />}
      {shown !== undefined && (
        <p className="field-problem" id={`${id}-problem`}>
          <IslandIcon svg={circleAlert} />
          {shown}
        </p>
      )}
      {isNearlyFull && (
        <p className="field-room" id={`${id}-room`}>
          {(rest.maxLength - value.length).toLocaleString('en')} characters left
        </p>
      )}
    </div>
  );
}
