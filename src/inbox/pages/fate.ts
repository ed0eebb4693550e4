import type { Lead, LeadDelivery } from '#leads/lead/lead.ts';
import { html, type Html } from '#tool-pages/html.ts';
import { momentElement } from '#tool-pages/time.ts';
import type { InboxRow } from '../mailbox/rows.ts';

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
export function fateList({ lead, deliveries }: InboxRow, tells: boolean | undefined, now: Date): Html {
  if (lead === undefined) return html``;
  const lines = deliveries.map((delivery) => fateLine(delivery, now));
  if (deliveries.every(({ channel }) => channel === 'confirmation')) lines.unshift(nobodyLine(lead, tells, now));
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

function nobodyLine(lead: Lead, tells: boolean | undefined, now: Date): Line {
  if (lead.state === 'waiting') {
    const why =
      lead.answer === null
        ? ''
        : html` ${lead.answer} It is tried again ${momentElement(new Date(lead.due_at), now, true)}.`;
    return { mark: 'waiting', line: html`It is not decided yet who hears of it.${why}` };
  }
  if (lead.state === 'failed') return { mark: 'failed', line: html`Nobody was told. ${lead.answer ?? ''}` };
  const advice =
    tells === true
      ? ''
      : html` Set <code>notify</code> in <code>brand.json</code>, and whoever is named there is told of the next one.`;
  return { mark: 'failed', line: html`Nobody is told. ${lead.answer ?? ''}${advice}` };
}

function fateLine(
  { channel, recipient, state, answer, due_at, settled_at, attempts, digest }: LeadDelivery,
  now: Date,
): Line {
  const whom =
    channel === 'webhook' ? html`the webhook at <b>${hostOf(recipient)}</b>` : html`<b><bdi>${recipient}</bdi></b>`;
  if (state === 'sent') {
    const at = settled_at === null ? '' : html` ${momentElement(new Date(settled_at), now, true)}`;
    const together = digest === null ? '' : ', in one mail with others';
    const line = {
      email: html`Mailed to ${whom}${at}${together}`,
      webhook: html`Told ${whom}${at}`,
      confirmation: html`The guest got a confirmation at ${whom}${at}`,
    };
    return { mark: 'sent', line: line[channel] };
  }
  const what =
    channel === 'confirmation'
      ? html`The guest’s confirmation to ${whom}`
      : channel === 'webhook'
        ? html`The call of ${whom}`
        : html`The mail to ${whom}`;
  const said = answer === null ? '' : html`<br />${answer}`;
  if (state === 'failed') {
    const tries = attempts > 1 ? `, after ${attempts} tries` : '';
    return { mark: 'failed', line: html`${what} <b>failed</b>${tries}.${said}` };
  }
  const next = momentElement(new Date(due_at), now, true);
  if (attempts === 0) return { mark: 'waiting', line: html`${what} is about to go.${said}` };
  return {
    mark: 'waiting',
    line: html`${what} is tried again ${next}, ${attempts === 1 ? 'the second time' : `after ${attempts} tries`}.${said}`,
  };
}

/** An address may have a secret in its path. */
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

/** For a table: "mailed to events@kumo.example 2026-11-28T14:02:11.000Z; failed for …: mailbox full". */
export function fateText({ lead, deliveries }: Pick<InboxRow, 'lead' | 'deliveries'>): string {
  if (lead === undefined) return '';
  if (deliveries.length === 0)
    return lead.state === 'waiting'
      ? 'not decided yet'
      : `nobody is told${lead.answer === null ? '' : `: ${lead.answer}`}`;
  return deliveries
    .map(({ channel, recipient, state, answer, settled_at }) => {
      const whom = `${channel} to ${channel === 'webhook' ? hostOf(recipient) : recipient}`;
      const at = state === 'sent' && settled_at !== null ? ` ${new Date(settled_at).toISOString()}` : '';
      return `${whom}: ${state}${at}${state === 'sent' || answer === null ? '' : `, ${answer}`}`;
    })
    .join('; ');
}
