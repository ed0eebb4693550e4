/** What stands in for a site that is not there, and on top of one that could not be made again. */
export const SCREENS = {
  loading: 'Loading restaurant...',
  notBuilt: (slug: string) => `${slug} could not be built`,
  /** What kind of error it is: that of a configuration, or another one. */
  configurationError: 'Configuration Error',
  otherError: 'Error Loading Restaurant',
  turnsInto: 'This page turns into the site as soon as a build succeeds.',
  nothingHere: 'Nothing here',
  nothingAt: (address: string) => `There is nothing at ${address}`,
  toBrands: 'To the brands in preview',
  notFound: 'Not found',
  noAnswer: (reason: string) => `The preview could not answer: ${reason}`,
  dismiss: 'Dismiss',
  lastGood: 'This page shows the last good build.',
};
