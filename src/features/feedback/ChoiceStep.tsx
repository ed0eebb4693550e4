import { Question, STEP } from './Question.tsx';

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
    <fieldset className={STEP} data-step={step} disabled={isFixed}>
      <Question count={count} text={question} />
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label key={value} className="group relative cursor-pointer group-disabled/step:cursor-default">
            <input
              type="radio"
              className={RADIO}
              name={`feedback-${step}`}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span className={OPTION}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Not over the words, so that these can be hit. */
const RADIO = 'peer absolute top-0 left-0 m-0 h-12 w-3 cursor-[inherit] opacity-0';
/** What is chosen is told by its ground, which a visitor's own colors take away. */
const OPTION = [
  'flex min-h-12 items-center rounded-button border-(length:--rule) border-edge px-[1.1em] py-[0.4em] leading-[1.25]',
  'transition-[background-color] group-hover:bg-tint peer-checked:border-ink peer-checked:bg-ink peer-checked:text-bg',
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
  'forced-colors:peer-checked:border-[Highlight] forced-colors:peer-checked:bg-[Highlight]',
  'forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none',
].join(' ');
