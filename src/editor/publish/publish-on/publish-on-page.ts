import { isAt, type WaitingChange } from '#publishing/waiting/waiting-changes.ts';
import { clockText } from '#changes/times-in-words.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { readPath } from '../../fields/field-path.ts';
import { editPath } from '../../fields/view.ts';
import { icon } from '../../style/icons.ts';
import { lineHtml } from '../wording.ts';
import { momentWords } from '#i18n/tools/moments.ts';
import type { OpenPublishing, PublishingRequest } from '../open-publishing.ts';
import { wordsOf } from '../overview.ts';
import { likelyTimes, placeOfZone } from './plan-words.ts';
import { type Meeting, tokenOfMeetings } from './meetings.ts';
import type { PlanClock, PlanProblems } from './read-plan.ts';

/** What was sent, and why it was not taken. */
export interface RefusedPlan {
  form: FormData;
  problems: PlanProblems;
  /** Other plans of the same. */
  meetings?: readonly Meeting[];
}

/** When, what, and what will happen. `only`: the path of the change that shall be ticked; without it all are. */
export function publishOnPage(
  open: OpenPublishing,
  planClock: PlanClock,
  asked: PublishingRequest,
  { only, refused }: { only?: string | undefined; refused?: RefusedPlan | undefined },
): Html {
  const { publish } = asked.texts;
  if (open.published === undefined) return html`<p>${publish.firstPublish}</p>`;
  if (open.changes.length === 0) return html`<p>${publish.nothingToPlan}</p>`;
  const { problems = {} } = refused ?? {};
  const live = open.state.live && publish.untilThen(momentWords(open.state.live.at, open.clock));
  return html`<form class="stack-l publish-on" id="publish-on" method="post" enctype="multipart/form-data">
    <fieldset class="stack">
      <legend>${publish.when}</legend>
      ${whenChoices(open, planClock, asked, refused)} ${problemOf('when', problems.when)}
      <p class="hint">${publish.timeOf(placeOfZone(planClock.zone))} ${live ?? ''}</p>
    </fieldset>
    <fieldset class="stack">
      <legend>${publish.what}</legend>
      <ul class="list">
        ${open.changes.map((change) => changeChoice(change, open, asked, isTicked(change, only, refused)))}
      </ul>
      ${problemOf('what', problems.what)}
      <p class="hint">${publish.leftOut}</p>
    </fieldset>
    <fieldset class="stack until">
      <label class="check">
        <input type="checkbox" name="until" value="on" id="until" ${refused?.form.has('until') ? html`checked` : ''} />
        <span>${publish.backAgain}</span>
      </label>
      <div class="if-until stack-s">
        ${dayAndTime('until-', publish.backOn, open, planClock, asked, refused)}
        <p class="hint">${publish.backAgainAbout}</p>
      </div>
      ${problemOf('until', problems.until)}
    </fieldset>
    <div class="field">
      <label class="label" for="why">${publish.why} <span class="soft">(${publish.optional})</span></label>
      <input class="input" id="why" name="why" maxlength="200" value="${valueIn(refused, 'why')}" autocomplete="off" />
      ${problemOf('why', problems.why)}
      <p class="hint">${publish.whyHint}</p>
    </div>
    ${meetingsChoice(refused, asked)}
    <div class="stack-s">
      <div class="row tight publish-row">
        <button class="btn go grow" name="do" value="plan">${publish.plan}</button>
        <a class="btn" href="${editPath(asked.state.slug)}">${publish.cancel}</a>
      </div>
      <p class="small soft">${publish.whatHappens}</p>
    </div>
  </form>`;
}

