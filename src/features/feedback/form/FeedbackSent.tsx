import type { FeedbackKind } from '../../../domain/feedback/feedback-form.ts';
import { SentPanel } from '../../forms/SentPanel.tsx';

interface Props {
  kind: FeedbackKind;
  level: 'h2' | 'h3';
  onAgain: () => void;
  /** Missing on the page that a QR code opens. */
  onClose: (() => void) | undefined;
}

export function FeedbackSent({ kind, onClose, ...rest }: Props) {
  const again = kind === 'callback' ? 'Request Another' : 'Leave Another';
  const text = TEXTS[kind];
  return (
    <SentPanel look="plain" text={text} again={onClose ? again : 'Leave Another Review'} onClose={onClose} {...rest} />
  );
}

const TEXTS: Record<FeedbackKind, string> = {
  restaurant: 'Your feedback has reached us.',
  website: 'Your feedback has reached us. It helps us to make this website better.',
  callback: 'We usually call back within 24 hours, during business hours.',
};
