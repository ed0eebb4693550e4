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
    <ul className={QUESTIONS} aria-label={texts.assistant.samples}>
      {questions.map((question) => (
        <li key={question} className="border-t-(length:--rule) border-line first:border-0">
          <button type="button" className={QUESTION} onClick={() => onAsk(question)}>
            {question}
            <IslandIcon svg={arrowRight} className="icon-directional text-primary-text" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Scrolls on low screens, so that the text box below stays visible. */
const QUESTIONS = [
  'min-h-11 flex-[0_1_auto] overflow-y-auto overscroll-contain pb-2',
  'pr-[max(20px,env(safe-area-inset-right))] pl-[max(20px,env(safe-area-inset-left))]',
].join(' ');
const QUESTION =
  'flex min-h-11 w-full items-center justify-between gap-4 py-1 [text-align:var(--start-side)] leading-[1.3] -outline-offset-3 hover:text-primary-text pointer-fine:min-h-9';
