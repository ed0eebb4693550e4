import { Question } from './Question.tsx';

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
    <fieldset className="feedback-step" data-step="1" tabIndex={-1} disabled={isFixed}>
      <Question count={count} text={question} />
      <div className="feedback-faces">
        {labels.map((label, index) => (
          <label key={label}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              checked={rating === String(index + 1)}
              onChange={({ target }) => onRate(target.value)}
            />
            <Face rating={index + 1} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The mouths, and brows, of five faces from very dissatisfied (1) to very satisfied (5). Drawn here, because the faces of icon families differ in eyes and brows. */
const MOUTHS = [
  'M6.8 6.7 9.7 8M17.2 6.7 14.3 8M7.9 17.1c.9-1.9 2.3-2.8 4.1-2.8s3.2.9 4.1 2.8',
  'M8.4 16.5c.9-1.1 2.1-1.7 3.6-1.7s2.7.6 3.6 1.7',
  'M8.4 15.5h7.2',
  'M8.4 14.7c.9 1.2 2.1 1.8 3.6 1.8s2.7-.6 3.6-1.8',
  'M7.2 13.7h9.6c-.2 2.8-2.2 4.7-4.8 4.7s-4.6-1.9-4.8-4.7Z',
];

function Face({ rating }: { rating: number }) {
  return (
    <svg className="feedback-face" viewBox="0 0 24 24" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="12" cy="12" r="11" />
      <path d={MOUTHS[rating - 1]} />
      <path strokeWidth="2.3" d="M8.6 10.2h.01M15.4 10.2h.01" />
    </svg>
  );
}
