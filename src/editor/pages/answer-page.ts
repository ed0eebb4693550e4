import { join } from 'node:path';
import { type ToolLanguage, type ToolTexts } from '#i18n/tools/tool-texts.ts';
import { reasonIn, warningIn } from '#i18n/tools/reasons.ts';
import { prefixesOf } from '#core/languages/language-prefix.ts';
import { slugify } from '#core/text/slug.ts';
import type { IncomingMessage } from 'node:http';
import { groupOfFolder } from '../fields/origin.ts';
import type { OwnForm } from '../fields/own-form.ts';
import type { Editor, Opened } from '../file/editor.ts';
import type { PageParts } from '#tool-pages/document.ts';
import type { EditedState, EditorContext } from './editor-context.ts';
import { sitePathsOf } from './site-paths.ts';
import { holidaysPage, hoursPage, locationsPage, weekPage } from './hours-pages.ts';
import { editPage } from './frame.ts';
import { morePage } from './more-page.ts';
import { overviewPage } from './overview-page.ts';
import { type Subject, subjectOf } from './subject.ts';
import { conflictForm } from './conflict-form.ts';
import { objectForm, sectionForm } from './pages.ts';
import { fieldPathAt, rootFieldPath, stepsOf, writePath } from '../fields/field-path.ts';
import { type OpenPublishing, openPublishing } from '../publish/open-publishing.ts';
import { FILE } from '../file/stores.ts';
import { type AtOnce, openAtOnce } from '../at-once/held-sets.ts';
import { rightNow } from '../at-once/right-now.ts';
import { soldOutNow, untilWords } from '../at-once/sold-out.ts';
import { lastTold } from '../at-once/told.ts';
import { publishOverview, savedBy } from '../publish/overview.ts';
import { openPlanned } from '../publish/planned.ts';
import { drawPublishOn } from '../publish/publish-on/answer-publish-on.ts';
import type { RefusedPlan } from '../publish/publish-on/publish-on-page.ts';
import { publishSummary } from '../publish/state-words.ts';
import { findTexts, MAX_SEARCH, type SearchHit } from '../forms/search.ts';
import { writtenLook } from '../forms/look-choices.ts';
import { lookPage } from './look-page.ts';
import { type Section, TRANSLATIONS } from '../fields/sections.ts';
import { findTranslations } from '../translations/find-translations.ts';
import { type EditedBrand, openLanguages, openTexts, openTranslations } from '../translations/open-translations.ts';
import { languagesList, readEntriesQuery, translationsForm } from '../translations/translations-form.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { type EditView } from '../fields/view.ts';
import type { conflictsIn } from '../actions/conflicts.ts';
import type { FormEdits } from '../actions/form-edits.ts';

export interface EditRequest {
  path: string;
  query: string;
  /** That of whoever asks. */
  language: ToolLanguage;
  texts: ToolTexts;
  /** The name that whoever asks has given. */
  person: string | undefined;
  request: IncomingMessage;
  context: EditorContext;
}
/** The page or action that a request asks for. Undefined if the brand can't be edited here. */
export interface EditorPageContext extends EditRequest {
  state: EditedState;
  /** Behind `edit/`. */
  rest: string;
  opened: OpenedBrand;
}

/** The configuration as the editor shows it. */
export type OpenedBrand = Extract<Opened, { digest: string }> & OwnForm;

/** What a page shows in addition to the values of the file. */
export interface PageResult {
  status?: number;
  formEdits?: FormEdits;
  refusal?: string;
  conflict?: ReturnType<typeof conflictsIn>;
  /** The change whose undo is asked about. */
  sure?: string;
  /** The plan that was not taken. */
  plan?: RefusedPlan;
}

