import type { RequestListener } from 'node:http';
import { readState } from '../../builder/publish/state.ts';
import type { Backend } from '../backend/backend.ts';
import { readNewest } from '../backend/submissions.ts';
import type { BrandState } from '../building/builds.ts';
import { SENT_TABLES, type SentForm, type SentTable } from './sent-forms.ts';

/** What visitors sent to the embedded backend, for the list of brands: so that an agency sees that a form works. */
export interface Inbox {
  /** Answers calls of the backend, and looks again after each that may have added something. */
  listener: RequestListener;
  /** Newest first. */
  newestOf: (brand: Pick<BrandState, 'slug' | 'version'>) => SentForm[];
}

/** The most rows of each form: enough for the newest of every brand that is being tried out. */
const MOST = 200;
const SHOWN = 5;
/** Functions that are asked with POST, and store nothing. Every page with campaigns asks one. */
const ONLY_READ = /^\/functions\/v1\/(?:get-brand-website|influencer-portal)\b/;

export interface InboxOptions {
  backend: Pick<Backend, 'call' | 'isOpen' | 'listener'>;
  outDir: string;
  /** Called when there is something new to show. */
  onChange: () => void;
}

export function makeInbox({ backend, outDir, onChange }: InboxOptions): Inbox {
  /** By slug. Cached, because the list of a thousand brands is drawn more often than the brands are built. */
  const recipients = new Map<string, { version: number; ids: Set<string> }>();
  let newest: Received[] = [];
  let looking: Promise<void> | undefined;
  let isStale = false;

  /** Reads one at a time. What arrives meanwhile causes another read. */
  function look(): void {
    isStale = true;
    looking ??= lookAgain().finally(() => (looking = undefined));
  }

  async function lookAgain(): Promise<void> {
    while (isStale && backend.isOpen()) {
      isStale = false;
      try {
        const received = await Promise.all(SENT_TABLES.map((table) => readReceived(backend, table)));
        newest = received.flat().sort((one, other) => other.form.sentAt.getTime() - one.form.sentAt.getTime());
        onChange();
      } catch {
        return; // A backend that could not start has reported it itself.
      }
    }
  }

  function recipientsOf({ slug, version }: Pick<BrandState, 'slug' | 'version'>): Set<string> {
    const known = recipients.get(slug);
    if (known?.version === version) return known.ids;
    const ids = new Set(readState(outDir, slug)?.recipients);
    recipients.set(slug, { version, ids });
    return ids;
  }

  look();
  return {
    listener: (request, response) => {
      const mayAdd = request.method === 'POST' && !ONLY_READ.test(request.url ?? '');
      if (mayAdd) response.on('finish', () => response.statusCode < 300 && look());
      backend.listener(request, response);
    },
    newestOf: (brand) => {
      const ids = recipientsOf(brand);
      const received = newest.filter(({ recipient }) => ids.has(recipient));
      return received.slice(0, SHOWN).map(({ form }) => form);
    },
  };
}

interface Received {
  /** The id of a restaurant or a brand. */
  recipient: string;
  form: SentForm;
}

async function readReceived(
  backend: Pick<Backend, 'call'>,
  { name, recipient, oneOf, describe }: SentTable,
): Promise<Received[]> {
  const rows = await readNewest(backend, name, oneOf, MOST);
  return rows.map((row) => ({
    recipient: String(row[recipient]),
    form: { id: row.id, sentAt: new Date(row.created_at), message: '', from: '', files: [], ...describe(row) },
  }));
}
