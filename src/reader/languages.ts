import { PATHS, pathsIn } from '#core/routes/routes.ts';
import { namesOf, prefixesOf } from '#core/languages/language-prefix.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import type { Configuration } from '#schema/configuration.ts';
import type { Site } from '#schema/site.ts';
import { languageSchema } from '#schema/values/language.ts';
import { didYouMean } from '#core/text/nearest.ts';
import type { ReadContext } from './diagnostics/read-context.ts';

/** The languages of a site: its own, in which the texts are written, and the others. */
export function readLanguages(
  input: Configuration,
  context: ReadContext,
): Pick<Site, 'language' | 'languages' | 'paths'> {
  const tags = tagsIn(input, context);
  const [own = input.language] = tags;
  if (input.language !== undefined && own !== input.language) {
    const problem = `is not the first of "languages", which is "${own}"`;
    context.note(
      input,
      { value: input.language, problem, outcome: `The site's own language is "${own}".` },
      'language',
    );
  }
  const prefixes = prefixesOf(tags);
  const names = namesOf(tags);
  const languages = tags.map((tag, index) => ({
    tag,
    prefix: prefixes.get(tag) ?? '',
    name: names.get(tag) ?? tag,
    isLinked: index === 0,
  }));
  const paths = pathsIn(own);
  return {
    language: own,
    languages: languages.length > 1 ? languages : undefined,
    paths: paths === PATHS ? undefined : paths,
  };
}

/** The language of the texts is the first. Where that can't be used, no other one takes its place. */
function tagsIn(input: Configuration, context: ReadContext): string[] {
  const tags = [...new Set(input.languages ?? [])];
  const { languages: written } = Object(context.positionOf(input).value) as { languages?: unknown };
  if (tags.length === 0 || !Array.isArray(written) || languageSchema.safeParse(written[0]).data === tags[0])
    return tags;
  if (input.language !== undefined) return [...new Set([input.language, ...tags])];
  const problem = 'does not begin with a language, which is that of the texts';
  context.noteAt(input, ['languages'], { problem, outcome: 'The site is in one language.' });
  return [];
}

/** Texts of ours in the brand's words: those that have a key of the catalogue. */
export function readTexts(texts: Record<string, string>, context: ReadContext): Record<string, string> {
  const entries = Object.entries(texts).filter(([key]) => {
    const text = valueAt(key);
    if (typeof text === 'string' && !key.startsWith('hours.')) return true;
    const problem =
      text === undefined
        ? 'is no key of a text'
        : 'can’t be replaced: its words change with what is filled in, or with the clock';
    const hint = text === undefined ? didYouMean(key, keysOf(ENGLISH)) : '';
    context.note(texts, { value: key, problem, outcome: `The text is ours.${hint}` }, key);
    return false;
  });
  return Object.fromEntries(entries);
}

function valueAt(key: string): unknown {
  let value: unknown = ENGLISH;
  for (const part of key.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

/** The keys of all single texts. */
function keysOf(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [`${above}${name}`];
    return typeof value === 'object' && value !== null ? keysOf(value, `${above}${name}.`) : [];
  });
}
