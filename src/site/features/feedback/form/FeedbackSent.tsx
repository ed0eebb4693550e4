import { useTexts } from '../../shared/use-texts.ts';
import type { FeedbackKind } from '#content/feedback/feedback-form.ts';
import { SentPanel } from '../../forms/SentPanel.tsx';

interface Props {
  kind: FeedbackKind;
  level: 'h2' | 'h3';
  onAgain: () => void;
  /** Missing on the page that a QR code opens. */
  onClose: (() => void) | undefined;
}

export function FeedbackSent({ kind, onClose, ...rest }: Props) {
  const { again, sent } = useTexts().feedback;
  return (
    <SentPanel
      look="plain"
      text={sent[kind]}
      again={!onClose ? again.page : kind === 'callback' ? again.callback : again.dialog}
      onClose={onClose}
      {...rest}
    />
  );
}
