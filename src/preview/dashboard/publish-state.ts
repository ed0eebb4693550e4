import { type Clock, momentWords } from '#i18n/tools/moments.ts';
import { reasonParts } from '#i18n/tools/reasons.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { writtenDocuments } from '#publishing/live/documents.ts';
import type { Publisher, PublishState } from '#publishing/publisher.ts';
import { joinedChanges } from '#editor/publish/joined-changes.ts';
import { escapeHtml, withForeign } from '#tool-pages/html.ts';
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
  return { changes: written === undefined ? 'unknown' : joinedChanges(published, written).length };
}

/** Whether a press on Publish would do something. */
export const canPublish = ({ state: { target, running, builder } }: BrandPublishing): boolean =>
  target !== undefined && running === undefined && builder === undefined;

/** In which language a card is, and by which clock the times on it. */
export interface Speech {
  texts: ToolTexts;
  clock: Clock;
}

/** "Live since 14:02", what waits, why it failed and what guests see, and the button. Empty where nothing is published from here. */
export function publishLineOf(
  slug: string,
  publishing: BrandPublishing,
  isBroken: boolean,
  query: string,
  speech: Speech,
): string {
  const { state, changes = 0 } = publishing;
  const { target, failed, builder, running, live } = state;
  const { publish } = speech.texts;
  if (target === undefined && builder === undefined) return '';
  const { words, className } = progressOf(state, speech);
  const hasChanges =
    typeof changes === 'number' && changes > 0 && live !== undefined && builder === undefined && !running;
  return (
    `<div class="publish" id="publish-${escapeHtml(slug)}"><span class="${className}">${escapeHtml(words)}</span>` +
    (hasChanges ? `<b>${publish.waiting(changes)}</b>` : '') +
    (publishing.changes !== 0 && !isBroken && canPublish(publishing)
      ? publishForm('slug', slug, failed ? publish.tryAgain : publish.publish, query)
      : '') +
    `</div>` +
    (failed && !running
      ? problemOf(failed.reason, speech, publish.failedAbout(live && momentWords(live.at, speech.clock)))
      : '') +
    (builder?.problem === undefined ? '' : problemOf(builder.problem, speech))
  );
}

/** `about`: what guests see all the same. */
function problemOf(reason: string, { texts }: Speech, about?: string): string {
  const note = about === undefined ? '' : `<p class="note">${escapeHtml(about)}</p>`;
  return `<div class="error"><p class="message">${withForeign(reasonParts(reason, texts))}</p>${note}</div>`;
}

function progressOf(
  { running, failed, builder, live, isHeld }: PublishState,
  { texts: { dashboard, publish }, clock }: Speech,
): { words: string; className: string } {
  if (builder !== undefined) return { words: dashboard.builder[builder.state], className: BUILDER[builder.state] };
  if (running?.isNext) return { words: dashboard.isNext, className: 'building' };
  if (running)
    return { words: running.stage === 'sending' ? dashboard.beingSent : dashboard.beingBuilt, className: 'building' };
  if (failed) return { words: dashboard.notPublishedAt(momentWords(failed.at, clock)), className: 'failed' };
  if (live === undefined) return { words: dashboard.notFromHere, className: '' };
  if (isHeld) return { words: publish.held, className: '' };
  return { words: publish.liveSince(momentWords(live.at, clock)), className: 'live' };
}

const BUILDER = { idle: 'live', waiting: 'building', building: 'building', failing: 'failed', silent: 'failed' };

/** A button of a form of its own. `query`: which cards the page shows, so that it shows them again. */
export const publishForm = (name: 'slug' | 'all', value: string, words: string, query: string): string =>
  `<form method="post" action="${escapeHtml(PUBLISH_PATH + query)}">` +
  `<button id="press-${escapeHtml(value)}" name="${name}" value="${escapeHtml(value)}">${escapeHtml(words)}</button></form>`;
