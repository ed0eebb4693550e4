import { useId } from 'react';
import { ariaOf, type FieldProps } from './field.ts';
import { FieldError } from './FieldError.tsx';
import { useSteady } from '../behaviour/use-steady.ts';

/** A checkbox. */
export function CheckField({
  name,
  label,
  value,
  onEdit,
  error,
  showErrors,
  isRequired,
  isReadOnly,
}: FieldProps<boolean>) {
  const id = useId();
  const shown = useSteady(showErrors ? error : undefined);
  return (
    <div className="check-field">
      <label>
        <input
          type="checkbox"
          name={name}
          checked={value}
          disabled={isReadOnly}
          {...ariaOf(id, { isRequired, error: shown })}
          onChange={({ target }) => onEdit(target.checked)}
        />
        <span>{label}</span>
      </label>
      {shown !== undefined && <FieldError id={`${id}-error`} text={shown} />}
    </div>
  );
}
