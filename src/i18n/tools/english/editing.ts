/** What was changed, and what could not be saved. */
export const EDITING = {
  tooLong: 'This is too long.',
  empty: (label: string) => `${label} can’t be empty.`,
};
