import { readList, readRows, type Submission } from '#inbox/submissions/read-rows.ts';
import type { BackendFetch } from '#brand/network/deployed.ts';
import { isStoredFile } from '#inbox/submissions/application-files.ts';
import { SENT_TABLES } from '#inbox/submissions/sent-forms.ts';

export interface SubmissionTable {
  name: string;
  /** Oldest first. */
  rows: Submission[];
}

/** Ids in one request: an address has at most some thousand letters. */
const IDS_AT_ONCE = 50;

/**
 * All submissions to the recipients with these ids, by table, each with what was noted of it as its `lead`. An id that the backend knows as another brand's is left out: a configuration may name what it
 * likes. Throws an error for whoever typed the command.
 */
export async function readSubmissions(
  call: BackendFetch,
  ids: readonly string[],
  brandId: string,
): Promise<SubmissionTable[]> {
  const refused = await readRefused(call, brandId);
  const own = ids.filter((id) => !refused.has(id));
  const hasLeads = own.length > 0 && (await keepsLeads(call));
  const tables: SubmissionTable[] = [];
  for (const { form, name, recipient, oneOf } of SENT_TABLES) {
    const rows: Submission[] = [];
    for (let from = 0; from < own.length; from += IDS_AT_ONCE) {
      const some = own.slice(from, from + IDS_AT_ONCE);
      const leads = hasLeads ? await readRows(call, 'leads', { form: [form], recipient: some }, LEAD_COLUMNS) : [];
      const noted = new Map(leads.map(({ id, created_at: _, ...lead }) => [id, lead]));
      for (const row of await readRows(call, name, { ...oneOf, [recipient]: some })) {
        const lead = noted.get(row.id);
        rows.push(lead === undefined ? row : { ...row, lead });
      }
    }
    tables.push({ name, rows: rows.sort(compareAge) });
  }
  return tables;
}

/** What people noted, of which nothing changes by itself: the same brand makes the same bytes. */
const LEAD_COLUMNS = ['id', 'created_at', 'is_test', 'is_urgent', 'seen_at', 'answered_at', 'assignee', 'note'];

/** Whether the backend is one that was deployed since there are leads. */
async function keepsLeads(call: BackendFetch): Promise<boolean> {
  const response = await call('/rest/v1/leads?select=id&limit=1');
  await response.body?.cancel();
  return response.status !== 404;
}

async function readRefused(call: BackendFetch, brand: string): Promise<Set<string>> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await call('/rest/v1/rpc/refused_ids', { method: 'POST', headers, body: JSON.stringify({ brand }) });
  if (response.status === 404) return new Set(); // A backend without our migrations.
  const refused = (await readList(response, 'refused_ids')) as { id: string }[];
  return new Set(refused.map(({ id }) => id));
}

const compareAge = (one: Submission, other: Submission): number =>
  one.created_at === other.created_at ? compare(one.id, other.id) : compare(one.created_at, other.created_at);

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The paths of the files that came with applications. */
export function filesOf(tables: readonly SubmissionTable[]): string[] {
  const rows = tables.find(({ name }) => name === 'career_applications')?.rows ?? [];
  const paths = rows.flatMap((row) => [row['resume_path'], row['photo_path']]);
  return paths.filter((path): path is string => typeof path === 'string' && isStoredFile(path));
}

/** The bytes of such a file; undefined where it is gone. */
export async function readStored(call: BackendFetch, path: string): Promise<Uint8Array | undefined> {
  const response = await call(`/storage/v1/object/applications/${path}`);
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  await response.body?.cancel();
  // A hosted storage answers 400 where a file is missing.
  if (response.status === 404 || response.status === 400) return undefined;
  throw new Error(`The file ${path} of an application could not be read: the backend answered ${response.status}.`);
}
