import type { Warning } from '../types.ts';

/** Nobody reads more of a brand, and a megabyte of configuration has made a hundred of report. */
const MAX_WARNINGS = 200;

/** The first warnings of a brand, and how many more there were. */
export interface CappedWarnings {
  warnings: Warning[];
  moreWarnings?: number;
}

export function addWarning(said: CappedWarnings, warning: Warning): void {
  if (said.warnings.length < MAX_WARNINGS) said.warnings.push(warning);
  else said.moreWarnings = (said.moreWarnings ?? 0) + 1;
}

export const countWarnings = ({ warnings, moreWarnings = 0 }: CappedWarnings): number => warnings.length + moreWarnings;
