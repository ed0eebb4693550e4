import { isDeepStrictEqual } from 'node:util';
import { writtenDocuments } from '#publishing/live/documents.ts';
import type { Publisher, PublishState } from '#publishing/publisher.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import type { BrandState } from '../building/builds.ts';

/** Where the buttons of the dashboard send their forms. No brand has a page there. */
export const PUBLISH_PATH = '/_preview/publish';

/** What a card says of a brand that can be published. */
export interface BrandPublishing {
  state: PublishState;
  /** Whether something is written that guests don't see. */
  isWaiting: boolean;
}

export type PublishingOf = (state: Pick<BrandState, 'slug' | 'report'>) => BrandPublishing;

/** Reads a brand's documents again when another build of it has ended, or it was published: the list of a thousand brands is drawn more often. */
export function makePublishingOf(brandsDir: string, publisher: Publisher): PublishingOf {
  const known = new Map<string, { report: unknown; at: number | undefined; isWaiting: boolean }>();
  return ({ slug, report }) => {
    const state = publisher.stateOf(slug);
    const at = state.live?.at.getTime();
    const kept = known.get(slug);
    if (kept !== undefined && kept.report === report && kept.at === at) return { state, isWaiting: kept.isWaiting };
    const isWaiting = isWaitingIn(brandsDir, slug, publisher);
    known.set(slug, { report, at, isWaiting });
    return { state, isWaiting };
  };
}

/** A brand that was never published from here waits as a whole. What is in a backend is not asked for. */
function isWaitingIn(brandsDir: string, slug: string, publisher: Publisher): boolean {
  const published = publisher.publishedOf(slug);
  if (published === undefined) return true;
  const written = writtenDocuments(brandsDir, slug);
  return written !== undefined && !isDeepStrictEqual(new Map(written), new Map(published));
}

/** Whether a press on Publish would do something. */
export const canPublish = ({ state: { target, running, builder } }: BrandPublishing): boolean =>
  target !== undefined && running === undefined && builder === undefined;

/** "Live since 14:02", what waits, and the button. Empty where nothing is published from here. */
export function publishLineOf(slug: string, publishing: BrandPublishing, isBroken: boolean, query: string): string {
  const { state, isWaiting } = publishing;
  const { target, failed, builder, running, live } = state;
  if (target === undefined && builder === undefined) return '';
  const { words, className } = progressOf(state);
  const waiting = isWaiting && live !== undefined && builder === undefined && !running;
  return (
    `<p class="publish" id="publish-${escapeHtml(slug)}"><span class="${className}">${escapeHtml(words)}</span>` +
    (waiting ? `<b>Changes not published</b>` : '') +
    (isWaiting && !isBroken && canPublish(publishing) ? publishForm('slug', slug, 'Publish', query) : '') +
    `</p>` +
    (failed && !running ? `<div class="error"><p class="message">${escapeHtml(failed.reason)}</p></div>` : '') +
    (builder?.problem === undefined
      ? ''
      : `<div class="error"><p class="message">${escapeHtml(builder.problem)}</p></div>`)
  );
}

function progressOf({ running, failed, builder, live }: PublishState): { words: string; className: string } {
  if (builder !== undefined) return BUILDER[builder.state];
  if (running?.isNext) return { words: 'Published next…', className: 'building' };
  if (running) return { words: RUNNING[running.stage], className: 'building' };
  const since = live === undefined ? '' : ` Live since ${timeOf(live.at)}.`;
  if (failed) return { words: `Not published at ${timeOf(failed.at)}.${since}`, className: 'failed' };
  return live === undefined
    ? { words: 'Not published from here', className: '' }
    : { words: `Live since ${timeOf(live.at)}`, className: 'live' };
}

const RUNNING = { building: 'Being built to be published…', sending: 'Being sent…' };

const BUILDER = {
  idle: { words: 'Published by the builder', className: 'live' },
  waiting: { words: 'Waits for the builder', className: 'building' },
  building: { words: 'The builder builds it…', className: 'building' },
  failing: { words: 'The builder could not publish it', className: 'failed' },
  silent: { words: 'The builder does not answer', className: 'failed' },
};

/** In the time zone of this machine: the time of today, else the day. */
function timeOf(at: Date, now = new Date()): string {
  if (at.toDateString() === now.toDateString())
    return at.toLocaleTimeString('en-CA', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const year = at.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year });
}

/** A button of a form of its own. `query`: which cards the page shows, so that it shows them again. */
export const publishForm = (name: 'slug' | 'all', value: string, words: string, query: string): string =>
  `<form class="publish-form" method="post" action="${escapeHtml(PUBLISH_PATH + query)}">` +
  `<button name="${name}" value="${escapeHtml(value)}">${escapeHtml(words)}</button></form>`;
