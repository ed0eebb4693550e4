import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What our pages (`ours`, a published brand) have otherwise than those of a plain `astro build` of the same site: `menu/index.html:
 * <p>12</p> instead of <p>13</p>`, one line a page. What the pieces of `src/site/astro` change on purpose does not count, and nothing else.
 */
export function findDifferences(ours: string, plain: string): string[] {
  return globSync('**/*.html', { cwd: ours })
    .sort()
    .flatMap((page) => {
      const other = textOf(join(plain, page));
      if (other === undefined) return [`${page} is not in the plain build.`];
      const own = readFileSync(join(ours, page), 'utf8');
      const complaint = differenceOf(linesOf(own), linesOf(other));
      return complaint === undefined ? [] : [`${page}: ${complaint}`];
    });
}

/** A page without what the pieces change, in lines of one tag. */
function linesOf(html: string): string[] {
  return (
    html
      // island-markup: the styles of islands and of the router are in our stylesheet, the ids of islands are gone.
      .replace(/<link rel="stylesheet" href="\/_astro\/Document\.[\w-]+\.css">/, '')
      .replace(/<style>astro-island[^<]*<\/style>/, '')
      .replace(/(?<=<astro-island) uid="[^"]*"/g, '')
      // astro.config.mjs: scripts, and those that import them, are named by their content.
      .replace(/(?<=\/_astro\/\w+)\.(?:astro_astro_type_script_index_\d+_lang\.)?[\w-]{8}(?=\.js")/g, '')
      .split(/(?=<)/)
  );
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
