import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type BuiltPage, gzipSize } from '../build/build.ts';

/** Bytes a visitor downloads for a page, gzipped, each file by itself. */
export interface Weight {
  html: number;
  /** Inline and linked, with everything the linked ones import. */
  css: number;
  javascript: number;
  /** What islands fetch when they hydrate, and the page has not fetched before. */
  islands: number;
}

export function weightOf(page: BuiltPage, folder: string): Weight {
  const { html, root } = page;
  const linked = root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('href') ?? '');
  const styles = [...linked.map((href) => readFileSync(join(folder, href))), ...inline(root.querySelectorAll('style'))];
  const islands = root
    .querySelectorAll('astro-island')
    .flatMap((island) => [island.getAttribute('component-url'), island.getAttribute('renderer-url')])
    .filter((url) => url !== undefined);
  const atOnce = filesAtOnce(page, folder);
  return {
    html: gzipSize(html),
    css: sum(styles),
    javascript: weightOfScripts(page, atOnce, folder),
    islands: weightOfFiles(withImports(islands, folder).difference(atOnce), folder),
  };
}

/** The paths of the scripts that a page names, and of what they import at once. */
export function filesAtOnce(page: BuiltPage, folder: string): Set<string> {
  const sources = scriptsOf(page).flatMap((script) => script.getAttribute('src') ?? []);
  return withImports(sources, folder);
}

/** Of all JavaScript of a page, with the files that a browser has fetched for it. */
export function weightOfScripts(page: BuiltPage, files: Iterable<string>, folder: string): number {
  return sum(inline(scriptsOf(page))) + weightOfFiles(files, folder);
}

export function weightOfFiles(files: Iterable<string>, folder: string): number {
  return sum([...files].map((path) => readFileSync(join(folder, path))));
}

function scriptsOf({ root }: BuiltPage) {
  return root.querySelectorAll('script').filter((script) => !/json/.test(script.getAttribute('type') ?? ''));
}

/** The scripts and what they import at once; what they load later costs nobody who does not want it. */
function withImports(sources: string[], folder: string, found = new Set<string>()): Set<string> {
  for (const source of sources) {
    if (found.has(source)) continue;
    found.add(source);
    const code = readFileSync(join(folder, source), 'utf8');
    const imports = [...code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)];
    withImports(
      imports.map(([, path = '']) => posix.join(posix.dirname(source), path)),
      folder,
      found,
    );
  }
  return found;
}

const inline = (elements: { text: string }[]) => elements.map(({ text }) => text).filter((text) => text !== '');
const sum = (contents: (string | Buffer)[]) => contents.reduce((total, content) => total + gzipSize(content), 0);