export async function answerGet(asked: EditorPageContext, told: PageResult): Promise<Response | undefined> {
  const { state, opened, context, query } = asked;
  const subject = subjectOf(asked);
  if (subject === undefined) return undefined;
  const translations =
    subject.section?.path === TRANSLATIONS ? await translationsOf(asked, subject.language) : undefined;
  if (translations === 'no language of the site') return undefined;
  // Translations are mostly in a file of their own, with its own history.
  const file = translations?.file ?? { document: state.slug, digest: opened.digest };
  const { formEdits, status = 200, refusal, conflict } = told;
  const given = new URLSearchParams(query);
  const publishing = await publishingOf(asked, subject);
  const atOnce = publishing && HOLDS.has(subject.section?.path ?? '') ? await openAtOnce(asked, publishing) : undefined;
  const kept = formEdits === undefined ? unfinishedOn(asked) : undefined;
  const view: EditView = {
    slug: state.slug,
    language: asked.language,
    texts: asked.texts,
    digest: file.digest,
    root: rootFieldPath(opened.value),
    warnings: warningsOf(state, opened.value, asked.texts),
    typed: formEdits?.typed ?? kept?.typed ?? new Map(),
    problems: formEdits?.problems ?? kept?.problems ?? new Map(),
    asked: formEdits?.asked ?? new Map(),
    // A form is sent to the address of its page, on which something else may have had the focus.
    focus: asked.request.method === 'POST' ? undefined : (given.get('focus') ?? undefined),
    group: groupOfFolder(join(context.brandsDir, state.slug)),
    find: given.get('find')?.trim().slice(0, 100),
    look: writtenLook(opened.value) ?? state.report?.look?.name,
    published: publishedValues(publishing),
    ...(atOnce && { soldOut: soldOutWords(atOnce, asked) }),
    today: today(),
  };
  const saves = context.editor.savesOf(file.document, file.digest);
  const inner = conflict
    ? conflictForm(view, conflict)
    : translations
      ? translations.draw(view)
      : await innerOf(subject, view, { ...asked, publishing, atOnce }, saves, told);
  const site = context.siteAddressOf(state.slug, asked.request);
  const beside = site + besideOf({ ...subject, ...translations }, context.pagesOf(state.slug)).slice(1);
  const messages = context.messagesOf?.(state.slug);
  const parts = editPage({
    ...subject,
    inner,
    view,
    saves,
    beside,
    refusal,
    told: lastTold(context.editor, state.slug),
    state,
    messages,
    publishing: summaryOf(publishing, asked),
  });
  return pageAnswer(status, state.slug, asked, parts);
}

/** The site may be framed in the editor, and nothing else may. */
export function pageAnswer(
  status: number,
  slug: string,
  { request, context }: Pick<EditRequest, 'request' | 'context'>,
  parts: PageParts,
): Response {
  const { origin } = new URL(context.siteAddressOf(slug, request));
  const headers = {
    ...context.headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `${context.headers['Content-Security-Policy']}; frame-src ${origin}`,
  };
  return new Response(context.frame(slug, request, parts), { status, headers });
}

/** The sections about which something holds at once. */
const HOLDS = new Set(['menu', 'hours', 'locations']);

const soldOutWords = (atOnce: AtOnce, asked: EditorPageContext): Map<string, string> =>
  new Map(
    [...soldOutNow(atOnce)].map(([key, set]) => [key, asked.texts.atOnce.soldOut(untilWords(set, atOnce, asked))]),
  );

const summaryOf = (publishing: OpenPublishing | undefined, asked: EditorPageContext) =>
  publishing && publishSummary(publishing, asked);

const publishedValues = (publishing: OpenPublishing | undefined): Map<string, unknown> =>
  new Map(
    publishing?.changes.flatMap(({ document, kind, path, before }) =>
      document === FILE && kind === 'changed' ? [[writePath(path), before]] : [],
    ),
  );

/** The bar of each page says how the site stands, if something is published from here; the pages about publishing need it always. */
async function publishingOf(
  asked: EditorPageContext,
  { isPublishOn, crumbs, section }: Subject,
): Promise<OpenPublishing | undefined> {
  const isNeeded =
    asked.context.publisher !== undefined ||
    isPublishOn === true ||
    crumbs.length === 0 ||
    HOLDS.has(section?.path ?? '');
  return isNeeded ? openPublishing(asked) : undefined;
}

/** What was typed on this page before and could not be saved. */
function unfinishedOn({ context, opened, rest, state }: EditorPageContext) {
  const kept = context.editor.unfinished.listOf(state.slug, opened.value).filter(({ page }) => page === rest);
  return {
    typed: new Map(kept.flatMap(({ typed }) => typed)),
    problems: new Map(kept.map(({ key, problem }) => [key, problem])),
  };
}

async function innerOf(
  { section, place, holidaysOf, isMore, isPublishOn }: Subject,
  view: EditView,
  asked: EditorPageContext & { publishing: OpenPublishing | undefined; atOnce: AtOnce | undefined },
  saves: ReturnType<Editor['savesOf']>,
  told: PageResult,
): Promise<Html> {
  if (isMore) return moreOf(view, asked);
  const { publishing, atOnce } = asked;
  if (isPublishOn && publishing) return drawPublishOn(publishing, asked, asked.query, told.plan);
  if (place === undefined && section === undefined && publishing) {
    const planned = await openPlanned(asked, publishing);
    const unfinished = asked.context.editor.unfinished.listOf(view.slug, asked.opened.value);
    const first = publishOverview(publishing, asked, {
      rightNow: await rightNow(atOnce ?? (await openAtOnce(asked, publishing)), view),
      planned,
      unfinished,
      sure: told.sure,
      isDone: view.focus === 'waiting',
    });
    return overviewPage(view, asked.state, saves, first, (save) => savedBy(save, publishing, asked));
  }
  if (holidaysOf !== undefined) return holidaysPage(holidaysOf, asked.query, view);
  if (place?.shape.kind === 'hours') return weekPage(place, view, atOnce);
  if (place !== undefined) return objectForm(place, view);
  if (section?.path === 'hours') return hoursPage(section, asked.query, view, atOnce);
  if (section?.path === 'look') return lookOf(section, view, asked);
  const locations = section?.path === 'locations' ? locationsPage(section, asked.query, view) : undefined;
  return locations ?? sectionForm(section as Section, view);
}

