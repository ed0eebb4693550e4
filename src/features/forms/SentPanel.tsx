import check from 'lucide-static/icons/check.svg?raw';
import { useEffect, useRef } from 'react';
import { IslandIcon } from '../../ui/IslandIcon.tsx';

interface Props {
  text: string;
  /** Of its heading: one below that of the part of the page it stands in. */
  level: 2 | 3;
  /** "Send Another" */
  again: string;
  onAgain: () => void;
}

/** What stands in the place of a form that was sent. */
export function SentPanel({ text, level, again, onAgain }: Props) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4 rounded-lg bg-tint p-[clamp(24px,4vw,56px)]">
      <span className="grid size-16 place-items-center rounded-full bg-primary text-on-primary grotesk:rounded-none">
        <IslandIcon svg={check} className="size-8" />
      </span>
      <Heading ref={heading} tabIndex={-1} className="type-display text-4xl focus:outline-none">
        Thank You
      </Heading>
      <p className="max-w-[48ch] text-lg leading-[1.45]">{text}</p>
      <button type="button" className="button button-outline mt-4" onClick={onAgain}>
        {again}
      </button>
    </div>
  );
}
