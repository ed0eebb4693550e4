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
 * get short names, as in `class="_4c _9"`, and those that the brand can't use are left out. Scripts know the long names, so what they make
 * has rules of its own. `foreign` is what the brand itself wrote: its classes are its own.
 */
export function stylePage(html: string, clientDir: string, foreign: readonly (string | undefined)[] = []): StyledPage {
  const { sheets, later, nameOf } = sheetsOf(html, clientDir);
  const style = named('page', [...sheets.values()].join(''));
  const laterStyle = named('later', later);
  const link = `<link rel="stylesheet" href="/${style.path}" data-later="/${laterStyle.path}">`;
  let isLinked = false;
  const own = pieces(html, foreign).map(({ text, isForeign }) => {
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
        const kept = names.map((name, index) => name ?? list.split(' ')[index]).filter((name) => name !== '');
        return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
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

export function sheetsOf(html: string, clientDir: string): PageSheets {
  const compiled = readCompiled(clientDir);
  const sheets = [...html.matchAll(LINK)].map(([, path = '']) => path).filter((path) => compiled.hasSheet(path));
  const scripts = [...html.matchAll(SCRIPT)].map(([, path = '']) => path);
  return compiled.sheetsFor(sheets, scripts, wordsInPage(html, compiled.words));
}

interface PageWordsFound {
  markup: Set<string>;
  code: Set<string>;
}

function wordsInPage(html: string, known: ReadonlySet<string>): PageWordsFound {
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

  const sheetsFor = (linked: string[], named: string[], { markup, code }: PageWordsFound): PageSheets => {
    const { atOnce, ever } = wordsOf(named);
    const used = new Set<string>();
    const shortOf = (word: string) => (markup.has(word) ? shortNames.get(word) : undefined);
    const has = (word: string) =>
      code.has(word) || (shortNames.has(word) ? atOnce.has(word) : markup.has(word) || ever.has(word));
    return {
      sheets: new Map(linked.map((path) => [path, stylesFor(sheets[path] ?? [], { has, shortOf }, used)])),
      later: laterFor([...markup].filter((word) => BRAND.test(word))),
      nameOf: (word) => {
        const short = shortNames.get(word);
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
    hasSheet: (path) => Object.hasOwn(sheets, path),
    sheetsFor(linked, named, { markup, code }) {
      const key = [...linked, ...named, ...[...markup].sort(), ...[...code].sort()].join('\n');
      return knownPages(key, () => sheetsFor(linked, named, { markup, code }));
    },
  };
}

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
