import { useId } from 'react';
import { ariaOf, type FieldProps } from './field.ts';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';
import { useSteady } from '../behaviour/use-steady.ts';

interface Props extends FieldProps<string> {
  /** The text while nothing is chosen. */
  prompt: string;
  options: readonly { value: string; label: string }[];
}

/** A choice between up to about twenty options. */
export function SelectField(props: Props) {
  const { name, label, value, onEdit, error, showErrors, isRequired, isReadOnly, help, prompt, options } = props;
  const id = useId();
  const shown = useSteady(showErrors ? error : undefined);
  return (
    <Field id={id} label={label} help={help} error={shown}>
      <Select
        id={id}
        name={name}
        value={value}
        disabled={isReadOnly}
        {...ariaOf(id, { isRequired, help, error: shown })}
        onChange={({ target }) => onEdit(target.value)}
      >
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
