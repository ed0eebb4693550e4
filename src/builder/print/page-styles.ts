import { hash } from 'node:crypto';
import { stylesFor, utilitiesIn } from '../../astro/style-rules.ts';
import { lazy } from '../../domain/lazy.ts';
import {
  type ClassList,
  type Edit,
  type Known,
  type Part,
  markupOf,
  rootWordsIn,
  scriptsIn,
  withEdits,
} from './page-markup.ts';
import { readStyleNote, type StyleNote, wordsInCode } from './style-note.ts';

export interface StyledPage {
  html: string;
  /** The page's one stylesheet, and the one that its scripts load with whatever they load later. */
  styles: { path: string; css: string }[];
}

const MADE = /^_astro\/(?:page|later)\./;
const HASH_LENGTH = 10;

export const isPageStyle = (path: string): boolean => MADE.test(path);

/**
 * The page with one stylesheet in place of all: what they say, without the rules that nothing on the page can match. Tailwind's classes
 * get short names, as in `class="_4c _9"`, one for all that are on the same elements, and those that the brand can't use are left out.
 * Scripts know the long names, so what they make has rules of its own. `foreign` is what the brand itself wrote: its classes are its own.
 */
export function stylePage(html: string, clientDir: string, foreign: readonly (string | undefined)[] = []): StyledPage {
  const compiled = readCompiled(clientDir);
  const parts = markupOf(html, compiled, foreign);
  const { styles, link, attributeFor } = compiled.kindOf(html, parts);
  let isLinked = false;
  const own = parts.map(({ text, isForeign, links, classes }) => {
    if (isForeign) return text;
    const edits: Edit[] = links.map(({ start, end }) => {
      const isFirst = !isLinked;
      isLinked = true;
      return { start, end, text: isFirst ? link : '' };
    });
    for (const { start, end, list } of classes) {
      const attribute = attributeFor(list);
      if (attribute !== undefined) edits.push({ start, end, text: attribute });
    }
    return withEdits(text, edits);
  });
  return { html: own.join(''), styles };
}

export function sheetsOf(html: string, clientDir: string): PageSheets {
  const compiled = readCompiled(clientDir);
  return compiled.kindOf(html, markupOf(html, compiled, []));
}

export interface PageSheets {
  /** The compiled stylesheets that the page links, by path, each without what the page can't use. */
  sheets: Map<string, string>;
}

/** Pages that link the same, with the same lists of classes: all that their styles depend on. */
interface Kind extends PageSheets {
  styles: StyledPage['styles'];
  /** In place of the links. */
  link: string;
  /** With its short names; undefined where it stays as it is. */
  attributeFor: (list: ClassList) => string | undefined;
}

/** What a page asks for, by path. */
interface PageFiles {
  linked: string[];
  named: string[];
  islands: string[];
}

/** What of a page its styles need to know. */
interface PageWords {
  markup: ReadonlySet<string>;
  code: ReadonlySet<string>;
  /** Those of the lists of classes that are not the brand's own. */
  lists: string[][];
}

const ENTITIES: Record<string, string> = { amp: '&', '#38': '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'" };

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|#3[489]);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    : text;

interface Compiled extends Known {
  kindOf: (html: string, parts: readonly Part[]) => Kind;
}

/** A brand has about twenty, and shares some with others. A fleet has thousands, which must not lie in memory together: each is a tenth of a megabyte. */
const MAX_KINDS = 200;
/** Those of a few brands: what a brand wrote itself is nobody else's. */
const MAX_TEXTS = 5000;

function makeMemory<Value>(most: number) {
  const known = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    let value = known.get(key);
    if (value === undefined) {
      value = make();
      const [oldest] = known.size < most ? [] : known.keys();
      if (oldest !== undefined) known.delete(oldest);
      known.set(copyOf(key), value);
    }
    return value;
  };
}

/** A part of a page that is kept would keep the page. */
const copyOf = (text: string): string => Buffer.from(text).toString();

const compiledIn = lazy(() => new Map<string, Compiled>());

function readCompiled(clientDir: string): Compiled {
  let compiled = compiledIn().get(clientDir);
  if (compiled === undefined) {
    compiled = makeCompiled(readStyleNote(clientDir));
    compiledIn().set(clientDir, compiled);
  }
  return compiled;
}

function makeCompiled({ sheets, scripts, words, utilities }: StyleNote): Compiled {
  const knownKinds = makeMemory<Kind>(MAX_KINDS);
  const knownLists = makeMemory<ClassList>(MAX_TEXTS);
  const knownCode = makeMemory<number[]>(MAX_TEXTS);
  const numbers = new Map(words.map((word, index) => [word, index]));
  const numbersOf = (found: string[]): number[] => found.flatMap((word) => numbers.get(word) ?? []);
  const stylesFrom = makeStyles({ sheets, scripts, utilities });
  let lastId = 0;

  return {
    hasSheet: (path) => Object.hasOwn(sheets, path),
    listOf: (list) =>
      knownLists(list, () => ({ id: lastId++, text: copyOf(list), words: numbersOf(decoded(list).split(/\s+/)) })),
    kindOf(html, parts) {
      const listsOf = (isForeign: boolean) =>
        new Set(parts.flatMap((part) => (part.isForeign === isForeign ? part.classes.map(({ list }) => list) : [])));
      const [own, foreign] = [listsOf(false), listsOf(true)];
      const linked = parts.flatMap(({ links }) => links.map(({ path }) => path));
      const named = parts.flatMap((part) => part.scripts);
      const islands = parts.flatMap((part) => part.islands);
      const root = rootWordsIn(html);
      const code = new Set([...scriptsIn(html)].flatMap((each) => knownCode(each, () => numbersOf(wordsInCode(each)))));
      const idsOf = (lists: Iterable<ClassList>) => Array.from(lists, ({ id }) => id).sort((one, other) => one - other);
      const key = [linked, named, islands, root, idsOf(own), idsOf(foreign), [...code].sort()].join('\n');
      return knownKinds(key, () => {
        const inLists = [...own, ...foreign].flatMap((list) => list.words);
        const namesOf = (found: Iterable<number>) => new Set(Array.from(found, (word) => words[word] ?? ''));
        return stylesFrom(
          { linked, named, islands },
          {
            markup: namesOf([...numbersOf(root), ...inLists]),
            code: namesOf(code),
            lists: Array.from(own, (list) => [...namesOf(list.words)]),
          },
        );
      });
    },
  };
}

