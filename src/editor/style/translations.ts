/** Texts beside their translations. */
export const TRANSLATIONS_STYLE = `
`;
