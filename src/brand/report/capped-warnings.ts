import type { UnusedKey, Warning } from '#schema/warning.ts';

/** Nobody reads more for one brand. Without a limit, one megabyte of configuration once gave a hundred megabytes of report. */
const MAX_WARNINGS = 200;

/** The first warnings of a brand, and how many more there were. */
export interface CappedWarnings {
  warnings: Warning[];
  moreWarnings?: number;
  /** All keys of the configuration that nobody read. */
  unusedKeys?: UnusedKey[];
}

export function capWarnings(warnings: readonly Warning[]): Pick<CappedWarnings, 'warnings' | 'moreWarnings'> {
  const more = warnings.length - MAX_WARNINGS;
  return { warnings: warnings.slice(0, MAX_WARNINGS), ...(more > 0 && { moreWarnings: more }) };
}

export const countWarnings = ({ warnings, moreWarnings = 0 }: CappedWarnings): number => warnings.length + moreWarnings;
