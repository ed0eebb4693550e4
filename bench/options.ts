import { parseArgs } from 'node:util';
import { UsageError } from '../src/builder/command/usage-error.ts';

export interface BenchArguments {
  /** None: all of them. */
  names: string[];
  fleet: FleetOptions;
}

export interface FleetOptions {
  /** The large fleet; the small one is a tenth of it, at least two, the largest twice as many. */
  brands: number;
  /** Another commit that runs the same commands. */
  against?: string;
}

const BRANDS = 500;
/** More than the small fleet. */
const MIN_BRANDS = 3;
const OPTIONS = { brands: { type: 'string' }, against: { type: 'string' } } as const;
const EXAMPLES = { brands: '--brands 20', against: '--against main' };

/** `[NAME]… [--brands N] [--against REF]`; `known` are the names there are. */
export function parseBenchArguments(args: string[], known: string[]): BenchArguments {
  const { positionals: names, values, tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (!isOption(name)) throw new UsageError(`bench has no option ${rawName}. It knows --brands and --against.`);
    const isMissing = value === undefined || value === '' || (!token.inlineValue && value.startsWith('-'));
    if (isMissing) throw new UsageError(`${rawName} needs a value: ${EXAMPLES[name]}.`);
  }
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no benchmark "${unknown}", only ${known.join(', ')}.`);
  const [option] = Object.keys(values);
  if (option !== undefined && names.length > 0 && !names.includes('fleet')) {
    throw new UsageError(`--${option} is an option of fleet only.`);
  }
  const { brands = String(BRANDS), against } = values;
  return {
    names,
    fleet: { brands: numberOf(String(brands)), ...(against !== undefined && { against: String(against) }) },
  };
}

const isOption = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name);

function numberOf(brands: string): number {
  if (/^[1-9]\d{0,3}$/.test(brands) && Number(brands) >= MIN_BRANDS) return Number(brands);
  throw new UsageError(
    `"${brands}" is no number of brands. Write a whole number from ${MIN_BRANDS} to 9999, like --brands 20.`,
  );
}
