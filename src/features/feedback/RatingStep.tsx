import angry from 'lucide-static/icons/angry.svg?raw';
import frown from 'lucide-static/icons/frown.svg?raw';
import laugh from 'lucide-static/icons/laugh.svg?raw';
import meh from 'lucide-static/icons/meh.svg?raw';
import smile from 'lucide-static/icons/smile.svg?raw';
import { IslandIcon } from '../../ui/IslandIcon.tsx';

interface Props {
  question: string;
  /** From 1 to 5. */
  labels: readonly string[];
  rating: number | undefined;
  isFixed: boolean;
  onRate: (rating: number) => void;
}

const FACES = [angry, frown, meh, smile, laugh];

export function RatingStep({ question, labels, rating, isFixed, onRate }: Props) {
  return (
    <fieldset className="feedback-step feedback-rating" data-step="1" tabIndex={-1} disabled={isFixed}>
      <legend>{question}</legend>
      <div>
        {labels.map((label, index) => (
          <label key={label}>
            <input
              type="radio"
              name="feedback-rating"
              checked={rating === index + 1}
              onChange={() => onRate(index + 1)}
            />
            <span className="feedback-face">
              <IslandIcon svg={FACES[index] ?? meh} />
            </span>
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
