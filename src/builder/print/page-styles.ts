import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseStyles, type StyleNode, stylesFor, wordsOf } from '../../astro/style-rules.ts';
import { isVoiceStylesheet } from '../../astro/voice-styles.ts';
import { remembered } from '../../domain/remembered.ts';

/** The one stylesheet of a page: what its links named, without the rules that nothing on the page can match. */
export interface PageStyle {
  /** `_astro/page.<hash>.css` */
  path: string;
  css: string;
}

const LINK = /<link rel="stylesheet" href="\/(_astro\/[^"]+\.css)">/g;
const CLASSES = /\sclass="([^"]*)"/g;
const ROOT = /<html\b([^>]*)>/;
const ROOT_ATTRIBUTE = /\s(data-[a-z]+)(?:="([^"]*)")?/g;
const SCRIPT = /(?:src|-url)="\/(_astro\/[^"]+\.js)"/g;
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#38;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};
const HASH_LENGTH = 10;
const PREFIX = '_astro/page.';

export const isPageStyle = (path: string): boolean => path.startsWith(PREFIX);

/** The page with one link in place of all, and what it leads to. */
export function onePageStyle(html: string, clientDir: string): { html: string; style: PageStyle } {
  const sheets = sheetsOf(html, clientDir);
  const css = [...sheets.values()].join('');
  const path = `${PREFIX}${hash('sha256', css).slice(0, HASH_LENGTH)}.css`;
  let isFirst = true;
  const linked = html.replace(LINK, (old, sheet: string) => {
    if (!sheets.has(sheet)) return old;
    const link = isFirst ? `<link rel="stylesheet" href="/${path}">` : '';
    isFirst = false;
    return link;
  });
  return { html: linked, style: { path, css } };
}

/** The compiled stylesheets that a page links, by path, each without the rules that nothing on the page can match. */
export function sheetsOf(html: string, clientDir: string): Map<string, string> {
  const compiled = readCompiled(clientDir);
  const sheets = [...html.matchAll(LINK)].map(([, path = '']) => path).filter((path) => compiled.hasSheet(path));
  const scripts = [...html.matchAll(SCRIPT)].map(([, path = '']) => path);
  const own = new Set<string>();
  for (const word of wordsInPage(html)) if (compiled.words.has(word)) own.add(word);
  return compiled.sheetsFor(sheets, scripts, own);
}

function* wordsInPage(html: string): Iterable<string> {
  const [, root = ''] = ROOT.exec(html) ?? [];
  for (const [, name = '', value] of root.matchAll(ROOT_ATTRIBUTE)) {
    yield `[${name}]`;
    if (value !== undefined) yield `[${name}=${value}]`;
  }
  const lists = new Set<string>();
  for (const [, list = ''] of html.matchAll(CLASSES)) lists.add(list);
  for (const list of lists) yield* decoded(list).split(/\s+/);
  for (const code of scriptsIn(html)) yield* wordsInCode(code);
}

/** The inline ones; data that a page carries is none. */
function* scriptsIn(html: string): Iterable<string> {
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at + 1)) {
    const start = html.indexOf('>', at);
    const end = html.indexOf('</script', start);
    if (start === -1 || end === -1) return;
    if (!html.slice(at, start).includes('json')) yield html.slice(start + 1, end);
    at = end;
  }
}

const decoded = (text: string) =>
  text.includes('&') ? text.replace(/&(?:amp|lt|gt|quot|#3[489]);/g, (entity) => ENTITIES[entity] ?? entity) : text;

/** Whatever may be a class in a script. A word too many costs a rule that nothing uses, never one too few. */
const wordsInCode = (code: string): string[] => code.split(/[\s"'`{}]+/);

interface Script {
  /** What it imports at once or when somebody wants it. */
  needs: string[];
  /** Those of its words that a stylesheet knows. */
  words: string[];
}

interface Compiled {
  words: ReadonlySet<string>;
  hasSheet: (path: string) => boolean;
  sheetsFor: (sheets: string[], scripts: string[], own: ReadonlySet<string>) => Map<string, string>;
}

interface Note {
  sheets: Record<string, StyleNode[]>;
  scripts: Record<string, Script>;
}

const noteOf = (clientDir: string): string => `${clientDir}-styles.json`;

/** Takes the compiled stylesheets apart, once for all builds that follow. */
export function noteStyles(clientDir: string): void {
  writeFileSync(noteOf(clientDir), JSON.stringify(readNote(clientDir)));
}

function readNote(clientDir: string): Note {
  if (existsSync(noteOf(clientDir))) return JSON.parse(readFileSync(noteOf(clientDir), 'utf8'));
  const names = readdirSync(join(clientDir, '_astro')).filter((name) => !isVoiceStylesheet(name));
  const read = (name: string) => readFileSync(join(clientDir, '_astro', name), 'utf8');
  const sheets = Object.fromEntries(
    names.filter((name) => name.endsWith('.css')).map((name) => [`_astro/${name}`, parseStyles(read(name))]),
  );
  const words = allWords(sheets);
  const scripts = Object.fromEntries(
    names.filter((name) => name.endsWith('.js')).map((name) => [`_astro/${name}`, scriptOf(read(name), words)]),
  );
  return { sheets, scripts };
}

function allWords(sheets: Record<string, StyleNode[]>): Set<string> {
  const words = new Set<string>();
  for (const nodes of Object.values(sheets)) wordsOf(nodes, words);
  return words;
}

function scriptOf(code: string, words: ReadonlySet<string>): Script {
  const needs = [...code.matchAll(/(?:from|import|import\()\s*["'`](\.\/[^"'`]+\.js)["'`]/g)];
  return {
    needs: [...new Set(needs.map(([, path = '']) => posix.join('_astro', path)))],
    words: [...new Set(wordsInCode(code).filter((word) => words.has(word)))],
  };
}

const compiledIn = remembered(() => new Map<string, Compiled>());

function readCompiled(clientDir: string): Compiled {
  let compiled = compiledIn().get(clientDir);
  if (compiled === undefined) {
    compiled = makeCompiled(readNote(clientDir));
    compiledIn().set(clientDir, compiled);
  }
  return compiled;
}

function makeCompiled({ sheets, scripts }: Note): Compiled {
  const known = new Map<string, Map<string, string>>();
  const wordsOfScripts = new Map<string, ReadonlySet<string>>();

  /** Those of what is loaded later, too: it comes into this page. */
  const wordsIn = (named: string[]): ReadonlySet<string> => {
    const key = named.join('\n');
    let words = wordsOfScripts.get(key);
    if (words === undefined) {
      const seen = new Set(named);
      for (const path of seen) for (const next of scripts[path]?.needs ?? []) seen.add(next);
      words = new Set([...seen].flatMap((path) => scripts[path]?.words ?? []));
      wordsOfScripts.set(key, words);
    }
    return words;
  };

  return {
    words: allWords(sheets),
    hasSheet: (path) => Object.hasOwn(sheets, path),
    sheetsFor(linked, named, own) {
      const key = [...linked, ...named, ...[...own].sort()].join('\n');
      let found = known.get(key);
      if (found === undefined) {
        const others = wordsIn(named);
        const hasWord = (word: string) => own.has(word) || others.has(word);
        found = new Map(linked.map((path) => [path, stylesFor(sheets[path] ?? [], hasWord)]));
        known.set(key, found);
      }
      return found;
    },
  };
}
