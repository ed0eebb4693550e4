/** The bar at the top of a dialog: a button, its title, a button. */
export const BAR = [
  'dialog-bar grid min-h-16 flex-none grid-cols-[48px_minmax(0,1fr)_48px] items-center py-2',
  'pr-[max(8px,env(safe-area-inset-right))] pl-[max(8px,env(safe-area-inset-left))]',
].join(' ');
export const BAR_BUTTON = 'row-start-1 rounded-button hover:bg-current/10';
export const BAR_TITLE = 'dialog-bar-title row-start-1 focus:[outline:none]';
