import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { loadWritten } from '#brand/folder/load.ts';
import { findClocks, followBrand, learnClocks } from '#changes/due-configuration.ts';
import { clockText } from '#changes/times-in-words.ts';
import { minuteOf } from '#core/hours/date.ts';

/** Times of a brand that are worth a look, on its clock: `2026-12-24T18:00`. */
export interface TimesAhead {
  now: string;
  planned: Planned[];
}

export interface Planned {
  at: string;
  kind: 'comes' | 'ends';
  /** What it is for, or its name. */
  what: string;
}

const MAX_PLANNED = 12;

/** When the sets of a brand come and end. A brand that can't be read has none, and its clock is UTC: its site says what is wrong with it. */
export async function timesAhead(
  brandsDir: string,
  environment: Environment,
  slug: string,
  instant: number,
): Promise<TimesAhead> {
  const minute = minuteOf(instant);
  try {
    const [brand] = findBrands(brandsDir, environment, [slug]);
    if (brand === undefined || 'error' in brand) return { now: clockText(instant), planned: [] };
    const written = await loadWritten(brand);
    await learnClocks(written, minute);
    const zone = findClocks(written.configuration, minute)?.zone;
    const moments = followBrand(brand, written, minute)
      .sets.flatMap(({ name, why, at, until }) => [
        { at, kind: 'comes' as const, what: why ?? name },
        ...(until === undefined ? [] : [{ at: until, kind: 'ends' as const, what: why ?? name }]),
      ])
      .filter(({ at }) => at > instant)
      .sort((one, other) => one.at - other.at);
    const planned = moments.slice(0, MAX_PLANNED).map((moment) => ({ ...moment, at: clockText(moment.at, zone) }));
    return { now: clockText(instant, zone), planned };
  } catch {
    return { now: clockText(instant), planned: [] };
  }
}
