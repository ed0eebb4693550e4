import { countOf, durationOf } from '#brand/report/report.ts';
import type { QueueState } from './brand-queue.ts';

export interface Health {
  isWell: boolean;
  /** Why it is not, in sentences. */
  reasons: string[];
}

const WAITS_TOO_LONG_MS = 60_000;
/** One failure may pass by itself. */
const MANY_TRIES = 3;
const MAX_NAMED = 5;

/** A configuration that can't be built is its author's matter, and no illness of the builder. `more`: reasons that have nothing to do with the queue. */
export function judgeHealth({ waiting }: QueueState, now: number, more: readonly string[] = []): Health {
  const late = waiting.filter(({ kind, since }) => kind === 'change' && now - since > WAITS_TOO_LONG_MS);
  const refused = waiting.flatMap(({ slug, tries, failing }) =>
    tries >= MANY_TRIES && failing ? [{ slug, tries, ...failing }] : [],
  );
  const [oldest] = late.toSorted((one, other) => one.since - other.since);
  const reasons = [
    ...(oldest
      ? [
          `${countOf(late.length, 'brand')} ${late.length === 1 ? 'waits' : 'wait'} for more than a minute; ${oldest.slug} for ${durationOf(now - oldest.since)}.`,
        ]
      : []),
    ...refused
      .slice(0, MAX_NAMED)
      .map(
        ({ slug, tries, stage, problem }) =>
          `${slug} could not be ${stage === 'build' ? 'built' : 'published'}, ${tries} times: ${problem}`,
      ),
    ...(refused.length > MAX_NAMED ? [`And ${refused.length - MAX_NAMED} more like it.`] : []),
    ...more,
  ];
  return { isWell: reasons.length === 0, reasons };
}
