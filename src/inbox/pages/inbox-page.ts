import { html, type Html } from '#tool-pages/html.ts';
import type { PageParts } from '#tool-pages/document.ts';
import { MAX_NAME } from '#tool-pages/person.ts';
import { SENT_TABLES } from '../submissions/sent-forms.ts';
import { leadPane } from './lead-page.ts';
import { detailPath, listOf } from './list.ts';
import { INBOX_STYLE } from './style.ts';
import type { InboxView, ShownLead } from './view.ts';
import { FORM_NAMES, whoOf } from './words.ts';

/** The list, and beside it how messages reach somebody. On a phone it is below the list. */
export function listPage(view: InboxView): PageParts {
  return pageOf('Messages', 'list-page', html`${listOf(view)}${asidePane(view)}`);
}

/** A lead, and beside it the list that it stands in, which a phone does not show. */
export function leadPage(view: InboxView, shown: ShownLead): PageParts {
  const name = whoOf(shown.row);
  const below = [{ name, address: detailPath(view, shown.row) }];
  const script = html`<script src="${view.base}inbox.js" defer></script>`;
  return { ...pageOf(name, 'lead-page', html`${leadPane(shown, view)}${listOf(view, shown.row)}${script}`), below };
}

/** Why there is no inbox. `typed`: a note that could not be saved for it. */
export function problemPage(problem: string, typed: string): PageParts {
  const kept =
    typed === ''
      ? ''
      : html`<p>Nothing was saved. This is what you wrote; keep it somewhere until it can be:</p>
          <blockquote class="theirs">${typed}</blockquote>`;
  return pageOf(
    'Messages',
    'problem-page',
    html`<div class="lead">
      <h1>Messages</h1>
      <p class="message bad-box" role="alert">${problem}</p>
      ${kept}
    </div>`,
  );
}

const pageOf = (title: string, className: string, main: Html): PageParts => ({
  title,
  main: `<div class="inbox ${className}">${main}</div>`,
  style: INBOX_STYLE,
});

function asidePane(view: InboxView): Html {
  const { list, base } = view;
  const forms = SENT_TABLES.filter(({ form }) => (list.forms[form] ?? 0) > 0);
  return html`<section class="aside" aria-label="About these messages">
    ${list.stateless === undefined ? '' : html`<p class="message warn-box">${list.stateless}</p>`}
    ${
      list.tells === false
        ? html`<div class="warn-box">
            <p><b>Nobody is told of new messages.</b> Set <code>notify</code> in <code>brand.json</code>:</p>
            <pre>"notify": { "email": "hello@restaurant.example" }</pre>
          </div>`
        : ''
    }
    ${list.stateless === undefined && list.all > 0 ? html`<p class="note pick">Choose a message to read it. Feedback with one or two stars and catering requests stand first until somebody says that they are answered.</p>` : ''}
    ${personForm(view)}
    ${
      forms.length === 0
        ? ''
        : html`<div>
            <h2>For a spreadsheet</h2>
            <ul class="downloads">
              ${forms.map(
                ({ form }) =>
                  html`<li>
                    <a href="${base}${form}.csv" download>${FORM_NAMES[form]}<span class="hidden"> as CSV</span></a>
                  </li>`,
              )}
            </ul>
          </div>`
    }
    <p class="note">Times are those of ${Intl.DateTimeFormat().resolvedOptions().timeZone}.</p>
  </section>`;
}

/** A name is typed once, and kept by the browser. */
function personForm({ person, isNamed, list }: InboxView): Html {
  if (isNamed || list.stateless !== undefined)
    return person === undefined ? html`` : html`<p class="note">You are <bdi>${person}</bdi>.</p>`;
  return html`<form method="post" class="me">
    <input type="hidden" name="do" value="me" /><label for="me">Your name</label>
    <p class="note">So that others see who has a message. This browser keeps it.</p>
    <div class="inline">
      <input id="me" name="person" value="${person ?? ''}" maxlength="${MAX_NAME}" autocomplete="name" /><button>
        Save
      </button>
    </div>
  </form>`;
}
