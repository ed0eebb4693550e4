import type { KnownBrands } from './known-brands.ts';
import type { Metrics } from './metrics.ts';
import type { Kind, Queue } from './queue.ts';
import type { Answer } from './server.ts';
import type { makeWebhookReader } from './webhook.ts';

export interface HearingOptions {
  queue: Queue;
  brands: KnownBrands;
  metrics: Metrics;
  /** Something waits. */
  wake: () => void;
  print: (sentence: string) => void;
  /** The sentence of an error. */
  describe: (error: unknown) => string;
}

export interface Hearing {
  /** These brands may be others now. Resolves with false where that could not be written down; they wait nevertheless. */
  note: (
    from: 'webhook' | 'folder' | 'clock' | 'poll' | 'start',
    kind: Kind,
    slugs: readonly string[],
  ) => Promise<boolean>;
  /** Takes webhooks. A 202 says that what it tells of is on the disk. */
  hearWith: (
    read: ReturnType<typeof makeWebhookReader>,
  ) => (body: string, headers: Record<string, string>) => Promise<Answer>;
}

/** Whatever is heard of goes into the queue, and work begins before it is on the disk. */
export function makeHearing({ queue, brands, metrics, wake, print, describe }: HearingOptions): Hearing {
  const note: Hearing['note'] = async (from, kind, slugs) => {
    if (slugs.length > 0) metrics.count('changes_heard_total', { from }, slugs.length);
    const noted = Promise.all(slugs.map((slug) => queue.note(slug, kind)));
    wake();
    try {
      await noted;
      return true;
    } catch (error) {
      print(`A change could not be kept on the disk: ${describe(error)}`);
      return false;
    }
  };

  async function keep(brandId: string): Promise<Answer> {
    const slugs = brands.withId(brandId);
    if (slugs.length === 0) print(`A change of ${JSON.stringify(brandId)} was heard, which is no brand here.`);
    const isKept = await note('webhook', 'change', slugs);
    if (isKept) return { status: 202, text: 'It will be built.\n' };
    return { status: 503, text: 'It could not be kept. Send it again.\n' };
  }

  const hearWith: Hearing['hearWith'] = (read) => async (body, headers) => {
    const heard = read(body, headers);
    const answer =
      'problem' in heard ? { status: heard.status, text: `${heard.problem}\n` } : await keep(heard.brandId);
    metrics.count('webhooks_total', { status: answer.status });
    return answer;
  };

  return { note, hearWith };
}
