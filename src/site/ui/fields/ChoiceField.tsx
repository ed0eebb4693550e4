import { useId } from 'react';
import { Chip } from './Chip.tsx';
import { ariaOf, type FieldProps } from './field.ts';
import { FieldHelp } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import { useSteady } from '../behaviour/use-steady.ts';

interface Props extends FieldProps<string> {
  options: readonly { value: string; label: string }[];
}

/** A choice between a few options, all visible. */
export function ChoiceField({
  name,
  label,
  value,
  onEdit,
  error,
  showErrors,
  isRequired,
  isReadOnly,
  help,
  options,
}: Props) {
  const id = useId();
  const shown = useSteady(showErrors ? error : undefined);
  const aria = ariaOf(id, { isRequired, help, error: shown });
  return (
    <fieldset className="field choice-field" role="radiogroup" {...aria} disabled={isReadOnly}>
      <legend className="field-label">{label}</legend>
      {help !== undefined && <FieldHelp id={id} text={help} />}
      <div className="chips">
        {options.map((option) => (
          <Chip
            key={option.value}
            label={option.label}
            name={name}
            value={option.value}
            aria-describedby={aria['aria-describedby']}
            checked={option.value === value}
            onChange={() => onEdit(option.value)}
          />
        ))}
      </div>
      {shown !== undefined && <FieldError id={`${id}-error`} text={shown} />}
    </fieldset>
  );
}
