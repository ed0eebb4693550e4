import type { BackendCall, DueDelivery, SentLead } from './lead/lead.ts';
import type { LeadBrand, Route } from './route.ts';
import type { Outcome } from './senders/sender.ts';

/** What the migration `leads` has for who delivers. Every call throws an error with a sentence where the backend refuses or does not answer. */
export interface DeliveryTables {
  takeLeads: (channels: readonly string[]) => Promise<SentLead[]>;
  brand: (id: string) => Promise<LeadBrand | undefined>;
  route: (routes: readonly Route[]) => Promise<void>;
  takeDeliveries: (channels: readonly string[], most: number, busy: readonly string[]) => Promise<DueDelivery[]>;
  settle: (ids: readonly string[], outcome: Outcome) => Promise<void>;
  areLeadsDue: (channels: readonly string[]) => Promise<boolean>;
  undelivered: () => Promise<Undelivered[]>;
}

/** What nobody at a brand could be told of. Counts are of leads; tests and confirmations are not among them. */
export interface Undelivered {
  /** Null: the backend knows no brand that owns what they were sent to. */
  brand_id: string | null;
  waiting: number;
  /** Of those that wait: for more than an hour. */
  late: number;
  /** Not tried any more, and seen by nobody in the inbox. */
  failed: number;
  /** How long the oldest waits, by the clock of the database. Null: none does. */
  oldest_seconds: number | null;
  /** Of the oldest one that is late, and of the oldest one that has failed. `recipient` is an address or the id of a restaurant. */
  late_reason: Refused | null;
  failed_reason: Refused | null;
}

export interface Refused {
  answer: string | null;
  recipient: string;
}

/** The backend has no leads: it was deployed before there were any. */
export class MissingLeads extends Error {}

export function callTables(call: BackendCall): DeliveryTables {
  async function procedure(name: string, parameters: Record<string, unknown>): Promise<unknown> {
    const response = await call(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(parameters),
    });
    const text = await response.text();
    if (response.ok) return text === '' ? undefined : JSON.parse(text);
    // PostgREST says 404 to an unknown procedure.
    if (response.status === 404)
      throw new MissingLeads(
        `The backend has no leads: its migration ${name === 'undelivered_leads' ? '20261128000004_undelivered_leads' : '20261128000001_leads'} is missing. Run \`supabase db push\`.`,
      );
    if (response.status === 401 || response.status === 403)
      throw new Error(
        `The backend refuses the secret key: it answered ${response.status}. Is SUPABASE_SERVICE_ROLE_KEY the key of this project?`,
      );
    throw new Error(`The backend answered ${response.status} to ${name}.`);
  }

  return {
    takeLeads: async (channels) => (await procedure('take_leads', { channels })) as SentLead[],
    brand: async (brand) => ((await procedure('lead_brand', { brand })) as LeadBrand[])[0],
    route: async (routes) => void (await procedure('route_leads', { routes })),
    takeDeliveries: async (channels, most, busy) =>
      (await procedure('take_deliveries', { channels, most, busy })) as DueDelivery[],
    settle: async (ids, { result, answer, waitSeconds = 0 }) =>
      void (await procedure('settle_deliveries', {
        ids,
        outcome: result,
        reason: answer,
        wait_seconds: Math.ceil(waitSeconds),
      })),
    undelivered: async () => (await procedure('undelivered_leads', {})) as Undelivered[],
    areLeadsDue: async (channels) => (await procedure('are_leads_due', { channels })) === true,
  };
}
