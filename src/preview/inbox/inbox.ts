import type { RequestListener } from 'node:http';
import { readState } from '#builder/output/state.ts';
import type { Backend } from '../backend/backend.ts';
import { readRows, type Submission } from '#inbox/read-rows.ts';
import type { BrandState } from '../building/builds.ts';
import type { ReadMarkers } from './read-markers.ts';
import { SENT_TABLES, type SentTable } from '#inbox/sent-forms.ts';

/** That there is a submission, without what it says: of these, every one is kept in memory. */
export interface InboxEntry {
  table: SentTable;
  id: string;
  /** The id of a restaurant or a brand. */
  recipient: string;
  /** In milliseconds, as a `Date` counts. */
  sentAt: number;
}

/** Who has received something: all submissions to the locations of a brand, and to the brand itself. */
export type Addressee = Pick<BrandState, 'slug' | 'version'>;

/** What visitors sent to the embedded backend, so that an agency sees that a form works. */
export interface Inbox {
  /** Answers calls of the backend, and looks again after each that may have added something. */
  listener: RequestListener;
  /** Resolves when what was there at the start has been read, or could not be. */
  ready: () => Promise<void>;
  /** Why nothing can be read, if nothing can. */
  problem: () => string | undefined;
  /** All, newest first. */
  entriesOf: (brand: Addressee) => InboxEntry[];
  /** What these submissions say, in their order. Those that are gone from the database are left out. */
  read: (entries: readonly InboxEntry[]) => Promise<{ entry: InboxEntry; row: Submission }[]>;
  /** How many have come after a moment, or at all. */
  countSince: (brand: Addressee, moment: Date | undefined) => number;
  /** Somebody looks at all of a brand's. */
  visit: (brand: Addressee) => void;
  /** What came later was new at the last visit: a page that is open keeps its marks. Undefined where all is new. */
  newSince: (slug: string) => Date | undefined;
}

/** Rows with their texts, at once. */
const ROWS_CHUNK = 100;
/** Functions that are asked with POST, and store nothing. Every page with campaigns asks one. */
const ONLY_READ = /^\/functions\/v1\/(?:announce-changes|count|get-brand-website|influencer-portal)\b/;

/** What it stores is shown apart from submissions. */
const COUNTS = /^\/functions\/v1\/count\b/;

export interface InboxOptions {
  backend: Pick<Backend, 'call' | 'isOpen' | 'listener'>;
  outDir: string;
  readMarkers: ReadMarkers;
  /** Called when there is something new to show. */
  onChange: () => void;
}

export function makeInbox({ backend, outDir, readMarkers, onChange }: InboxOptions): Inbox {
  /** By slug. Cached, because the list of a thousand brands is drawn more often than the brands are built. */
  const recipients = new Map<string, { version: number; ids: Set<string> }>();
  let byRecipient = new Map<string, InboxEntry[]>();
  const newSince = new Map<string, Date | undefined>();
  let problem: string | undefined;
  let looking: Promise<void> | undefined;
  let isStale = false;

  /** Reads one at a time. What arrives meanwhile causes another read. */
  function look(): Promise<void> {
    isStale = true;
    looking ??= lookAgain().finally(() => (looking = undefined));
    return looking;
  }

  async function lookAgain(): Promise<void> {
    while (isStale) {
      isStale = false;
      try {
        const entries = (await Promise.all(SENT_TABLES.map(readEntries))).flat();
        byRecipient = Map.groupBy(entries.sort(newestFirst), ({ recipient }) => recipient);
        problem = undefined;
        onChange();
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
        return; // A backend that could not start has reported it itself.
      }
    }
  }

  async function readEntries(table: SentTable): Promise<InboxEntry[]> {
    const rows = await readRows(backend.call, table.name, table.oneOf, ['id', 'created_at', table.recipient]);
    return rows.map((row) => entryOf(table, row));
  }

  async function read(asked: readonly InboxEntry[]): Promise<{ entry: InboxEntry; row: Submission }[]> {
    const rows = new Map<string, Submission>();
    for (const [table, group] of Map.groupBy(asked, (entry) => entry.table)) {
      for (let from = 0; from < group.length; from += ROWS_CHUNK) {
        const id = group.slice(from, from + ROWS_CHUNK).map((entry) => entry.id);
        const found = await readRows(backend.call, table.name, { ...table.oneOf, id });
        for (const row of found) rows.set(row.id, row);
      }
    }
    return asked.flatMap((entry) => {
      const row = rows.get(entry.id);
      return row === undefined ? [] : [{ entry, row }];
    });
  }

  function recipientsOf({ slug, version }: Addressee): Set<string> {
    const known = recipients.get(slug);
    if (known?.version === version) return known.ids;
    const ids = new Set(readState(outDir, slug)?.recipients);
    recipients.set(slug, { version, ids });
    return ids;
  }

  function entriesOf(brand: Addressee): InboxEntry[] {
    const lists = [...recipientsOf(brand)].map((recipient) => byRecipient.get(recipient) ?? []);
    return lists.flat().sort(newestFirst);
  }

  function countSince(brand: Addressee, moment: Date | undefined): number {
    return entriesOf(brand).filter(({ sentAt }) => moment === undefined || sentAt > moment.getTime()).length;
  }

  function visit(brand: Addressee): void {
    const before = readMarkers.get(brand.slug);
    newSince.set(brand.slug, before);
    const [last] = entriesOf(brand);
    if (last === undefined || last.sentAt <= (before?.getTime() ?? -Infinity)) return;
    readMarkers.note(brand.slug, new Date(last.sentAt));
    onChange();
  }

  const listener: RequestListener = (request, response) => {
    const mayAdd = request.method === 'POST' && !ONLY_READ.test(request.url ?? '');
    if (mayAdd)
      response.on('finish', () => {
        if (response.statusCode < 300 && backend.isOpen()) void look();
      });
    else if (COUNTS.test(request.url ?? '')) response.on('finish', onChange);
    backend.listener(request, response);
  };

  const first = look();
  return {
    listener,
    ready: () => first,
    problem: () => problem,
    entriesOf,
    read,
    countSince,
    visit,
    newSince: (slug) => (newSince.has(slug) ? newSince.get(slug) : readMarkers.get(slug)),
  };
}

function entryOf(table: SentTable, row: Submission): InboxEntry {
  return {
    table,
    id: row.id,
    recipient: String(row[table.recipient]),
    sentAt: new Date(row.created_at).getTime(),
  };
}

/** Two of the same instant stay in one order. */
function newestFirst(one: InboxEntry, other: InboxEntry): number {
  return other.sentAt - one.sentAt || (one.id < other.id ? 1 : -1);
}
