/** The texts of a brand beside their translations. */
export const TRANSLATIONS = {
  translate: 'Translate',
};
