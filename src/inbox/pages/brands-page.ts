import { sentenceIn } from '#i18n/tools/tool-language.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { PageParts } from '#tool-pages/document.ts';
import { html, type Html } from '#tool-pages/html.ts';
import type { InboxCounts } from '../mailbox/counts.ts';
import type { Speech } from './view.ts';

export interface ListedInbox {
  slug: string;
  name: string;
  address: string;
  /** Undefined where nobody can know it: `problem` says why. */
  counts: InboxCounts | undefined;
  problem?: string;
}

/** With so many brands or fewer there is nothing to search for. */
const MAX_WITHOUT_SEARCH = 12;

/** All brands with what waits at each: those that have waited longest first. `q`: only those whose name has it. `problem`: why nothing was counted. */
export function brandsPage(
  inboxes: readonly ListedInbox[],
  q: string,
  problem: string | undefined,
  { language, texts }: Speech,
): PageParts {
  const { inbox } = texts;
  const { states } = inbox;
  const wanted = q.trim().toLowerCase();
  const found = inboxes.filter(({ slug, name }) => wanted === '' || `${slug} ${name}`.toLowerCase().includes(wanted));
  const sorted = found.toSorted(
    (one, other) => need(other) - need(one) || one.name.localeCompare(other.name, texts.locale),
  );
  const sum = (key: keyof InboxCounts): number =>
    inboxes.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0);
  const counted = [states.brands(inboxes.length), states.waiting(sum('waiting')), states.unread(sum('unread'))].join(
    ', ',
  );
  const main = html`<div class="head">
      <h1>${inbox.messages}</h1>
      <p class="note" role="status">${counted}</p>
    </div>
    ${problem === undefined ? '' : html`<p class="message bad" role="alert">${sentenceIn(texts, problem)}</p>`}
    ${inboxes.length > MAX_WITHOUT_SEARCH || wanted !== '' ? searchForm(q, inbox) : ''}
    ${sorted.length === 0 ? html`<p class="note">${inbox.noBrand}</p>` : brandList(sorted, texts)}`;
  return { title: inbox.messages, language, main: main.toString(), style: STYLE };
}

/** Late and undelivered ones outweigh any number of others. */
const need = ({ counts }: ListedInbox): number =>
  counts === undefined ? -1 : (counts.late + counts.undelivered) * 1_000_000 + counts.waiting * 1000 + counts.unread;

const searchForm = (q: string, { findBrand, find }: ToolTexts['inbox']): Html =>
  html`<form class="find" role="search">
    <label for="q">${findBrand}</label
    ><input type="search" id="q" name="q" value="${q}" maxlength="100" autocomplete="off" /><button>${find}</button>
  </form>`;

const brandList = (inboxes: readonly ListedInbox[], texts: ToolTexts): Html =>
  html`<ol class="brands">
    ${inboxes.map(
      (inbox) =>
        html`<li>
          <div>
            <a href="${inbox.address}"><bdi>${inbox.name}</bdi></a
            >${inbox.slug === inbox.name ? '' : html`<span class="note">${inbox.slug}</span>`}
          </div>
          <p class="counts">${countsText(inbox, texts)}</p>
        </li>`,
    )}
  </ol>`;

function countsText({ counts, problem }: ListedInbox, texts: ToolTexts): Html {
  const { states, notCounted, nothingWaits } = texts.inbox;
  if (counts === undefined)
    return html`<span class="note">${problem === undefined ? notCounted : sentenceIn(texts, problem)}</span>`;
  const { undelivered, unread, waiting } = counts;
  const badge = (state: 'undelivered' | 'late' | 'unread' | 'waiting', className: string): Html =>
    counts[state] === 0 ? html`` : html`<span class="badge ${className}">${states[state](counts[state])}</span>`;
  const badges = html`${badge('undelivered', 'bad')}${badge('late', 'warn')}${badge('unread', 'new')}${badge('waiting', '')}`;
  return waiting + unread + undelivered === 0 ? html`<span class="note">${nothingWaits}</span>` : badges;
}

const STYLE = `
.page main { max-width: 64rem; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; }
.find { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin-top: 1rem; }
.find label { flex-basis: 100%; font-weight: 550; }
.find input { flex: 1 1 10rem; min-width: 0; max-width: 24rem; }
.message { margin-top: 1rem; }
.brands { margin-top: 1.25rem; padding: 0; border: 1px solid var(--line); border-radius: .625rem; background: var(--surface); list-style: none; overflow: clip; }
.brands li { position: relative; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .375rem 1.5rem; min-height: 3.5rem; padding: .625rem 1rem; }
.brands li + li { border-top: 1px solid var(--line); }
.brands li:hover { background: color-mix(in srgb, var(--ground) 60%, transparent); }
.brands li:focus-within { outline: 2px solid var(--accent); outline-offset: -2px; }
.brands a { color: inherit; font-weight: 600; text-decoration: none; }
.brands a:focus-visible { outline: 0; }
.brands a::after { content: ''; position: absolute; inset: 0; }
.brands div .note { display: block; font-size: .875rem; }
.counts { display: flex; flex-wrap: wrap; gap: .375rem; }
`;
