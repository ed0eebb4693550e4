import { raw } from 'hono/html';
import { sentenceIn } from '#i18n/tools/tool-language.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Lead, LeadDelivery } from '#leads/lead/lead.ts';
import { html, type Html } from '#tool-pages/html.ts';
import type { InboxRow } from '../mailbox/rows.ts';
import type { InboxView } from './view.ts';
import { exactMoment, say } from './words.ts';

/** How a lead's mails went, at a glance. */
export type Fate = 'sent' | 'waiting' | 'retrying' | 'failed' | 'nobody';

export function fateOf({ lead, deliveries }: Pick<InboxRow, 'lead' | 'deliveries'>): Fate | undefined {
  if (lead === undefined) return undefined;
  const told = deliveries.filter(({ channel }) => channel !== 'confirmation');
  if (lead.state === 'failed' || told.some(({ state }) => state === 'failed')) return 'failed';
  if (lead.state === 'waiting') return lead.attempts > 1 ? 'retrying' : 'waiting';
  if (told.length === 0) return 'nobody';
  const late = told.filter(({ state }) => state === 'waiting');
  if (late.length === 0) return 'sent';
  return late.some(({ attempts, answer }) => attempts > 0 && answer !== null) ? 'retrying' : 'waiting';
}

/** The next time at which something of it is tried. */
export function nextTry({ deliveries }: Pick<InboxRow, 'deliveries'>): Date | undefined {
  const times = deliveries
    .filter(({ state, attempts }) => state === 'waiting' && attempts > 0)
    .map(({ due_at }) => due_at);
  return times.length === 0 ? undefined : new Date(times.toSorted()[0] ?? '');
}

/** A line for everybody who was to be told: whom, when, and what the other side said. */
export function fateList({ lead, deliveries }: InboxRow, view: InboxView): Html {
  if (lead === undefined) return html``;
  const lines = deliveries.map((delivery) => fateLine(delivery, view));
  if (deliveries.every(({ channel }) => channel === 'confirmation')) lines.unshift(nobodyLine(lead, view));
  return html`<ul class="fates">
    ${lines.map(
      ({ mark, line }) =>
        html`<li class="${mark}">
          ${MARKS[mark]}
          <div>${line}</div>
        </li>`,
    )}
  </ul>`;
}

interface Line {
  mark: keyof typeof MARKS;
  line: Html;
}

const icon = (path: string): Html => html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;

const MARKS = {
  sent: icon('M5 12.5l4.5 4.5L19 7.5'),
  waiting: icon('M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5V12l3 2'),
  failed: icon('M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17zM12 7.5v5.5M12 16v.1'),
};

function nobodyLine({ state, answer, due_at }: Lead, view: InboxView): Line {
  const { sent } = view.texts;
  const why = answer === null ? '' : sentenceIn(view.texts, answer);
  if (state === 'waiting') {
    const until = why === '' ? '' : html` ${why} ${say(sent.undecidedUntil, exactMoment(due_at, view))}`;
    return { mark: 'waiting', line: html`${sent.undecided}${until}` };
  }
  if (state === 'failed') return { mark: 'failed', line: html`${sent.nobodyWasTold} ${why}` };
  const advice = view.list.tells === true ? '' : html` ${raw(sent.howToTell)}`;
  return { mark: 'failed', line: html`${sent.nobodyIsTold} ${why}${advice}` };
}

function fateLine(delivery: LeadDelivery, view: InboxView): Line {
  const { channel, state, answer, due_at, settled_at, attempts, digest } = delivery;
  const { sent } = view.texts;
  const whom = whomOf(delivery);
  if (state === 'sent') {
    const at = settled_at === null ? html`` : exactMoment(settled_at, view);
    const together = channel === 'email' && digest !== null ? sent.together : '';
    return { mark: 'sent', line: html`${say(sent.sent[channel], whom, at)}${together}` };
  }
  const what = say(sent.sending[channel], whom);
  const said = answer === null ? '' : html`<br />${sentenceIn(view.texts, answer)}`;
  if (state === 'failed') return { mark: 'failed', line: html`${say((it) => sent.failed(it, attempts), what)}${said}` };
  if (attempts === 0) return { mark: 'waiting', line: html`${say(sent.soon, what)}${said}` };
  const again = (it: string, next: string): string => sent.again(it, next, attempts);
  return { mark: 'waiting', line: html`${say(again, what, exactMoment(due_at, view))}${said}` };
}

const whomOf = ({ channel, recipient }: LeadDelivery): Html =>
  channel === 'webhook' ? html`<b>${hostOf(recipient)}</b>` : html`<b><bdi>${recipient}</bdi></b>`;

/** An address may have a secret in its path. */
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** For a table: "email to events@kumo.example: sent 2026-11-28T14:02:11.000Z; webhook to …: failed, It answered 500." */
export function fateText({ lead, deliveries }: Pick<InboxRow, 'lead' | 'deliveries'>, texts: ToolTexts): string {
  if (lead === undefined) return '';
  const { table, kindAbout } = texts.sent;
  const said = (answer: string): string => sentenceIn(texts, answer);
  if (deliveries.length === 0) {
    if (lead.state === 'waiting') return table.undecided;
    return lead.answer === null ? table.nobody : kindAbout(table.nobody, said(lead.answer));
  }
  return deliveries
    .map(({ channel, recipient, state, answer, settled_at }) => {
      const whom = table.to(table.channels[channel], channel === 'webhook' ? hostOf(recipient) : recipient);
      const at = state === 'sent' && settled_at !== null ? ` ${new Date(settled_at).toISOString()}` : '';
      const why = state === 'sent' || answer === null ? '' : `, ${said(answer)}`;
      return `${kindAbout(whom, table.states[state])}${at}${why}`;
    })
    .join('; ');
}
