import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import globe from 'lucide-static/icons/globe.svg?raw';
import phoneCall from 'lucide-static/icons/phone-call.svg?raw';
import utensils from 'lucide-static/icons/utensils.svg?raw';
import { FEEDBACK_TITLES, type FeedbackKind } from '../../domain/feedback/feedback-form.ts';
import { IslandIcon } from '../../ui/IslandIcon.tsx';

interface Card {
  kind: FeedbackKind;
  icon: string;
  text: string;
}

const CARDS: Card[] = [
  { kind: 'restaurant', icon: utensils, text: 'The food, the service, your visit' },
  { kind: 'website', icon: globe, text: 'How this website works for you' },
  { kind: 'callback', icon: phoneCall, text: 'Leave a number, we call back' },
];

/** The choice of a form, one card for each. */
export function FeedbackCards({ onChoose }: { onChoose: (kind: FeedbackKind) => void }) {
  return (
    <ul className="feedback-cards">
      {CARDS.map(({ kind, icon, text }) => (
        <li key={kind}>
          <button type="button" data-kind={kind} onClick={() => onChoose(kind)}>
            <IslandIcon svg={icon} />
            <span>
              <b>{FEEDBACK_TITLES[kind]}</b>
              <span>{text}</span>
            </span>
            <IslandIcon svg={arrowRight} />
          </button>
        </li>
      ))}
    </ul>
  );
}
