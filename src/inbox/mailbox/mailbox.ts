import type { BackendFetch } from '#brand/network/deployed.ts';
import { callProcedure, MissingLeads, readAnswer } from '#leads/backend-answer.ts';
import type { Lead, LeadDelivery } from '#leads/lead/lead.ts';
import type { Submission } from '../submissions/read-rows.ts';
import { type FormName, tableOf } from '../submissions/sent-forms.ts';
import { findOld, listOld } from './old-submissions.ts';
import { type InboxQuery, PAGE_ROWS } from './query.ts';
import type { InboxList, InboxRow, LeadNote } from './rows.ts';

/** A brand's leads in a backend. Each throws an Error with a sentence where the backend does not answer. */
export interface Mailbox {
  list: (query: InboxQuery, most?: number) => Promise<InboxList>;
  /** Undefined for one that the brand has not. */
  find: (form: FormName, id: string) => Promise<InboxRow | undefined>;
  /** Writes over this version. `false`: there is another one by now, or none. */
  write: (lead: Lead, note: LeadNote) => Promise<boolean>;
  /** Has what failed of it sent once more. */
  retry: (lead: Lead) => Promise<void>;
}

export interface MailboxOptions {
  call: BackendFetch;
  /** What the backend knows the brand by. */
  brandId: string;
  /** The ids that forms of its site name, for a backend that does not know which brand owns them. */
  recipients: () => readonly string[];
}

export function openMailbox({ call, brandId, recipients }: MailboxOptions): Mailbox {
  async function list(query: InboxQuery, most = PAGE_ROWS): Promise<InboxList> {
    const found = await procedure(call, 'read_inbox', {
      brand: brandId,
      shown: query.shown,
      of_form: query.form ?? null,
      sent_to: query.place ?? null,
      of_person: query.person ?? null,
      skip: (query.page - 1) * most,
      most,
    });
    return found === undefined ? listOld(call, recipients(), query, most) : listOf(found as WrittenList);
  }

  async function find(form: FormName, id: string): Promise<InboxRow | undefined> {
    if (!UUID.test(id)) return undefined;
    const found = await procedure(call, 'read_lead', { brand: brandId, of_form: form, of_lead: id });
    if (found === undefined) return findOld(call, recipients(), form, id);
    return found === null ? undefined : rowsOf([found as WrittenRow])[0];
  }

  async function write({ form, id, version }: Lead, note: LeadNote): Promise<boolean> {
    const where = new URLSearchParams({ form: `eq.${form}`, id: `eq.${id}`, version: `eq.${version}`, select: 'id' });
    const response = await call(`/rest/v1/leads?${where}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify(note),
    });
    return ((await readAnswer(response, 'leads')) as unknown[]).length > 0;
  }

  const retry = async ({ form, id }: Lead): Promise<void> =>
    void (await procedure(call, 'retry_deliveries', { of_form: form, of_lead: id }));

  return { list, find, write, retry };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Undefined where the backend has no such procedure: a migration is missing. */
export async function procedure(
  call: BackendFetch,
  name: string,
  parameters: Record<string, unknown>,
): Promise<unknown> {
  try {
    return await callProcedure(call, name, parameters);
  } catch (error) {
    if (error instanceof MissingLeads) return undefined;
    throw error;
  }
}

interface WrittenRow {
  lead: Lead;
  submission: Submission | null;
  deliveries: LeadDelivery[];
}

type WrittenList = Omit<InboxList, 'rows' | 'placeNames' | 'tells'> & {
  rows: WrittenRow[];
  /** Null: the backend has no configuration of the brand. */
  brand: { tells: boolean; locations: { id: string | null; name: string | null }[] } | null;
};

function listOf({ rows, brand, ...list }: WrittenList): InboxList {
  const places = brand?.locations.flatMap(({ id, name }) =>
    id !== null && name !== null ? [[id, name] as const] : [],
  );
  return {
    ...list,
    rows: rowsOf(rows),
    placeNames: Object.fromEntries(places ?? []),
    ...(brand !== null && { tells: brand.tells }),
  };
}

/** What was deleted while it was read is left out. */
const rowsOf = (written: WrittenRow[]): InboxRow[] =>
  written.flatMap(({ lead, submission, deliveries }) => {
    const table = tableOf(lead.form);
    return table && submission ? [{ table, submission, lead, deliveries }] : [];
  });
