import { TOOL_LANGUAGES, type ToolLanguage, type ToolTexts, toolLanguageOf } from './tool-texts.ts';

/** Where a browser keeps the language that somebody chose for our tools. */
export const LANGUAGE_COOKIE = 'tools-language';

/** The language of whoever asks, as far as their browser says: the one they chose, or else the best that it asks for. */
export function languageOf(headers: Headers): ToolLanguage {
  const chosen = cookieOf(headers, LANGUAGE_COOKIE);
  const known = TOOL_LANGUAGES.find((language) => language === chosen);
  return known ?? toolLanguageOf(acceptedIn(headers.get('accept-language') ?? ''));
}

const cookieOf = (headers: Headers, name: string): string | undefined =>
  headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const MAX_LENGTH = 500;

/** `acceptedIn('de;q=0.5, fr-CA') // ['fr-CA', 'de']` */
function acceptedIn(header: string): string[] {
  const tags = header
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((each) => {
      const [tag = '', ...parameters] = each.split(';').map((part) => part.trim());
      const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? 1);
      return { tag, quality: Number.isNaN(quality) ? 0 : quality };
    });
  return tags
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

/** What was written in English where nobody knew who reads it, in the language of whoever does. What the catalogue does not know stays as it is. */
export const sentenceIn = ({ sentences }: Pick<ToolTexts, 'sentences'>, english: string): string =>
  english.length > MAX_SENTENCE
    ? english
    : sentences.reduce((sentence, [pattern, words]) => sentence.replace(pattern, words), english);

/** Some patterns look at each place of a text again and again: none of ours is as long. */
const MAX_SENTENCE = 5000;
