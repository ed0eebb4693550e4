import { useId } from 'react';
import { CHIP, CHIP_RADIO } from './chip.ts';
import { ariaOf, type FieldProps, LABEL } from './field.ts';
import { FieldHelp } from './Field.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { useSteady } from '../behaviour/use-steady.ts';

interface Props extends FieldProps<string> {
  options: readonly string[];
}

/** A choice between a few options, all visible. */
export function ChoiceField({
  name,
  label,
  value,
  onEdit,
  problem,
  isTried,
  isRequired,
  isReadOnly,
  help,
  options,
}: Props) {
  const id = useId();
  const shown = useSteady(isTried ? problem : undefined);
  const aria = ariaOf(id, { isRequired, help, problem: shown });
  return (
    <fieldset
      className="group/step grid min-w-0 content-start gap-2 border-0 p-0"
      role="radiogroup"
      {...aria}
      disabled={isReadOnly}
    >
      <legend className={`mb-2 p-0 ${LABEL}`}>{label}</legend>
      {help !== undefined && <FieldHelp id={id} text={help} />}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option} className="group relative cursor-pointer group-disabled/step:cursor-default">
            <input
              type="radio"
              className={CHIP_RADIO}
              name={name}
              value={option}
              aria-describedby={aria['aria-describedby']}
              checked={option === value}
              onChange={() => onEdit(option)}
            />
            <span className={`${CHIP} group-aria-invalid/step:border-bad`}>{option}</span>
          </label>
        ))}
      </div>
      {shown !== undefined && <FieldProblem id={`${id}-problem`} text={shown} />}
    </fieldset>
  );
}
