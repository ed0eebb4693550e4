import type { Result } from './results.ts';
import { plain } from './summary.ts';

/** By this line the next run finds its comment again. */
export const MARKER = '<!-- front-of-house: preview -->';

/** Paths of the pictures of a page: `/_preview/menu-after.jpg`. */
export interface PagePictures {
  page: string;
  before?: string;
  after: string;
}

export interface PreviewedBrand extends Result {
  /** The address of the preview. */
  url: string;
  pictures: PagePictures[];
}

/** The comment on a pull request: a link, what changed in words and pictures of it, a brand each. */
export function commentOf(brands: readonly PreviewedBrand[], leftOut: number, isCode = false): string {
  const parts = brands.map((brand) => [headingOf(brand), ...picturesOf(brand)].join('\n\n'));
  // Both builds are of the new code.
  const code = isCode
    ? ['The code changes, too. Below is what the brands change; for the rest look at the links.']
    : [];
  const rest = leftOut === 0 ? [] : [`Brands without a preview: ${leftOut}.`];
  const none = brands.length === 0 ? ['No brand has changed.'] : [];
  return `${[MARKER, '## Preview', ...code, ...none, ...parts, ...rest].join('\n\n')}\n`;
}

function headingOf({ slug, url, error, changes, printed, pages, warnings }: PreviewedBrand): string {
  if (error !== undefined) return `### ${slug}: failed\n\n${plain(error, 600)}`;
  const what = changes === '' ? 'nothing that a guest reads' : plain(changes, 600);
  const told = warnings === 0 ? '' : ` ${warnings} warning${warnings === 1 ? '' : 's'}: see the log.`;
  return `### [${slug}](${url}/)\n\n${printed.length} of ${pages} pages changed: ${what}.${told}`;
}

function picturesOf({ url, pictures }: PreviewedBrand): string[] {
  return pictures.map(({ page, before, after }) => {
    const cell = (path: string | undefined): string => (path === undefined ? 'not there' : `![](${url}${path})`);
    return `<details><summary><a href="${url}${page}">${page}</a></summary>\n\n| Before | After |\n| --- | --- |\n| ${cell(before)} | ${cell(after)} |\n\n</details>`;
  });
}
