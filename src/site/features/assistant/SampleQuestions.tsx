import { useTexts } from '../shared/use-texts.ts';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import { IslandIcon } from '../../ui/icons/IslandIcon.tsx';

interface Props {
  questions: readonly string[];
  onAsk: (question: string) => void;
}

/** Suggestions for an empty conversation. */
export function SampleQuestions({ questions, onAsk }: Props) {
  const texts = useTexts();
  return (
    <ul className="assistant-samples" aria-label={texts.assistant.samples}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            {question}
            <IslandIcon svg={arrowRight} className="icon-directional" />
          </button>
        </li>
      ))}
    </ul>
  );
}
