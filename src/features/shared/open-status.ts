/**
 * The classes of the line that says whether a location is open, for the template and the island, which both render it. Its dot is visible when the
 * line or an element around it has `data-open`.
 */
export const OPEN_STATUS = [
  'open-status grid grid-cols-[auto_minmax(0,1fr)] gap-x-[0.6em] text-sm font-ui [font-variant-numeric:tabular-nums_lining-nums] noscript:hidden',
  'before:invisible before:mt-[0.45lh] before:size-[0.6em] before:[translate:0_-50%] before:rounded-[50%] before:border-2',
  'before:border-muted in-data-open:before:visible data-open:before:visible in-data-[open=Open]:before:border-good',
  'in-data-[open=Open]:before:bg-good data-[open=Open]:before:border-good data-[open=Open]:before:bg-good print:hidden!',
].join(' ');

/** An invisible text, the longest possible one, reserves the height of a line, so that nothing moves when the script fills it in. */
const LINE = 'col-2 grid *:[grid-area:1/1] *:first-letter:uppercase after:invisible after:[grid-area:1/1]';

export const OPEN_LINE = {
  status: `${LINE} after:content-['Closed_today_·_Opens_Wed_12:00_AM']`,
  pickup: `${LINE} font-[400] text-muted after:content-['Closed_today_for_pickup_·_Opens_Wed_12:00_AM']`,
};
