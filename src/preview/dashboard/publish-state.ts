import { countOf } from '#brand/report/report.ts';
import { writtenDocuments } from '#publishing/live/documents.ts';
import type { Publisher, PublishState } from '#publishing/publisher.ts';
import { waitingChanges } from '#publishing/waiting/waiting-changes.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import type { BrandState } from '../building/builds.ts';

/** Where the buttons of the dashboard send their forms. No brand has a page there. */
export const PUBLISH_PATH = '/_preview/publish';

/** What a card says of a brand that can be published. */
export interface BrandPublishing {
  state: PublishState;
  /** How much is written that guests don't see; `unknown` where it is written in a backend. Missing: all of it, nothing was published from here. */
  changes?: number | 'unknown';
}

/** Whether something is written that guests don't see, as far as it is known. */
export const isWaiting = ({ changes }: BrandPublishing): boolean => changes !== 0 && changes !== 'unknown';

export type PublishingOf = (state: Pick<BrandState, 'slug' | 'report'>) => BrandPublishing;

/** Reads a brand's documents again when another build of it has ended, or it was published: the list of a thousand brands is drawn more often. */
export function makePublishingOf(brandsDir: string, publisher: Publisher): PublishingOf {
  const known = new Map<
    string,
    { report: unknown; at: number | undefined; counted: Pick<BrandPublishing, 'changes'> }
  >();
  return ({ slug, report }) => {
    const state = publisher.stateOf(slug);
    const at = state.live?.at.getTime();
    const kept = known.get(slug);
    if (kept !== undefined && kept.report === report && kept.at === at) return { state, ...kept.counted };
    const counted = countChanges(brandsDir, slug, publisher);
    known.set(slug, { report, at, counted });
    return { state, ...counted };
  };
}

function countChanges(brandsDir: string, slug: string, publisher: Publisher): Pick<BrandPublishing, 'changes'> {
  const published = publisher.publishedOf(slug);
  if (published === undefined) return {};
  const written = writtenDocuments(brandsDir, slug);
  return { changes: written === undefined ? 'unknown' : waitingChanges(published, written).length };
}

/** Whether a press on Publish would do something. */
export const canPublish = ({ state: { target, running, builder } }: BrandPublishing): boolean =>
  target !== undefined && running === undefined && builder === undefined;

/** "Live since 14:02", what waits, and the button. Empty where nothing is published from here. */
export function publishLineOf(slug: string, publishing: BrandPublishing, isBroken: boolean, query: string): string {
  const { state, changes = 0 } = publishing;
  const { target, failed, builder, running, live } = state;
  if (target === undefined && builder === undefined) return '';
  const { words, className } = progressOf(state);
  const hasChanges =
    typeof changes === 'number' && changes > 0 && live !== undefined && builder === undefined && !running;
  return (
    `<div class="publish" id="publish-${escapeHtml(slug)}"><span class="${className}">${escapeHtml(words)}</span>` +
    (hasChanges ? `<b>${countOf(changes, 'change')} not published</b>` : '') +
    (publishing.changes !== 0 && !isBroken && canPublish(publishing)
      ? publishForm('slug', slug, 'Publish', query)
      : '') +
    `</div>` +
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
  const since = live === undefined ? '' : `, live since ${timeOf(live.at)}`;
  if (failed) return { words: `Not published at ${timeOf(failed.at)}${since}`, className: 'failed' };
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
  `<form method="post" action="${escapeHtml(PUBLISH_PATH + query)}">` +
  `<button id="press-${escapeHtml(value)}" name="${name}" value="${escapeHtml(value)}">${escapeHtml(words)}</button></form>`;
