import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import { useId } from 'react';
import { ariaOf, type FieldProps } from './field.ts';
import { Field } from './Field.tsx';
import { IslandIcon } from '../IslandIcon.tsx';

interface Props extends FieldProps<string> {
  /** What it says while nothing is chosen. */
  prompt: string;
  options: readonly { value: string; label: string }[];
}

/** One of a dozen or two. */
export function SelectField(props: Props) {
  const { name, label, value, onEdit, problem, isTried, isRequired, isReadOnly, help, prompt, options } = props;
  const id = useId();
  const shown = isTried ? problem : undefined;
  return (
    <Field id={id} label={label} help={help} problem={shown}>
      <div className="relative">
        <select
          className={SELECT}
          id={id}
          name={name}
          value={value}
          disabled={isReadOnly}
          {...ariaOf(id, { isRequired, help, problem: shown })}
          onChange={({ target }) => onEdit(target.value)}
        >
          <option value="">{prompt}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IslandIcon svg={chevron} className="pointer-events-none absolute end-[1em] top-[calc(50%-0.625em)]" />
      </div>
    </Field>
  );
}

const SELECT = [
  'min-h-13 w-full cursor-pointer appearance-none rounded-[min(var(--r1),12px)] border border-edge bg-transparent',
  'py-[0.7em] pr-[2.8em] pl-[1em] text-[max(16px,var(--t0))]/[1.4] text-ellipsis *:bg-raise *:text-ink hover:border-ink',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface disabled:text-muted grotesk:border-2',
  'aria-invalid:border-bad aria-invalid:[box-shadow:inset_0_0_0_1px_var(--bad)] forced-colors:aria-invalid:border-3',
].join(' ');
