import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shortenPath } from '../errors/problems.ts';
import { GROUPS } from '../folder/group-file.ts';
import { countWarnings } from './capped-warnings.ts';
import type { BrandReport, FailureCause } from '#schema/warning.ts';
import { writeWhole } from '../files/whole-file.ts';

/** The result of a build, as in `report.json` and `--json`. Brands are sorted by slug. */
export interface Report {
  brands: BrandReport[];
  /** Why this build wrote no report.json. With such a reason, the build has failed. */
  unwritten?: string;
}

/** The report of a brand that could not be built; `error` says why. */
export function failedReport(slug: string, error: string, cause?: FailureCause): BrandReport {
  const nothing = { pages: 0, printed: [], kept: 0, milliseconds: 0, warnings: [] };
  return { slug, status: 'failed', error, cause, ...nothing };
}

/** The report as JSON, with the agreed keys only, in their order. */
export function reportToJson({ brands }: Report): string {
  const agreed = brands.map(
    ({
      slug,
      status,
      pages,
      printed,
      kept,
      changes,
      nextChange,
      milliseconds,
      error,
      warnings,
      moreWarnings,
      unusedKeys,
      look,
      notes,
    }) => ({
      slug,
      status,
      pages,
      kept,
      printed,
      changes,
      // Build dates are in UTC.
      nextChange: nextChange && `${new Date(nextChange).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)}:00Z`,
      milliseconds: Math.round(milliseconds),
      error,
      warnings: warnings.map(({ path, message, line, column }) => ({ path, message, line, column })),
      moreWarnings,
      unusedKeys,
      look: look && { name: look.name, reason: look.reason, hero: look.hero, menu: look.menu },
      notes,
    }),
  );
  return `${JSON.stringify({ brands: agreed }, null, 2)}\n`;
}

/** Writes `report.json`, or deletes the old one and returns why: after a full disk, nobody must take the report of another build for this one's. */
export function writeReport(outDir: string, report: Report): string | undefined {
  const path = join(outDir, 'report.json');
  try {
    writeWhole(path, reportToJson(report));
    return undefined;
  } catch (error) {
    try {
      rmSync(path, { force: true });
    } catch {
      // A folder has that name. It is not ours.
    }
    const { message } = error as Error;
    return `report.json could not be written (${message}), so this build has none. Sites are as it says above.`;
  }
}

/** 1 when a brand failed (the others are built nevertheless) or when report.json was not written. */
export const exitCodeOf = ({ brands, unwritten }: Report): 0 | 1 =>
  unwritten !== undefined || brands.some(({ status }) => status === 'failed') ? 1 : 0;

/** Why a build with `--strict` ends with 1: brands that have a site have warnings, too. Undefined where none has. */
export function strictNote({ brands }: Report): string | undefined {
  const count = brands.filter(({ status, warnings }) => status !== 'failed' && warnings.length > 0).length;
  if (count === 0) return undefined;
  const [have, sites] = count === 1 ? ['has', 'Its site is'] : ['have', 'Their sites are'];
  return `--strict ends this with 1, for ${countOf(count, 'brand')} ${have} warnings. ${sites} in place all the same.`;
}

/**
 * The text at the end of a build: each brand with an error or warnings, then the totals.
 *
 *     Brand "saffron-lane": built with 2 warnings
 *     brands/saffron-lane/website.json
 *       locations[2].openingHours[0].open (line 88): "25:00" is not a time. Monday shows no hours. Write it like "09:30".
 */
export function reportToText(report: Report, brandsDir: string, milliseconds: number): string {
  const worthTelling = report.brands.filter(isWorthTelling);
  return [...worthTelling.map((brand) => describeBrand(brand, brandsDir)), summarize(report, milliseconds)].join(
    '\n\n',
  );
}

