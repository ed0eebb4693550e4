import type { ReactNode } from 'react';

interface Props {
  text: string;
  hasFailed?: boolean;
  children?: ReactNode;
}

/** The line over the list. */
export function FinderCount({ text, hasFailed = false, children }: Props) {
  return (
    <div className="finder-count" data-failed={hasFailed ? '' : undefined}>
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
