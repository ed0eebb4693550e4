import { configurationSchema } from '../../model/configuration.ts';
import { quoteValue } from '../report/quote-value.ts';
import type { CodeCheck } from './custom-code.ts';
import { makeNotes } from './notes.ts';
import { makeReading } from './reading.ts';
import { keysOf } from './keys.ts';
import { salvage } from './salvage.ts';
import { type PublishedBrand, readSite } from './site.ts';
import { makeUnusedKeys } from './unused-keys.ts';
import type { NamedFile, NamedPicture, ReadSite, Warning } from '../types.ts';

/** The value is no configuration: not an object, or an object without a known key. The text is from docs/behaviour.md#errors-a-visitor-sees. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';

  constructor() {
    super('Failed to load restaurant configuration');
  }
}

interface Result {
  site: ReadSite;
  warnings: Warning[];
  pictures: NamedPicture[];
  files: NamedFile[];
}

/**
 * Makes a site from a configuration as it was received. A bad value never fails the site and is never shown: it is left out
 * or replaced, and a warning says where it stood, what is wrong with it and what was done.
 *
 * `buildDate` is `YYYY-MM-DD`; `checkCode` comes from `loadCodeCheck`. Throws a ConfigurationError for what is no configuration, and nothing else.
 */
export function read(configuration: unknown, brand: PublishedBrand, buildDate: string, checkCode: CodeCheck): Result {
  if (!isConfiguration(configuration)) throw new ConfigurationError();
  const readWhole = (object: object) => readObject(object, brand, buildDate, checkCode);
  return attempt(() => readWhole(configuration)) ?? readWithoutFaults(configuration, readWhole);
}

function isConfiguration(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.keys(value).some((key) => key !== '$schema' && isKnown(key));
}

/** Whether a key of the configuration is read, whatever its value. */
function isKnown(key: string): boolean {
  return keysOf(configurationSchema).meantBy(key) !== undefined;
}

function readObject(configuration: object, brand: PublishedBrand, buildDate: string, checkCode: CodeCheck): Result {
  const notes = makeNotes();
  const unused = makeUnusedKeys(notes);
  const { value, positionOf } = salvage(configurationSchema, configuration, notes, unused);
  if (value === undefined) throw new ConfigurationError();
  const reading = makeReading(positionOf, notes);
  const site = readSite(value, brand, buildDate, reading, checkCode);
  return {
    site,
    warnings: [...unused.toWarnings(), ...notes.toWarnings()],
    pictures: reading.pictures(),
    files: reading.files(),
  };
}

/** The last resort, for values that no reader expected: a key that can't be read even alone is left out. */
function readWithoutFaults(configuration: object, readWhole: (object: object) => Result): Result {
  const entries = Object.entries(configuration) as [string, unknown][];
  const isFault = ([key, value]: [string, unknown]) =>
    isKnown(key) && attempt(() => readWhole({ [key]: value })) === undefined;
  const faults = entries.filter(isFault);
  const rest = attempt(() => readWhole(Object.fromEntries(entries.filter((entry) => !faults.includes(entry)))));
  if (rest === undefined) throw new ConfigurationError();
  const lost = faults.map(([path, value]) => ({
    path,
    message: `${quoteValue(value)} can't be read. It is left out.`,
  }));
  return { ...rest, warnings: [...lost, ...rest.warnings] };
}

function attempt<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
