/** The week, holidays and special days. */
export const HOURS = {
  week: 'The week',
};
