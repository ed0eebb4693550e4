/** The site beside shows what is edited: it scrolls there, and takes a colour before it is saved. */
export const BESIDE_SCRIPT = ``;
