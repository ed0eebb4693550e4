import { pathsIn, pathsOf } from '#core/routes/routes.ts';
import { foldText } from '#core/text/fold.ts';
import { scriptRunsOf } from '#core/text/script-runs.ts';
import { type TextKind, type Translate, translateSite } from '#content/translation/translate-site.ts';
import {
  type BrandText,
  findTranslation,
  missingTexts,
  siteIn,
  textsOfBrand,
  type Translations,
} from '#content/translation/translations.ts';
import type { Paths, Site, SiteLanguage } from '#schema/site.ts';
import { singularOf } from '../languages/dictionary.ts';
import { readLanguage } from '../languages/language.ts';

/** The site as the assistant knows and searches it, and the languages of its pages. */
export interface SiteKnown {
  site: Site;
  /** By their tags, first the one in which it is known. */
  languages: ReadonlyMap<string, PageLanguage>;
  /** A question that names things as pages in any of the languages do, with the names by which they are known. */
  toKnown: (question: string) => string;
}

/** A language in which a site has pages. */
export interface PageLanguage {
  paths: Paths;
  /** A text of an answer with the brand's words in this language: the name of a dish within a sentence, the whole answer to a question. */
  fromKnown: (text: string) => string;
}

/** What guests ask for by its name. */
const NAMED: ReadonlySet<TextKind> = new Set<TextKind>([
  ...(['category', 'deal', 'dish', 'extra', 'feature', 'group', 'job', 'menu'] as const),
]);

const NONE: Translations = new Map();

/**
 * The site in English where it is whole in that language, because questions are read as English words; else in its own. Of a dish with a name in two scripts it is known
 * by the Latin one. Links lead to the pages of its own language. `untranslated`: what the site says and has no translation for.
 */
export function siteKnown(
  site: Site,
  translations: ReadonlyMap<string, Translations>,
  untranslated: readonly string[],
): SiteKnown {
  const own = site.languages?.[0] ?? { tag: site.language ?? 'en', prefix: '', name: '', isLinked: true };
  const languages = site.languages ?? [own];
  const texts = textsOfBrand(site);
  const writtenIn = ({ tag }: SiteLanguage): Translations => translations.get(tag) ?? NONE;
  const isWhole = (language: SiteLanguage) => missingTexts(texts, writtenIn(language)).length === 0;
  const isEnglish = (language: SiteLanguage) => /^en\b/.test(language.tag) && (language === own || isWhole(language));
  const known = languages.find(isEnglish) ?? own;
  const inLanguage = (language: SiteLanguage) => (text: BrandText) =>
    language === own ? text.text : (findTranslation(writtenIn(language), text) ?? text.text);
  const knownAs = namesKnown(texts.filter(({ kind }) => isFood(kind)).map(inLanguage(known)));
  const toKnown = (text: BrandText) => knownAs(inLanguage(known)(text), text.kind);
  const sorted = [known, ...languages.filter((language) => language !== known)];
  return {
    site: translateSite(known === own ? site : siteIn(site, known, writtenIn(known)), knownAs),
    languages: new Map(
      sorted.map((language) => {
        const paths = language === own ? pathsOf(site) : pathsIn(language.tag, language.prefix);
        return [language.tag, { paths, fromKnown: fromKnown(texts, untranslated, toKnown, inLanguage(language)) }];
      }),
    ),
    toKnown: toKnownNames(texts, toKnown, sorted.map(inLanguage)),
  };
}

/** Returns "Shoyu" of the dish "Shoyu 醤油". Of "Latte 大" and "Latte 小" both parts are needed to tell one from the other. */
function namesKnown(dishes: readonly string[]): Translate {
  const sameLatin = new Map<string, Set<string>>();
  for (const name of dishes) sameLatin.set(latinOf(name), (sameLatin.get(latinOf(name)) ?? new Set()).add(name));
  return (text, kind) => {
    const latin = latinOf(text);
    return isFood(kind) && latin !== '' && sameLatin.get(latin)?.size === 1 ? latin : text;
  };
}

/** A dish of a set menu may be one of the menu, too: both have the same name. */
const isFood = (kind: TextKind): boolean => kind === 'dish' || kind === 'extra';

function latinOf(name: string): string {
  const latin = scriptRunsOf(name).filter((run) => /\p{Script=Latin}/u.test(run));
  return latin.join(' ').trim();
}

type InLanguage = (text: BrandText) => string;

