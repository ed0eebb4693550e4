import type { RequestListener } from 'node:http';
import { readState } from '../builder/publish/state.ts';
import type { Backend } from './backend/backend.ts';
import { readNewest, type Submission } from './backend/submissions.ts';
import type { BrandState } from './builds.ts';

/** What visitors sent to the embedded backend, for the list of brands: an agency sees that a form works. */
export interface Inbox {
  /** Answers calls of the backend, and looks again after each that may have added something. */
  listener: RequestListener;
  /** Newest first. */
  newestOf: (brand: Pick<BrandState, 'slug' | 'version'>) => SentForm[];
}

/** A submission as the list of brands shows it. */
export interface SentForm {
  id: string;
  sentAt: Date;
  /** "Restaurant Feedback, 4 of 5, Service, complaint" */
  title: string;
  message: string;
  /** "Ana, ana@mail.example" */
  from: string;
}

/** Enough to have the newest of every brand that somebody is trying out. */
const MOST = 200;
const SHOWN = 5;

export interface InboxOptions {
  backend: Pick<Backend, 'call' | 'isOpen' | 'listener'>;
  outDir: string;
  /** Called when there is something new to show. */
  onChange: () => void;
}

export function makeInbox({ backend, outDir, onChange }: InboxOptions): Inbox {
  /** By slug. Cached, because the list of a thousand brands is drawn more often than the brands are built. */
  const recipients = new Map<string, { version: number; ids: Set<string> }>();
  let newest: Submission[] = [];
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
        newest = await readNewest(backend, 'restaurant_feedback', {}, MOST);
        onChange();
      } catch {
        return; // A backend that could not start has said so itself.
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
      if (request.method === 'POST') response.on('finish', () => response.statusCode < 300 && look());
      backend.listener(request, response);
    },
    newestOf: (brand) => {
      const ids = recipientsOf(brand);
      const received = newest.filter((row) => ids.has(textOf(row['restaurant_id'])));
      return received.slice(0, SHOWN).map(describeFeedback);
    },
  };
}

const TYPES: Record<string, string> = {
  restaurant: 'Restaurant Feedback',
  website: 'Website Feedback',
  callback: 'Request Callback',
};

function describeFeedback(row: Submission): SentForm {
  const { id, created_at, type, rating, sub_type, nature, message } = row;
  const stars = typeof rating === 'number' ? `${rating} of 5` : '';
  return {
    id,
    sentAt: new Date(created_at),
    title: listOf([TYPES[textOf(type)], stars, sub_type, nature]),
    message: textOf(message),
    from: listOf([row['contact_name'], row['contact_phone'], row['contact_email']]),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (values: unknown[]): string => values.map(textOf).filter(Boolean).join(', ');
