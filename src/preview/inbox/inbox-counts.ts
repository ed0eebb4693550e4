import type { RequestListener } from 'node:http';
import type { BackendFetch } from '#brand/network/deployed.ts';
import { countInboxes, type InboxCounts } from '#inbox/mailbox/counts.ts';
import type { Backend } from '../backend/backend.ts';
import type { Addressee, InboxBackendOf } from './inbox-backends.ts';

/** How many messages of each brand want somebody, for the dashboard. */
export interface InboxCounter {
  /** Answers calls of the backend, and counts again after each that may have added something. */
  listener: RequestListener;
  /** Undefined until it is known, or where nobody can know it. */
  countsOf: (brand: Addressee) => InboxCounts | undefined;
  /** Somebody has noted something. */
  look: () => void;
}

/** Functions that are asked with POST, and store nothing. Every page with campaigns asks one. */
const ONLY_READ = /^\/functions\/v1\/(?:announce-changes|count|get-brand-website|influencer-portal)\b/;
/** What it stores is shown apart from messages. */
const TAPS = /^\/functions\/v1\/count\b/;
/** Others may note something in a backend, too. */
const FRESH_MS = 15_000;

export interface InboxCounterOptions {
  backend: Pick<Backend, 'call' | 'isOpen' | 'listener'>;
  backendOf: InboxBackendOf;
  /** Called when there is something new to show. */
  onChange: () => void;
}

interface Counted {
  counts?: Map<string, InboxCounts>;
  at: number;
  /** Something came while it was counted. */
  isStale: boolean;
  isLooking: boolean;
}

export function makeInboxCounter({ backend, backendOf, onChange }: InboxCounterOptions): InboxCounter {
  const known = new Map<BackendFetch, Counted>();

  const countedBy = (call: BackendFetch): Counted => {
    const counted = known.get(call) ?? { at: -Infinity, isStale: false, isLooking: false };
    known.set(call, counted);
    return counted;
  };

  async function lookAt(call: BackendFetch): Promise<void> {
    const counted = countedBy(call);
    counted.isStale = true;
    if (counted.isLooking) return;
    counted.isLooking = true;
    while (counted.isStale) {
      counted.isStale = false;
      const counts = await countInboxes(call).catch(() => counted.counts); // The page of the brand says why.
      counted.at = Date.now();
      if (isOther(counts, counted.counts)) {
        if (counts) counted.counts = counts;
        onChange();
      }
    }
    counted.isLooking = false;
  }

  function countsOf(brand: Addressee): InboxCounts | undefined {
    const found = backendOf(brand);
    if ('problem' in found) return undefined;
    const counted = countedBy(found.call);
    if (!counted.isLooking && Date.now() - counted.at > FRESH_MS) void lookAt(found.call);
    return counted.counts && (counted.counts.get(found.brandId) ?? NOTHING);
  }

  const look = (): void => {
    for (const call of known.keys()) void lookAt(call);
  };

  const listener: RequestListener = (request, response) => {
    const mayAdd = request.method === 'POST' && !ONLY_READ.test(request.url ?? '');
    if (mayAdd)
      response.on('finish', () => {
        if (response.statusCode >= 300 || !backend.isOpen()) return;
        onChange(); // A list that is open shows it, though nothing may be counted.
        void lookAt(backend.call);
      });
    else if (TAPS.test(request.url ?? '')) response.on('finish', onChange);
    backend.listener(request, response);
  };

  return { listener, countsOf, look };
}

const NOTHING: InboxCounts = { unread: 0, waiting: 0, late: 0, undelivered: 0 };

const isOther = (one: Counted['counts'], other: Counted['counts']): boolean =>
  JSON.stringify([...(one ?? [])]) !== JSON.stringify([...(other ?? [])]);