function fromKnown(
  all: readonly BrandText[],
  untranslated: readonly string[],
  toKnown: InLanguage,
  toOther: InLanguage,
): (text: string) => string {
  // What stays is replaced by itself, so that a word in it is not: the "Soy" of "Soy milk".
  const texts = new Map(untranslated.map((text) => [text, text]));
  for (const text of all) {
    const [known, other] = [toKnown(text), toOther(text)];
    // "Tantanmen" may be a dish and a cuisine: the dish has another name here.
    if ((texts.get(known) ?? known) === known) texts.set(known, other);
  }
  const inSentence = makeReplacer(texts, String);
  return (text) => texts.get(text) ?? inSentence(text);
}

function toKnownNames(
  all: readonly BrandText[],
  toKnown: InLanguage,
  languages: readonly InLanguage[],
): (question: string) => string {
  const names = new Map<string, Set<string>>();
  const add = (name: string, known: string) =>
    name === known ? undefined : names.set(name, (names.get(name) ?? new Set()).add(known));
  for (const text of all.filter(({ kind }) => NAMED.has(kind)))
    for (const toOther of languages) {
      const [known, other] = [toKnown(text), toOther(text)];
      if (known === other || (text.kind !== 'dish' && isPlainWord(other))) continue;
      // Guests may write one of two scripts alone.
      for (const name of [other, ...scriptRunsOf(other)]) add(name.trim(), known);
    }
  // Several dishes may have one name in another language: all of them may be meant. Words that say what a guest can't eat are not lost with a name.
  const meant = [...names].map(([name, known]) => {
    const isLost = isWish(name) && ![...known].every(isWish);
    return [name, [...(isLost ? [name] : []), ...known].join(' ')] as const;
  });
  return makeReplacer(meant, (word) => sameInPlural(foldText(word)));
}

/** A form that singular and plural share: both "tarte" and "tartes" become "tart". Guests write "les gyozas" for a dish named "Gyoza". */
function sameInPlural(word: string): string {
  return singularOf(word).replace(/(?<=\p{L}{3})e$/u, '');
}

/** Whether a name is a single word that is read without it: a menu "Midi" is no reason to hear of lunch where a guest asks of noon. */
function isPlainWord(name: string): boolean {
  return !/\s/.test(name) && readLanguage(name, () => false).english !== name;
}

/** Whether a name says what is not in a dish, or for whom it is: "Gâteau sans noix". */
function isWish(name: string): boolean {
  return /\b(?:without|no|not|free|vegan|vegetarian|halal|kosher|gluten)\b/i.test(
    readLanguage(name, () => false).english,
  );
}

/** A character of Chinese, or a word in one script: guests may write "Takoyakiたこ焼き". */
const WORD = /\p{Script=Han}|[\p{Script=Latin}\p{M}\p{N}]+|(?:(?![\p{Script=Han}\p{Script=Latin}])[\p{L}\p{M}])+/gu;

interface Phrase {
  /** The words after the first. */
  rest: string[];
  by: string;
  /** What ends it, where that is the end of a sentence. */
  stop: string;
}

/** Replaces phrases where a text has all of their words, the longest first. What stands around the words of a phrase, such as its period, stays as the text has it. */
function makeReplacer(
  phrases: Iterable<readonly [string, string]>,
  sameAs: (word: string) => string,
): (text: string) => string {
  const byFirst = new Map<string, Phrase[]>();
  for (const [phrase, by] of phrases) {
    const [first, ...rest] = Array.from(phrase.matchAll(WORD), ([word]) => sameAs(word));
    if (first !== undefined)
      byFirst.set(first, [...(byFirst.get(first) ?? []), { rest, by: coreOf(by), stop: STOP.exec(by)?.[0] ?? '' }]);
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.rest.length - one.rest.length);
  return (text) => {
    const words = [...text.matchAll(WORD)];
    const same = words.map(([word]) => sameAs(word));
    let replaced = '';
    let end = 0;
    for (let at = 0; at < words.length;) {
      const found = byFirst.get(same[at] ?? '')?.find(({ rest }) => rest.every((word, n) => same[at + 1 + n] === word));
      const last = at + (found?.rest.length ?? 0);
      if (found) {
        replaced += `${text.slice(end, words[at]?.index)}${found.by}`;
        end = endOf(words[last]);
        // "…, mushroom." becomes "…、蘑菇。"
        if (found.stop !== '' && /[.!?]/.test(text.charAt(end))) {
          replaced += found.stop;
          end += 1;
        }
      }
      at = last + 1;
    }
    return replaced + text.slice(end);
  };
}

const STOP = /[.!?。！？]$/u;

const endOf = (word: RegExpExecArray | undefined): number => (word ? word.index + word[0].length : 0);

/** A text from its first word to its last. */
function coreOf(text: string): string {
  const words = [...text.matchAll(WORD)];
  return text.slice(words[0]?.index ?? 0, endOf(words.at(-1)) || undefined);
}
