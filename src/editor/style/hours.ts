/** The week, holidays, locations. */
export const HOURS_STYLE = `
`;
