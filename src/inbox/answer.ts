import type { BackendFetch } from '#brand/network/deployed.ts';
import { languageOf, sentenceIn } from '#i18n/tools/tool-language.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import type { PageParts } from '#tool-pages/document.ts';
import { type Mailbox, openMailbox } from './mailbox/mailbox.ts';
import { type InboxQuery, pageCountOf, queryText, readQuery } from './mailbox/query.ts';
import type { InboxList, InboxRow } from './mailbox/rows.ts';
import { noteIn, saveForm } from './mailbox/save.ts';
import { leadPage, listPage, problemPage } from './pages/inbox-page.ts';
import type { InboxView, ShownLead, Speech } from './pages/view.ts';
import { nameOf, personCookie, personOf } from '#tool-pages/person.ts';
import { answerFile, isStoredFile, refuseFile } from './submissions/application-files.ts';
import { type SentTable, tableOf } from './submissions/sent-forms.ts';
import { submissionsCsv } from './submissions-csv.ts';

/** One brand's inbox, and the server that it is a part of. */
export interface BrandInbox {
  slug: string;
  /** As its guests know it. */
  name: string;
  /** Where its pages are, with a slash at the end: "/_preview/nonna-pia/submissions/" */
  base: string;
  /** Below which path a browser keeps the name of its user: that of all inboxes of the server. */
  cookiePath: string;
  /** Where this is reached from elsewhere: "http://localhost:4173" */
  origin: string;
  /** The backend that stores its submissions, or a sentence that says why it can't be read. */
  backend: { call: BackendFetch; brandId: string; recipients: () => readonly string[] } | { problem: string };
  /** Who asks, where a proxy says so: then nobody types a name. */
  person?: string | undefined;
  /** Puts the frame of the server's pages around one. */
  frame: (parts: PageParts) => string;
  /** Of each page. */
  headers: Record<string, string>;
  /** Called when something was noted. */
  onNoted?: () => void;
}

/** The most submissions of one file, so that it opens in a spreadsheet, and is made in seconds. */
const MAX_CSV_ROWS = 10_000;
const CSV_CHUNK = 500;
/** A note in letters of three bytes each, written as a form sends it. */
export const MAX_FORM_BYTES = 256 * 1024;

/**
 * Answers a request for a page of a brand's inbox, or a form that one of its pages sends; undefined for what it does not have. The caller has checked who
 * may ask. `path` is relative to the base, exactly as in the request: percent signs are not decoded, and dots are not resolved. The body is at most `MAX_FORM_BYTES` long.
 */
export async function answerInbox(request: Request, path: string, inbox: BrandInbox): Promise<Response | undefined> {
  const query = readQuery(new URL(request.url).searchParams);
  const asked: Asked = { request, inbox, path, query, ...speechOf(request.headers) };
  const isPost = request.method === 'POST';
  if (path === 'inbox.js' && !isPost) return scriptAnswer(inbox);
  if (!isPage(path)) return undefined;
  const given = isPost ? new URLSearchParams(await request.text()) : undefined;
  if (given?.get('do') === 'me') return keepPerson(given, asked);
  try {
    if ('problem' in inbox.backend) throw new Error(inbox.backend.problem);
    return await answerPage(asked, openMailbox(inbox.backend), inbox.backend.call, given);
  } catch (error) {
    // Also what fails while a note is saved: what was typed is given back.
    const sentence = error instanceof Error ? error.message : String(error);
    const problem = sentenceIn(asked.texts, sentence);
    return pageAnswer(inbox, problemPage(problem, given ? noteIn(given) : '', asked), 503);
  }
}

/** What whoever asks reads. */
export function speechOf(headers: Headers): Speech {
  const language = languageOf(headers);
  return { language, texts: toolTextsIn(language) };
}

interface Asked extends Speech {
  request: Request;
  inbox: BrandInbox;
  /** Below the inbox's base. */
  path: string;
  query: InboxQuery;
}

const isPage = (path: string): boolean => /^(?:[a-z]+\.csv|files\/.+|[a-z]+\/[^/]+\/)?$/.test(path);

async function answerPage(
  asked: Asked,
  mailbox: Mailbox,
  call: BackendFetch,
  given: URLSearchParams | undefined,
): Promise<Response | undefined> {
  const { path } = asked;
  if (path.startsWith('files/')) return given ? undefined : sendFile(path.slice('files/'.length), mailbox, call, asked);
  const [form = '', id] = path.split('/');
  if (path === '') return given ? undefined : showList(asked, mailbox);
  const table = tableOf(id === undefined ? form.replace('.csv', '') : form);
  if (table === undefined) return undefined;
  if (id === undefined) return given ? undefined : sendCsv(table, asked, mailbox);
  return given ? save(table, id, given, asked, mailbox) : show(table, id, asked, mailbox);
}

async function showList(asked: Asked, mailbox: Mailbox): Promise<Response> {
  let { query } = asked;
  let list = await mailbox.list(query);
  if (query.page > pageCountOf(list.total)) {
    query = { ...query, page: pageCountOf(list.total) };
    list = await mailbox.list(query);
  }
  return pageAnswer(asked.inbox, listPage(viewOf({ ...asked, query }, list)));
}

