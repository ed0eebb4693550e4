import { z } from 'zod';
import { readBody } from '#brand/network/read-body.ts';
import { parseJson } from '#brand/files/json.ts';
import type { PublishState } from '../publisher.ts';

export type BuilderState = NonNullable<PublishState['builder']>;

export interface BuilderStates {
  stateOf: (slug: string) => BuilderState;
  close: () => void;
}

export interface BuilderStatesOptions {
  /** Where the builder answers: `http://127.0.0.1:4190` */
  url: string;
  /** A brand is in another state than before. */
  onChange: () => void;
  fetch?: typeof fetch;
}

const ASK_MS = 5000;
/** A page that is open asks again when something has changed; a builder without changes is asked for so long after a page was drawn. */
const ASKED_FOR_MS = 10 * 60_000;
const TIME_LIMIT_MS = 4000;
const MAX_BYTES = 4 * 1024 * 1024;

const answerSchema = z.object({
  brands: z.record(
    z.string(),
    z.object({ state: z.enum(['idle', 'waiting', 'building', 'failing']), problem: z.string().optional() }),
  ),
});

/** Asks a builder how its brands are, every five seconds while somebody wants to know. */
export function openBuilderStates({ url, onChange, fetch: send = fetch }: BuilderStatesOptions): BuilderStates {
  let states: ReadonlyMap<string, BuilderState> | undefined;
  let said = '';
  let wantedAt = 0;
  let answeredAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function ask(): Promise<void> {
    states = await readStates(url, send).catch(() => undefined);
    answeredAt = Date.now();
    const now = JSON.stringify(states && [...states]) ?? 'silent';
    if (now !== said && !isClosed) onChange();
    said = now;
    timer = undefined;
    if (Date.now() - wantedAt < ASKED_FOR_MS) askLater(ASK_MS);
  }

  function askLater(afterMs: number): void {
    if (isClosed) return;
    timer ??= setTimeout(() => void ask(), afterMs);
    timer.unref();
  }

  askLater(0);
  return {
    stateOf: (slug) => {
      wantedAt = Date.now();
      // Nobody wanted to know for a while: what is known may be old.
      askLater(wantedAt - answeredAt > ASK_MS ? 0 : ASK_MS);
      return states === undefined ? { state: 'silent' } : (states.get(slug) ?? { state: 'idle' });
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

async function readStates(url: string, send: typeof fetch): Promise<ReadonlyMap<string, BuilderState>> {
  const response = await send(`${url}/brands.json`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok || response.body === null) throw new Error(`The builder answered ${response.status}.`);
  const { brands } = answerSchema.parse(parseJson((await readBody(response.body, MAX_BYTES)).toString()));
  return new Map(
    Object.entries(brands).map(([slug, { state, problem }]) => [
      slug,
      { state, ...(problem !== undefined && { problem }) },
    ]),
  );
}
