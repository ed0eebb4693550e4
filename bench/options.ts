import { parseArgs } from 'node:util';
import { UsageError } from '../src/builder/cli/usage-error.ts';

export interface BenchArguments {
  /** None: all of them. */
  names: string[];
  fleet: FleetOptions;
}

export interface FleetOptions {
  /** The large fleet; the small one is a tenth of it, at least two. */
  brands: number;
  /** Another commit that runs the same commands. */
  against?: string;
  /** What the brands are made from. */
  seed: number;
  /** Of every brand. Without it they differ. */
  locations?: number;
  hasPictures: boolean;
  /** Of what is small; of what is large at most three. */
  rounds: number;
  /** How long configurations change, and how many of them each second. */
  seconds: number;
  rate: number;
}

const DEFAULTS = { brands: 500, seed: 1, rounds: 10, seconds: 60, rate: 20 };
const OPTIONS = {
  brands: { type: 'string' },
  against: { type: 'string' },
  seed: { type: 'string' },
  locations: { type: 'string' },
  rounds: { type: 'string' },
  seconds: { type: 'string' },
  rate: { type: 'string' },
  'no-pictures': { type: 'boolean' },
} as const;
type Option = keyof typeof OPTIONS;

const EXAMPLES: Record<Option, string> = {
  brands: '--brands 20',
  against: '--against main',
  seed: '--seed 7',
  locations: '--locations 8',
  rounds: '--rounds 3',
  seconds: '--seconds 10',
  rate: '--rate 5',
  'no-pictures': '--no-pictures',
};
/** More brands than the small fleet; no more locations than a city has. */
const RANGES = {
  brands: [3, 9999],
  seed: [0, 999_999],
  locations: [1, 999],
  rounds: [1, 99],
  seconds: [1, 3600],
  rate: [1, 500],
} as const;
/** Options that not every benchmark with a fleet has. */
const ONLY: Partial<Record<Option, string>> = { against: 'fleet', rounds: 'fleet', seconds: 'live', rate: 'live' };

/**
 * `[NAME]… [--brands N] [--against REF] [--seed N] [--locations N] [--rounds N] [--seconds N] [--rate N] [--no-pictures]`; `known` are the names there are.
 */
export function parseBenchArguments(args: string[], known: string[]): BenchArguments {
  const { positionals: names, values, tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!isOption(name)) throw new UsageError(`bench has no option ${rawName}. It knows ${listOptions()}.`);
    if (OPTIONS[name].type === 'boolean') {
      if (value !== undefined) throw new UsageError(`${rawName} takes no value.`);
      continue;
    }
    const isMissing = value === undefined || value === '' || (!token.inlineValue && value.startsWith('-'));
    if (isMissing) throw new UsageError(`${rawName} needs a value: ${EXAMPLES[name]}.`);
  }
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no benchmark "${unknown}", only ${known.join(', ')}.`);
  for (const option of Object.keys(values) as Option[]) {
    const owners = ONLY[option] === undefined ? ['fleet', 'live'] : [ONLY[option]];
    if (names.length === 0 || names.some((name) => owners.includes(name))) continue;
    throw new UsageError(`--${option} is an option of ${owners.join(' and ')} only.`);
  }
  const numberOf = (name: keyof typeof RANGES) => readNumber(name, values[name]);
  const { against } = values;
  const locations = numberOf('locations');
  return {
    names,
    fleet: {
      brands: numberOf('brands') ?? DEFAULTS.brands,
      ...(against !== undefined && { against: String(against) }),
      seed: numberOf('seed') ?? DEFAULTS.seed,
      ...(locations !== undefined && { locations }),
      hasPictures: values['no-pictures'] !== true,
      rounds: numberOf('rounds') ?? DEFAULTS.rounds,
      seconds: numberOf('seconds') ?? DEFAULTS.seconds,
      rate: numberOf('rate') ?? DEFAULTS.rate,
    },
  };
}

const isOption = (name: string): name is Option => Object.hasOwn(OPTIONS, name);

function listOptions(): string {
  const names = Object.keys(OPTIONS).map((name) => `--${name}`);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function readNumber(name: keyof typeof RANGES, written: unknown): number | undefined {
  if (written === undefined) return undefined;
  const [least, most] = RANGES[name];
  const text = String(written);
  if (/^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most) return Number(text);
  throw new UsageError(
    `"${text}" can't be the value of --${name}. Write a whole number from ${least} to ${most}, like ${EXAMPLES[name]}.`,
  );
}
