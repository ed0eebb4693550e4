import { hash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { UnsupportedAstroError, type VitePlugin } from '../piece.ts';
import { Modules, patternOf } from './modules.ts';
import { makeNames, rename } from './names.ts';
import { makeSheets, type SheetKind, type Sheets, type Voice } from './sheets.ts';
import { type KindStyles, nameOfKind, styleNoteOf } from './style-note.ts';
import { loadTailwind, type Tailwind, wordsIn } from './tailwind.ts';

const VOICES: readonly Voice[] = ['serif', 'geometric', 'grotesk'];
const KINDS: readonly SheetKind[] = VOICES.flatMap((voice) => [
  { voice, isAnimated: false },
  { voice, isAnimated: true },
]);
/** The files that contain classes. */
const SOURCES = 'src/{features,layouts,pages,ui}/**/*.{astro,ts,tsx}';
const NO_STYLES = '\0no-styles';
const HASH_LENGTH = 8;

/** The code that contains classes, and the short names of those classes. */
export interface StyledCode {
  tailwind: Tailwind;
  /** By file. */
  sources: ReadonlyMap<string, string>;
  nameOf: (word: string) => string;
}

export async function readStyledCode(root: string): Promise<StyledCode> {
  const tailwind = await loadTailwind(join(root, 'src/styles/site.css'));
  const files = globSync(SOURCES, { cwd: root }).map((file) => join(root, file));
  const sources = new Map(files.sort().map((file) => [file, readFileSync(file, 'utf8')]));
  return { tailwind, sources, nameOf: makeNames(sources, tailwind) };
}

/**
 * Makes all stylesheets when the code is compiled. Each voice, with animations and without, has one that all pages share, one for each kind of page and one for what scripts
 * load late. Each is made from the words in the modules of its pages or scripts. In the compiled sources, utilities get short names.
 */
export function pageStyles(root: string): AstroIntegration {
  const modules = new Modules();
  let code: StyledCode;

  const plugin: VitePlugin = {
    name: 'front-of-house-page-styles',
    apply: 'build',
    enforce: 'pre',
    // Otherwise Astro would link these files to pages, each with all styles.
    resolveId: (id) => (id.endsWith('.css') ? NO_STYLES : undefined),
    load: (id) => (id === NO_STYLES ? 'export {}' : undefined),
    async buildStart() {
      code ??= await readStyledCode(root);
    },
    // Runs before Astro compiles a template, because Astro then writes `&` in a class in another way.
    transform: {
      order: 'pre',
      handler: (text, id) => (code.sources.has(id) ? rename(text, id, code.nameOf) : undefined),
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        // Only the `import()` of the browser counts: the server loads each page with one.
        if (info) modules.add(id, info, this.environment.name === 'client');
      }
    },
  };

  return {
    name: 'front-of-house-page-styles',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': ({ dir }) => {
        writeStyles(fileURLToPath(dir).replace(/\/$/, ''), sheetsOf(root, code, modules));
      },
    },
  };
}

function sheetsOf(
  root: string,
  { tailwind, sources, nameOf }: StyledCode,
  modules: Modules,
): (kind: SheetKind) => Sheets {
  const pagesDir = join(root, 'src/pages');
  const wordsOf = (files: Iterable<string>) =>
    new Set([...files].flatMap((file) => wordsIn(sources.get(file) ?? '', file).map(({ candidate }) => candidate)));
  const pages = [...sources.keys()].filter((file) => file.startsWith(pagesDir) && file.endsWith('.astro'));
  const ofPages = pages.map((file) => [patternOf(file, pagesDir), wordsOf(modules.importedBy([file]))] as const);
  const late = wordsOf(modules.loadedLate());
  const alone = pages.find((file) => modules.importedBy([file]).size === 1);
  if (alone !== undefined || late.size === 0)
    throw new UnsupportedAstroError(
      'styles/page-styles.ts',
      `the module graph says that ${alone === undefined ? 'scripts load nothing late' : `${alone} imports nothing`}`,
      'getModuleInfo in buildEnd, and at the ids it gives to templates and their scripts',
    );
  return makeSheets(tailwind, { pages: Object.fromEntries(ofPages), late }, nameOf);
}

/**
 * Writes the stylesheets and the note of them. Kinds of pages with the same CSS share one file, because its name is the hash of its content.
 * The name of the late one is the hash of everything compiled: by it `navigation.client.ts` knows that the next page has other scripts, or
 * other classes by the same short names.
 */
export function writeStyles(clientDir: string, makeFor: (kind: SheetKind) => Sheets): void {
  const sheets = KINDS.map((kind) => [nameOfKind(kind), makeFor(kind)] as const);
  const compiled = JSON.stringify([globSync('_astro/*.js', { cwd: clientDir }).sort(), sheets]);
  const write = (name: string, css: string, hashed = css): string => {
    const path = `_astro/${name}.${hash('sha256', hashed).slice(0, HASH_LENGTH)}.css`;
    writeFileSync(join(clientDir, path), css);
    return path;
  };
  const note = sheets.map(([name, { shared, pages, late }]): [string, KindStyles] => {
    const paths = Object.entries(pages).map(([page, css]) => [page, write('page', css)] as const);
    return [name, { shared, pages: Object.fromEntries(paths), late: write('late', late, late + compiled) }];
  });
  writeFileSync(styleNoteOf(clientDir), JSON.stringify(Object.fromEntries(note)));
}
