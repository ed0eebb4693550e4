import { configurationSchema } from '../../model/configuration.ts';
import type { CodeCheck } from './custom-code.ts';
import { makeNotes } from './notes.ts';
import { makeReading } from './reading.ts';
import { salvage } from './salvage.ts';
import { type PublishedBrand, readSite } from './site.ts';
import type { NamedPicture, ReadSite, Warning } from '../types.ts';

/** What a configuration that is not an object fails with; docs/behaviour.md#errors-a-visitor-sees has the text. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';

  constructor() {
    super('Failed to load restaurant configuration');
  }
}

/**
 * A site from a configuration as it was received. One bad value never costs the site and never shows: it is left out or
 * replaced, and a warning says where it stood, what is wrong with it and what was done.
 *
 * `buildDate` is `YYYY-MM-DD`; `checkCode` is of `loadCodeCheck`. Throws a ConfigurationError for what is not an object, and nothing else.
 */
export function read(
  configuration: unknown,
  brand: PublishedBrand,
  buildDate: string,
  checkCode: CodeCheck,
): { site: ReadSite; warnings: Warning[]; pictures: NamedPicture[] } {
  if (typeof configuration !== 'object' || configuration === null || Array.isArray(configuration)) {
    throw new ConfigurationError();
  }
  const notes = makeNotes();
  const { value, positionOf } = salvage(configurationSchema, configuration, notes);
  if (value === undefined) throw new ConfigurationError();
  const reading = makeReading(positionOf, notes);
  const site = readSite(value, brand, buildDate, reading, checkCode);
  return { site, warnings: notes.toWarnings(), pictures: reading.pictures() };
}
