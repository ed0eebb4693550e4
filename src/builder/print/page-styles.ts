import { hash } from 'node:crypto';
import { stylesFor, utilitiesIn } from '../../astro/style-rules.ts';
import { remembered } from '../../domain/remembered.ts';
import { readStyleNote, type StyleNote, wordsInCode } from './style-note.ts';

export interface StyledPage {
  html: string;
  /** The page's one stylesheet, and the one that its scripts load with whatever they load later. */
  styles: { path: string; css: string }[];
}

const LINK = /<link rel="stylesheet" href="\/(_astro\/[^"]+\.css)">/g;
const CLASSES = /\sclass="([^"]*)"/g;
const ROOT = /<html\b([^>]*)>/;
const ROOT_ATTRIBUTE = /\s(data-[a-z]+)(?:="([^"]*)")?/g;
const SCRIPT = /(?:src|-url)="\/(_astro\/[^"]+\.js)"/g;
const MADE = /^_astro\/(?:page|later)\./;
const HASH_LENGTH = 10;

export const isPageStyle = (path: string): boolean => MADE.test(path);

/**
 * The page with one stylesheet in place of all: what they say, without the rules that nothing on the page can match. Tailwind's classes
 * get short names, as in `class="_4c _9"`, one for all that are on the same elements, and those that the brand can't use are left out.
 * Scripts know the long names, so what they make has rules of its own. `foreign` is what the brand itself wrote: its classes are its own.
 */
export function stylePage(html: string, clientDir: string, foreign: readonly (string | undefined)[] = []): StyledPage {
  const page = pieces(html, foreign);
  const ours = page.map(({ text, isForeign }) => (isForeign ? '' : text));
  const { sheets, later, nameOf } = sheetsOf(html, clientDir, ours.join(''));
  const style = named('page', [...sheets.values()].join(''));
  const laterStyle = named('later', later);
  const link = `<link rel="stylesheet" href="/${style.path}" data-later="/${laterStyle.path}">`;
  let isLinked = false;
  const own = page.map(({ text, isForeign }) => {
    if (isForeign) return text;
    return text
      .replace(LINK, (old, sheet: string) => {
        if (!sheets.has(sheet)) return old;
        const isFirst = !isLinked;
        isLinked = true;
        return isFirst ? link : '';
      })
      .replace(CLASSES, (attribute, list: string) => {
        const names = decoded(list).split(' ').map(nameOf);
        if (names.every((name) => name === undefined)) return attribute;
        const kept = new Set(names.map((name, index) => name ?? list.split(' ')[index]));
        kept.delete('');
        return kept.size === 0 ? '' : ` class="${[...kept].join(' ')}"`;
      });
  });
  return { html: own.join(''), styles: [style, laterStyle] };
}

const named = (name: string, css: string) => ({
  path: `_astro/${name}.${hash('sha256', css).slice(0, HASH_LENGTH)}.css`,
  css,
});

export interface PageSheets {
  /** The compiled stylesheets that the page links, by path, each without what the page can't use. */
  sheets: Map<string, string>;
  /** Tailwind's rules for all that scripts make on a page of this brand. */
  later: string;
  /** What a class is called: empty for one that does nothing here, undefined where it keeps its name. */
  nameOf: (word: string) => string | undefined;
}

/** `own` is what of the page is not the brand's own. */
export function sheetsOf(html: string, clientDir: string, own = html): PageSheets {
  const compiled = readCompiled(clientDir);
  const sheets = [...html.matchAll(LINK)].map(([, path = '']) => path).filter((path) => compiled.hasSheet(path));
  const scripts = [...html.matchAll(SCRIPT)].map(([, path = '']) => path);
  const words = { ...wordsInPage(html, compiled.words), sets: setsIn(own, compiled.isShort) };
  return compiled.sheetsFor(sheets, scripts, words);
}

/** The words of Tailwind's that are on the same elements everywhere, where there are several. */
function setsIn(html: string, isShort: (word: string) => boolean): string[][] {
  const lists = new Set([...html.matchAll(CLASSES)].map(([, list = '']) => list));
  const places = new Map<string, number[]>();
  let place = 0;
  for (const list of lists) {
    place += 1;
    for (const word of new Set(decoded(list).split(/\s+/))) {
      if (!isShort(word)) continue;
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  }
  const sets = Map.groupBy(places.keys(), (word) => places.get(word)?.join());
  return [...sets.values()].filter((set) => set.length > 1).map((set) => set.sort());
}

interface PageWordsFound {
  markup: Set<string>;
  code: Set<string>;
  sets: string[][];
}

function wordsInPage(html: string, known: ReadonlySet<string>): Omit<PageWordsFound, 'sets'> {
  const words = { markup: new Set<string>(), code: new Set<string>() };
  const [, root = ''] = ROOT.exec(html) ?? [];
  for (const [, name = '', value] of root.matchAll(ROOT_ATTRIBUTE)) {
    words.markup.add(`[${name}]`);
    if (value !== undefined) words.markup.add(`[${name}=${value}]`);
  }
  const lists = new Set<string>();
  for (const [, list = ''] of html.matchAll(CLASSES)) lists.add(list);
  for (const list of lists) for (const word of decoded(list).split(/\s+/)) if (known.has(word)) words.markup.add(word);
  for (const code of scriptsIn(html)) for (const word of wordsInCode(code)) if (known.has(word)) words.code.add(word);
  return words;
}

/** The inline ones; data that a page carries is none. */
function* scriptsIn(html: string): Iterable<string> {
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const start = html.indexOf('>', at);
    const end = html.indexOf('</script', start);
    if (start === -1 || end === -1) return;
    if (!html.slice(at, start).includes('json')) yield html.slice(start + 1, end);
    at = end;
  }
}

