import { minuteOf } from '#core/hours/date.ts';
import type { Environment } from '../folder/brand-file.ts';
import { UsageError } from '../errors/usage-error.ts';

/** The build date that the site shows, `YYYY-MM-DD`. */
export function buildDateOf(environment: Environment, now?: Date): string {
  return buildInstantOf(environment, now).slice(0, 'YYYY-MM-DD'.length);
}

/** The minute of a build, `2026-11-28T15:30Z`: from SOURCE_DATE_EPOCH (seconds), else now. */
export function buildInstantOf(environment: Environment, now = new Date()): string {
  const epoch = environment['SOURCE_DATE_EPOCH'] ?? '';
  const date = epoch === '' ? now : new Date(Number(epoch) * 1000);
  // JavaScript accepts years of five digits, but the pages do not.
  if (!/^\d*$/.test(epoch) || Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) {
    throw new UsageError(`SOURCE_DATE_EPOCH must be seconds since 1970 like 1763596800, not "${epoch}".`);
  }
  return minuteOf(date.getTime());
}
