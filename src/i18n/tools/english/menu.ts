/** The menu, dishes, allergens, and lists of any kind. */
export const MENU = {
  soldOut: 'Sold out',
};
