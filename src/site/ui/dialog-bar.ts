/** The bar at the top of a dialog: a button, its title, a button. */
export const BAR = 'dialog-bar';
export const BAR_BUTTON = 'dialog-bar-button';
export const BAR_TITLE = 'dialog-bar-title';
