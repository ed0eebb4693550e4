import { join } from 'node:path';
import { countOf, describeSource, durationOf, escapeControls } from '#brand/report/report.ts';
import type { CheckedBrand, Finding } from './check-links.ts';
import { quoteAddress } from './verdict.ts';

/** The result of the command, as `--json` prints it. Brands are in the order of their slugs. */
export interface LinksReport {
  brands: (CheckedBrand | UncheckedBrand)[];
}

/** A brand whose links are not known, because its configuration could not be loaded. */
export interface UncheckedBrand {
  slug: string;
  error: string;
}

/** The agreed keys, in their order. */
const KEYS = [
  ...['brands', 'slug', 'error', 'links', 'asked', 'findings'],
  ...['kind', 'paths', 'value', 'found', 'advice', 'movedTo'],
];

/** The report with the agreed keys only. */
export const linksToJson = (report: LinksReport): string => `${JSON.stringify(report, KEYS, 2)}\n`;

/** 1 when a link is dead, or when the links of a brand are not known. */
export const linksExitCode = ({ brands }: LinksReport): 0 | 1 =>
  brands.some((brand) => 'error' in brand || brand.findings.some(({ kind }) => kind === 'dead')) ? 1 : 0;

/**
 * Each brand with what was found, then the totals.
 *
 *     Brand "saffron-lane": 1 dead
 *     brands/saffron-lane/website.json
 *       dead: locations[2].orderingLink: "https://order.example/annex" answers 404. Write the address that works, or leave it out.
 */
export function linksToText(report: LinksReport, brandsDir: string, milliseconds: number): string {
  const worthTelling = report.brands.filter((brand) => 'error' in brand || brand.findings.length > 0);
  const parts = worthTelling.map((brand) => describeBrand(brand, brandsDir));
  return [...parts, summarize(report, milliseconds)].join('\n\n');
}

/** More are only in the JSON. */
const MAX_SHOWN = 100;
const MAX_PATHS = 3;

function describeBrand(brand: LinksReport['brands'][number], brandsDir: string): string {
  if ('error' in brand)
    return [`Brand "${brand.slug}": not checked`, ...brand.error.split('\n')].map(escapeControls).join('\n');
  const { slug, findings } = brand;
  const rest = findings.length - MAX_SHOWN;
  const lines = [
    `Brand "${slug}": ${countKinds(findings)}`,
    describeSource(join(brandsDir, slug), 'website.json'),
    ...findings.slice(0, MAX_SHOWN).map((finding) => `  ${describeFinding(finding)}`),
    ...(rest > 0 ? [`  and ${rest} more; --json prints all of them`] : []),
  ];
  return lines.map(escapeControls).join('\n');
}

function describeFinding({ kind, paths, value, found, advice }: Finding): string {
  const more = paths.length - MAX_PATHS;
  const places = `${paths.slice(0, MAX_PATHS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return `${WORDS[kind]}: ${places}: ${quoteAddress(value)} ${found}. ${advice}`;
}

const WORDS = {
  dead: 'dead',
  unframeable: "can't be framed",
  suspicious: 'suspicious',
  moved: 'moved',
  unknown: 'could not be told',
} as const;

/** `2 dead, 1 moved` */
function countKinds(findings: Finding[]): string {
  const counts = Object.entries(WORDS).map(([kind, word]) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return count === 0 ? '' : `${count} ${word}`;
  });
  return counts.filter(Boolean).join(', ');
}

/** `3 brands, 40 links: 2 dead, 1 moved; 31 addresses asked in 12.1 s` */
function summarize({ brands }: LinksReport, milliseconds: number): string {
  const checked = brands.filter((brand) => 'findings' in brand);
  const links = checked.reduce((sum, brand) => sum + brand.links, 0);
  const asked = checked.reduce((sum, brand) => sum + brand.asked, 0);
  const counts = countKinds(checked.flatMap(({ findings }) => findings)) || 'nothing to look at';
  const addresses = `${asked} address${asked === 1 ? '' : 'es'} asked in ${durationOf(milliseconds)}`;
  return `${countOf(brands.length, 'brand')}, ${countOf(links, 'link')}: ${counts}; ${addresses}`;
}
