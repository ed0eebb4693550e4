/** The bar at the top of a dialog: a button, its title, a button. */
export const BAR = [
  'grid min-h-16 flex-none grid-cols-[48px_minmax(0,1fr)_48px] items-center py-2',
  'pr-[max(8px,env(safe-area-inset-right))] pl-[max(8px,env(safe-area-inset-left))]',
  'serif:mb-1 serif:border-b serif:border-ink serif:shadow-[0_3px_0_var(--raise),0_4px_0_var(--line)]',
  'grotesk:bg-primary grotesk:text-on-primary grotesk:[&_:focus-visible]:outline-current',
].join(' ');
export const BAR_BUTTON = 'row-start-1 grid size-12 place-items-center rounded-button hover:bg-current/10';
/** In capitals no word is wider than its column. */
export const BAR_TITLE = [
  'col-start-2 row-start-1 text-center text-lg leading-[1.15] focus:outline-none serif:font-[480] geometric:font-[600]',
  'grotesk:text-start grotesk:text-[min(var(--t3),max(7cqi,1.25rem))] grotesk:leading-[0.9]',
].join(' ');
