/** The menu, a dish, lists of entries. */
export const MENU_STYLE = `
`;
