import { hash } from 'node:crypto';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { editPath } from '../fields/view.ts';
import { icon } from '../style/icons.ts';
import { momentWords } from '#i18n/tools/moments.ts';
import type { OpenPublishing, PublishingRequest } from './open-publishing.ts';

/** What the site is for guests, in a few words. */
export interface StateWords {
  words: string;
  kind: 'good' | 'warn' | 'badc' | 'soft';
}

export function stateWords({ state, published, clock }: OpenPublishing, { publish }: ToolTexts): StateWords {
  const { builder, running, failed, live } = state;
  if (builder !== undefined) {
    const isBad = builder.state === 'failing' || builder.state === 'silent';
    return { words: builderWords(builder.state, publish), kind: isBad ? 'badc' : 'good' };
  }
  if (running !== undefined)
    return { words: running.stage === 'sending' ? publish.sending : publish.building, kind: 'soft' };
  if (failed !== undefined) return { words: publish.failed, kind: 'badc' };
  if (live === undefined) return { words: publish.notYet, kind: 'warn' };
  if (state.isHeld) return { words: publish.held, kind: 'warn' };
  if (published === undefined) return { words: publish.fromElsewhere, kind: 'warn' };
  return { words: publish.liveSince(momentWords(live.at, clock)), kind: 'good' };
}

type Words = ToolTexts['publish'];

const builderWords = (
  state: NonNullable<OpenPublishing['state']['builder']>['state'],
  { builderIdle, builderWaiting, builderBuilding, builderFailing, builderSilent }: Words,
): string =>
  ({
    idle: builderIdle,
    waiting: builderWaiting,
    building: builderBuilding,
    failing: builderFailing,
    silent: builderSilent,
  })[state];

/** Whether there is somewhere to publish to, by a press of a button. */
export const canPublish = ({ state }: OpenPublishing): boolean =>
  state.target !== undefined && state.builder === undefined;

/** A digest of the waiting changes. A form sends it along, so that nobody publishes changes that their page did not show. */
export const tokenOf = ({ changes, published }: OpenPublishing): string =>
  published === undefined ? 'all' : hash('sha256', changes.map(({ id }) => id).join()).slice(0, 16);

/** The button that publishes; empty where nothing waits. */
export function publishForm(
  open: OpenPublishing,
  { state, texts: { publish } }: PublishingRequest,
  id: string,
): Html | '' {
  const { changes, published } = open;
  const { running, failed } = open.state;
  if (
    !canPublish(open) ||
    running !== undefined ||
    (published !== undefined && changes.length === 0 && !failed && !open.state.isHeld)
  )
    return '';
  const isWhole = published === undefined || changes.length === 0;
  const words = isWhole ? publish.publishSite : publish.publishCount(changes.length);
  return html`<form
    id="${id}"
    class="grow"
    method="post"
    action="${editPath(state.slug)}"
    enctype="multipart/form-data"
  >
    <input type="hidden" name="waiting" value="${tokenOf(open)}" />
    <button class="btn go full" name="do" value="publish">${failed ? publish.tryAgain : words}</button>
  </form>`;
}

export const publishOnLink = ({ changes }: OpenPublishing, { state, texts }: PublishingRequest): Html | '' =>
  changes.length === 0
    ? ''
    : html`<a class="btn" href="${editPath(state.slug, PUBLISH_ON)}">${texts.publish.publishOn}</a>`;

/** Where changes get a date. */
export const PUBLISH_ON = 'publish-on/';

/** For the frame of each page: the bar on top of a wide screen, and the fifth place of a phone. Undefined where nothing is published from here. */
export function publishSummary(open: OpenPublishing, asked: PublishingRequest) {
  const { publish } = asked.texts;
  const { state, changes } = open;
  if (state.target === undefined && state.builder === undefined) return undefined;
  const { words, kind } = stateWords(open, asked.texts);
  const count = changes.length;
  const site = state.live === undefined || state.siteUrl === undefined ? '' : liveLink(state.siteUrl, publish);
  const waits = count === 0 ? '' : html` <span class="soft">·</span> ${publish.waiting(count)}`;
  const stateBar = html`<p><span class="dot ${kind}">${words}</span>${waits}</p>
    ${site} ${canPublish(open) ? html`${publishOnLink(open, asked)}${publishForm(open, asked, 'bar-publish')}` : ''}`;
  const isWaiting = count > 0 || kind === 'warn' || state.live === undefined;
  const tabKind = kind === 'badc' ? ('bad' as const) : isWaiting ? ('waiting' as const) : ('live' as const);
  const tabWords = tabKind === 'live' ? publish.live : tabKind === 'bad' ? publish.publish : publish.toPublish;
  return { stateBar, tab: { count: Math.max(count, isWaiting ? 1 : 0), words: tabWords, kind: tabKind } };
}

const liveLink = (address: string, { seeLive }: Words): Html =>
  html`<a class="btn plain" href="${address}" rel="noopener" target="_blank">${seeLive} ${icon('out')}</a>`;