/** What the pages of a kind are given. */
function makeStyles({ sheets, scripts, utilities }: Pick<StyleNote, 'sheets' | 'scripts' | 'utilities'>) {
  const knownLater = makeMemory<string>(MAX_KINDS);
  const isUtility = new Set(utilities);
  const wordsOf = makeWordsOf(scripts);
  const wordsOfAll = new Set(Object.values(scripts).flatMap((script) => script.words));
  const laterNodes = utilitiesIn('later', Object.values(sheets).flat());

  /** For a brand, as the roots of its documents tell it. */
  const laterFor = (brand: string[]): string => {
    const has = (word: string) =>
      isUtility.has(word) ? wordsOfAll.has(word) : !BRAND.test(word) || brand.includes(word);
    const words = { has, isShort: () => false, shortOf: (word: string) => word, meet: () => true };
    return knownLater(brand.sort().join('\n'), () => stylesFor(laterNodes, words));
  };

  return ({ linked, named, islands }: PageFiles, { markup, code, lists }: PageWords): Kind => {
    const { atOnce, ever } = wordsOf(named, islands);
    const names = makeNames(lists, isUtility);
    const has = (word: string) =>
      code.has(word) || (isUtility.has(word) ? atOnce.has(word) : markup.has(word) || ever.has(word));
    const words = { has, isShort: names.isOf, shortOf: names.give, meet: names.meet };
    const ownSheets = new Map(linked.map((path) => [path, stylesFor(sheets[path] ?? [], words)]));
    const style = fileOf('page', [...ownSheets.values()].join(''));
    const later = fileOf('later', laterFor([...markup].filter((word) => BRAND.test(word))));
    const attributes = new Map<ClassList, string | undefined>();
    return {
      sheets: ownSheets,
      styles: [style, later],
      link: `<link rel="stylesheet" href="/${style.path}" data-later="/${later.path}">`,
      attributeFor(list) {
        if (!attributes.has(list)) attributes.set(list, shortened(list.text, isUtility, names.given));
        return attributes.get(list);
      },
    };
  };
}

const fileOf = (name: string, css: string) => ({
  path: `_astro/${name}.${hash('sha256', css).slice(0, HASH_LENGTH)}.css`,
  css,
});

/** Without the classes that do nothing here, and without the attribute where no others are left. */
function shortened(
  list: string,
  isUtility: ReadonlySet<string>,
  given: (word: string) => string | undefined,
): string | undefined {
  const words = decoded(list).split(' ');
  if (!words.some((word) => isUtility.has(word))) return undefined;
  const written = list.split(' ');
  const kept = words.flatMap((word, index) => (isUtility.has(word) ? given(word) : written[index]) || []);
  return kept.length === 0 ? '' : ` class="${[...new Set(kept)].join(' ')}"`;
}

/**
 * Names of two characters, counted in the order in which the stylesheet asks for them, so that they pack well: `_10`, `_11`. One for words
 * that are on the same elements everywhere. `lists`: those of the page, each once.
 */
function makeNames(lists: string[][], isUtility: ReadonlySet<string>) {
  const places = new Map<string, string>();
  for (const [place, list] of lists.entries())
    for (const word of new Set(list)) if (isUtility.has(word)) places.set(word, `${places.get(word) ?? ''} ${place}`);
  const names = new Map<string, string>();
  const placesOf = (word: string): string => places.get(word) ?? word;
  const elements = new Map<string, Set<string>>();
  return {
    isOf: (word: string) => places.has(word),
    give(word: string): string {
      const name = names.get(placesOf(word)) ?? `_${(FIRST_OF_TWO + names.size).toString(36)}`;
      names.set(placesOf(word), name);
      elements.set(`.${name}`, new Set(placesOf(word).split(' ').slice(1)));
      return name;
    },
    meet(one: string, other: string): boolean {
      const [some, others] = [elements.get(one), elements.get(other)];
      return !some || !others || !some.isDisjointFrom(others);
    },
    given: (word: string) => names.get(placesOf(word)),
  };
}

const FIRST_OF_TWO = 36;

/** Home's compositions are of one page, and a script of any. */
const BRAND = /^\[data-(?!hero)/;

/** The words of scripts and of what they import, and with what they load later. */
function makeWordsOf(scripts: StyleNote['scripts']) {
  const known = makeMemory<{ atOnce: ReadonlySet<string>; ever: ReadonlySet<string> }>(MAX_KINDS);
  const wordsFrom = (named: string[], nextOf: (script: StyleNote['scripts'][string]) => string[]) => {
    const seen = new Set(named);
    for (const path of seen) {
      const script = scripts[path];
      if (script) for (const next of nextOf(script)) seen.add(next);
    }
    return new Set([...seen].flatMap((path) => scripts[path]?.words ?? []));
  };
  return (named: string[], islands: string[]) =>
    known([named, islands].join('\n'), () => ({
      atOnce: wordsFrom(named, ({ imports }) => imports),
      ever: wordsFrom([...named, ...islands], ({ imports, loads }) => [...imports, ...loads]),
    }));
}