function lookOf(section: Section, view: EditView, { context, opened, state }: EditorPageContext): Html {
  const { look, reason } = { ...state.report?.look, look: view.look };
  const drawn = context.drawLooks?.(view.slug, opened.value);
  return lookPage(section, view, drawn, { ...(look && { look }), ...(reason !== undefined && { reason }) });
}

async function moreOf(view: EditView, asked: EditorPageContext): Promise<Html> {
  const { context, person, query, request, state } = asked;
  const search = new URLSearchParams(query).get('q')?.slice(0, MAX_SEARCH) ?? '';
  const found = search === '' ? [] : await findEverywhere(asked, view, search);
  const siteAddress = context.siteAddressOf(state.slug, request);
  return morePage(view, { search, found, person, messages: context.messagesOf?.(state.slug), siteAddress });
}

async function findEverywhere(
  asked: EditorPageContext,
  { slug, root }: EditView,
  search: string,
): Promise<SearchHit[]> {
  const brand = editedBrandOf(asked);
  const texts = openTexts(brand);
  const languages = 'reason' in texts ? [] : await openLanguages(brand, texts);
  const translations = languages.flatMap((each) =>
    'reason' in each ? [] : findTranslations(slug, each, search, asked.texts),
  );
  return [...findTexts(slug, root, search, asked.texts), ...translations];
}

/** What a page of translations is about: one language, or the list of them. */
async function translationsOf(asked: EditorPageContext, language: string | undefined) {
  const brand = editedBrandOf(asked);
  const texts = openTexts(brand);
  if ('reason' in texts) return { draw: () => html`<p>${reasonIn(texts.reason, 'closed', asked.texts)}</p>` };
  if (language === undefined) {
    const languages = await openLanguages(brand, texts);
    return { draw: (view: EditView) => languagesList(view, texts.languages[0], languages) };
  }
  if (!texts.languages.slice(1).includes(language)) return 'no language of the site';
  const open = await openTranslations(brand, texts, language);
  if ('reason' in open) return { draw: () => html`<p>${reasonIn(open.reason, 'closed', asked.texts)}</p>` };
  const prefix = prefixesOf(texts.languages).get(language);
  return { file: open, prefix, draw: (view: EditView) => translationsForm(open, view, readEntriesQuery(asked.query)) };
}

export const editedBrandOf = ({ state, opened, context }: EditorPageContext): EditedBrand => ({
  slug: state.slug,
  folder: join(context.brandsDir, state.slug),
  editor: context.editor,
  opened,
  today: today(),
});

export const today = (): string => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The page of the site that shows what is edited; home where it has none. `prefix`: that of the language that is edited. */
function besideOf(
  { section, place, title, prefix = '' }: Subject & { prefix?: string },
  files: readonly string[],
): string {
  if (prefix !== '') return files.includes(`${prefix.slice(1)}/index.html`) ? `${prefix}/` : '/';
  const { pathOf, locations } = sitePathsOf(files);
  const isLocation = section?.path === 'locations' && typeof place?.path[1] === 'number';
  const own = isLocation ? locations.find((path) => path.endsWith(`/${slugify(title)}/`)) : undefined;
  return own ?? pathOf(section?.sitePage ?? 'home') ?? '/';
}

function warningsOf({ report, status }: EditedState, root: unknown, texts: ToolTexts): Map<string, string> {
  const found = new Map<string, string>();
  if (status === 'failed') return found;
  for (const warning of report?.warnings ?? []) {
    const steps = stepsOf(warning.path);
    for (let length = steps.length; length > 0; length -= 1) {
      const place = fieldPathAt(root, steps.slice(0, length));
      if (place === undefined) continue;
      const key = writePath(place.path);
      const words = warningIn(warning, texts);
      found.set(key, found.has(key) ? `${found.get(key)} ${words}` : words);
      break;
    }
  }
  return found;
}