export function describeBrand(report: BrandReport, brandsDir: string, heading = headingOf(report)): string {
  const { slug, error, warnings, moreWarnings, notes } = report;
  const lines = [`Brand "${slug}": ${heading}`];
  for (const line of error?.split('\n') ?? []) lines.push(line);
  for (const [file, group] of Map.groupBy(warnings, ({ path }) => fileOf(path))) {
    lines.push(describeSource(join(brandsDir, slug), file));
    for (const { path, message, line } of group) {
      const place = `${withoutFile(path)}${lineText(line)}`;
      // What is about a file as a whole has no place in it.
      lines.push(`  ${place === '' ? '' : `${place}: `}${message}`);
    }
  }
  if (moreWarnings !== undefined) lines.push(`  and ${countOf(moreWarnings, 'more warning')}`);
  if (isNews(report)) for (const note of notes ?? []) lines.push(`  note: ${note}`);
  return lines.map(escapeControls).join('\n');
}

/** `built with 2 warnings` */
function headingOf(report: BrandReport): string {
  const count = countWarnings(report);
  return `${report.status}${count === 0 ? '' : ` with ${countOf(count, 'warning')}`}${changesText(report)}`;
}

export const isWorthTelling = (report: BrandReport): boolean =>
  report.error !== undefined ||
  report.warnings.length > 0 ||
  report.changes !== undefined ||
  (report.notes !== undefined && isNews(report));

/** Whether its notes are told: of a site that stays as it was they have been told before. */
const isNews = ({ status }: BrandReport): boolean => status === 'built';

/** `; 3 of 41 pages: two prices` */
export function changesText({ changes, printed, pages }: BrandReport): string {
  return changes === undefined ? '' : `; ${printed.length} of ${countOf(pages, 'page')}: ${changes}`;
}

/** Warnings are about the configuration. The path of a warning about another file begins with its name. */
const OTHER_FILE =
  /^(brand\.json|accessibility\.json|public|changes(?:\/[^:]+\.json)?|translations\.[^:]+\.json|_groups\/[^:]+\.json):/;
export const fileOf = (path: string): string => OTHER_FILE.exec(path)?.[1] ?? 'website.json';
/** What came from the backend has no file. */
export function describeSource(folder: string, file: string): string {
  const path = join(file.startsWith(`${GROUPS}/`) ? dirname(folder) : folder, file);
  const set = /^changes\/(.+)\.json$/.exec(file)?.[1];
  if ((file !== 'website.json' && set === undefined) || existsSync(path)) return shortenPath(path);
  const what = set === undefined ? '' : ` as the change "${set}"`;
  return `${shortenPath(folder)}: what get-brand-website answered${what}`;
}

export const withoutFile = (path: string): string => path.replace(OTHER_FILE, '');
const lineText = (line: number | undefined): string => (line === undefined ? '' : ` (line ${line})`);

/** Text from a configuration must not move the cursor or change the colours of the terminal. */
export function escapeControls(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `12 brands: 10 built, 1 unchanged, 1 failed; 240 pages in 3.2 s` */
export function summarize({ brands }: Pick<Report, 'brands'>, milliseconds: number): string {
  const byStatus = (['built', 'unchanged', 'failed'] as const).flatMap((status) => {
    const count = brands.filter((brand) => brand.status === status).length;
    return count === 0 ? [] : [`${count} ${status}`];
  });
  const built = brands.filter(({ status }) => status === 'built');
  const printed = built.reduce((sum, brand) => sum + brand.printed.length, 0);
  const kept = built.reduce((sum, brand) => sum + brand.kept, 0);
  const parts = byStatus.length === 0 ? '' : `: ${byStatus.join(', ')}`;
  return `${countOf(brands.length, 'brand')}${parts}; ${pagesText(printed, kept)} in ${durationOf(milliseconds)}`;
}

/** `37 pages`; when some pages are kept from the build before, `10 pages printed, 27 kept`. */
export function pagesText(printed: number, kept: number): string {
  return kept === 0 ? countOf(printed, 'page') : `${countOf(printed, 'page')} printed, ${kept} kept`;
}

export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `132 ms`, `3.2 s` */
export function durationOf(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
