import type { ReactNode } from 'react';
import { linkAttributes } from '../../ui/button/link-attributes.ts';

interface Props {
  /** Without an address it is plain text. */
  href: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A link of an answer: to a page of the site in its place, to another site in a new tab. */
export function CardLink({ href = '', className = '', children }: Props) {
  if (href === '') return <span>{children}</span>;
  return (
    <a className={className} {...linkAttributes({ href, external: /^https?:/i.test(href) })}>
      {children}
    </a>
  );
}

export const CARDS = 'assistant-cards';
export const CARD = 'assistant-card relative grid gap-1 text-sm leading-[1.45]';
export const CARD_TITLE = 'text-[1.0625rem] leading-[1.25] font-heading [font-stretch:var(--item-stretch)]';
/** The whole card is the link. */
export const COVER = 'no-underline after:absolute after:inset-0 hover:underline';
/** High enough for a thumb. */
export const CARD_ACTION =
  'relative inline-flex min-h-11 items-center gap-[0.5em] font-ui text-primary-text underline underline-offset-[0.3em]';
