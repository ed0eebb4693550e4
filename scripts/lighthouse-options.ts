import { parseArgs } from 'node:util';
import { UsageError } from '../src/builder/cli/usage-error.ts';

/** The pages that are measured, by the names that `--page` takes. */
export const PAGES = ['home', 'menu', 'location', 'careers'] as const;
export type PageName = (typeof PAGES)[number];

export interface LighthouseArguments {
  /** None: all sample brands. */
  brands: string[];
  pages: PageName[];
  /** How often each page is measured; what counts is the median. */
  runs: number;
}

const OPTIONS = { brand: { type: 'string' }, page: { type: 'string' }, runs: { type: 'string' } } as const;
const EXAMPLES = { brand: '--brand nonna-pia', page: '--page home', runs: '--runs 5' };
const MAX_RUNS = 99;

/** `[--brand SLUG]… [--page NAME]… [--runs N]`; `known` are the brands there are. */
export function parseLighthouseArguments(args: string[], known: string[]): LighthouseArguments {
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true });
  const given: Record<keyof typeof OPTIONS, string[]> = { brand: [], page: [], runs: [] };
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(`lighthouse takes no "${token.value}".`);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!isOption(name))
      throw new UsageError(`lighthouse has no option ${rawName}. It knows --brand, --page and --runs.`);
    const isMissing = value === undefined || value === '' || (!token.inlineValue && value.startsWith('-'));
    if (isMissing) throw new UsageError(`${rawName} needs a value: ${EXAMPLES[name]}.`);
    given[name].push(value);
  }
  const unknown = given.brand.find((brand) => !known.includes(brand));
  if (unknown !== undefined) throw new UsageError(`There is no brand "${unknown}", only ${known.join(', ')}.`);
  const stranger = given.page.find((page) => !isPage(page));
  if (stranger !== undefined) throw new UsageError(`There is no page "${stranger}", only ${PAGES.join(', ')}.`);
  return {
    brands: [...new Set(given.brand.length === 0 ? known : given.brand)],
    pages: PAGES.filter((page) => given.page.length === 0 || given.page.includes(page)),
    runs: runsOf(given.runs.at(-1) ?? '3'),
  };
}

const isOption = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name);
const isPage = (name: string): boolean => (PAGES as readonly string[]).includes(name);

function runsOf(written: string): number {
  if (/^[1-9]\d?$/.test(written)) return Number(written);
  throw new UsageError(`"${written}" is no number of runs. Write a whole number from 1 to ${MAX_RUNS}, like --runs 5.`);
}
