import { join } from 'node:path';
import { readState } from '#builder/output/state.ts';
import type { CappedWarnings } from '#brand/report/capped-warnings.ts';
import { decodeUri } from '#core/text/decode-uri.ts';
import type { BrandState } from '../building/builds.ts';
import { stepsOf } from '#editor/fields/place.ts';
import { addressOfField } from '#editor/forms/search.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { describeRow, tableOf } from '../inbox/sent-forms.ts';
import { submissionPage } from '../inbox/submission-page.ts';
import { submissionsCsv } from '../inbox/submissions-csv.ts';
import { PAGE_ROWS, pageCountOf, submissionsPage } from '../inbox/submissions-page.ts';
import { type WarningsView, warningsPage } from '../warnings/warnings-page.ts';
import { type BrandPlace, brandPath, siteAddressOf } from './look/brand-document.ts';
import { OWN, OWN_HEADERS, ownAddressOf } from './own-host.ts';
import { LIST, type RequestContext } from './request-context.ts';
import { type Answer, htmlAnswer, redirectTo } from './respond.ts';

export interface BrandPageRequest {
  path: string;
  query: string;
  port: number;
  /** Somebody opens the page; not a page that is open and asks what is new. */
  isVisit: boolean;
}

/** The most submissions of one file, so that it opens in a spreadsheet, and is made in seconds. */
const MAX_CSV_ROWS = 10_000;

/**
 * The preview's pages about one brand: `/_preview/<slug>/submissions/`, `…/submissions/<form>.csv`, `…/submissions/<form>/<id>/` and
 * `/_preview/<slug>/warnings/`. Undefined for any other address.
 */
export async function answerBrandPage(request: BrandPageRequest, context: RequestContext): Promise<Answer | undefined> {
  const [, written = '', page, rest = ''] =
    /^\/_preview\/([^/]+)\/(submissions|warnings|)(?:\/(.*))?$/.exec(request.path) ?? [];
  const state = context.builds.getState(decodeUri(written) ?? '');
  if (state === undefined || page === undefined) return undefined;
  if (page === '') return redirectTo(`${OWN}#brand-${encodeURIComponent(state.slug)}`);
  if (!request.path.startsWith(brandPath(state.slug, `${page}/`)))
    return redirectTo(brandPath(state.slug, `${page}/`) + request.query);
  if (page === 'warnings') return rest === '' ? ownAnswer(await warningsOf(state, request, context)) : undefined;
  return answerSubmissions(rest, state, request, context);
}

function placeOf(
  { slug }: BrandState,
  { port }: BrandPageRequest,
  { brand, stampOf, editor }: RequestContext,
): BrandPlace {
  return { slug, canEdit: editor !== undefined, siteAddress: siteAddressOf(slug, port, brand), stamp: stampOf(LIST) };
}

async function warningsOf(state: BrandState, request: BrandPageRequest, context: RequestContext): Promise<string> {
  const { slug, status, report } = state;
  const isFailed = report?.status === 'failed';
  // What a failed build had time to say is not what is wrong with the site that is there.
  const said: CappedWarnings | undefined = isFailed ? readState(context.outDir, slug) : report;
  return warningsPage(placeOf(state, request, context), {
    folder: join(context.brandsDir, slug),
    said,
    error: isFailed ? (report.error ?? '') : undefined,
    isBuilding: status === 'building',
    ...(await editAddresses(slug, context)),
    search: new URLSearchParams(request.query).get('q')?.slice(0, 200) ?? '',
  });
}

async function editAddresses(slug: string, { editor }: RequestContext): Promise<Pick<WarningsView, 'editAddress'>> {
  const opened = await editor?.open(slug);
  if (opened === undefined || 'reason' in opened) return {};
  return { editAddress: (path) => addressOfField(slug, opened.value, stepsOf(path)) };
}

async function answerSubmissions(
  rest: string,
  state: BrandState,
  request: BrandPageRequest,
  context: RequestContext,
): Promise<Answer | undefined> {
  const { inbox, brand } = context;
  if (inbox === undefined) return undefined;
  await inbox.ready();
  if (rest === '') return ownAnswer(await listOf(state, request, context, inbox));
  const [, form = '', id, isFile] = /^([a-z]+)(?:\/([0-9a-f-]{36})\/|(\.csv))$/.exec(rest) ?? [];
  const table = tableOf(form);
  if (table === undefined) return undefined;
  const entries = inbox.entriesOf(state).filter((entry) => entry.table === table);
  if (isFile !== undefined) {
    const rows = await inbox.read(entries.slice(0, MAX_CSV_ROWS));
    const own = ownAddressOf(request.port, brand);
    const body = submissionsCsv(
      table,
      rows.map(({ row }) => row),
      {
        fileAddress: (path) => new URL(path, own).href,
        left: Math.max(0, entries.length - MAX_CSV_ROWS),
      },
    );
    return csvAnswer(`${state.slug.replaceAll(/[^\w-]/g, '_')}-${form}.csv`, body);
  }
  const [found] = await inbox.read(entries.filter((entry) => entry.id === id));
  return found && ownAnswer(submissionPage(placeOf(state, request, context), table, found.row));
}

async function listOf(
  state: BrandState,
  request: BrandPageRequest,
  context: RequestContext,
  inbox: Inbox,
): Promise<string> {
  const asked = new URLSearchParams(request.query);
  const form = tableOf(asked.get('form') ?? '')?.form;
  if (request.isVisit && form === undefined) inbox.visit(state);
  const entries = inbox.entriesOf(state);
  const shown = entries.filter(({ table }) => form === undefined || table.form === form);
  const page = Math.min(Math.max(1, Math.trunc(Number(asked.get('page'))) || 1), pageCountOf(shown.length));
  const read = await inbox.read(shown.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS));
  const rows = read.map(({ entry, row }) => ({ entry, sent: describeRow(entry.table, row) }));
  const [newSince, problem] = [inbox.newSince(state.slug), inbox.problem()];
  return submissionsPage(placeOf(state, request, context), { entries, form, page, rows, newSince, problem });
}

const ownAnswer = (html: string): Answer => htmlAnswer(200, html, OWN_HEADERS);

function csvAnswer(name: string, body: string): Answer {
  const headers = { ...OWN_HEADERS, 'Content-Disposition': `attachment; filename="${name}"` };
  return { status: 200, type: 'text/csv; charset=utf-8', body, headers };
}
