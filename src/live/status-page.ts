import { hash, timingSafeEqual } from 'node:crypto';
import { countOf } from '#brand/report/report.ts';
import { pageBody, toolDocument } from '#tool-pages/document.ts';
import { escapeHtml } from '#tool-pages/html.ts';
import type { QueueState, WaitingBrand } from './brand-queue.ts';
import type { LeadView } from './leads/lead-service.ts';
import { ageOf } from './leads/undelivered.ts';
import { failingOf, type Overview } from './reporter.ts';
import type { TextResponse } from './server.ts';

export interface Status extends Overview {
  /** Undefined: leads are no matter of this builder. */
  leads: LeadView | undefined;
  /** Whether the page has the form that retries a brand; it asks for the webhook secret. */
  hasSecret: boolean;
}

const MAX_LISTED = 20;

/** How the builder is, for people, with a button for each brand that is not tried again by itself, where there is a secret. */
export function statusPage({ health, state, now, leads, hasSecret }: Status): TextResponse {
  const main =
    `<h1>Builder</h1>` +
    (health.isWell
      ? `<p class="state">All is well.</p>`
      : `<ul class="state ill">${health.reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('')}</ul>`) +
    brandsPart(state, now, hasSecret) +
    (leads === undefined ? '' : leadsPart(leads)) +
    `<p class="note">For programs: <a href="/health">health</a>, <a href="/metrics">metrics</a></p>`;
  const text = toolDocument({
    className: 'page',
    title: health.isWell ? 'Builder' : 'Builder: look here',
    body: pageBody('/', [], main),
    style: STYLE,
    refreshSeconds: 30,
  });
  return { status: 200, text, type: 'text/html; charset=utf-8' };
}

function brandsPart({ waiting, dead, machines }: QueueState, now: number, hasSecret: boolean): string {
  const atWork = waiting.filter(({ isAtWork }) => isAtWork).length;
  const rows = waiting
    .slice(0, MAX_LISTED)
    .map((brand) => [brand.slug, stateOf(brand), ageOf((now - brand.since) / 1000)]);
  const more = waiting.length - rows.length;
  const failing = failingOf({ waiting, dead }).slice(0, MAX_LISTED);
  return (
    `<h2>Brands</h2>` +
    `<p>${countOf(waiting.length, 'brand')} ${waiting.length === 1 ? 'waits' : 'wait'}, ${atWork} of them at work.</p>` +
    table(['Brand', 'State', 'For'], rows) +
    (more > 0 ? `<p class="note">And ${more} more.</p>` : '') +
    failing
      .map(
        ({ slug, stage, problem }) =>
          `<p class="bad">${escapeHtml(`${slug} failed at ${stage}: ${problem}`)}</p>` +
          (hasSecret && dead.has(slug) ? againForm(slug) : ''),
      )
      .join('') +
    machines
      .filter(({ name }) => name !== 'here')
      .map(({ name, atWork: busy }) => `<p class="note">${escapeHtml(name)} has ${countOf(busy, 'brand')} at work.</p>`)
      .join('')
  );
}

const stateOf = ({ isAtWork, failing }: WaitingBrand): string =>
  isAtWork ? 'at work' : failing ? 'is tried again' : 'waits';

function againForm(slug: string): string {
  const name = escapeHtml(slug);
  return (
    `<form method="post" action="/again"><input type="hidden" name="slug" value="${name}">` +
    `<label>CHANGES_WEBHOOK_SECRET <input type="password" name="secret" required autocomplete="off"></label> ` +
    `<button>Try ${name} again</button></form>`
  );
}

function leadsPart({ about, brands, tests }: LeadView): string {
  const state =
    brands === undefined
      ? `<p>It is not known whether any wait.</p>`
      : brands.length === 0
        ? `<p>None waits, and none has failed.</p>`
        : table(
            ['Brand', 'To deliver', 'Oldest', 'Failed'],
            brands.map(({ name, waiting, oldest, failed }) => [name, String(waiting), oldest, String(failed)]),
          );
  return (
    `<h2>Leads</h2>` +
    about.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('') +
    state +
    (tests.length === 0 ? '' : `<h3>Weekly tests of the delivery</h3>`) +
    table(
      ['Brand', 'The last one', ''],
      tests.map(({ slug, what, age, reason }) => [slug, age === '' ? what : `${what}, ${age} ago`, reason]),
    )
  );
}

/** Nothing where there are no rows. The first cell names its row. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const cells = ([first = '', ...others]: readonly string[]): string =>
    `<tr><th scope="row">${escapeHtml(first)}</th>${others.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  const head = heads.map((name) => (name === '' ? '<td></td>' : `<th scope="col">${name}</th>`)).join('');
  return `<div class="scroll" tabindex="0" role="group" aria-label="${heads[0]}"><table><thead><tr>${head}</tr></thead><tbody>${rows.map(cells).join('')}</tbody></table></div>`;
}

const STYLE = `
.page main { max-width: 60rem; margin-inline: auto; }
main > * + * { margin-top: .75rem; }
main > h2 { margin-top: 2.25rem; }
main > h3 { margin-top: 1.5rem; }
main > .note:last-child { margin-top: 2.25rem; }
.state { font-size: 1.1875rem; }
ul.ill { display: grid; gap: .5rem; padding: .875rem 1rem; border-radius: .5rem; background: var(--bad-tint); color: var(--bad); font-size: 1rem; list-style: none; }
th, td { overflow-wrap: break-word; }
@media (width < 30rem) { th, td { padding-inline: .625rem; } }
tbody th { color: var(--text); font-size: inherit; white-space: normal; }
form { display: flex; flex-wrap: wrap; align-items: end; gap: .5rem .75rem; }
label { display: grid; gap: .25rem; font-size: .8125rem; color: var(--muted); }
`;

/** Handles the button. `secret`: what the user has to type. */
export async function tryAgain(
  body: string,
  secret: string,
  note: (slugs: string[]) => Promise<void>,
  { dead }: QueueState,
): Promise<TextResponse> {
  const form = new URLSearchParams(body);
  const slug = form.get('slug') ?? '';
  if (!isSame(form.get('secret') ?? '', secret)) return { status: 401, text: 'That is not the secret.\n' };
  if (!dead.has(slug)) return { status: 404, text: 'No such brand has been given up.\n' };
  await note([slug]);
  return { status: 202, text: `${slug} will be built again.\n` };
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
