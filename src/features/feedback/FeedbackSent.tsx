import check from 'lucide-static/icons/check.svg?raw';
import { useEffect, useRef } from 'react';
import type { FeedbackKind } from '../../domain/feedback/feedback-form.ts';
import { IslandIcon } from '../../ui/IslandIcon.tsx';

interface Props {
  kind: FeedbackKind;
  level: 'h2' | 'h3';
  onAgain: () => void;
  /** Missing on the page that a QR code opens. */
  onClose: (() => void) | undefined;
}

export function FeedbackSent({ kind, level: Heading, onAgain, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const again = kind === 'callback' ? 'Request Another' : 'Leave Another';
  return (
    <div className="grid justify-items-start gap-4 py-6">
      <span className="grid size-16 place-items-center rounded-full bg-primary text-on-primary grotesk:rounded-none">
        <IslandIcon svg={check} className="size-8" />
      </span>
      <Heading ref={heading} tabIndex={-1} className="type-display text-4xl focus:outline-none">
        Thank You
      </Heading>
      <p>{TEXTS[kind]}</p>
      <p className="actions mt-4">
        {onClose && (
          <button type="button" className="button button-order" onClick={onClose}>
            Close
          </button>
        )}
        <button type="button" className="button button-outline" onClick={onAgain}>
          {onClose ? again : 'Leave Another Review'}
        </button>
      </p>
    </div>
  );
}

const TEXTS: Record<FeedbackKind, string> = {
  restaurant: 'Your feedback has reached us.',
  website: 'Your feedback has reached us. It helps us to make this website better.',
  callback: 'We usually call back within 24 hours, during business hours.',
};
