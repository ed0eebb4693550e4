import { callProcedure } from './backend-answer.ts';
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

export function callTables(call: BackendCall): DeliveryTables {
  const procedure = (name: string, parameters: Record<string, unknown>): Promise<unknown> =>
    callProcedure(call, name, parameters);
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
