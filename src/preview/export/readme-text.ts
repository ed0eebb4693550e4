import { countOf } from '#brand/report/report.ts';

export interface ReadmeFacts {
  /** The name of the site. */
  name: string;
  slug: string;
  /** The address of the site. */
  origin: string;
  /** "https://…", of this product. */
  homepage: string;
  siteFiles: number;
  source: 'file' | 'supabase';
  /** The variables of the environment that the site was built with beside brand.json. */
  variables: string[];
  menus: number;
  items: number;
  /** How many rows each table has, or why they are left out. */
  submissions: { name: string; rows: number }[] | { missing: string };
  /** How many files came with applications, and how many of these were gone. */
  files: number;
  lostFiles: number;
}

/** What is in the zip, in words. It has no date: the same export is the same text. */
export function readmeText(facts: ReadmeFacts): string {
  const { name, slug, origin, homepage } = facts;
  const parts = [
    `${name}, exported by Front of House (${homepage})`,
    `site/\n${indent([`The website as it was built for ${origin}: ${countOf(facts.siteFiles, 'file')}.`, 'Put what is in this folder at the root of any web host.'])}`,
    `configuration/\n${indent(describeConfiguration(facts, slug))}`,
    `menu.json, menu.csv, menu.md\n${indent([`The menu, for programs, for spreadsheets and to read: ${countOf(facts.menus, 'menu')}, ${countOf(facts.items, 'item')}.`])}`,
    `submissions/\n${indent(describeSubmissions(facts))}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function describeConfiguration({ source, variables }: ReadmeFacts, slug: string): string[] {
  return [
    'What the site was built from. As the folder',
    `brands/${slug} of Front of House it builds the same site again.`,
    ...(source === 'supabase'
      ? ['website.json is what the backend answered. To build from it, write "source": "file" in brand.json.']
      : []),
    ...(variables.length > 0 ? [`The environment gave, and brand.json does not have: ${variables.join(', ')}.`] : []),
  ];
}

function describeSubmissions({ submissions, files, lostFiles }: ReadmeFacts): string[] {
  if ('missing' in submissions) return ['What visitors sent is not included.', submissions.missing];
  const full = submissions.filter(({ rows }) => rows > 0);
  if (full.length === 0) return ['Visitors have sent nothing.'];
  return [
    'What visitors sent: of each form a CSV for spreadsheets and a JSON for programs.',
    ...full.map(({ name, rows }) => `${name}: ${rows}`),
    ...(files > 0 ? [`Files of applications, in files/: ${files}`] : []),
    ...(lostFiles > 0 ? [`Files of applications that the backend no longer has: ${lostFiles}`] : []),
    'These are personal data. Keep them safe, and delete them when they are no longer needed.',
  ];
}

const indent = (lines: string[]): string => lines.map((line) => `  ${line}`).join('\n');
