import { availableParallelism } from 'node:os';
import { JOBS, listOption, makeCommand, parseOptions, text, valueOption } from '#brand/cli/cli.ts';
import { fail } from '#brand/errors/fail.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { compareLooks } from '../visual-regression/compare.ts';
import { brandsOf } from '../visual-regression/pages.ts';
import { takeLooks } from '../visual-regression/take.ts';
import { hasLooks, isFree } from '../visual-regression/taken.ts';

interface Options {
  brand: string[];
  page: string[];
  width: number[];
  state: string[];
  except: string[];
  all: boolean;
  stylesOnly: boolean;
  sites?: string;
  jobs?: number;
  pictures?: string;
  shown: number;
}

/** Ends with 0 where nothing differs, with 1 where something does. */
async function main(args: string[]): Promise<number> {
  const command = makeCommand('visual', 'Shows whether code that was restyled still looks the same.', [
    'snapshot /tmp/before',
    'compare /tmp/before /tmp/after --pictures /tmp/differences',
  ])
    .usage('snapshot FOLDER [options] | compare BEFORE AFTER [options]')
    .addOption(listOption('--brand <slug>', 'a sample brand', readSample))
    .addOption(listOption('--page <pattern>', 'pages whose path has this in it', text))
    .addOption(listOption('--width <n>', 'of the window, in pixels', toNumber))
    .addOption(listOption('--state <name>', 'what was opened on the page', text))
    .addOption(listOption('--except <property>', 'a CSS property that may differ', text))
    .option('--all', 'every page, width and state')
    .option('--styles-only', 'computed styles, without pictures')
    .addOption(valueOption('--sites <folder>', 'of built sites, in place of a new build', text))
    .addOption(JOBS)
    .addOption(valueOption('--pictures <folder>', 'where pictures of differences go', text))
    .addOption(valueOption('--shown <n>', 'how many differences are listed', toNumber).default(20));
  const options = parseOptions<Options>(command, args, { takesWords: true });
  const { brand: brands, page: pages, width: widths, state: states, all: isAll, stylesOnly: isStylesOnly } = options;
  const [verb, folder, after, ...more] = command.args;
  if (verb === 'snapshot' && folder !== undefined && after === undefined) {
    if (!isFree(folder)) throw new UsageError(`${folder} has something else in it: name a folder that is new.`);
    const selection = { brands, pages, widths, states, isAll, isStylesOnly };
    const { sites, jobs = availableParallelism() } = options;
    return takeLooks({ folder, selection, sites, jobs, print: console.log });
  }
  if (verb === 'compare' && folder !== undefined && after !== undefined && more.length === 0) {
    const empty = [folder, after].find((one) => !hasLooks(one));
    if (empty !== undefined) throw new UsageError(`There are no looks in ${empty}.`);
    const { except, shown, pictures } = options;
    const compared = { except, shown, isStylesOnly, print: console.log };
    return compareLooks(folder, after, { ...compared, pictures });
  }
  throw new UsageError('visual needs "snapshot FOLDER" or "compare BEFORE AFTER". npm run visual -- --help says more.');
}

function readSample(slug: string): string {
  if (brandsOf({ brands: [] }).includes(slug)) return slug;
  throw new UsageError(`There is no brand "${slug}".`);
}

function toNumber(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  throw new UsageError(`"${written}" is not a number.`);
}

main(process.argv.slice(2)).then((code) => (process.exitCode = code), fail);
