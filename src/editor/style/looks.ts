/** Looks and colours. */
export const LOOKS_STYLE = `
`;