async function show(table: SentTable, id: string, asked: Asked, mailbox: Mailbox): Promise<Response | undefined> {
  let row = await mailbox.find(table.form, id);
  if (row === undefined) return undefined;
  if (row.lead?.seen_at === null && isVisit(asked.request)) {
    const isFirst = await mailbox.write(row.lead, { seen_at: new Date().toISOString() });
    row = await mailbox.find(table.form, id);
    if (row === undefined) return undefined;
    if (isFirst) asked.inbox.onNoted?.();
  }
  return leadAnswer(asked, mailbox, { row });
}

/** Somebody opens the page; not a page that is open and asks what is new, nor a browser that may want it later. */
const isVisit = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate' && !headers.has('sec-purpose');

async function save(
  table: SentTable,
  id: string,
  given: URLSearchParams,
  asked: Asked,
  mailbox: Mailbox,
): Promise<Response | undefined> {
  const { inbox, path, query, texts } = asked;
  const saved = await saveForm(mailbox, { form: table.form, id }, given, texts);
  if (saved.kind === 'gone') {
    return pageAnswer(inbox, problemPage(texts.inbox.problems.gone, noteIn(given), asked), 404);
  }
  if (saved.kind !== 'saved') {
    const action = given.get('do');
    const of = action === 'note' ? 'note' : action === 'assign' ? 'assignee' : 'page';
    const typed = { note: noteIn(given), assignee: nameOf(given.get('assignee')) };
    const shown: ShownLead = { row: saved.row, problem: { of, text: saved.problem }, typed };
    return leadAnswer(asked, mailbox, shown, saved.kind === 'changed' ? 409 : 422);
  }
  inbox.onNoted?.();
  const isMe = given.get('me') === 'yes' && inbox.person === undefined;
  const cookie = isMe ? personCookie(nameOf(given.get('assignee')), inbox.cookiePath) : undefined;
  // Unread again only as long as the page is not opened.
  const address = given.get('do') === 'unread' ? inbox.base : inbox.base + path;
  return seeOther(address + queryText(query), cookie);
}

function keepPerson(given: URLSearchParams, { inbox, path, query }: Asked): Response {
  return seeOther(inbox.base + path + queryText(query), personCookie(nameOf(given.get('person')), inbox.cookiePath));
}

async function leadAnswer(asked: Asked, mailbox: Mailbox, shown: ShownLead, status = 200): Promise<Response> {
  return pageAnswer(asked.inbox, leadPage(viewOf(asked, await mailbox.list(asked.query)), shown), status);
}

function viewOf({ request, inbox, query, language, texts }: Asked, list: InboxList): InboxView {
  const { name, base, person } = inbox;
  const isNamed = person !== undefined;
  const who = person ?? personOf(request.headers);
  return { brandName: name, base, query, list, person: who, isNamed, now: new Date(), language, texts };
}

/** Only of an application that the brand has. */
async function sendFile(path: string, mailbox: Mailbox, call: BackendFetch, { texts }: Speech): Promise<Response> {
  const isOwn = isStoredFile(path) && (await mailbox.find('careers', path.slice(0, path.indexOf('/')))) !== undefined;
  return isOwn ? answerFile(path, call, texts) : refuseFile(404, texts.inbox.problems.noFile);
}

async function sendCsv(table: SentTable, { inbox, texts }: Asked, mailbox: Mailbox): Promise<Response> {
  const rows: InboxRow[] = [];
  let total = 0;
  for (let page = 1; rows.length < MAX_CSV_ROWS; page += 1) {
    const list = await mailbox.list({ shown: 'all', form: table.form, page }, CSV_CHUNK);
    total = list.total;
    for (const row of list.rows) rows.push(row);
    if (page * CSV_CHUNK >= total) break;
  }
  const newest = rows.toSorted((one, other) => (one.submission.created_at < other.submission.created_at ? 1 : -1));
  const fileAddress = (path: string): string => `${inbox.origin}${inbox.base}files/${path}`;
  const name = `${inbox.slug.replaceAll(/[^\w-]/g, '_')}-${table.form}.csv`;
  const left = Math.max(0, total - MAX_CSV_ROWS);
  return new Response(submissionsCsv(table, newest, { fileAddress, left }, texts), {
    headers: {
      ...inbox.headers,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

const pageAnswer = ({ frame, headers }: BrandInbox, parts: PageParts, status = 200): Response =>
  new Response(frame(parts), { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });

/** To a page by GET, as a browser shows it after a form. No browser keeps it. */
function seeOther(address: string, cookie?: string): Response {
  const headers = new Headers({ Location: address, 'Cache-Control': 'no-store' });
  if (cookie !== undefined) headers.set('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** The list beside a message is scrolled to that message. */
const SCRIPT = `document.querySelector('[data-shown]')?.scrollIntoView({ block: 'nearest' });\n`;

const scriptAnswer = ({ headers }: BrandInbox): Response =>
  new Response(SCRIPT, { headers: { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' } });
