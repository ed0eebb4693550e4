import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { parseJson } from '#brand/files/json.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { isSlug } from '#brand/folder/brands.ts';
import { describeFailure } from '#deploy/command/failure.ts';
import type { Publisher, PublishState } from '../publisher.ts';
import { makeAlarm } from './alarm.ts';
import type { BuilderStates } from './builder-states.ts';
import { dueOf } from './due.ts';
import type { Sent } from './published.ts';
import {
  brandIn,
  type Destination,
  makeSiteSender,
  type SendOptions,
  type Stage,
  type WrittenNow,
} from './send-site.ts';

export interface PublisherOptions extends SendOptions {
  /** Missing: nobody said where. */
  destination?: Destination | undefined;
  /** A builder that publishes each change by itself, so that nothing is published from here. */
  builder?: BuilderStates | undefined;
  /** The address at which guests see a brand. */
  siteUrlOf: (slug: string) => string | undefined;
  /** The state of a brand is another one. */
  onChange: (slug: string) => void;
  /** Says in the terminal what became of a brand. */
  print: (sentence: string) => void;
}

/** A publisher that is a part of a server. */
export interface RunningPublisher extends Publisher {
  /** Looks what has to be sent of these brands, and when: after a start, and whenever their files have changed. */
  look: (slugs: readonly string[]) => Promise<void>;
  /** Resolves when all that was asked for is done. */
  idle: () => Promise<void>;
  /** Begins nothing more, and waits a while for what runs. */
  close: () => Promise<void>;
}

interface Job {
  slug: string;
  kind: 'publish' | 'due' | 'roll back';
  by?: string | undefined;
  /** Of a publish: what was written when somebody pressed the button last. What they write while it waits for others comes the next time. */
  read?: Promise<WrittenNow>;
  /** It was asked for while the same brand was published. */
  isAgain?: boolean;
}

const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 60 * 60_000;
const END_WORK_MS = 8000;
const INTERRUPTED = 'It was stopped before its end, so guests may see the old site or the new one. Publish it again.';