/** The page in turn without and with what the brand wrote, which stands in it as it is. Without a class it needs no care, and may be one letter. */
function pieces(html: string, foreign: readonly (string | undefined)[]): { text: string; isForeign: boolean }[] {
  let found = [{ text: html, isForeign: false }];
  for (const code of foreign) {
    if (!code?.includes('class=')) continue;
    found = found.flatMap((piece) => {
      if (piece.isForeign) return piece;
      const own = piece.text.split(code).map((text) => ({ text, isForeign: false }));
      return own.flatMap((part, index) => (index === 0 ? part : [{ text: code, isForeign: true }, part]));
    });
  }
  return found;
}

const ENTITIES: Record<string, string> = { amp: '&', '#38': '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'" };

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|#3[489]);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    : text;

interface Compiled {
  words: ReadonlySet<string>;
  /** Whether it has a short name on pages. */
  isShort: (word: string) => boolean;
  hasSheet: (path: string) => boolean;
  sheetsFor: (sheets: string[], scripts: string[], words: PageWordsFound) => PageSheets;
}

/** Pages of a kind follow each other. A fleet has thousands of kinds, which must not lie in memory together. */
const MOST_KNOWN = 50;

function makeMemory<Value>() {
  const known = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    let value = known.get(key);
    if (value === undefined) {
      value = make();
      const [oldest] = known.size < MOST_KNOWN ? [] : known.keys();
      if (oldest !== undefined) known.delete(oldest);
      known.set(key, value);
    }
    return value;
  };
}

const compiledIn = remembered(() => new Map<string, Compiled>());

function readCompiled(clientDir: string): Compiled {
  let compiled = compiledIn().get(clientDir);
  if (compiled === undefined) {
    compiled = makeCompiled(readStyleNote(clientDir));
    compiledIn().set(clientDir, compiled);
  }
  return compiled;
}

function makeCompiled({ sheets, scripts, words, utilities }: StyleNote): Compiled {
  const knownPages = makeMemory<PageSheets>();
  const knownLater = makeMemory<string>();
  const shortNames = new Map(utilities.map((word, index) => [word, `_${index.toString(36)}`]));
  const wordsOf = makeWordsOf(scripts);
  const wordsOfAll = new Set(Object.values(scripts).flatMap((script) => script.words));
  const laterNodes = utilitiesIn('later', Object.values(sheets).flat());

  const sheetsFor = (linked: string[], named: string[], { markup, code, sets }: PageWordsFound): PageSheets => {
    const { atOnce, ever } = wordsOf(named);
    const used = new Set<string>();
    const setNames = new Map(sets.flatMap((set) => set.map((word) => [word, nameOfSet(set, shortNames)])));
    const shortOf = (word: string) => (markup.has(word) ? (setNames.get(word) ?? shortNames.get(word)) : undefined);
    const has = (word: string) =>
      code.has(word) || (shortNames.has(word) ? atOnce.has(word) : markup.has(word) || ever.has(word));
    return {
      sheets: new Map(linked.map((path) => [path, stylesFor(sheets[path] ?? [], { has, shortOf }, used)])),
      later: laterFor([...markup].filter((word) => BRAND.test(word))),
      nameOf: (word) => {
        const short = setNames.get(word) ?? shortNames.get(word);
        return short === undefined || used.has(word) ? short : '';
      },
    };
  };

  /** For a brand, as the roots of its documents tell it. */
  const laterFor = (brand: string[]): string => {
    const has = (word: string) =>
      shortNames.has(word) ? wordsOfAll.has(word) : !BRAND.test(word) || brand.includes(word);
    return knownLater(brand.sort().join('\n'), () => stylesFor(laterNodes, { has, shortOf: () => undefined }));
  };

  return {
    words: new Set(words),
    isShort: (word) => shortNames.has(word),
    hasSheet: (path) => Object.hasOwn(sheets, path),
    sheetsFor(linked, named, found) {
      const sets = found.sets.map((set) => set.join(' ')).sort();
      const key = [...linked, ...named, ...[...found.markup].sort(), ...[...found.code].sort(), ...sets].join('\n');
      return knownPages(key, () => sheetsFor(linked, named, found));
    },
  };
}

/**
 * The name of the one with the shortest, which no other set on the page has, and a letter for the set: while the router changes pages the
 * stylesheets of both are there.
 */
function nameOfSet(set: string[], shortNames: ReadonlyMap<string, string>): string {
  const [shortest = ''] = set
    .map((word) => shortNames.get(word) ?? '')
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
  const [byte = 0] = hash('sha256', set.join(' '), 'buffer');
  return shortest + String.fromCodePoint(FIRST_LETTER + (byte % LETTERS));
}

const FIRST_LETTER = 65;
const LETTERS = 26;

/** Home's compositions are of one page, and a script of any. */
const BRAND = /^\[data-(?!hero)/;

/** The words of scripts and of what they import, and with what they load later. */
function makeWordsOf(scripts: StyleNote['scripts']) {
  const known = makeMemory<{ atOnce: ReadonlySet<string>; ever: ReadonlySet<string> }>();
  const wordsFrom = (named: string[], nextOf: (script: StyleNote['scripts'][string]) => string[]) => {
    const seen = new Set(named);
    for (const path of seen) {
      const script = scripts[path];
      if (script) for (const next of nextOf(script)) seen.add(next);
    }
    return new Set([...seen].flatMap((path) => scripts[path]?.words ?? []));
  };
  return (named: string[]) =>
    known(named.join('\n'), () => ({
      atOnce: wordsFrom(named, ({ imports }) => imports),
      ever: wordsFrom(named, ({ imports, loads }) => [...imports, ...loads]),
    }));
}
