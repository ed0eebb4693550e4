import { FeedbackFace } from './FeedbackFace.tsx';
import { Question } from './Question.tsx';

interface Props {
  /** "1 of 4" */
  count: string;
  question: string;
  /** From 1 to 5. */
  labels: readonly string[];
  rating: number | undefined;
  isFixed: boolean;
  onRate: (rating: number) => void;
}

export function RatingStep({ count, question, labels, rating, isFixed, onRate }: Props) {
  return (
    <fieldset className="feedback-step feedback-rating" data-step="1" tabIndex={-1} disabled={isFixed}>
      <Question count={count} text={question} />
      <div>
        {labels.map((label, index) => (
          <label key={label}>
            <input
              type="radio"
              name="feedback-rating"
              checked={rating === index + 1}
              onChange={() => onRate(index + 1)}
            />
            <FeedbackFace rating={index + 1} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
