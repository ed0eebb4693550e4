import { type HTMLAttributes, useId, useState } from 'react';
import { ariaOf, type FieldProps } from './field.ts';
import { Field } from './Field.tsx';
import { useSteady } from '../behaviour/use-steady.ts';

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

/** The remaining characters are shown when this part of the limit is used. */
const NEARLY_FULL = 0.9;

export function TextField(props: Props) {
  const {
    label,
    value,
    onEdit,
    error,
    showErrors,
    type = 'text',
    isRequired,
    isReadOnly,
    help,
    texts,
    ...rest
  } = props;
  const id = useId();
  // An initial value was written before, so it is checked immediately.
  const [wasLeft, setLeft] = useState(value !== '');
  const shown = useSteady(wasLeft || showErrors ? error : undefined);
  const { maxLength = Infinity } = rest;
  // Dates have no length, whatever their schema says.
  const isDate = type === 'date' || type === 'datetime-local';
  const isNearlyFull = value.length >= maxLength * NEARLY_FULL;
  const control = {
    id,
    value,
    readOnly: isReadOnly,
    ...ariaOf(id, { isRequired, help, error: shown }, { [`${id}-room`]: isNearlyFull }),
    onBlur: () => setLeft(true),
    onChange: ({ target }: { target: { value: string } }) => onEdit(target.value),
    ...rest,
    ...(isDate && { maxLength: undefined }),
  };
  return (
    <Field id={id} label={label} help={help} error={shown}>
      {type === 'multiline' ? (
        <textarea className="control control-text control-area" rows={4} {...control} />
      ) : (
        <input
          className={`control control-text ${type === 'datetime-local' ? 'control-moment' : ''}`.trimEnd()}
          type={type}
          {...control}
        />
      )}
      {isNearlyFull && (
        <p className="text-xs text-muted [font-variant-numeric:tabular-nums_lining-nums]" id={`${id}-room`}>
          {texts.left(maxLength - value.length)}
        </p>
      )}
    </Field>
  );
}
