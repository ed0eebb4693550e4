import { useTexts } from '../shared/island/use-texts.ts';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Button } from '../../ui/button/Button.tsx';

interface Props {
  text: string;
  /** The level of its heading, one below the heading of its section. */
  level: 'h2' | 'h3';
  /** With its own background, or with that of the dialog or page around it. */
  look?: keyof typeof LOOKS;
  /** "Send Another" */
  again: string;
  onAgain: () => void;
  /** Only where there is something to close. */
  onClose?: (() => void) | undefined;
}

/** Replaces a form that was sent. */
export function SentPanel({ text, level: Heading, look = 'panel', again, onAgain, onClose }: Props) {
  const texts = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form was longer than this panel, so the visitor may now see another part of the page.
    panel.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus();
  }, []);
  return (
    <div ref={panel} className={`grid justify-items-start gap-4 ${LOOKS[look].panel}`}>
      <span
        className={`grid size-16 place-items-center rounded-full bg-primary text-on-primary bold:rounded-none ${POP}`}
      >
        <Icon name="check" className="size-8" />
      </span>
      <Heading ref={heading} tabIndex={-1} className="type-display text-4xl focus:[outline:none]">
        {texts.forms.thankYou}
      </Heading>
      <p className={LOOKS[look].text}>{text}</p>
      <p className="actions mt-4">
        {onClose && (
          <Button variant="primary" onClick={onClose}>
            {texts.actions.close}
          </Button>
        )}
        <Button variant="outline" onClick={onAgain}>
          {again}
        </Button>
      </p>
    </div>
  );
}

const POP =
  'animated:motion-safe:transition-[scale] animated:motion-safe:duration-slow animated:motion-safe:starting:[scale:0.5]';
const LOOKS = {
  panel: { panel: 'rounded-lg bg-tint p-[clamp(24px,4vw,56px)]', text: 'max-w-[48ch] text-lg leading-[1.45]' },
  plain: { panel: 'py-6', text: undefined },
};
