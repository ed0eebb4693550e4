import type { Readable, Writable } from 'node:stream';
import { autocomplete, confirm, isCancel, select, text, updateSettings } from '@clack/prompts';
import { slugify } from '#core/text/slug.ts';
import { placeholderOf } from './brand-files.ts';
import type { NewArguments } from './new-arguments.ts';
import {
  hostedFonts,
  type NewBrand,
  readColor,
  readName,
  readSiteUrl,
  readSlug,
  type ConfigurationSource,
} from './values.ts';

/** The terminal that is asked; without it, that of the process. */
export interface Terminal {
  input?: Readable;
  output?: Writable;
}

/** The person at the terminal has pressed Ctrl+C, Ctrl+D or Esc. */
export class CancelledError extends Error {
  override name = 'CancelledError';
  /** As a shell reports a process that was interrupted. */
  readonly exitCode = 130;

  constructor() {
    super('Cancelled: nothing is written.');
  }
}

/** Prompts for each missing option. `checkFree` throws when a brand with that slug exists. Throws a `CancelledError` when the user cancels. */
export async function askForMissing(
  given: NewArguments,
  defaults: NewBrand['theme'],
  checkFree: (slug: string) => void,
  terminal: Terminal = {},
): Promise<NewArguments & { brandId?: string }> {
  const ask = askerOf(terminal);
  const { name, slug } = await askForName(given, checkFree, terminal);
  const siteUrl =
    given.siteUrl ?? (await ask('The address of the site', readSiteUrl, { defaultValue: placeholderOf(slug) }));
  const source = given.source ?? (await askForSource(terminal));
  const known = { ...given, name, slug, siteUrl, source };
  if (source === 'supabase') {
    const brandId = await ask('The id by which the backend knows the brand', readName, { defaultValue: slug });
    return { ...known, brandId };
  }
  const { primaryColor, secondaryColor } = defaults;
  return {
    ...known,
    primaryColor: given.primaryColor ?? (await ask('Its colour, in hex', readColor, { defaultValue: primaryColor })),
    secondaryColor:
      given.secondaryColor ?? (await ask('The colour beside it, in hex', readColor, { defaultValue: secondaryColor })),
    fontFamily: given.fontFamily ?? (await askForFont(defaults.fontFamily, terminal)),
  };
}

/** The name and the slug, as far as they are missing. `checkFree` throws when a brand with that slug exists. Throws a `CancelledError`. */
export async function askForName(
  given: Pick<NewArguments, 'name' | 'slug'>,
  checkFree: (slug: string) => void,
  terminal: Terminal = {},
): Promise<{ name: string; slug: string }> {
  const ask = askerOf(terminal);
  const name = given.name ?? (await ask('What is the restaurant called?', readName));
  const slug =
    given.slug ??
    (await ask(
      'Its slug, which becomes the name of its folder',
      (answer) => {
        checkFree(readSlug(answer));
        return answer;
      },
      { initialValue: slugify(name).slice(0, MAX_SUGGESTED) },
    ));
  return { name, slug };
}

/** The address or the file that a brand is filled from; undefined where there is none. `check` throws for what is neither. Throws a `CancelledError`. */
export async function askForOrigin(
  check: (text: string) => void,
  terminal: Terminal = {},
): Promise<string | undefined> {
  const answer = await askerOf(terminal)(
    'Is there a website or an export? Its address or its file',
    (text) => {
      if (text !== NOTHING) check(text);
      return text;
    },
    { defaultValue: NOTHING },
  );
  return answer === NOTHING ? undefined : answer;
}

/** The language of the texts of a source; undefined for one without texts of ours. Throws a `CancelledError`. */
export async function askForLanguage(terminal: Terminal = {}): Promise<string | undefined> {
  const language = await select({
    message: 'The language of its texts, which they do not tell',
    options: [
      { value: 'en', label: 'English' },
      { value: 'fr', label: 'French' },
      { value: 'es', label: 'Spanish' },
      { value: 'zh-Hans', label: 'Chinese, simplified' },
      { value: 'zh-Hant', label: 'Chinese, traditional' },
      { value: '', label: 'another one', hint: 'write its tag into website.json, as "language"' },
    ],
    ...terminal,
  });
  if (isCancel(language)) throw new CancelledError();
  return language === '' ? undefined : language;
}

/** Throws a `CancelledError` for "no". */
export async function askWhetherToWrite(file: string, terminal: Terminal = {}): Promise<void> {
  const answer = await confirm({ message: `Write that into ${file}?`, ...terminal });
  if (answer !== true) throw new CancelledError();
}

const NOTHING = 'no: an example to write over';

function askerOf(terminal: Terminal) {
  // Else readline closes the terminal at Ctrl+D, and the command ends as if all had gone well.
  updateSettings({ aliases: { '\x04': 'cancel' } });
  return (message: string, check: (answer: string) => string, settings: Suggestion = {}) =>
    askForText({ message, ...settings, ...terminal }, check);
}

/** Short enough for a slug. */
const MAX_SUGGESTED = 63;

interface Suggestion {
  /** Taken when nothing is typed. */
  defaultValue?: string;
  /** Typed already. */
  initialValue?: string;
}

async function askForText(
  { defaultValue, ...settings }: Suggestion & Terminal & { message: string },
  check: (answer: string) => string,
): Promise<string> {
  const suggestion = defaultValue === undefined ? {} : { defaultValue, placeholder: defaultValue };
  const answer = await text({
    ...settings,
    ...suggestion,
    validate: (typed) => problemOf(() => check(typed || (defaultValue ?? ''))),
  });
  if (isCancel(answer)) throw new CancelledError();
  return check(answer);
}

function problemOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function askForSource(terminal: Terminal): Promise<ConfigurationSource> {
  const source = await select<ConfigurationSource>({
    message: 'Where its configuration comes from',
    options: [
      { value: 'file', label: 'a file', hint: 'website.json, an example to write over' },
      { value: 'supabase', label: 'a backend', hint: 'the function get-brand-website' },
    ],
    ...terminal,
  });
  if (isCancel(source)) throw new CancelledError();
  return source;
}

async function askForFont(initialValue: string, terminal: Terminal): Promise<string> {
  const font = await autocomplete({
    message: 'Its font: type to search',
    options: hostedFonts().map((value) => ({ value, label: value })),
    initialValue,
    maxItems: 8,
    validate: (chosen) =>
      chosen === undefined ? 'No font of that name is hosted. Choose one of the list.' : undefined,
    ...terminal,
  });
  if (isCancel(font)) throw new CancelledError();
  return font;
}
