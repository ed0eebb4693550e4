import { Question } from './Question.tsx';

interface Props<Value extends string> {
  step: number;
  /** "2 of 4" */
  count: string;
  question: string;
  options: { value: Value; label: string }[];
  chosen: Value | undefined;
  isFixed: boolean;
  onChoose: (value: Value) => void;
}

/** A question with one answer, all of them in sight. */
export function ChoiceStep<Value extends string>(props: Props<Value>) {
  const { step, count, question, options, chosen, isFixed, onChoose } = props;
  return (
    <fieldset className="feedback-step feedback-options" data-step={step} disabled={isFixed}>
      <Question count={count} text={question} />
      <div>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={`feedback-${step}`} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
