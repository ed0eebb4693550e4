import type { ReactNode } from 'react';
import { linkAttributes } from '../../ui/button/link-attributes.ts';

interface Props {
  /** Without an address it is plain text. */
  href: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A link of an answer: to a page of the site in its place, to another site in a new tab. */
export function CardLink({ href = '', className, children }: Props) {
  if (href === '') return <span>{children}</span>;
  return (
    <a className={className} {...linkAttributes({ href, external: /^https?:/i.test(href) })}>
      {children}
    </a>
  );
}
