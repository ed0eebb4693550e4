/** How often guests tapped what matters. What stands in angle brackets is HTML. */
export const COUNTS = {
  counts: 'Counts',
  download: 'Download as CSV',
  period: 'Period',
  lastDays: (days: number) => `Last ${days} days`,
  inAll: 'In all',
  andBefore: (days: number) => `and in the ${days} days before`,
  before: (count: string) => `before: ${count}`,
  byPage: 'By page',
  byDay: 'By day',
  page: 'Page',
  day: 'Day',
  action: 'Action',
  taps: 'Taps',
  actions: { order: 'Order', reserve: 'Reserve', call: 'Call', directions: 'Directions', menu: 'Menu' },
  /** In a table for a spreadsheet. */
  written: { order: 'order', reserve: 'reserve', call: 'call', directions: 'directions', menu: 'menu' },
  morePages: (count: number) => (count === 1 ? '1 more page' : `${count} more pages`),
  otherPages: 'Other addresses',
  howCounted:
    'Days are those of the brand’s clock. A tap is a number here, and nothing about the guest is kept. Counts are deleted after 25 months.',
  /** With the line of the file that is meant. */
  notHere: (line: string) =>
    `The site counts nothing. To try it in this preview, write ${line} in <code>brand.json</code>.`,
  notAtAll: (line: string) =>
    `The site counts nothing, because <code>brand.json</code> has ${line}. Without this line it does.`,
  nothing: (days: number) =>
    `Nothing in the last ${days} days. A tap on a link to order, to reserve, to call, to the place or to the menu appears here at once.`,
  notTracked: 'Guests whose browser asks not to be tracked are not counted.',
};
