import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type BuiltPage, gzipSize } from './build.ts';

/** Bytes a visitor downloads for a page, gzipped, each file by itself. */
export interface Weight {
  html: number;
  /** Inline and linked, with everything the linked ones import. */
  css: number;
  javascript: number;
  /** What islands fetch when they hydrate. */
  islands: number;
}

export function weightOf({ html, root }: BuiltPage, folder: string): Weight {
  const linked = root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute('href') ?? '');
  const styles = [...linked.map((href) => readFileSync(join(folder, href))), ...inline(root.querySelectorAll('style'))];
  const scripts = root.querySelectorAll('script').filter((script) => !/json/.test(script.getAttribute('type') ?? ''));
  const sources = scripts.map((script) => script.getAttribute('src')).filter((src) => src !== undefined);
  const external = [...withImports(sources, folder)].map((path) => readFileSync(join(folder, path)));
  const islands = root
    .querySelectorAll('astro-island')
    .flatMap((island) => [island.getAttribute('component-url'), island.getAttribute('renderer-url')])
    .filter((url) => url !== undefined);
  return {
    html: gzipSize(html),
    css: sum(styles),
    javascript: sum([...external, ...inline(scripts)]),
    islands: sum([...withImports(islands, folder)].map((path) => readFileSync(join(folder, path)))),
  };
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
