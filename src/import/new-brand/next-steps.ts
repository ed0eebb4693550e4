import { join } from 'node:path';
import type { Environment } from '#brand/folder/brand-file.ts';
import { shortenPath } from '#brand/errors/problems.ts';
import { escapeControls } from '#brand/report/report.ts';
import type { NewArguments } from './new-arguments.ts';
import { placeholderOf } from './brand-files.ts';
import type { NewBrand } from './values.ts';

/** What to do with a brand that was just written, as the terminal shows it. */
export function describeNextSteps(
  { slug, source, brandId, siteUrl }: NewBrand,
  { brandsDir, from, warning }: NewArguments,
  environment: Environment,
): string {
  const folder = shortenPath(join(brandsDir, slug));
  const options = `-- --brand ${slug}${folder === join('brands', slug) ? '' : ` --brands-dir ${quote(shortenPath(brandsDir))}`}`;
  const unset = ['SUPABASE_URL', 'SUPABASE_ANON_KEY'].filter((key) => !environment[key]?.trim());
  const edits =
    source === 'file'
      ? [
          `website.json  name, hours, menu, offer, look: ${from === undefined ? 'an example to write over' : 'as far as the source says them'}`,
          'brand.json    its comment says how forms get a backend',
        ]
      : [
          `brand.json    brandId is "${brandId}": it must be the id by which the backend knows the brand`,
          ...(unset.length === 0
            ? []
            : [`              ${unset.join(' and ')} must be set, there or in the environment`]),
        ];
  if (siteUrl === placeholderOf(slug))
    edits.push('brand.json    siteUrl is a placeholder until you write the address of the site');
  return [
    ...(warning === undefined ? [] : [escapeControls(warning), '']),
    `${folder} is written.`,
    '',
    'Look at it, and again with every change:',
    `  npm run preview ${options}`,
    `Make it yours, in ${folder}:`,
    ...edits.map((line) => `  ${line}`),
    `Build what you publish, dist/${slug}:`,
    `  npm run build ${options}`,
  ].join('\n');
}

/** For a shell. */
const quote = (path: string): string => (/^[\w@%+=:,./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`);
