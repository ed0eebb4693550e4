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
    <div className="grid gap-2">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 leading-[1.4]">
        <input
          type="checkbox"
          className="mt-[0.1em] size-5 flex-none accent-primary focus-visible:outline-focus not-focus-visible:aria-invalid:outline-2 not-focus-visible:aria-invalid:outline-offset-2 not-focus-visible:aria-invalid:outline-bad"
          name={name}
          checked={value}
          disabled={isReadOnly}
          {...ariaOf(id, { isRequired, error: shown })}
          onChange={({ target }) => onEdit(target.checked)}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {shown !== undefined && <FieldError id={`${id}-error`} text={shown} />}
    </div>
  );
}