/** Which other plans there are of the same, and what is to be done about them. */
function meetingsChoice(refused: RefusedPlan | undefined, { texts: { publish } }: PublishingRequest): Html | '' {
  const { meetings = [], form } = refused ?? {};
  if (meetings.length === 0) return '';
  const areAllMet = new Set(meetings.map(({ change }) => change)).size >= new Set(form?.getAll('change')).size;
  const areBoth = meetings.every(({ fits }) => fits);
  const choices: [value: string, words: string][] = [
    ...(areBoth ? [[`both/${tokenOfMeetings(meetings)}`, publish.meetsBoth] as [string, string]] : []),
    ...(areAllMet ? [] : [['apart', publish.meetsApart] as [string, string]]),
  ];
  return html`<fieldset class="stack" id="meets">
    <legend>${publish.meetsOthers}</legend>
    <ul class="list">
      ${meetings.slice(0, MAX_MEETINGS).map(({ words }) => html`<li class="num">${words}</li>`)}
      ${meetings.length > MAX_MEETINGS ? html`<li>${publish.more(meetings.length - MAX_MEETINGS)}</li>` : ''}
    </ul>
    ${problemOf('meets', areBoth ? publish.meetsAsk : publish.meetsNever, choices.length === 0)}
    ${choices.map(
      ([value, words], index) =>
        html`<label class="check"
          ><input
            type="radio"
            name="meets"
            id="meets-${index}"
            value="${value}"
            ${index === 0 ? html`checked autofocus` : ''}
          /><span>${words}</span></label
        >`,
    )}
  </fieldset>`;
}

/** So many are said one by one. */
const MAX_MEETINGS = 10;

const problemOf = (name: string, problem: string | undefined, hasFocus = true): Html | '' =>
  problem === undefined
    ? ''
    : html`<p class="err" id="problem-${name}" role="alert" ${hasFocus ? html`tabindex="-1" autofocus` : ''}>
        ${icon('error')} ${problem}
      </p>`;

function valueIn(refused: RefusedPlan | undefined, name: string, otherwise = ''): string {
  const value = refused?.form.get(name);
  return typeof value === 'string' ? value : otherwise;
}

function whenChoices(
  open: OpenPublishing,
  planClock: PlanClock,
  asked: PublishingRequest,
  refused: RefusedPlan | undefined,
): Html {
  const { publish } = asked.texts;
  const times = likelyTimes(open, planClock, asked);
  const sent = valueIn(refused, 'when');
  const chosen = times.some(({ written }) => written === sent) ? sent : sent === 'other' ? sent : times[0]?.written;
  const choices = [...times, { written: 'other', words: publish.otherTime }];
  return html`<div class="chips">
      ${choices.map(
        ({ written, words }) =>
          html`<label class="chip"
            ><input type="radio" name="when" value="${written}" ${written === chosen ? html`checked` : ''} /><span
              >${words}</span
            ></label
          >`,
      )}
    </div>
    <div class="if-other">${dayAndTime('', publish.day, open, planClock, asked, refused)}</div>`;
}

function dayAndTime(
  prefix: '' | 'until-',
  label: string,
  open: OpenPublishing,
  { zone }: PlanClock,
  { texts: { publish } }: PublishingRequest,
  refused: RefusedPlan | undefined,
): Html {
  const today = clockText(open.clock.now.getTime(), zone).slice(0, 'YYYY-MM-DD'.length);
  const [day, time] = [`${prefix}day`, `${prefix}time`];
  return html`<div class="two">
    <div class="field">
      <label class="label" for="${day}">${label}</label>
      <input class="input" type="date" id="${day}" name="${day}" min="${today}" value="${valueIn(refused, day)}" />
    </div>
    <div class="field">
      <label class="label" for="${time}">${publish.time}</label>
      <input class="input" type="time" id="${time}" name="${time}" value="${valueIn(refused, time, '06:00')}" />
    </div>
  </div>`;
}

/** What can't have a date is never ticked. */
function isTicked(change: WaitingChange, only: string | undefined, refused: RefusedPlan | undefined): boolean {
  if (change.edits.length === 0) return false;
  if (refused !== undefined) return refused.form.getAll('change').includes(change.id);
  const place = only === undefined ? undefined : readPath(only);
  return place === undefined || isAt(change, place);
}

function changeChoice(change: WaitingChange, open: OpenPublishing, asked: PublishingRequest, isChecked: boolean): Html {
  const { publish } = asked.texts;
  const { title, lines } = wordsOf(change, open, asked);
  const cannot = change.edits.length > 0 ? '' : change.kind === 'order' ? publish.orderNoDate : publish.cannotPlan;
  return html`<li>
    <label class="check grow">
      <input
        type="checkbox"
        name="change"
        value="${change.id}"
        ${isChecked ? html`checked` : ''}
        ${cannot === '' ? '' : html`disabled`}
      />
      <span class="grow"
        ><b>${title}</b>${lines.map((line) => html`<span class="line num">${lineHtml(line)}</span>`)}
        ${cannot === '' ? '' : html`<span class="line small">${cannot}</span>`}</span
      >
    </label>
  </li>`;
}
