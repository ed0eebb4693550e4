import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BRAND, BRANDS_DIR, makeCommand, parseOptions, requireSlug, valueOption } from '#brand/cli/cli.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import type { Output } from '#brand/report/progress.ts';
import { durationOf, escapeControls } from '#brand/report/report.ts';
import { slugify } from '#core/text/slug.ts';
import { callTables } from '#leads/tables.ts';
import { NOTIFY_FORMS, type NotifyForm } from '#schema/brand-folder/notify.ts';
import { finishTest, readTest, sendTest, type TestState } from './leads/delivery-test.ts';
import { judgeTest, type Verdict } from './leads/judge-test.ts';
import { openTestedBrand, type TestedBrand } from './leads/tested-brand.ts';

export interface TestCommand {
  /** The repository's folder. */
  root: string;
  args: string[];
  environment: Environment;
  stdout?: Output;
  /** Between two looks at what became of it. */
  lookMs?: number;
}

interface TestArguments {
  brand?: string;
  form: NotifyForm;
  location?: string;
  guest?: string;
  /** In seconds. */
  wait: number;
  brandsDir: string;
}

const DAYS_AHEAD = 30;
const DAY_MS = 86_400_000;
/** A mail that goes with others in one is held for a minute. */
const WAIT_S = 90;
const MAX_WAIT_S = 3600;

/**
 * `npm run builder -- test-delivery`: sends a marked submission the way a guest does, and says how far it comes. Returns the exit code: 0 where all who are
 * to be told have got it, 1 where it stopped. Throws a UsageError where the command line or the environment is wrong.
 */
export async function runTestCommand(command: TestCommand): Promise<number> {
  const { root, args, environment, stdout = process.stdout, lookMs = 500 } = command;
  const { brand: named, form, location, guest, wait, brandsDir } = parseTestArguments(args);
  const slug = requireSlug('test-delivery', named);
  const brand = openTestedBrand(slug, brandsDir, environment, root);
  const recipient = location === undefined ? brand.brandId : await findLocation(brand, location);
  const say = (sentence: string): void => void stdout.write(`${escapeControls(sentence)}\n`);
  const begun = performance.now();
  const step = (name: string, said: string): void =>
    say(`  ${name.padEnd(9)}after ${durationOf(performance.now() - begun)}${said === '' ? '' : `: ${said}`}`);
  const id = randomUUID();
  const day = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);

  const whom = location === undefined ? slug : `${slug}, ${location}`;
  say(`A test of ${form} to ${whom}, sent as a guest sends it to ${brand.url}`);
  try {
    await sendTest(brand, form, { id, recipient, guest, day });
  } catch (error) {
    say(`It stopped before it was stored. ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  step('stored', '');
  const state = await follow(brand, form, id, { wait, lookMs, step });
  const verdict = judgeTest(state, brand.advice);
  if (verdict.state !== 'arrived') {
    say(`${STOPPED[verdict.stage]}${verdict.state === 'waiting' ? `, for ${wait} s` : ''}. ${verdict.reason}`);
    if (verdict.state === 'waiting') say('It is tried again for a day: nothing is lost.');
    return 1;
  }
  if (state.lead) await finishTest(brand.call, state.lead);
  say('Everybody who is to be told has got it. The inbox shows it as a test.');
  return 0;
}

const STOPPED: Record<Verdict['stage'], string> = {
  sent: 'It stopped behind the form',
  stored: 'It is stored and stopped there',
  routed: 'It stopped on its way to whom it is told',
  delivered: '',
};

interface Following {
  wait: number;
  lookMs: number;
  step: (name: string, said: string) => void;
}

/** Looks until it has arrived, has failed or has had its time, and says each step once. */
async function follow(
  brand: TestedBrand,
  form: NotifyForm,
  id: string,
  { wait, lookMs, step }: Following,
): Promise<TestState> {
  const until = performance.now() + wait * 1000;
  const told = new Set<string>();
  const once = (key: string, name: string, said: string): void => {
    if (!told.has(key)) step(name, said);
    told.add(key);
  };
  for (;;) {
    const state = await readTest(brand.call, form, id);
    const { lead, deliveries } = state;
    if (lead?.state === 'routed')
      for (const { channel, recipient } of deliveries)
        once(`routed ${channel} ${recipient}`, 'routed', `${channel} to ${recipient}`);
    for (const { state: fate, recipient, answer, channel } of deliveries) {
      const said = `${channel} to ${recipient}${answer === null ? '' : `. ${answer}`}`;
      if (fate !== 'waiting' || answer !== null) once(`${fate} ${said}`, fate === 'waiting' ? 'waits' : fate, said);
    }
    if (judgeTest(state, brand.advice).state !== 'waiting' || performance.now() >= until) return state;
    await pause(lookMs);
  }
}

/** The id of a location by its id, or by its name as addresses have it. Throws a UsageError where the backend knows no such location. */
async function findLocation({ call, brandId }: TestedBrand, wanted: string): Promise<string> {
  const known = await callTables(call).brand(brandId);
  const locations = (known?.locations ?? []).filter(({ id }) => id !== null);
  const found =
    locations.find(({ id }) => id === wanted) ?? locations.find(({ name }) => slugify(name ?? '') === wanted);
  if (found?.id) return found.id;
  const names = locations.slice(0, 10).map(({ id, name }) => slugify(name ?? '') || id);
  throw new UsageError(
    `The backend has no location "${wanted}" of this brand${names.length > 0 ? `; it has ${names.join(', ')}` : ''}.`,
  );
}

export function parseTestArguments(args: string[]): TestArguments {
  const command = makeCommand('builder', 'Sends a marked submission the way a guest does, and says how far it comes.', [
    'test-delivery --brand saffron-lane',
    'test-delivery --brand saffron-lane --form catering --location queen-west --guest me@agency.example',
  ])
    .addOption(BRAND)
    .addOption(valueOption('--form <name>', `one of ${NOTIFY_FORMS.join(', ')}`, readForm).default('catering'))
    .addOption(valueOption('--location <id>', 'a location, by its restaurant_id or its name in addresses', String))
    .addOption(valueOption('--guest <address>', 'an address that gets the confirmation of a guest', readAddress))
    .addOption(valueOption('--wait <seconds>', 'how long it may take', readSeconds).default(WAIT_S))
    .addOption(BRANDS_DIR);
  return parseOptions<TestArguments>(command, args);
}

function readForm(written: string): NotifyForm {
  const form = NOTIFY_FORMS.find((known) => known === written);
  if (form !== undefined) return form;
  throw new UsageError(`There is no form "${written}", only ${NOTIFY_FORMS.join(', ')}.`);
}

function readAddress(written: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(written)) return written;
  throw new UsageError(`"${written}" is no e-mail address. Write it like me@agency.example.`);
}

function readSeconds(written: string): number {
  const seconds = Number(written);
  if (/^[1-9]\d{0,3}$/.test(written) && seconds <= MAX_WAIT_S) return seconds;
  throw new UsageError(`"${written}" is no time. Write whole seconds from 1 to ${MAX_WAIT_S}.`);
}
