import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import globe from 'lucide-static/icons/globe.svg?raw';
import phoneCall from 'lucide-static/icons/phone-call.svg?raw';
import utensils from 'lucide-static/icons/utensils.svg?raw';
import { FEEDBACK_TITLES, type FeedbackKind } from '../../../domain/feedback/feedback-form.ts';
import { IslandIcon } from '../../../ui/icons/IslandIcon.tsx';

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
    <ul className="-my-3 geometric:my-0 geometric:grid geometric:gap-3">
      {CARDS.map(({ kind, icon, text }) => (
        <li key={kind} className={ROW}>
          <button type="button" className={BUTTON} data-kind={kind} onClick={() => onChoose(kind)}>
            <IslandIcon svg={icon} className="size-7 text-primary-text" />
            <span className="grid gap-0.5 leading-[1.35]">
              <b className={TITLE}>{FEEDBACK_TITLES[kind]}</b>
              <span className="text-sm text-muted">{text}</span>
            </span>
            <IslandIcon svg={arrowRight} className={ARROW} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const ROW = 'not-first:border-t-(length:--rule) not-first:border-line geometric:not-first:border-0';
const BUTTON = [
  'group grid min-h-22 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 py-4 text-start',
  'geometric:rounded-md geometric:bg-primary-text/9 geometric:px-6 geometric:hover:bg-tint',
].join(' ');
const TITLE = [
  'type-display text-lg leading-[1.15] decoration-1 underline-offset-[0.25em] group-hover:underline',
  'geometric:font-[600] grotesk:text-xl grotesk:leading-[0.95] grotesk:uppercase',
].join(' ');
const ARROW = 'size-5 text-primary-text transition-[translate] group-hover:translate-x-1';
