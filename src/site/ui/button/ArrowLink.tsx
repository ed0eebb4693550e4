import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** `ArrowLink.astro` for islands, which lead to other sites only. */
export function ArrowLink({
  href,
  children,
  className = '',
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a className={`arrow-link ${className}`.trimEnd()} href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <Icon name="arrow-up-right" />
    </a>
  );
}
