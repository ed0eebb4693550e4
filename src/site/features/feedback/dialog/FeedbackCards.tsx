import { useTexts } from '../../shared/use-texts.ts';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import globe from 'lucide-static/icons/globe.svg?raw';
import phoneCall from 'lucide-static/icons/phone-call.svg?raw';
import utensils from 'lucide-static/icons/utensils.svg?raw';
import type { FeedbackKind } from '#content/feedback/feedback-form.ts';
import { IslandIcon } from '../../../ui/icons/IslandIcon.tsx';

const CARDS: { kind: FeedbackKind; icon: string }[] = [
  { kind: 'restaurant', icon: utensils },
  { kind: 'website', icon: globe },
  { kind: 'callback', icon: phoneCall },
];

/** The choice of a form, one card for each. */
export function FeedbackCards({ onChoose }: { onChoose: (kind: FeedbackKind) => void }) {
  const texts = useTexts();
  return (
    <ul className="feedback-cards">
      {CARDS.map(({ kind, icon }) => (
        <li key={kind}>
          <button type="button" className="feedback-cards-button" data-kind={kind} onClick={() => onChoose(kind)}>
            <IslandIcon svg={icon} />
            <span>
              <b>{texts.feedback.titles[kind]}</b>
              <span>{texts.feedback.about[kind]}</span>
            </span>
            <IslandIcon svg={arrowRight} className="icon-directional" />
          </button>
        </li>
      ))}
    </ul>
  );
}
