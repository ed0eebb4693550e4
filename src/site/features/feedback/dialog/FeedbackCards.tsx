import { useTexts } from '../../shared/island/use-texts.ts';
import type { FeedbackKind } from '#content/feedback/feedback-form.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/icons.ts';

const CARDS: { kind: FeedbackKind; icon: IconName }[] = [
  { kind: 'restaurant', icon: 'utensils' },
  { kind: 'website', icon: 'globe' },
  { kind: 'callback', icon: 'phone-call' },
];

/** The choice of a form, one card for each. */
export function FeedbackCards({ onChoose }: { onChoose: (kind: FeedbackKind) => void }) {
  const texts = useTexts();
  return (
    <ul className="feedback-cards">
      {CARDS.map(({ kind, icon }) => (
        <li key={kind}>
          <button type="button" className="feedback-cards-button" data-kind={kind} onClick={() => onChoose(kind)}>
            <Icon name={icon} />
            <span>
              <b>{texts.feedback.titles[kind]}</b>
              <span>{texts.feedback.about[kind]}</span>
            </span>
            <Icon name="arrow-right" />
          </button>
        </li>
      ))}
    </ul>
  );
}
