import type { PageParts } from '#tool-pages/document.ts';
import { html, type Html } from '#tool-pages/html.ts';
import type { InboxCounts } from '../mailbox/counts.ts';

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
export function brandsPage(inboxes: readonly ListedInbox[], q: string, problem: string | undefined): PageParts {
  const wanted = q.trim().toLowerCase();
  const found = inboxes.filter(({ slug, name }) => wanted === '' || `${slug} ${name}`.toLowerCase().includes(wanted));
  const sorted = found.toSorted((one, other) => need(other) - need(one) || one.name.localeCompare(other.name, 'en'));
  const sum = (key: keyof InboxCounts): number =>
    inboxes.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0);
  const main = html`<div class="head">
      <h1>Messages</h1>
      <p class="note" role="status">${inboxes.length} brands, ${sum('waiting')} not answered, ${sum('unread')} new</p>
    </div>
    ${problem === undefined ? '' : html`<p class="message bad" role="alert">${problem}</p>`}
    ${inboxes.length > MAX_WITHOUT_SEARCH || wanted !== '' ? searchForm(q) : ''}
    ${sorted.length === 0 ? html`<p class="note">No brand here.</p>` : tableOf(sorted)}`;
  return { title: 'Messages', main: main.toString(), style: STYLE };
}

/** Late and undelivered ones outweigh any number of others. */
const need = ({ counts }: ListedInbox): number =>
  counts === undefined ? -1 : (counts.late + counts.undelivered) * 1_000_000 + counts.waiting * 1000 + counts.unread;

const searchForm = (q: string): Html =>
  html`<form class="find" role="search">
    <label for="q">Find a brand</label
    ><input type="search" id="q" name="q" value="${q}" maxlength="100" autocomplete="off" /><button>Find</button>
  </form>`;

function tableOf(inboxes: readonly ListedInbox[]): Html {
  const cell = (count: number, className = ''): Html =>
    html`<td class="number">
      ${count === 0 ? html`<span class="note">–</span>` : html`<span class="badge ${className}">${count}</span>`}
    </td>`;
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th scope="col">Brand</th>
          <th scope="col">New</th>
          <th scope="col">Not answered</th>
          <th scope="col">For a day</th>
          <th scope="col">Not delivered</th>
        </tr>
      </thead>
      <tbody>
        ${inboxes.map(
          ({ name, slug, address, counts, problem }) =>
            html`<tr>
              <th scope="row">
                <a href="${address}"><bdi>${name}</bdi></a
                ><span class="note">${slug}</span>
              </th>
              ${counts === undefined ? html`<td colspan="4" class="note">${problem ?? 'Not counted'}</td>` : html`${cell(counts.unread, 'new')}${cell(counts.waiting)}${cell(counts.late, 'warn')}${cell(counts.undelivered, 'bad')}`}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const STYLE = `
.page main { max-width: 72rem; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; }
.find { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; margin-top: 1rem; }
.find input { flex: 1 1 12rem; max-width: 24rem; }
.message { margin-top: 1rem; }
.scroll { margin-top: 1rem; }
tbody th { color: inherit; font-size: 1rem; white-space: normal; }
tbody th a { display: inline-block; min-height: 1.5rem; font-weight: 600; }
tbody th .note { display: block; font-weight: 400; font-size: .875rem; }
.number { width: 7rem; font-variant-numeric: tabular-nums; }
td .badge { font-size: .9375rem; }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  th, td { padding: .5rem .625rem; }
  .number { width: auto; }
}
`;
