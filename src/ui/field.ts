/** What one types into. A phone zooms into fields with smaller letters. */
export const FIELD = [
  'min-h-13 w-full rounded-[min(var(--r1),12px)] border border-edge bg-transparent px-[1em] py-[0.7em]',
  'text-[max(16px,var(--t0))]/[1.4] transition-[border-color] hover:border-ink focus-visible:outline-offset-1',
  'focus-visible:rounded-[min(var(--r1),12px)] read-only:border-line read-only:bg-surface read-only:text-muted read-only:hover:border-line',
  'aria-invalid:border-bad aria-invalid:shadow-[inset_0_0_0_1px_var(--bad)] grotesk:border-2 forced-colors:aria-invalid:border-3',
].join(' ');
