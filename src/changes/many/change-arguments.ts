import { resolve } from 'node:path';
import { BRANDS_DIR, listOption, makeCommand, parseOptions, text, valueOption } from '#brand/cli/cli.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { isSlug, SLUG_RULE } from '#brand/folder/brands.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { changeSetSchema } from '#schema/brand-folder/change-set.ts';
import { readExpression } from './expression.ts';
import type { MeetingChoice, WantedChange } from './wanted-change.ts';

/** Of which brands: of a group, these, or all. */
export type Choice = { group: string } | { slugs: string[] } | 'all';

export interface ChangeArguments extends WantedChange {
  brandsDir: string;
  choice: Choice;
  yes: boolean;
  dryRun: boolean;
}

interface Options {
  set: string[];
  group?: string;
  brand: string[];
  all: boolean;
  at?: string;
  until?: string;
  why?: string;
  meeting?: MeetingChoice;
  yes: boolean;
  dryRun: boolean;
  brandsDir: string;
}

/** The arguments of `npm run change`. Throws a UsageError. */
export function parseChangeArguments(args: string[]): ChangeArguments {
  const command = makeCommand('change', 'Changes a value of many brands: shows what that does to each, and asks.', [
    "--group toronto --set 'closedDates+=2026-12-25'",
    "--all --set 'prices*=1.04~0.25' --at 2027-01-01 --why 'New prices'",
    "--brand saffron-lane,harbour-fish --set 'telephone=416 555 0199' --dry-run",
  ])
    .addOption(listOption('--set <change>', 'what: path=value, path+=value, path-=value, path*=number~step', text))
    .addOption(valueOption('--group <name>', 'the brands of a group', text))
    .addOption(listOption('--brand <slugs>', 'brands, with commas; may be given several times', text))
    .option('--all', 'all brands')
    .addOption(valueOption('--at <time>', 'when, on the clock of each brand; else now', text))
    .addOption(valueOption('--until <time>', 'when it is taken back', text))
    .addOption(valueOption('--why <text>', 'what it is for, in a few words', text))
    .addOption(
      valueOption(
        '--meeting <how>',
        'where another change with a date is of the same value: both, or leave-out',
        meetingChoice,
      ),
    )
    .option('--yes', 'write without asking')
    .option('--dry-run', 'show, and write nothing')
    .addOption(BRANDS_DIR);
  const { set, brandsDir, yes, dryRun, meeting, ...options } = parseOptions<Options>(command, args);
  if (set.length === 0) throw new UsageError(`change needs --set, such as --set 'closedDates+=2026-12-25'.`);
  if (meeting !== undefined && options.at === undefined)
    throw new UsageError('--meeting is said of a change with --at. Without it no other change is asked about.');
  const wanted = { expressions: set.map(readExpression), ...timesOf(options), ...(meeting && { meeting }) };
  return { ...wanted, brandsDir: resolve(brandsDir), choice: choiceOf(options), yes, dryRun };
}

function meetingChoice(written: string): MeetingChoice {
  if (written === 'both' || written === 'leave-out') return written;
  throw new UsageError(`--meeting: ${quoteValue(written)} is neither "both" nor "leave-out".`);
}

function choiceOf({ group, brand, all }: Pick<Options, 'group' | 'brand' | 'all'>): Choice {
  const slugs = brand.flatMap((each) => each.split(',')).map((slug) => slug.trim());
  const ways = [group !== undefined, slugs.length > 0, all].filter(Boolean).length;
  if (ways !== 1)
    throw new UsageError(`change needs ${ways === 0 ? '' : 'only '}one of --group NAME, --brand SLUGS and --all.`);
  if (all) return 'all';
  if (group !== undefined) return { group };
  const wrong = slugs.find((slug) => !isSlug(slug));
  if (wrong !== undefined) throw new UsageError(`--brand: ${quoteValue(wrong)} is no slug: ${SLUG_RULE}.`);
  return { slugs: [...new Set(slugs)] };
}

function timesOf({
  at,
  until,
  why,
}: Pick<Options, 'at' | 'until' | 'why'>): Pick<WantedChange, 'at' | 'until' | 'why'> {
  const times = {
    ...(at !== undefined && { at }),
    ...(until !== undefined && { until }),
    ...(why !== undefined && { why }),
  };
  if (at === undefined && (until !== undefined || why !== undefined))
    throw new UsageError(
      `--${until === undefined ? 'why' : 'until'} is said of a change with --at. Without it the change is made now, in website.json.`,
    );
  for (const [key, value] of Object.entries(times)) {
    const { error } = changeSetSchema.shape[key as keyof typeof times].safeParse(value);
    if (error !== undefined) throw new UsageError(`--${key}: ${quoteValue(value)} ${error.issues[0]?.message}.`);
  }
  return times;
}
