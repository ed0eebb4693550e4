import { parseArgs } from 'node:util';
import { availableParallelism } from 'node:os';
import { compareLooks } from '../visual-regression/compare.ts';
import { brandsOf } from '../visual-regression/pages.ts';
import { takeLooks } from '../visual-regression/take.ts';
import { hasLooks, isFree } from '../visual-regression/taken.ts';

const USAGE = `Shows whether code that was restyled still looks the same:
  npm run visual -- snapshot FOLDER [--styles-only] [--brand SLUG]… [--page PATTERN]… [--width N]… [--state NAME]… [--all] [--sites FOLDER] [--jobs N]
  npm run visual -- compare BEFORE AFTER [--styles-only] [--except PROPERTY]… [--pictures FOLDER] [--shown N]`;

const OPTIONS = {
  brand: { type: 'string', multiple: true, default: [] as string[] },
  page: { type: 'string', multiple: true, default: [] as string[] },
  width: { type: 'string', multiple: true, default: [] as string[] },
  state: { type: 'string', multiple: true, default: [] as string[] },
  except: { type: 'string', multiple: true, default: [] as string[] },
  all: { type: 'boolean', default: false },
  'styles-only': { type: 'boolean', default: false },
  sites: { type: 'string' },
  jobs: { type: 'string', default: String(availableParallelism()) },
  pictures: { type: 'string' },
  shown: { type: 'string', default: '20' },
} as const;

/** Ends with 0 where nothing differs, with 1 where something does. */
async function main(): Promise<number> {
  const { values, positionals } = read();
  const [verb, folder, after, ...more] = positionals;
  const isStylesOnly = values['styles-only'];
  if (verb === 'snapshot' && folder !== undefined && after === undefined) {
    if (!isFree(folder)) return explain(`${folder} has something else in it: name a folder that is new.`);
    const unknown = values.brand.find((brand) => !brandsOf({ brands: [] }).includes(brand));
    if (unknown !== undefined) return explain(`There is no brand "${unknown}".`);
    const { brand: brands, page: pages, state: states, all: isAll, sites } = values;
    const selection = { brands, pages, widths: values.width.map(toNumber), states, isAll, isStylesOnly };
    const jobs = toNumber(values.jobs);
    return takeLooks({ folder, selection, ...(sites !== undefined && { sites }), jobs, print: console.log });
  }
  if (verb === 'compare' && folder !== undefined && after !== undefined && more.length === 0) {
    const empty = [folder, after].find((one) => !hasLooks(one));
    if (empty !== undefined) return explain(`There are no looks in ${empty}.`);
    const { except, shown, pictures } = values;
    const options = { except, shown: toNumber(shown), isStylesOnly, print: console.log };
    return compareLooks(folder, after, { ...options, ...(pictures !== undefined && { pictures }) });
  }
  return explain();
}

function read() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return explain(error instanceof Error ? error.message : String(error));
  }
}

function toNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : explain(`"${text}" is not a number.`);
}

function explain(complaint?: string): never {
  if (complaint !== undefined) console.error(complaint);
  console.error(USAGE);
  process.exit(2);
}

process.exitCode = await main();
