import type { HoursTexts } from '../../catalogue/types.ts';

const MINUTE_MS = 60_000;
const MINUTES_A_DAY = 1440;

/** What a site says of hours, with the times of a clock of 24 hours, as people write them into a plan of the week: "16:30–22:00". */
export const onClockOf24Hours = (site: HoursTexts): HoursTexts => ({
  ...site,
  time: (minutes) =>
    new Date((minutes % MINUTES_A_DAY) * MINUTE_MS)
      .toISOString()
      .slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length),
  timeRange: (opens, closes) => `${opens}–${closes}`,
});
