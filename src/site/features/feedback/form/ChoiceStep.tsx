import { Chip } from '../../../ui/fields/Chip.tsx';
import { Question } from './Question.tsx';

interface Props<Value extends string> {
  step: number;
  /** "2 of 4" */
  count: string;
  question: string;
  options: { value: Value; label: string }[];
  /** Empty before there is one. */
  chosen: string;
  isFixed: boolean;
  onChoose: (value: Value) => void;
}

/** A question with one answer; all answers are visible. */
export function ChoiceStep<Value extends string>(props: Props<Value>) {
  const { step, count, question, options, chosen, isFixed, onChoose } = props;
  return (
    <fieldset className="feedback-step" data-step={step} disabled={isFixed}>
      <Question count={count} text={question} />
      <div className="chips">
        {options.map(({ value, label }) => (
          <Chip
            key={value}
            label={label}
            name={`feedback-${step}`}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
