import type { Environment } from '#brand/folder/brand-file.ts';
import { callDeployed, KEY_ADVICE } from '#brand/network/deployed.ts';
import { startLeadClock } from '#leads/clock.ts';
import { readNodeSenders } from '#leads/smtp/node-senders.ts';
import { MissingLeads } from '#leads/backend-answer.ts';
import { callTables, type Undelivered } from '#leads/tables.ts';
import { gaugesOf, type LeadFamily, reasonsOf, rowsOf, type UndeliveredRow } from './undelivered.ts';
import type { TestRow, WeeklyTests } from './weekly-tests.ts';

export interface LeadServiceOptions {
  environment: Environment;
  print: (sentence: string) => void;
  /** Looked at as often as the leads are: what the weekly tests say. */
  tests?: WeeklyTests | undefined;
  /** The brands whose forms don't send to the backend at this origin. */
  notAt?: (origin: string) => string[];
  /** Between two looks at what could not be delivered. What is due is looked for each second, or as often. */
  everyMs?: number;
}

/** What the builder does of leads, and how that goes. Nothing said has an address or a guest in it. */
export interface LeadService {
  /** Why somebody should look, in sentences. */
  reasons: () => string[];
  /** For people; undefined where leads are no matter of this builder. */
  view: () => LeadView | undefined;
  families: () => LeadFamily[];
  /** Ends within seconds; what was begun and is not settled is due again in two minutes. */
  close: () => Promise<void>;
}

export interface LeadView {
  /** Who delivers them, and what keeps it from that, in sentences. */
  about: string[];
  /** The brands that have any to deliver. Undefined: it is not known. */
  brands: UndeliveredRow[] | undefined;
  tests: TestRow[];
}

const EVERY_MS = 10_000;
const MAX_PAUSE_MS = 60_000;
const MAX_NAMED = 20;
/** A backend that answers the next look was not ill. */
const SILENT_TOO_LONG_MS = 60_000;
/** Who sets one of them wants leads to be delivered here. */
const MEANT = ['SMTP_URL', 'MAIL_API', 'LEADS_WEBHOOK_SECRET'];

const NOTHING: LeadService = { reasons: () => [], view: () => undefined, families: () => [], close: async () => {} };

/**
 * Delivers the leads of the backend that SUPABASE_URL names, if the environment has its secret key and something to send by, and watches whether they
 * are delivered, whoever does it.
 */
export function openLeadService(options: LeadServiceOptions): LeadService {
  const { environment, print, tests, notAt = () => [], everyMs = EVERY_MS } = options;
  const isMeant = MEANT.some((name) => environment[name]?.trim());
  const backend = openLeadBackend(environment);
  if ('problem' in backend) {
    if (!isMeant) return NOTHING;
    const sentence = `Leads are not delivered: ${backend.problem}.`;
    print(sentence);
    return { ...NOTHING, reasons: () => [sentence], view: () => ({ about: [sentence], brands: undefined, tests: [] }) };
  }
  const { call, fileKey, origin } = backend;
  const { senders, inboxUrl, problems, close: closeSenders } = readNodeSenders(environment);
  const sends = senders.mail !== undefined || senders.webhook !== undefined;
  const onProblem = print;
  const clock = sends
    ? startLeadClock({ call, senders, inboxUrl, fileKey, onProblem, everyMs: Math.min(everyMs, 1000) })
    : undefined;
  if (isMeant) problems.forEach(print);
  if (sends) print(`Leads of ${origin} are delivered${waysOf(senders)}.`);

  const tables = callTables(call);
  /** Undefined: it is not known yet. */
  let undelivered: Undelivered[] | undefined;
  let silence: { since: number; sentence: string; isOld: boolean } | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  async function look(): Promise<void> {
    try {
      undelivered = await tables.undelivered();
      silence = undefined;
      failures = 0;
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      silence = { since: silence?.since ?? Date.now(), sentence, isOld: error instanceof MissingLeads };
      failures += 1;
    }
    if (!isClosed) await tests?.look();
    if (!isClosed)
      timer = setTimeout(
        () => void look(),
        Math.min(everyMs * 2 ** Math.min(failures, 6), Math.max(MAX_PAUSE_MS, everyMs)),
      );
  }
  void look();

  /** An older backend is no illness where nobody wants leads to be delivered from here. */
  function silenceReasons(): string[] {
    if (silence === undefined || (silence.isOld && !isMeant)) return [];
    return Date.now() - silence.since >= SILENT_TOO_LONG_MS || silence.isOld
      ? [`It is unknown whether leads are delivered: ${silence.sentence}`]
      : [];
  }

  return {
    reasons: () => [...silenceReasons(), ...reasonsOf(undelivered ?? []), ...(tests?.reasons() ?? [])],
    view: () => ({
      about: [
        sends
          ? `Leads of ${origin} are delivered${waysOf(senders)}.`
          : `Leads of ${origin} are watched, and not sent from here: neither SMTP_URL nor MAIL_API is set.`,
        ...othersText(notAt(origin)),
        ...(isMeant ? problems : []),
        ...(silence ? [silence.sentence] : []),
      ],
      brands: silence === undefined && undelivered ? rowsOf(undelivered) : undefined,
      tests: tests?.rows() ?? [],
    }),
    families: () => [
      ...(silence === undefined && undelivered ? gaugesOf(undelivered) : []),
      {
        name: 'deliveries_total',
        type: 'counter',
        help: 'Mails and webhooks of leads that this builder has tried to send, by what became of them.',
        lines: Object.entries(clock?.counts() ?? {})
          .filter(([result]) => result !== 'routed')
          .map(([result, count]) => `{result="${result}"} ${count}`),
      },
    ],
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await clock?.close();
      closeSenders();
    },
  };
}

/** The backend of SUPABASE_URL with the secret key of the environment, or why it can't be asked, without a full stop. */
export function openLeadBackend(environment: Environment) {
  const url = environment['SUPABASE_URL']?.trim() ?? '';
  const problem = url !== '' && !URL.canParse(url) ? 'SUPABASE_URL is no web address' : undefined;
  if (problem !== undefined || url === '') return { problem: problem ?? KEY_ADVICE.missing };
  const call = callDeployed(url, { ...environment, SUPABASE_URL: url }, 'it is asked again soon');
  if (typeof call !== 'function') return { problem: KEY_ADVICE[call] };
  return { call, origin: new URL(url).origin, fileKey: environment['SUPABASE_SERVICE_ROLE_KEY']?.trim() ?? '' };
}

function othersText(slugs: readonly string[]): string[] {
  if (slugs.length === 0) return [];
  const named =
    slugs.slice(0, MAX_NAMED).join(', ') + (slugs.length > MAX_NAMED ? ` and ${slugs.length - MAX_NAMED} more` : '');
  return [`Not from here, because their forms send elsewhere: ${named}.`];
}

const waysOf = ({ mail, webhook }: { mail?: unknown; webhook?: unknown }): string =>
  [mail && ' by mail', webhook && ' by webhook'].filter(Boolean).join(' and');
