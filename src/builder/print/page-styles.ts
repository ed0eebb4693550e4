import { hash } from 'node:crypto';
import { stylesFor } from '../../astro/style-rules.ts';
import { remembered } from '../../domain/remembered.ts';
import { readStyleNote, type StyleNote, wordsInCode } from './style-note.ts';

/** A page with one stylesheet: what its links named, without the rules that nothing on the page can match. */
export interface StyledPage {
  html: string;
  /** `_astro/page.<hash>.css` */
  path: string;
  css: string;
}

const LINK = /<link rel="stylesheet" href="\/(_astro\/[^"]+\.css)">/g;
const CLASSES = /\sclass="([^"]*)"/g;
const ROOT = /<html\b([^>]*)>/;
const ROOT_ATTRIBUTE = /\s(data-[a-z]+)(?:="([^"]*)")?/g;
const SCRIPT = /(?:src|-url)="\/(_astro\/[^"]+\.js)"/g;
const PREFIX = '_astro/page.';
const HASH_LENGTH = 10;

export const isPageStyle = (path: string): boolean => path.startsWith(PREFIX);

/**
 * The page with one stylesheet in place of all. Tailwind's classes get short names, as in `class="_4c _9"`, but for those that a script
 * uses, and are left out where the brand can't use them. `foreign` is what the brand itself wrote: its classes are its own.
 */
export function stylePage(html: string, clientDir: string, foreign: readonly (string | undefined)[] = []): StyledPage {
  const { sheets, nameOf } = sheetsOf(html, clientDir);
  const css = [...sheets.values()].join('');
  const path = `${PREFIX}${hash('sha256', css).slice(0, HASH_LENGTH)}.css`;
  let isLinked = false;
  const own = pieces(html, foreign).map(({ text, isForeign }) => {
    if (isForeign) return text;
    return text
      .replace(LINK, (link, sheet: string) => {
        if (!sheets.has(sheet)) return link;
        const first = isLinked ? '' : `<link rel="stylesheet" href="/${path}">`;
        isLinked = true;
        return first;
      })
      .replace(CLASSES, (attribute, list: string) => {
        const names = decoded(list).split(' ').map(nameOf);
        if (names.every((name) => name === undefined)) return attribute;
        const kept = names.map((name, index) => name ?? list.split(' ')[index]).filter((name) => name !== '');
        return kept.length === 0 ? '' : ` class="${kept.join(' ')}"`;
      });
  });
  return { html: own.join(''), path, css };
}

export interface PageSheets {
  /** The compiled stylesheets that the page links, by path, each without what the page can't use. */
  sheets: Map<string, string>;
  /** What a class is called: empty for one that does nothing here, undefined where it keeps its name. */
  nameOf: (word: string) => string | undefined;
}

export function sheetsOf(html: string, clientDir: string): PageSheets {
  const compiled = readCompiled(clientDir);
  const sheets = [...html.matchAll(LINK)].map(([, path = '']) => path).filter((path) => compiled.hasSheet(path));
  const scripts = [...html.matchAll(SCRIPT)].map(([, path = '']) => path);
  return compiled.sheetsFor(sheets, scripts, wordsInPage(html, compiled.words));
}

function wordsInPage(html: string, known: ReadonlySet<string>): { markup: Set<string>; code: Set<string> } {
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

/** The page in turn without and with what the brand wrote, which stands in it as it is. */
function pieces(html: string, foreign: readonly (string | undefined)[]): { text: string; isForeign: boolean }[] {
  let found = [{ text: html, isForeign: false }];
  for (const code of foreign) {
    if (code === undefined || code === '') continue;
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
  sheetsFor: (sheets: string[], scripts: string[], words: ReturnType<typeof wordsInPage>) => PageSheets;
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
  const known = new Map<string, PageSheets>();
  const wordsOfScripts = new Map<string, ReadonlySet<string>>();
  const shortNames = new Map(utilities.map((word, index) => [word, `_${index.toString(36)}`]));

  /** Those of what is loaded later, too: it comes into this page. */
  const wordsIn = (named: string[]): ReadonlySet<string> => {
    const key = named.join('\n');
    let found = wordsOfScripts.get(key);
    if (found === undefined) {
      const seen = new Set(named);
      for (const path of seen) for (const next of scripts[path]?.needs ?? []) seen.add(next);
      found = new Set([...seen].flatMap((path) => scripts[path]?.words ?? []));
      wordsOfScripts.set(key, found);
    }
    return found;
  };

  const sheetsFor = (
    linked: string[],
    named: string[],
    { markup, code }: ReturnType<typeof wordsInPage>,
  ): PageSheets => {
    const ofScripts = wordsIn(named);
    const isOfScripts = (word: string) => code.has(word) || ofScripts.has(word);
    const has = (word: string) => markup.has(word) || isOfScripts(word);
    const shortOf = (word: string) => (isOfScripts(word) ? undefined : shortNames.get(word));
    const used = new Set<string>();
    const found = linked.map((path) => [path, stylesFor(sheets[path] ?? [], { has, nameOf: shortOf }, used)] as const);
    const nameOf = (word: string) => {
      const short = shortOf(word);
      return short === undefined || used.has(word) ? short : '';
    };
    return { sheets: new Map(found), nameOf };
  };

  return {
    words: new Set(words),
    hasSheet: (path) => Object.hasOwn(sheets, path),
    sheetsFor(linked, named, { markup, code }) {
      const key = [...linked, ...named, ...[...markup].sort(), ...[...code].sort()].join('\n');
      let found = known.get(key);
      if (found === undefined) {
        found = sheetsFor(linked, named, { markup, code });
        known.set(key, found);
      }
      return found;
    },
  };
}
