import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetsOf, stylePage } from '../src/builder/print/page-styles.ts';

/**
 * What our pages (`ours`, a published brand) have otherwise than those of a plain `astro build` of the same site: `menu/index.html:
 * <p>12</p> instead of <p>13</p>`, one line a page. What the pieces of `src/astro` change on purpose does not count, and nothing else.
 */
export function findDifferences(ours: string, plain: string): string[] {
  const lazy = stylesOfScripts(plain);
  return globSync('**/*.html', { cwd: ours })
    .sort()
    .flatMap((page) => {
      const own = readFileSync(join(ours, page), 'utf8');
      const other = textOf(join(plain, page));
      if (other === undefined) return [`${page} is not in the plain build.`];
      const { html } = stylePage(other, plain);
      const toOurs = namesFrom(html, own);
      const complaint =
        differenceOf(linesOf(own), linesOf(toOurs(html))) ??
        differenceOfStyles(own, other, { ours, plain, lazy, toOurs });
      return complaint === undefined ? [] : [`${page}: ${complaint}`];
    });
}

/** A page without what the pieces change, in lines of one tag. */
function linesOf(html: string): string[] {
  return (
    html
      // page-styles: one stylesheet in place of all, compared apart; both have the short names.
      .replace(LINK, '')
      // tidy-islands: their style in the head, their ids gone.
      .replace(/<style>astro-island[^<]*<\/style>/, '')
      .replace(/(?<=<astro-island) uid="[^"]*"/g, '')
      // react-server counts them from another number, react-client has another name.
      .replace(/(?<=<astro-island[^>]* prefix=")r\d+(?=")/g, 'r')
      .replace(/(?<=[ "]_r)\d+(?=R_)/g, '')
      .replace(/(?<= renderer-url="\/_astro\/)[\w-]+(?=\.)/g, 'renderer')
      // lean-preload, react-client: scripts, and those that import them, are named by their content.
      .replace(/(?<=\/_astro\/\w+)\.(?:astro_astro_type_script_index_\d+_lang\.)?[\w-]{8}(?=\.js")/g, '')
      .split(/(?=<)/)
  );
}

const LINK = /<link rel="stylesheet" href="\/(_astro\/[\w.-]+\.css)"(?: data-later="[^"]*")?>/g;

interface Folders {
  ours: string;
  plain: string;
  /** Stylesheets that scripts load. */
  lazy: ReadonlySet<string>;
  /** Gives Tailwind's classes the short names of our page. */
  toOurs: (text: string) => string;
}

/** page-styles counts the classes that Tailwind found in the code, and a word of a comment more shifts all names: those at one place are one. */
function namesFrom(theirs: string, own: string): Folders['toOurs'] {
  const ownNames = namesIn(own);
  const names = new Map(namesIn(theirs).map((name, index) => [name, ownNames[index] ?? name]));
  return (text) => text.replace(SHORT_NAME, (name) => names.get(name) ?? name);
}

const SHORT_NAME = /(?<=[.\s"])_[\da-z]{1,3}[A-Z]?(?=[\s":,{.>[+~)])/g;

const namesIn = (html: string): string[] =>
  [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(' ').filter((name) => name.startsWith('_')),
  );

/**
 * page-styles: our one stylesheet is made of those that the plain page links, in their order, each without what the page can't use.
 * lazy-styles: some the plain page links only because a script may import them one day.
 */
function differenceOfStyles(own: string, other: string, { ours, plain, lazy, toOurs }: Folders): string | undefined {
  const paths = [...own.matchAll(LINK)].map(([, path = '']) => path);
  if (paths.length !== 1) return `${paths.length} stylesheets instead of 1`;
  let rest = textOf(join(ours, paths[0] ?? '')) ?? '';
  for (const [path, sheet] of sheetsOf(other, plain).sheets) {
    const css = toOurs(sheet);
    if (rest.startsWith(css)) rest = rest.slice(css.length);
    else if (!lazy.has(path)) return `styles without the rules of ${path}`;
  }
  return rest === '' ? undefined : `styles of nobody: ${rest.slice(0, 80)}`;
}

function stylesOfScripts(folder: string): Set<string> {
  const scripts = globSync('_astro/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(scripts.flatMap((code) => [...code.matchAll(/_astro\/[\w.-]+\.css/g)].map(([path]) => path)));
}

function differenceOf(ours: string[], plain: string[]): string | undefined {
  const length = Math.max(ours.length, plain.length);
  for (let index = 0; index < length; index++) {
    if (ours[index] !== plain[index]) return `${ours[index] ?? 'nothing'} instead of ${plain[index] ?? 'nothing'}`;
  }
  return undefined;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
