import { FeedbackFace } from './FeedbackFace.tsx';
import { Question, STEP } from './Question.tsx';

interface Props {
  /** "1 of 4" */
  count: string;
  question: string;
  /** From 1 to 5. */
  labels: readonly string[];
  /** '4'; empty before there is one. */
  rating: string;
  isFixed: boolean;
  onRate: (rating: string) => void;
}

export function RatingStep({ count, question, labels, rating, isFixed, onRate }: Props) {
  return (
    <fieldset className={STEP} data-step="1" tabIndex={-1} disabled={isFixed}>
      <Question count={count} text={question} />
      <div className="grid @min-[417px]:grid-cols-5 @min-[417px]:gap-1">
        {labels.map((label, index) => (
          <label key={label} className={LABEL}>
            <input
              type="radio"
              className={RADIO}
              name="rating"
              value={index + 1}
              checked={rating === String(index + 1)}
              onChange={({ target }) => onRate(target.value)}
            />
            <FeedbackFace rating={index + 1} />
            <span className="peer-checked:font-heading">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** In one column the label is beside its face, in five columns below it. */
const LABEL = [
  'group relative grid min-h-15 cursor-pointer grid-cols-[48px_1fr] items-center gap-4 leading-[1.25] group-disabled/step:cursor-default',
  '@min-[417px]:grid-cols-[1fr] @min-[417px]:content-start @min-[417px]:justify-items-center @min-[417px]:gap-3',
  '@min-[417px]:text-center @min-[417px]:text-xs',
].join(' ');
/** Over the face only, so that the label gets the clicks. */
const RADIO =
  'peer absolute start-0 top-1.5 m-0 size-12 cursor-[inherit] opacity-0 @min-[417px]:top-0 @min-[417px]:w-full';
