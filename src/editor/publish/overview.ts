import type { WaitingChange } from '#publishing/waiting/waiting-changes.ts';
import { isFields } from '#schema/values/fields.ts';
import { reasonParts } from '#i18n/tools/reasons.ts';
import { type Html, html, withForeign } from '#tool-pages/html.ts';
import { editPath } from '../fields/view.ts';
import type { Save } from '../file/editor.ts';
import type { Unfinished } from '../file/unfinished.ts';
import { icon } from '../style/icons.ts';
import { describeChange } from './change-words.ts';
import { changeText, type ChangeWords, lineHtml } from './wording.ts';
import { momentWords } from '#i18n/tools/moments.ts';
import type { OpenPublishing, PublishingRequest } from './open-publishing.ts';
import { type Planned, plannedList } from './planned.ts';
import { canPublish, publishForm, publishOnLink, stateWords } from './state-words.ts';
import { lastSaveOf } from './who-changed.ts';

export interface OverviewParts {
  /** What holds at once. */
  rightNow: Html | '';
  planned: readonly Planned[];
  unfinished: readonly Unfinished[];
  /** The change whose undo takes more with it, and is asked about. */
  sure?: string | undefined;
  /** Whether the heading gets the focus: the button that was pressed may be gone. */
  isDone?: boolean;
}

/** So many changes are said one by one. */
const MAX_SHOWN = 60;

/** What waits, Publish, and what is planned. */
export function publishOverview(open: OpenPublishing, asked: PublishingRequest, parts: OverviewParts): Html {
  const { rightNow, planned, unfinished, sure, isDone = false } = parts;
  return html`<div id="publishing" data-live>
      <section class="stack" aria-labelledby="waiting">
        ${heading(open, asked, isDone)} ${open.changes.length === 0 ? '' : waitingList(open, asked, sure)}
        ${unfinished.length === 0 ? '' : unfinishedNote(unfinished, asked)} ${publishRow(open, asked)}
      </section>
    </div>
    ${rightNow} ${planned.length === 0 ? '' : plannedList(planned, open.clock, asked, sure)} ${before(open, asked)}`;
}

function heading(open: OpenPublishing, asked: PublishingRequest, isDone: boolean): Html {
  const { texts } = asked;
  const { publish } = texts;
  const { state, changes, published, clock } = open;
  const focus = isDone ? html`autofocus` : '';
  if (state.target === undefined && state.builder === undefined)
    return html`<h2 id="waiting" tabindex="-1" ${focus}>${publish.notYet}</h2>
      <p class="soft">${publish.noTarget} <code lang="en">npm start -- --to s3://my-bucket/site</code></p>`;
  const { words, kind } = stateWords(open, texts);
  const dot = html`<p class="dot ${kind}" role="status"><b>${words}</b></p>`;
  if (state.builder !== undefined)
    return html`${dot}
      <h2 id="waiting" tabindex="-1" ${focus}>${publish.builder}</h2>
      ${state.builder.problem === undefined ? '' : failure(state.builder.problem, asked)}`;
  const title =
    changes.length > 0
      ? publish.waiting(changes.length)
      : published === undefined
        ? state.running === undefined
          ? publish.publishSite
          : publish.onItsWay
        : publish.nothingWaits;
  const about = aboutState(open, publish);
  const live = state.live && momentWords(state.live.at, clock);
  const failed = state.running === undefined && state.failed;
  return html`${dot}
    <h2 id="waiting" tabindex="-1" ${focus}>${title}</h2>
    ${about === '' ? '' : html`<p class="soft">${about}</p>`}
    ${failed ? failure(failed.reason, asked, publish.failedAbout(live)) : ''}`;
}

/** What the heading leaves open. */
function aboutState({ state, published, changes }: OpenPublishing, publish: Words): string {
  if (state.running !== undefined) return '';
  if (state.live === undefined) return publish.notYetAbout;
  if (state.isHeld) return publish.heldAbout;
  if (published === undefined) return publish.fromElsewhereAbout;
  return changes.length === 0 ? publish.nothingWaitsAbout : '';
}

type Words = PublishingRequest['texts']['publish'];

const failure = (reason: string, { texts }: PublishingRequest, about = ''): Html =>
  html`<div class="note badc">
    ${icon('error')}
    <p>${about === '' ? '' : html`<b>${about}</b><br />`}${withForeign(reasonParts(reason, texts))}</p>
  </div>`;

function waitingList(open: OpenPublishing, asked: PublishingRequest, sure: string | undefined): Html {
  const { publish } = asked.texts;
  const { changes } = open;
  const more = changes.length - MAX_SHOWN;
  return html`<form
    id="waiting-changes"
    method="post"
    action="${editPath(asked.state.slug)}"
    enctype="multipart/form-data"
  >
    <ul class="list">
      ${changes.slice(0, MAX_SHOWN).map((change) => waitingRow(change, open, asked, change.id === sure))}
      ${more > 0 ? html`<li class="soft">${publish.more(more)}</li>` : ''}
    </ul>
  </form>`;
}

