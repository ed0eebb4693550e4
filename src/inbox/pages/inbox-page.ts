import { raw } from 'hono/html';
import { html, type Html } from '#tool-pages/html.ts';
import type { PageParts } from '#tool-pages/document.ts';
import { MAX_NAME } from '#tool-pages/person.ts';
import { SENT_TABLES } from '../submissions/sent-forms.ts';
import { leadPane } from './lead-page.ts';
import { detailPath, listOf } from './list.ts';
import { INBOX_STYLE } from './style.ts';
import type { InboxView, ShownLead, Speech } from './view.ts';
import { say, whoOf } from './words.ts';

/** The list, and beside it how messages reach somebody. On a phone it is below the list. */
export function listPage(view: InboxView): PageParts {
  return pageOf(view.texts.inbox.messages, 'list-page', html`${listOf(view)}${asidePane(view)}`, view);
}

/** A lead, and beside it the list that it stands in, which a phone does not show. */
export function leadPage(view: InboxView, shown: ShownLead): PageParts {
  const name = whoOf(shown.row, view.texts);
  const below = [{ name, address: detailPath(view, shown.row) }];
  const script = html`<script src="${view.base}inbox.js" defer></script>`;
  return {
    ...pageOf(name, 'lead-page', html`${leadPane(shown, view)}${listOf(view, shown.row)}${script}`, view),
    below,
  };
}

/** Why there is no inbox. `typed`: a note that could not be saved for it. */
export function problemPage(problem: string, typed: string, speech: Speech): PageParts {
  const { messages, problems } = speech.texts.inbox;
  const kept =
    typed === ''
      ? ''
      : html`<p>${problems.keep}</p>
          <blockquote class="theirs">${typed}</blockquote>`;
  return pageOf(
    messages,
    'problem-page',
    html`<div class="lead">
      <h1>${messages}</h1>
      <p class="message bad-box" role="alert">${problem}</p>
      ${kept}
    </div>`,
    speech,
  );
}

const pageOf = (title: string, className: string, main: Html, { language }: Speech): PageParts => ({
  title,
  language,
  main: `<div class="inbox ${className}">${main}</div>`,
  style: INBOX_STYLE,
});

function asidePane(view: InboxView): Html {
  const { list, base, texts } = view;
  const { inbox } = texts;
  const forms = SENT_TABLES.filter(({ form }) => (list.forms[form] ?? 0) > 0);
  return html`<section class="aside" aria-label="${inbox.about}">
    ${list.isStateless ? html`<p class="message warn-box">${inbox.stateless}</p>` : ''}
    ${
      list.tells === false
        ? html`<div class="warn-box">
            <p>${raw(inbox.nobodyIsTold)}</p>
            <pre>"notify": { "email": "hello@restaurant.example" }</pre>
          </div>`
        : ''
    }
    ${!list.isStateless && list.all > 0 ? html`<p class="note pick">${inbox.choose}</p>` : ''} ${personForm(view)}
    ${
      forms.length === 0
        ? ''
        : html`<div>
            <h2>${inbox.forSpreadsheet}</h2>
            <ul class="downloads">
              ${forms.map(
                ({ form }) =>
                  html`<li>
                    <a href="${base}${form}.csv" download
                      >${texts.sent.forms[form]}<span class="hidden"> ${inbox.asCsv}</span></a
                    >
                  </li>`,
              )}
            </ul>
          </div>`
    }
    <p class="note">${inbox.timesOf(Intl.DateTimeFormat().resolvedOptions().timeZone)}</p>
  </section>`;
}

/** A name is typed once, and kept by the browser. */
function personForm({ person, isNamed, list, texts: { inbox } }: InboxView): Html {
  if (isNamed || list.isStateless)
    return person === undefined ? html`` : html`<p class="note">${say(inbox.youAre, html`<bdi>${person}</bdi>`)}</p>`;
  return html`<form method="post" class="me">
    <input type="hidden" name="do" value="me" /><label for="me">${inbox.yourName}</label>
    <p class="note">${inbox.yourNameWhy}</p>
    <div class="inline">
      <input id="me" name="person" value="${person ?? ''}" maxlength="${MAX_NAME}" autocomplete="name" /><button>
        ${inbox.save}
      </button>
    </div>
  </form>`;
}
