import type { ReactNode } from 'react';

interface Props {
  text: string;
  hasFailed?: boolean;
  children?: ReactNode;
}

/** The line over the list. */
export function FinderCount({ text, hasFailed = false, children }: Props) {
  return (
    <div
      className="finder-count col-start-1 row-start-4 hidden min-h-11 flex-wrap items-center gap-x-4 px-gutter py-3 text-sm text-muted [font-variant-numeric:tabular-nums_lining-nums] lg:row-start-3 lg:pe-6 enhanced:flex"
      data-failed={hasFailed ? '' : undefined}
    >
      <p role="status">{text}</p>
      {children}
    </div>
  );
}
