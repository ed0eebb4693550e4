import { UsageError } from '../errors/usage-error.ts';
import type { Environment } from '../folder/brand-file.ts';
import { failedReport } from '../report/report.ts';
import type { BrandReport } from '#schema/warning.ts';

/** Ten times as long as a brand with 5,000 locations takes. */
const LIMIT_S = 900;
export const TIME_LIMIT_MS = LIMIT_S * 1000;
const NAME = 'FRONT_OF_HOUSE_BRAND_SECONDS';

/** How long a brand may take before its process is ended, in milliseconds. */
export function timeLimitOf(environment: Environment): number {
  const written = environment[NAME] ?? '';
  const seconds = written === '' ? LIMIT_S : Number(written);
  // A timer can wait 24 days at most; a longer one fires at once.
  if (seconds > 0 && seconds <= 1_000_000) return seconds * 1000;
  throw new UsageError(`${NAME} must be a number of seconds like ${LIMIT_S}, at most 1000000, not "${written}".`);
}

/** The report of a brand whose process was killed because it took too long. */
export function endedReport(slug: string, limitMs: number): BrandReport {
  const advice = `What is done of its pictures is kept, so try again. ${NAME} allows more.`;
  return failedReport(
    slug,
    `It took more than ${limitMs / 1000} s and was ended, so that nothing waits for it. ${advice}`,
    'process',
  );
}
