import { countOf } from '#brand/report/report.ts';
import type { Refused, Undelivered } from '#leads/tables.ts';

/** A family of the metrics, in the text format of Prometheus: what follows its name in each line. */
export interface LeadFamily {
  name: string;
  type: 'counter' | 'gauge';
  help: string;
  lines: string[];
}

const MAX_NAMED = 5;

/** Why somebody should look, in sentences, the brands with the most first. No address and no guest is in them. */
export function reasonsOf(brands: readonly Undelivered[]): string[] {
  const late = brands.filter((brand) => brand.late > 0).toSorted((one, other) => other.late - one.late);
  const failed = brands.filter((brand) => brand.failed > 0).toSorted((one, other) => other.failed - one.failed);
  return [
    ...named(late, (brand) => {
      const age = ageOf(brand.oldest_seconds ?? 0);
      return `${nameOf(brand)}: ${countOf(brand.late, 'lead')} could not be delivered for an hour, the oldest for ${age}. ${wordsOf(brand.late_reason)}`;
    }),
    ...named(failed, (brand) => {
      const them = brand.failed === 1 ? 'it is' : 'they are';
      return `${nameOf(brand)}: ${countOf(brand.failed, 'lead')} could not be delivered and nobody has seen ${brand.failed === 1 ? 'it' : 'them'}: ${them} in the inbox alone. ${wordsOf(brand.failed_reason)}`;
    }),
  ];
}

function named(brands: readonly Undelivered[], say: (brand: Undelivered) => string): string[] {
  const more = brands.length - MAX_NAMED;
  return [...brands.slice(0, MAX_NAMED).map(say), ...(more > 0 ? [`And ${countOf(more, 'brand')} more like it.`] : [])];
}

/** A brand in a table for people. */
export interface UndeliveredRow {
  name: string;
  waiting: number;
  /** How long the oldest waits, "2 hours"; empty where none does. */
  oldest: string;
  failed: number;
}

export const rowsOf = (brands: readonly Undelivered[]): UndeliveredRow[] =>
  brands.map((brand) => ({
    name: nameOf(brand),
    waiting: brand.waiting,
    oldest: brand.oldest_seconds === null ? '' : ageOf(brand.oldest_seconds),
    failed: brand.failed,
  }));

export function gaugesOf(brands: readonly Undelivered[]): LeadFamily[] {
  const sum = (of: (brand: Undelivered) => number): number => brands.reduce((total, brand) => total + of(brand), 0);
  const oldest = brands.reduce((longest, { oldest_seconds: age }) => Math.max(longest, age ?? 0), 0);
  const gauge = (name: string, help: string, value: number): LeadFamily => ({
    name,
    type: 'gauge',
    help,
    lines: [` ${value}`],
  });
  return [
    gauge(
      'leads_waiting',
      'Leads that somebody is still to be told of.',
      sum(({ waiting }) => waiting),
    ),
    gauge(
      'leads_late',
      'Those of them that have waited for more than an hour.',
      sum(({ late }) => late),
    ),
    gauge(
      'leads_failed',
      'Leads that could not be delivered and that nobody has seen in the inbox.',
      sum(({ failed }) => failed),
    ),
    gauge('oldest_lead_seconds', 'How long the oldest lead has waited that is to be delivered.', oldest),
  ];
}

/** `ageOf(7300) // "2 hours"` */
export function ageOf(seconds: number): string {
  const [unit, size] = UNITS.find(([, least]) => seconds >= least * 2) ?? ['second', 1];
  return countOf(Math.floor(seconds / size), unit);
}

const UNITS: [name: string, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const nameOf = ({ brand_id: id }: Undelivered): string =>
  id === null ? 'A brand that the backend does not know' : lineOfId(id);

/** An id is a text of the backend, up to 200 characters. */
const lineOfId = (id: string): string => (/^[\w.-]{1,80}$/.test(id) ? id : JSON.stringify(id.slice(0, 80)));

const wordsOf = (refused: Refused | null): string =>
  refused?.answer ? withoutAddresses(refused.answer, refused.recipient) : 'Nobody has tried to send it.';

/**
 * What the other side said without who was told: mail servers repeat the address that they refuse.
 * `withoutAddresses('550 <ada@x.example>: no mailbox ada', 'ada@x.example') // "550 <…>: no mailbox …"`
 */
export function withoutAddresses(answer: string, recipient: string): string {
  const [name = ''] = recipient.split('@');
  const parts = [
    recipient,
    encodeURIComponent(recipient),
    ...(recipient.includes('@') && name.length > 1 ? [name] : []),
  ];
  const known = parts.map((part) => RegExp.escape(part)).join('|');
  const words = answer.replaceAll(/[^\s<>"'()[\],;]+/g, (word) => (/@|%40|https?:\/\//i.test(word) ? '…' : word));
  return words.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${known})(?![\\p{L}\\p{N}])`, 'giu'), '…');
}
