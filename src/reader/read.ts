import { configurationSchema } from '#schema/configuration.ts';
import { isFields } from '#schema/values/fields.ts';
import { siteInOtherForm } from '#dialects/places/site.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { makeNotes } from './diagnostics/notes.ts';
import { makeReadContext } from './diagnostics/read-context.ts';
import { keysOf } from '#dialects/keys.ts';
import { parseTolerantly } from './tolerant/parse-tolerantly.ts';
import { type PublishedBrand, readSite } from './site.ts';
import { type ReadTranslations, readTranslations } from '#content/translation/read-translations.ts';
import { withoutWhatIsToCome } from './content/first-days.ts';
import { makeTexts } from './tolerant/texts.ts';
import { makeUnusedKeys } from './tolerant/unused-keys.ts';
import type { NamedFile, NamedPicture, ReadSite, UnusedKey, Warning } from '#schema/warning.ts';

/**
 * The value is no configuration: not an object, or an object without a known key. The first line is what the preview shows to everybody, the others
 * are for its author.
 */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  /** What was found, and what is wanted. */
  readonly problem: string;

  constructor(problem: string, source = 'The configuration') {
    super(`Failed to load restaurant configuration\n${source} ${problem}`);
    this.problem = problem;
  }
}

interface Result {
  site: ReadSite;
  warnings: Warning[];
  unusedKeys: UnusedKey[];
  pictures: NamedPicture[];
  files: NamedFile[];
  translations: ReadTranslations;
}

/**
 * Makes a site from a configuration as it was received. A bad value never fails the site and is never shown: it is left out
 * or replaced, and a warning says where it stood, what is wrong with it and what was done.
 *
 * `builtAt` is the minute of the build, `2026-11-28T15:30Z`, or its date alone. Throws a ConfigurationError for what is no configuration, and nothing else.
 */
export function read(configuration: unknown, brand: PublishedBrand, builtAt: string): Result {
  if (!isConfiguration(configuration)) throw new ConfigurationError(describeOther(configuration));
  const readWhole = (object: object) => readObject(object, brand, builtAt);
  return attempt(() => readWhole(configuration)) ?? readWithoutFaults(configuration, readWhole);
}

function isConfiguration(value: unknown, known = 1): value is object {
  if (!isFields(value)) return false;
  const whole = siteInOtherForm(value)?.value ?? value;
  return Object.keys(whole).filter((key) => key !== '$schema' && isKnown(key)).length >= known;
}

const WANTED = 'A configuration is one object: { "name": "Saffron Lane", "menu": … }.';

/** What is there in place of a configuration, and where the configuration may be. */
function describeOther(value: unknown): string {
  const isWhole = (part: unknown): boolean => isConfiguration(part, 2);
  if (Array.isArray(value)) {
    const hint = isWhole(value[0]) ? ' Write one of its objects alone.' : '';
    return value.length === 0 ? `is an empty list. ${WANTED}` : `is a list of ${value.length}. ${WANTED}${hint}`;
  }
  if (typeof value !== 'object' || value === null) return `is ${quoteValue(value)}. ${WANTED}`;
  const entries = Object.entries(value) as [string, unknown][];
  const around = entries.find(([, inner]) => isWhole(inner) || (Array.isArray(inner) && isWhole(inner[0])));
  if (around !== undefined) {
    const where = Array.isArray(around[1]) ? 'in a list in' : 'in';
    return `has the configuration ${where} ${quoteValue(around[0])}. Write what is inside of it in the place of the whole.`;
  }
  const keys = entries.slice(0, 3).map(([key]) => quoteValue(key));
  return `has no key that is known${keys.length > 0 ? `, but ${keys.join(', ')}` : ''}. ${WANTED}`;
}

/** Whether a key of the configuration is read, whatever its value. */
function isKnown(key: string): boolean {
  return keysOf(configurationSchema).meantBy(key) !== undefined;
}

/** Doubts about unread keys are told last, where an author looks first, but not behind more warnings than are shown. */
const MAX_BEFORE_DOUBTS = 150;

function readObject(configuration: object, brand: PublishedBrand, builtAt: string): Result {
  const notes = makeNotes();
  const unused = makeUnusedKeys(notes);
  const texts = makeTexts();
  const { value, positionOf } = parseTolerantly(configurationSchema, configuration, notes, unused, texts);
  if (value === undefined) throw new ConfigurationError("can't be read.");
  const buildDate = builtAt.slice(0, 'YYYY-MM-DD'.length);
  const context = makeReadContext(positionOf, notes, buildDate);
  const read = readSite(value, brand, buildDate, context);
  const site = withoutWhatIsToCome(builtAt === buildDate ? read : { ...read, builtAt });
  const [own = 'en', ...others] = site.languages?.map(({ tag }) => tag) ?? [site.language];
  const translations = readTranslations(
    value.translations,
    own,
    others.filter((tag) => tag !== undefined),
  );
  const noted = notes.toWarnings();
  const warnings = [
    ...unused.toWarnings(),
    ...texts.toWarnings(),
    ...noted.slice(0, MAX_BEFORE_DOUBTS),
    ...unused.toSuggestions(),
    ...noted.slice(MAX_BEFORE_DOUBTS),
  ];
  const [pictures, files] = [context.pictures(), context.files()];
  return { site, warnings, unusedKeys: unused.toList(), pictures, files, translations };
}

/** The last resort, for values that no reader expected: a key that can't be read even alone is left out. */
function readWithoutFaults(configuration: object, readWhole: (object: object) => Result): Result {
  const entries = Object.entries(configuration) as [string, unknown][];
  const isFault = ([key, value]: [string, unknown]) =>
    isKnown(key) && attempt(() => readWhole({ [key]: value })) === undefined;
  const faults = entries.filter(isFault);
  const rest = attempt(() => readWhole(Object.fromEntries(entries.filter((entry) => !faults.includes(entry)))));
  if (rest === undefined) throw new ConfigurationError("can't be read.");
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
