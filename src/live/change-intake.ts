import type { KnownBrands } from './known-brands.ts';
import type { Metrics } from './metrics.ts';
import type { BrandQueue } from './brand-queue.ts';
import type { Kind } from './queue.ts';
import type { TextResponse } from './server.ts';
import type { makeWebhookReader } from './webhook.ts';

export interface ChangeIntakeOptions {
  queue: BrandQueue;
  brands: KnownBrands;
  metrics: Metrics;
  print: (sentence: string) => void;
}

export interface ChangeIntake {
  /** These brands may be others now: they wait in the queue from now on. */
  note: (
    from: 'webhook' | 'button' | 'folder' | 'clock' | 'poll' | 'start',
    kind: Kind,
    slugs: readonly string[],
  ) => Promise<void>;
  /** Takes webhooks. A 202 says that what it tells of waits in the queue, a 404 that it is about no brand here. */
  hearWith: (
    read: ReturnType<typeof makeWebhookReader>,
  ) => (body: string, headers: Record<string, string>) => Promise<TextResponse>;
}

/** Puts whatever is heard of into the queue, and wakes the work. */
export function makeChangeIntake({ queue, brands, metrics, print }: ChangeIntakeOptions): ChangeIntake {
  const note: ChangeIntake['note'] = async (from, kind, slugs) => {
    if (slugs.length === 0) return;
    await queue.note(slugs, kind);
    metrics.count('changes_heard_total', { from }, slugs.length);
  };

  async function noteChange(brandId: string): Promise<TextResponse> {
    const slugs = brands.withId(brandId);
    if (slugs.length === 0) {
      print(`A change of ${JSON.stringify(brandId)} was heard, which is no brand here.`);
      return { status: 404, text: 'No brand here has this id, so nothing is built.\n' };
    }
    try {
      await note('webhook', 'change', slugs);
      return { status: 202, text: 'It will be built.\n' };
    } catch {
      return { status: 503, text: 'The queue does not answer. Send it again.\n' };
    }
  }

  const hearWith: ChangeIntake['hearWith'] = (read) => async (body, headers) => {
    const heard = read(body, headers);
    const answer =
      'problem' in heard ? { status: heard.status, text: `${heard.problem}\n` } : await noteChange(heard.brandId);
    metrics.count('webhooks_total', { status: answer.status });
    return answer;
  };

  return { note, hearWith };
}