/** Publishes what it is asked to, one brand at a time, and what is due of that at its minute. Who is asked twice publishes once, and once more if something has changed. */
export function openPublisher(options: PublisherOptions): RunningPublisher {
  const { brandsDir, environment, destination, builder, siteUrlOf, store, minute, onChange, print } = options;
  const sender = destination && builder === undefined ? makeSiteSender(destination, options) : undefined;
  const jobs: Job[] = [];
  const failures = new Map<string, { at: Date; reason: string }>();
  /** How often in a row what is due could not be sent. */
  const tries = new Map<string, number>();
  /** Brands whose files have changed since their last publish began. */
  const touched = new Set<string>();
  /** Brands that were looked at since the start: what is prepared of one of these may be another process’s. */
  const looked = new Set<string>();
  /** Each page of the editor asks for the documents. */
  const parsed = new WeakMap<Sent, ReadonlyMap<string, unknown>>();
  let current: (Job & { stage: Stage }) | undefined;
  let working: Promise<void> | undefined;
  let isClosed = false;
  const alarm = makeAlarm({
    now: () => Date.parse(minute()),
    ring: (slugs) => slugs.forEach((slug) => ask({ slug, kind: 'due' })),
  });

  function ask(job: Job): void {
    if (sender === undefined || isClosed || !isSlug(job.slug)) return;
    const read = job.kind === 'publish' ? sender.readWritten(job.slug) : undefined;
    // It is looked at when its turn comes.
    read?.catch(() => {});
    const waiting = jobs.find(({ slug, kind }) => slug === job.slug && kind === job.kind);
    if (waiting !== undefined) {
      if (read !== undefined) Object.assign(waiting, { by: job.by, read });
      return;
    }
    const isAgain = current?.slug === job.slug && current.kind === 'publish';
    jobs.push({ ...job, ...(read && { read }), isAgain });
    onChange(job.slug);
    working ??= work(sender);
  }

  async function work(by: NonNullable<typeof sender>): Promise<void> {
    for (let job = jobs.shift(); job !== undefined && !isClosed; job = jobs.shift()) {
      await run(job, by);
      await lookAt(job.slug);
    }
    // At once: what is asked for next begins to work anew.
    working = undefined;
  }

  async function run(job: Job, { sendWritten, sendDue, rollBack }: NonNullable<typeof sender>): Promise<void> {
    const { slug, kind, by, read } = job;
    const start = performance.now();
    const tell = (stage: Stage): void => {
      current = { ...job, stage };
      onChange(slug);
    };
    try {
      const isSame = job.isAgain && !touched.has(slug) && !failures.has(slug);
      if (read !== undefined) {
        touched.delete(slug);
        await sendWritten(slug, read, by, tell, isSame ? store.read(slug).live?.documents : undefined);
      } else if (kind === 'due') await sendDue(slug, tell);
      else await rollBack(slug, tell);
      failures.delete(slug);
      tries.delete(slug);
      const done = { publish: 'published', due: 'published with what is due', 'roll back': 'as it was before' }[kind];
      print(`${slug}: ${done}, in ${destination?.to ?? ''} (${Math.round(performance.now() - start)} ms)`);
    } catch (error) {
      const reason = reasonOf(error, environment);
      failures.set(slug, { at: new Date(), reason });
      if (kind === 'due') tries.set(slug, (tries.get(slug) ?? 0) + 1);
      print(`${slug}: not published, guests see what they saw before. ${reason}`);
    } finally {
      current = undefined;
      onChange(slug);
    }
  }

  /** What was sent has to be sent again when something else of it is due: now, or at its minute. */
  async function lookAt(slug: string): Promise<void> {
    try {
      const { live, isHeld } = store.noteOf(slug);
      if (sender === undefined || isClosed || live === undefined || live.to !== destination?.to || isHeld)
        return alarm.set(slug, undefined);
      const brand = brandIn(brandsDir, environment, slug);
      const failed = tries.get(slug);
      if (failed !== undefined)
        return alarm.set(slug, Date.now() + Math.min(FIRST_RETRY_MS * 2 ** (failed - 1), MAX_RETRY_MS));
      const { written } = store.read(slug).live ?? {};
      const due = await dueOf(brand, written ?? { configuration: null }, minute());
      if (due.dueDigest !== live.dueDigest) return ask({ slug, kind: 'due' });
      const times = [live.nextChange, due.nextChange].flatMap((at) => (at === undefined ? [] : [Date.parse(at)]));
      alarm.set(slug, times.sort((one, other) => one - other)[0]);
    } catch {
      alarm.set(slug, undefined); // Its folder is gone, or something of it can't be read: the build says so.
    }
  }

  async function look(slugs: readonly string[]): Promise<void> {
    for (const slug of slugs) {
      touched.add(slug);
      if (current?.slug !== slug && !looked.has(slug) && store.discardPrepared(slug))
        failures.set(slug, { at: new Date(), reason: INTERRUPTED });
      looked.add(slug);
      if (current?.slug !== slug) await lookAt(slug);
      await breathe();
    }
  }

  function stateOf(slug: string): PublishState {
    const { live, isHeld } = store.noteOf(slug);
    const failed = failures.get(slug);
    const siteUrl = siteUrlOf(slug);
    const running = runningOf(slug);
    return {
      ...(destination && { target: destination.to }),
      ...(siteUrl !== undefined && { siteUrl }),
      ...(live?.to === destination?.to &&
        live && { live: { at: new Date(live.at), ...(live.by !== undefined && { by: live.by }) } }),
      ...(live?.to === destination?.to && isHeld && { isHeld }),
      ...(running && { running }),
      ...(failed && { failed }),
      ...(builder && { builder: builder.stateOf(slug) }),
    };
  }

  function runningOf(slug: string): PublishState['running'] {
    if (current?.slug === slug) return { stage: current.stage };
    return jobs.some((job) => job.slug === slug) ? { stage: 'building', isNext: true } : undefined;
  }

  function publishedOf(slug: string): ReadonlyMap<string, unknown> | undefined {
    const { live } = store.read(slug);
    if (live === undefined || live.to !== destination?.to) return undefined;
    let values = parsed.get(live);
    if (values === undefined) {
      try {
        values = new Map(Object.entries(live.documents).map(([name, text]) => [name, parseJson(text)]));
      } catch {
        return undefined; // A text of it is damaged.
      }
      parsed.set(live, values);
    }
    return values;
  }

  async function close(): Promise<void> {
    isClosed = true;
    alarm.close();
    builder?.close();
    await Promise.race([working, pause(END_WORK_MS, undefined, { ref: false })]);
  }

  return {
    stateOf,
    publishedOf,
    publish: (slug, by) => ask({ slug, kind: 'publish', by }),
    rollBack: (slug) => ask({ slug, kind: 'roll back' }),
    look,
    idle: async () => {
      while (working !== undefined) await working;
    },
    close,
  };
}

/** A build says what is wrong in several lines. */
function reasonOf(error: unknown, environment: Environment): string {
  if (!(error instanceof Error) || 'syscall' in error) return describeFailure(error, environment);
  return error.message
    .split('\n')
    .map((line) => describeFailure(line, environment))
    .join('\n');
}
