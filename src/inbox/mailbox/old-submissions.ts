import type { BackendFetch } from '#brand/network/deployed.ts';
import { readRows } from '../submissions/read-rows.ts';
import { type FormName, SENT_TABLES, type SentTable, tableOf } from '../submissions/sent-forms.ts';
import type { InboxQuery } from './query.ts';
import type { InboxList, InboxRow } from './rows.ts';

/** Ids in one request: an address has at most some thousand letters. */
const IDS_AT_ONCE = 50;

/** A list from the tables of the forms alone, the newest first, for a backend that was deployed before there were leads. */
export async function listOld(
  call: BackendFetch,
  recipients: readonly string[],
  { form, place, page }: InboxQuery,
  most: number,
): Promise<InboxList> {
  const entries = (await Promise.all(SENT_TABLES.map((table) => readEntries(call, table, recipients)))).flat();
  const inPlace = entries.filter(({ recipient }) => place === undefined || recipient === place);
  const found = inPlace.filter(({ table }) => form === undefined || table.form === form);
  const shown = found.toSorted(newestFirst).slice((page - 1) * most, page * most);
  return {
    rows: await readEach(call, shown),
    total: found.length,
    urgent: 0,
    all: entries.length,
    unread: 0,
    waiting: inPlace.length,
    answered: 0,
    forms: countBy(inPlace, ({ table }) => table.form),
    people: {},
    places: countBy(entries, ({ recipient }) => recipient),
    placeNames: {},
    isStateless: true,
  };
}

export async function findOld(
  call: BackendFetch,
  recipients: readonly string[],
  form: FormName,
  id: string,
): Promise<InboxRow | undefined> {
  const table = tableOf(form);
  const rows = table ? await readRows(call, table.name, { ...table.oneOf, id: [id] }) : [];
  return rows.flatMap((submission) =>
    table && recipients.includes(String(submission[table.recipient])) ? [{ table, submission, deliveries: [] }] : [],
  )[0];
}

interface Entry {
  table: SentTable;
  id: string;
  recipient: string;
  sentAt: number;
}

async function readEntries(call: BackendFetch, table: SentTable, recipients: readonly string[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let from = 0; from < recipients.length; from += IDS_AT_ONCE) {
    const where = { ...table.oneOf, [table.recipient]: recipients.slice(from, from + IDS_AT_ONCE) };
    for (const row of await readRows(call, table.name, where, ['id', 'created_at', table.recipient])) {
      entries.push({
        table,
        id: row.id,
        recipient: String(row[table.recipient]),
        sentAt: new Date(row.created_at).getTime(),
      });
    }
  }
  return entries;
}

/** In their order. What was deleted meanwhile is left out. */
async function readEach(call: BackendFetch, entries: readonly Entry[]): Promise<InboxRow[]> {
  const rows = new Map<string, InboxRow>();
  for (const [table, group] of Map.groupBy(entries, (entry) => entry.table)) {
    for (let from = 0; from < group.length; from += IDS_AT_ONCE) {
      const id = group.slice(from, from + IDS_AT_ONCE).map((entry) => entry.id);
      for (const submission of await readRows(call, table.name, { ...table.oneOf, id }))
        rows.set(submission.id, { table, submission, deliveries: [] });
    }
  }
  return entries.flatMap(({ id }) => rows.get(id) ?? []);
}

function countBy<T>(all: readonly T[], keyOf: (one: T) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(all, keyOf)].map(([key, group]) => [key, group.length]));
}

/** Of the same instant, by id. */
const newestFirst = (one: Entry, other: Entry): number => other.sentAt - one.sentAt || (one.id < other.id ? 1 : -1);
