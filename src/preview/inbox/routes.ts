import type { IncomingMessage } from 'node:http';
import type { Context, Hono } from 'hono';
import type { BackendFetch } from '#brand/network/deployed.ts';
import type { NodeEnv } from '#editor/pages/editor-context.ts';
import { placeOf, portOf, type PreviewContext } from '../serving/context.ts';
import { ADMIN_HEADERS, adminAddressOf, adminAnswer } from '../serving/admin-host.ts';
import { answerFile, VISITORS_FILES } from '#inbox/application-files.ts';
import type { Addressee, Inbox } from './inbox.ts';
import { tableOf } from '#inbox/sent-forms.ts';
import { submissionPage } from './submission-page.ts';
import { submissionsCsv } from '#inbox/submissions-csv.ts';
import { PAGE_ROWS, pageCountOf, submissionsPage } from './submissions-page.ts';

export interface InboxContext extends PreviewContext {
  /** What visitors sent to a brand. */
  inbox: Inbox;
  /** Gets the files of applications from the backend. */
  call: BackendFetch;
}

/** The most submissions of one file, so that it opens in a spreadsheet, and is made in seconds. */
const MAX_CSV_ROWS = 10_000;

/** What visitors sent to a brand: the list, each submission, a CSV of each form, and the files of applications. */
export function registerInbox(app: Hono<NodeEnv>, context: InboxContext): void {
  const { inbox, call } = context;
  app.get(`${VISITORS_FILES}*`, ({ req }) => answerFile(req.path, call));
  app.get('/_preview/:slug/submissions/', async (c) => {
    const brand = context.builds.getState(c.req.param('slug'));
    if (brand === undefined) return c.notFound();
    await inbox.ready();
    return adminAnswer(await listOf(brand, c, context));
  });
  app.get('/_preview/:slug/submissions/:file{[a-z]+\\.csv}', async (c) => {
    const brand = context.builds.getState(c.req.param('slug'));
    const table = tableOf(c.req.param('file').replace('.csv', ''));
    if (brand === undefined || table === undefined) return c.notFound();
    await inbox.ready();
    const entries = inbox.entriesOf(brand).filter((entry) => entry.table === table);
    const rows = (await inbox.read(entries.slice(0, MAX_CSV_ROWS))).map(({ row }) => row);
    const own = adminAddressOf(portOf(c.env.incoming), context.brand);
    const fileAddress = (path: string): string => new URL(path, own).href;
    const name = `${brand.slug.replaceAll(/[^\w-]/g, '_')}-${table.form}.csv`;
    const left = Math.max(0, entries.length - MAX_CSV_ROWS);
    return new Response(submissionsCsv(table, rows, { fileAddress, left }), {
      headers: {
        ...ADMIN_HEADERS,
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    });
  });
  app.get('/_preview/:slug/submissions/:form/:id/', async (c) => {
    const brand = context.builds.getState(c.req.param('slug'));
    const table = tableOf(c.req.param('form'));
    if (brand === undefined || table === undefined) return c.notFound();
    await inbox.ready();
    const entries = inbox.entriesOf(brand).filter((entry) => entry.table === table && entry.id === c.req.param('id'));
    const [found] = await inbox.read(entries);
    if (found === undefined) return c.notFound();
    return adminAnswer(submissionPage(placeOf(brand.slug, c.env.incoming, context), table, found.row));
  });
}

async function listOf(brand: Addressee, { env, req }: Context<NodeEnv>, context: InboxContext): Promise<string> {
  const { inbox } = context;
  const form = tableOf(req.query('form') ?? '')?.form;
  if (isVisit(env.incoming) && form === undefined) inbox.visit(brand);
  const entries = inbox.entriesOf(brand);
  const shown = entries.filter(({ table }) => form === undefined || table.form === form);
  const page = Math.min(Math.max(1, Math.trunc(Number(req.query('page'))) || 1), pageCountOf(shown.length));
  const rows = await inbox.read(shown.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS));
  const [newSince, problem] = [inbox.newSince(brand.slug), inbox.problem()];
  return submissionsPage(placeOf(brand.slug, env.incoming, context), { entries, form, page, rows, newSince, problem });
}

/** Somebody opens the page; not a page that is open and asks what is new. */
function isVisit({ method, headers }: IncomingMessage): boolean {
  const mode = headers['sec-fetch-mode'] ?? 'navigate';
  return method === 'GET' && mode === 'navigate' && headers['sec-purpose'] === undefined;
}
