import type { KnownBrands } from './known-brands.ts';
import type { Metrics } from './metrics.ts';
import type { Kind, Queue } from './queue.ts';
import type { Answer } from './server.ts';
import type { makeWebhookReader } from './webhook.ts';

export interface ChangeIntakeOptions {
  queue: Queue;
  brands: KnownBrands;
  metrics: Metrics;
  /** Something waits. */
  wake: () => void;
  print: (sentence: string) => void;
}

export interface ChangeIntake {
  /** These brands may be others now: they wait in the queue from now on. */
  note: (from: 'webhook' | 'folder' | 'clock' | 'poll' | 'start', kind: Kind, slugs: readonly string[]) => void;
  /** Takes webhooks. A 202 says that what it tells of waits in the queue. */
  hearWith: (read: ReturnType<typeof makeWebhookReader>) => (body: string, headers: Record<string, string>) => Answer;
}

/** Puts whatever is heard of into the queue, and wakes the work. */
export function makeChangeIntake({ queue, brands, metrics, wake, print }: ChangeIntakeOptions): ChangeIntake {
  const note: ChangeIntake['note'] = (from, kind, slugs) => {
    if (slugs.length > 0) metrics.count('changes_heard_total', { from }, slugs.length);
    for (const slug of slugs) queue.note(slug, kind);
    wake();
  };

  function noteChange(brandId: string): Answer {
    const slugs = brands.withId(brandId);
    if (slugs.length === 0) print(`A change of ${JSON.stringify(brandId)} was heard, which is no brand here.`);
    note('webhook', 'change', slugs);
    return { status: 202, text: 'It will be built.\n' };
  }

  const hearWith: ChangeIntake['hearWith'] = (read) => (body, headers) => {
    const heard = read(body, headers);
    const answer =
      'problem' in heard ? { status: heard.status, text: `${heard.problem}\n` } : noteChange(heard.brandId);
    metrics.count('webhooks_total', { status: answer.status });
    return answer;
  };

  return { note, hearWith };
}
