import { type Delivery, type DeliveryOptions, type DeliveryCounts, openDelivery } from './deliver.ts';

export interface LeadClockOptions extends DeliveryOptions {
  /** Between two looks. */
  everyMs?: number;
  /** Called with a sentence when the backend stops answering, once until it answers again. */
  onProblem: (sentence: string) => void;
}

export interface LeadClock {
  /** Something was stored: looks at once. */
  look: () => void;
  counts: () => DeliveryCounts;
  /** Why nothing is delivered, if the backend did not answer the last look. */
  problem: () => string | undefined;
  /** Begins nothing more. Resolves when what was begun is settled, or after five seconds: the rest is due again in two minutes. */
  close: () => Promise<void>;
}

const EVERY_MS = 1000;
/** A backend that does not answer is asked less and less often. */
const MAX_PAUSE_MS = 30_000;
const CLOSE_LIMIT_MS = 5000;

/** Delivers leads as long as the process runs. Several on one backend send nothing twice: the database hands out. */
export function startLeadClock({ everyMs = EVERY_MS, onProblem, ...options }: LeadClockOptions): LeadClock {
  const delivery: Delivery = openDelivery(options);
  const running = new Set<Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking: Promise<void> | undefined;
  let isStale = false;
  let isClosed = false;
  let failures = 0;
  let problem: string | undefined;

  function look(): void {
    isStale = true;
    if (isClosed || looking !== undefined) return;
    clearTimeout(timer);
    looking = lookAgain().finally(() => {
      looking = undefined;
      if (!isClosed) timer = setTimeout(look, Math.min(everyMs * 2 ** failures, Math.max(MAX_PAUSE_MS, everyMs)));
    });
  }

  async function lookAgain(): Promise<void> {
    while (isStale && !isClosed) {
      isStale = false;
      try {
        if (await delivery.isDue()) (await delivery.begin()).forEach(track);
        [failures, problem] = [0, undefined];
      } catch (error) {
        const sentence = error instanceof Error ? error.message : String(error);
        if (sentence !== problem && !isClosed) onProblem(`Leads are not delivered: ${sentence}`);
        [failures, problem] = [Math.min(failures + 1, 10), sentence];
        return;
      }
    }
  }

  /** When one is settled there is room for the next. */
  function track(one: Promise<void>): void {
    const tracked: Promise<void> = one
      .then(look, () => {}) // The backend did not take the outcome: the delivery is due again when its lease is over.
      .finally(() => running.delete(tracked));
    running.add(tracked);
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    const { promise: limit, resolve } = Promise.withResolvers();
    const alarm = setTimeout(resolve, CLOSE_LIMIT_MS);
    await Promise.race([limit, Promise.resolve(looking).then(() => Promise.all(running))]);
    clearTimeout(alarm);
  }

  look();
  return { look, counts: delivery.counts, problem: () => problem, close };
}
