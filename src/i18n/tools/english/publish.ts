/** What guests see, what waits, and how it gets there. */
export const PUBLISH = {
  publish: 'Publish',
};
