import { Command, CommanderError, Option } from 'commander';
import { type Host, HOSTS } from '#schema/brand-folder/brand.ts';
import { isSlug, SLUG_RULE } from '../folder/brands.ts';
import { fail } from '../errors/fail.ts';
import { checkFolders, type Folders } from './folders.ts';
import { UsageError } from '../errors/usage-error.ts';

/** Somebody asked for `--help`. The message is the help; the exit code is 0. */
export class HelpRequest extends Error {
  override name = 'HelpRequest';
  readonly exitCode = 0;
}

/** A command of package.json, as `--help` describes it. `examples` are what stands behind `npm run NAME --`. */
export function makeCommand(name: string, description: string, examples: string[]): Command {
  const call = `npm run ${name} --`;
  const lines = examples.map((example) => `  ${example === '' ? `npm run ${name}` : `${call} ${example}`}`);
  return new Command(call)
    .usage('[options]')
    .description(description)
    .helpOption('--help', 'show this')
    .addHelpText('after', `\nExamples:\n${lines.join('\n')}`)
    .allowExcessArguments();
}

/**
 * The values of a command's options. Throws a UsageError where the arguments are wrong, and a HelpRequest for `--help`. `takesWords`: words
 * without an option before them are left in `command.args`.
 */
export function parseOptions<Options extends object>(
  command: Command,
  args: string[],
  { takesWords = false } = {},
): Options {
  let help = '';
  command.exitOverride().configureOutput({ writeOut: (text) => void (help += text), outputError: () => {} });
  try {
    command.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    throw error.exitCode === 0 ? new HelpRequest(help.trimEnd()) : new UsageError(describeError(command, error));
  }
  const [word] = command.args;
  if (word !== undefined && !takesWords) throw new UsageError(describeStrayWord(command, word));
  const flags = command.options.filter((option) => option.isBoolean()).map((option) => [option.attributeName(), false]);
  return { ...(Object.fromEntries(flags) as object), ...command.opts<Options>() };
}

/** For a command that takes nothing but `--help`: ends the process where it is given anything. */
export function takeNoOptions(name: string, description: string): void {
  try {
    parseOptions(makeCommand(name, description, ['']), process.argv.slice(2));
  } catch (error) {
    fail(error);
  }
}

/** Commander writes `error: unknown option '--jsno'`, and in a line below `(Did you mean --json?)`. */
function describeError(command: Command, { message }: CommanderError): string {
  const [what = '', hint] = message.replace(/^error: /, '').split('\n');
  const missing = /^option '(.+)' argument missing$/.exec(what)?.[1];
  if (missing !== undefined) return needsValue(missing);
  const advice = hint?.replace(/^\((.*)\)$/, '$1') ?? `${command.name()} --help lists what there is.`;
  return `${commandWord(command)}: ${what}. ${advice}`;
}

function describeStrayWord(command: Command, word: string): string {
  const option = command.options.find(({ long }) => long === '--brand' || long === '--slug');
  const hint = option !== undefined && isSlug(word) ? ` Did you mean ${option.long ?? ''} ${word}?` : '';
  return `${commandWord(command)} takes no "${word}" without an option before it.${hint}`;
}

const commandWord = (command: Command): string => command.name().split(' ')[2] ?? command.name();

/** `--jobs <n>`: an option with a value. `read` throws a UsageError for one that it does not take. The last one counts. */
export function valueOption<Value>(flags: string, description: string, read: (text: string) => Value): Option {
  return new Option(flags, description).argParser((text: string) => read(given(flags, text)));
}

/** The same for an option that may be given several times. Without it the list is empty. */
export function listOption<Value>(flags: string, description: string, read: (text: string) => Value): Option {
  return new Option(flags, description)
    .argParser((text: string, before: Value[]) => [...new Set([...before, read(given(flags, text))])])
    .default([], 'all');
}

/** What follows may be the next option: `--brand --json`. */
function given(flags: string, text: string): string {
  if (text === '' || text.startsWith('--')) throw new UsageError(needsValue(flags));
  return text;
}

const needsValue = (flags: string): string => `${flags.split(' ')[0] ?? flags} needs a value: ${flags}.`;

export const text = (written: string): string => written;

export const BRANDS = listOption(
  '--brand <slug>',
  'a brand, by the name of its folder; may be given several times',
  checkSlug,
);

export const BRAND = new Option('--brand <slug>', 'the brand, by the name of its folder').argParser(
  (written: string, before: string | undefined) => {
    const slug = checkSlug(given('--brand <slug>', written));
    if (before === undefined || before === slug) return slug;
    throw new UsageError(`Only one --brand can be given, not ${before} and ${slug}.`);
  },
);

export const BRANDS_DIR = valueOption('--brands-dir <folder>', 'the folder of the brands', text).default('brands');

export const OUT_DIR = valueOption('--out-dir <folder>', 'the folder of the built sites', text).default('dist');

export const HOST = valueOption(
  '--host <host>',
  `the host, in place of each brand's own: ${HOSTS.join(', ')}`,
  readHost,
);

export const PORT = valueOption('--port <n>', 'the port to listen on; 0 for any that is free', readPort);

export const JOBS = valueOption('--jobs <n>', 'how many processes build at once', readJobs);

export const PRIVATE_PICTURES = new Option(
  '--allow-private-pictures',
  "fetch pictures from this machine's own network too",
);

/** The two folders that most commands name. Both paths become absolute. */
export const readFolders = ({ brandsDir, outDir }: Folders): Folders => checkFolders(brandsDir, outDir);

/** Throws a UsageError where a command that is about one brand was given none. */
export function requireSlug(command: string, slug: string | undefined): string {
  if (slug !== undefined) return slug;
  throw new UsageError(`${command} needs a brand, like --brand saffron-lane.`);
}

export function checkSlug(slug: string): string {
  if (!isSlug(slug)) throw new UsageError(`"${slug}" can't be a brand: ${SLUG_RULE}.`);
  return slug;
}

function readHost(written: string): Host {
  const host = HOSTS.find((known) => known === written);
  if (host !== undefined) return host;
  throw new UsageError(`There is no host "${written}", only ${HOSTS.join(', ')}.`);
}

function readPort(written: string): number {
  const port = Number(written);
  if (/^\d+$/.test(written) && port <= 65_535) return port;
  throw new UsageError(`"${written}" is no port. A port is a whole number from 0 (any free one) to 65535.`);
}

function readJobs(written: string): number {
  if (/^[1-9]\d{0,2}$/.test(written)) return Number(written);
  throw new UsageError(`"${written}" is no number of jobs. Write a whole number from 1 to 999, like --jobs 2.`);
}
