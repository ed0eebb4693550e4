import { useTexts } from '../shared/island/use-texts.ts';
import { Icon } from '../../ui/icons/Icon.tsx';

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
            <Icon name="arrow-right" />
          </button>
        </li>
      ))}
    </ul>
  );
}
