import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseStyles, type StyleNode } from '../../astro/style-nodes.ts';
import { utilityClasses, wordsOf } from '../../astro/style-rules.ts';
import { withoutUnread } from '../../astro/style-variables.ts';
import { isVoiceStylesheet } from '../../astro/voice-styles.ts';

/** What the compiled stylesheets and scripts have to do with each other, by path from the site's root. */
export interface StyleNote {
  sheets: Record<string, StyleNode[]>;
  scripts: Record<string, ScriptNote>;
  /** All classes and brands that a selector asks for. */
  words: string[];
  /** Classes that are Tailwind's alone, sorted: a page may give them other names. */
  utilities: string[];
}

interface ScriptNote {
  /** What it imports at once, and what it loads when somebody wants it. */
  imports: string[];
  loads: string[];
  /** Those of its words that a stylesheet knows. */
  words: string[];
}

/** Beside the compiled files, as the note of `assets.ts` is. */
const noteOf = (clientDir: string): string => `${clientDir}-styles.json`;

/** Takes the compiled stylesheets apart, once for all builds that follow. */
export function noteStyles(clientDir: string): void {
  writeFileSync(noteOf(clientDir), JSON.stringify(readStyleNote(clientDir)));
}

export function readStyleNote(clientDir: string): StyleNote {
  if (existsSync(noteOf(clientDir))) return JSON.parse(readFileSync(noteOf(clientDir), 'utf8'));
  const names = readdirSync(join(clientDir, '_astro')).filter((name) => !isVoiceStylesheet(name));
  const read = (name: string) => readFileSync(join(clientDir, '_astro', name), 'utf8');
  const sheets = names.filter((name) => name.endsWith('.css')).map((name) => [name, parseStyles(read(name))] as const);
  const nodes = sheets.flatMap(([, parsed]) => parsed);
  const words = wordsOf(nodes);
  const scripts = names
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, scriptOf(read(name), words)] as const);
  return {
    sheets: withoutUnread(byPath(sheets)),
    scripts: byPath(scripts),
    words: [...words],
    utilities: [...utilityClasses(nodes)].sort(),
  };
}

const byPath = <Value>(entries: (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.map(([name, value]) => [`_astro/${name}`, value]));

function scriptOf(code: string, words: ReadonlySet<string>): ScriptNote {
  const paths = (pattern: RegExp) => [
    ...new Set([...code.matchAll(pattern)].map(([, path = '']) => posix.join('_astro', path))),
  ];
  const simple = wordsInCode(code).filter((word) => words.has(word));
  const quoting = [...words].filter((word) => SEPARATORS.test(word) && code.includes(word));
  return {
    imports: paths(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g),
    loads: paths(/import\(\s*["'`](\.\/[^"'`]+\.js)["'`]/g),
    words: [...new Set([...simple, ...quoting])],
  };
}

const SEPARATORS = /[\s"'`{}]+/;

/** Whatever may be a class in a script. A word too many costs a rule that nothing uses, never one too few. */
export const wordsInCode = (code: string): string[] => code.split(SEPARATORS);
