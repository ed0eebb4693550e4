import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What our pages (`ours`, a published brand) have otherwise than those of a plain `astro build` of the same site: `menu/index.html:
 * <p>12</p> instead of <p>13</p>`, one line a page. What the pieces of `src/astro` change on purpose does not count, and nothing else.
 * `nameOf`: the short name of a class.
 */
export function findDifferences(ours: string, plain: string, nameOf: (word: string) => string): string[] {
  return globSync('**/*.html', { cwd: ours })
    .sort()
    .flatMap((page) => {
      const other = textOf(join(plain, page));
      if (other === undefined) return [`${page} is not in the plain build.`];
      const own = readFileSync(join(ours, page), 'utf8');
      const complaint = differenceOf(linesOf(own), linesOf(withShortNames(other, nameOf))) ?? linksOf(own);
      return complaint === undefined ? [] : [`${page}: ${complaint}`];
    });
}

/** A page without what the pieces change, in lines of one tag. */
function linesOf(html: string): string[] {
  return (
    html
      // page-styles: other sheets than Astro's.
      .replace(LINK, '')
      // island-markup: the style of islands is in the stylesheet, their ids are gone.
      .replace(/<style>astro-island[^<]*<\/style>/, '')
      .replace(/(?<=<astro-island) uid="[^"]*"/g, '')
      // astro.config.mjs: scripts, and those that import them, are named by their content.
      .replace(/(?<=\/_astro\/\w+)\.(?:astro_astro_type_script_index_\d+_lang\.)?[\w-]{8}(?=\.js")/g, '')
      .split(/(?=<)/)
  );
}

const LINK = /<link rel="stylesheet" href="\/(?:_astro|_brand)\/[\w.-]+\.css"(?: data-late="[^"]*")?>/g;

/** One stylesheet for all pages, with the brand's variables, and one for the kind of page. */
function linksOf(html: string): string | undefined {
  const links = [...html.matchAll(LINK)].length;
  return links === 2 ? undefined : `${links} stylesheets instead of 2`;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#38;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#34;': '"',
  '&#39;': "'",
};

/** The page with the names that page-styles gives in the sources. */
function withShortNames(html: string, nameOf: (word: string) => string): string {
  const shortOf = (written: string) => {
    const word = written.replaceAll(/&(?:amp|lt|gt|#3[489]);/g, (entity) => ENTITIES[entity] ?? entity);
    const name = nameOf(word);
    return name === word ? written : name;
  };
  return html.replaceAll(/(?<=\sclass=")[^"]*/g, (list) => list.split(' ').map(shortOf).join(' '));
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