/** The words of a change that waits. */
export function wordsOf(change: WaitingChange, open: OpenPublishing, asked: PublishingRequest): ChangeWords {
  const documents = change.kind === 'removed' ? open.published : open.written;
  const { language, state, texts } = asked;
  return describeChange(change, documents?.get(change.document), { slug: state.slug, language, texts });
}

function waitingRow(change: WaitingChange, open: OpenPublishing, asked: PublishingRequest, isAsked: boolean): Html {
  const { publish } = asked.texts;
  const words = wordsOf(change, open, asked);
  const { title, lines, address } = words;
  const name =
    address === undefined ? html`<span class="t">${title}</span>` : html`<a class="t" href="${address}">${title}</a>`;
  return html`<li id="waits-${change.id}">
    <div class="grow">
      ${name} ${lines.map((line) => html`<div class="num">${lineHtml(line)}</div>`)} ${whoLine(change, open, asked)}
      ${isAsked ? sureNote(change, title, asked) : ''}
    </div>
    ${
      isAsked
        ? ''
        : html`<button class="btn" name="do" value="undo/${change.id}">
            ${icon('undo')} <span>${publish.undo}<span class="vh">: ${changeText(words, asked.texts)}</span></span>
          </button>`
    }
  </li>`;
}

function sureNote({ id, after }: WaitingChange, title: string, { state, texts: { publish } }: PublishingRequest): Html {
  return html`<p role="alert">${publish.undoTakes(title, countIn(after))}</p>
    <div class="row tight">
      <button class="btn bad" name="do" value="undo-sure/${id}">${publish.undoSure}</button>
      <a class="btn" href="${editPath(state.slug)}">${publish.keepIt}</a>
    </div>`;
}

/** How many dishes or categories something has in it. */
export function countIn(value: unknown): number {
  if (!isFields(value)) return 0;
  return ['items', 'categories'].reduce((sum, key) => {
    const list = value[key];
    return sum + (Array.isArray(list) ? list.length : 0);
  }, 0);
}

/** "14:06 · Sofia" */
function whoLine(change: WaitingChange, open: OpenPublishing, asked: PublishingRequest): Html | '' {
  const save = lastSaveOf(change, open, asked.context.editor);
  return save === undefined ? '' : html`<div class="small num">${savedBy(save, open, asked)}</div>`;
}

export function savedBy({ at, by }: Save, { clock }: OpenPublishing, { person, texts }: PublishingRequest): string {
  const who = by === undefined ? [] : [by === person ? texts.publish.you : by];
  return [momentWords(at, clock), ...who].join(' · ');
}

function unfinishedNote(unfinished: readonly Unfinished[], { state, texts: { publish } }: PublishingRequest): Html {
  return html`<div class="note warn">
    ${icon('warn')}
    <form
      class="grow stack-s"
      id="unfinished"
      method="post"
      action="${editPath(state.slug)}"
      enctype="multipart/form-data"
    >
      <b>${publish.unfinished(unfinished.length)}</b>
      ${unfinished.map(
        ({ key, label, problem, page }) =>
          html`<div>
            ${label === '' ? problem : publish.ofThis(label, problem)}
            <div class="row tight">
              <a class="btn" href="${editPath(state.slug, page)}"
                >${publish.finish}<span class="vh">: ${label}</span></a
              >
              <button class="btn plain" name="do" value="drop/${key}">
                <span>${publish.drop}<span class="vh">: ${label}</span></span>
              </button>
            </div>
          </div>`,
      )}
      <p class="small">${publish.unfinishedAbout}</p>
    </form>
  </div>`;
}

function publishRow(open: OpenPublishing, asked: PublishingRequest): Html | '' {
  const { publish } = asked.texts;
  if (!canPublish(open)) return '';
  if (open.state.running !== undefined)
    return html`<p class="soft">${publish.meanwhile}</p>
      <noscript><a class="btn" href="">${publish.lookAgain}</a></noscript>`;
  const form = publishForm(open, asked, 'publish');
  if (form === '') return '';
  return html`<div class="row tight publish-row">${form} ${publishOnLink(open, asked)}</div>
    <p class="small soft">${publish.about}</p>`;
}

/** What is live, and the way back to what was before it. */
function before(open: OpenPublishing, { state, texts: { publish } }: PublishingRequest): Html | '' {
  const { live, running, siteUrl } = open.state;
  if (!canPublish(open) || live === undefined || running !== undefined) return '';
  return html`<section id="live-now">
    ${siteUrl === undefined ? '' : html`<p><a href="${siteUrl}" rel="noopener" target="_blank">${publish.seeLive}</a></p>`}
    <details>
      <summary>${publish.goBack}</summary>
      <form class="stack-s" id="back" method="post" action="${editPath(state.slug)}" enctype="multipart/form-data">
        <p class="soft small">${publish.goBackAbout}</p>
        <button class="btn" name="do" value="back">${icon('undo')} ${publish.goBack}</button>
      </form>
    </details>
  </section>`;
}
