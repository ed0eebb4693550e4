import { join } from 'node:path';
import { languageOf } from '#i18n/tools/tool-language.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { reasonIn } from '#i18n/tools/reasons.ts';
import { labelOf } from './fields/words.ts';
import { headersAbout, rememberedIn } from './pages/person.ts';
import { personOf } from '#tool-pages/person.ts';
import type { Hono } from 'hono';
import { readOrdinaryFile, realPathBelow } from '#brand/files/ordinary-file.ts';
import { textsInLanguage } from '#brand/translations/brand-texts.ts';
import { contentTypeOf } from '#brand/files/content-types.ts';
import { decodeUri } from '#core/text/decode-uri.ts';
import { readForm } from './actions/actions.ts';
import { checkPrices } from './actions/check-prices.ts';
import { editsOfCopies } from './fields/price-copies.ts';
import { noteUnfinished } from './actions/unfinished-form.ts';
import { checkReading } from './actions/check-reading.ts';
import { conflictsIn } from './actions/conflicts.ts';
import {
  answerGet,
  type EditorPageContext,
  editedBrandOf,
  type EditRequest,
  type OpenedBrand,
  pageAnswer,
  today,
} from './pages/answer-page.ts';
import { subjectOf } from './pages/subject.ts';
import { ownerOf } from './fields/nouns.ts';
import type { Editor, Saved } from './file/editor.ts';
import { inOwnForm, withConversions } from './fields/own-form.ts';
import { registerEditScript } from './script/edit-script.ts';
import type { EditedState, EditorContext, NodeEnv } from './pages/editor-context.ts';
import { paletteAnswer } from './pages/palette.ts';
import { editPage } from './pages/frame.ts';
import { fieldPathAt, readPath, rootFieldPath, writePath } from './fields/field-path.ts';
import { sectionOf } from './fields/sections.ts';
import { answerAtOnce, switchAtOnce } from './at-once/answer-at-once.ts';
import { readPosted } from './file/read-posted.ts';
import { answerOverviewForm } from './publish/publish-actions.ts';
import { answerPlanForm } from './publish/publish-on/answer-publish-on.ts';
import type { Wording } from './publish/wording.ts';
import { PUBLISH_ON } from './publish/state-words.ts';
import { keepMenuFile, keepPicture } from './file/upload.ts';
import { openTexts, openTranslations, writtenIn } from './translations/open-translations.ts';
import { entryId, readTranslationsForm, translationConflicts, typedForGone } from './translations/save-translations.ts';
import { queryOf, readEntriesQuery, entriesView } from './translations/translations-form.ts';
import { html } from '#tool-pages/html.ts';
import { editPath, type EditView, pageOf } from './fields/view.ts';
import { makeFormEdits, type FormEdits } from './actions/form-edits.ts';

const EDIT = /^\/_preview\/[^/]+\/edit\//;

/** Whether a path takes the forms of the editor. */
export const isEditPath = (path: string): boolean => EDIT.test(path);

/** The pages below `/_preview/<slug>/edit/`. Who may ask for them, and send their forms, is looked at before. */
export function registerEditor(app: Hono<NodeEnv>, context: EditorContext): void {
  registerEditScript(app);
  app.get('/_preview/:slug/edit/picture/*', (c) => {
    const state = context.getState(c.req.param('slug'));
    const answer = state && answerPicture(state.slug, restOf(c.req.path).slice('picture/'.length), context);
    return answer ?? c.notFound();
  });
  app.on(['GET', 'POST'], '/_preview/:slug/edit/*', async (c) => {
    const state = context.getState(c.req.param('slug'));
    const request = c.env.incoming;
    const headers = headersAbout(request);
    const language = languageOf(headers);
    const texts = toolTextsIn(language);
    const person = personOf(headers);
    const asked = { language, texts, person, path: c.req.path, query: new URL(c.req.url).search, request, context };
    return (state && (await answerEdit(state, asked))) ?? c.notFound();
  });
}

/** Behind `edit/`, as it was written: each step of a path is decoded by itself. */
const restOf = (path: string): string => path.replace(EDIT, '');

async function answerEdit(state: EditedState, asked: EditRequest): Promise<Response | undefined> {
  const { editor } = asked.context;
  const isPost = asked.request.method === 'POST';
  const opened = await openBrand(editor, state.slug);
  if ('reason' in opened) {
    const form = isPost ? await readPosted(asked.request) : undefined;
    const typed = form && typedIn(form, editor.recall(String(form.get('digest'))), { ...asked, slug: state.slug });
    return closedAnswer(opened.reason, asked, state, typed);
  }
  const whole: EditorPageContext = { ...asked, state, rest: restOf(asked.path), opened };
  if (whole.rest === 'palette') return isPost ? undefined : paletteAnswer(whole);
  return isPost ? answerPost(whole) : answerGet(whole, {});
}

async function openBrand(editor: Editor, slug: string): Promise<OpenedBrand | { reason: string }> {
  const opened = await editor.open(slug);
  return 'reason' in opened ? opened : { ...opened, ...inOwnForm(opened.value) };
}

async function answerPost(asked: EditorPageContext): Promise<Response | undefined> {
  const { request, state, opened, context } = asked;
  const { editor } = context;
  const form = await readPosted(request);
  if (form === undefined) return answerGet(asked, { status: 413, refusal: asked.texts.editing.tooLarge });
  const cookie = rememberedIn(form);
  if (cookie !== undefined) return seeOther(asked.path, cookie);
  const published = await answerPublishing(asked, form);
  if (published !== undefined) return published;
  const atOnce = await answerAtOnce(asked, form);
  if (atOnce !== undefined)
    return 'focus' in atOnce ? seeOther(`${asked.path}?focus=${atOnce.focus}`) : answerGet(asked, atOnce);
  if (subjectOf(asked) === undefined && form.get('digest') === opened.digest) return undefined;
  const { language } = subjectOf(asked) ?? {};
  if (language !== undefined) return postTranslations(asked, form, language);
  const digest = String(form.get('digest'));
  const restored = restoredIn(form);
  if (restored !== undefined)
    return afterSave(asked, await editor.restore(state.slug, digest, restored, asked.person), form);
  if (digest !== opened.digest) return changedElsewhere(asked, form);
  const switched = await switchAtOnce(asked, form);
  if (typeof switched === 'object') return answerGet(asked, switched);
  if (switched === 'done') form.set('do', String(form.get('do')).replace(/^[^/]*/, 'switched'));
  const folder = join(context.brandsDir, state.slug);
  const { pictures, problems } = await keepPictures(form, asked, folder);
  for (const [key, problem] of await keepMenuFiles(form, asked, folder)) problems.set(key, problem);
  const formEdits = readForm(form, opened.value, pictures, asked.texts);
  for (const [key, problem] of problems) formEdits.problems.set(key, problem);
  checkPrices(opened.value, formEdits, form);
  checkReading(opened.value, formEdits, today());
  const edits = [...formEdits.edits, ...editsOfCopies(opened.value, formEdits.edits)];
  const saved: Saved =
    edits.length === 0
      ? { kind: 'same' }
      : await editor.save(state.slug, digest, withConversions(edits, opened.conversions), { by: asked.person });
  return afterSave(asked, saved, form, formEdits);
}

/** What the overview asks for, and a plan. Undefined for a form of another page. */
async function answerPublishing(asked: EditorPageContext, form: FormData): Promise<Response | undefined> {
  const told =
    asked.rest === ''
      ? await answerOverviewForm(asked, form)
      : asked.rest === PUBLISH_ON && form.get('do') === 'plan'
        ? await answerPlanForm(asked, form)
        : undefined;
  return told === 'done' ? seeOther(`${editPath(asked.state.slug)}?focus=waiting`) : told && answerGet(asked, told);
}

/** The number of the save that a button takes back. */
function restoredIn(form: FormData): number | undefined {
  const id = /^restore\/(\d+)$/.exec(String(form.get('do')))?.[1];
  return id === undefined ? undefined : Number(id);
}

async function postTranslations(
  asked: EditorPageContext,
  form: FormData,
  language: string,
): Promise<Response | undefined> {
  const { state, path, query } = asked;
  const { editor, rebuild } = asked.context;
  const brand = editedBrandOf(asked);
  const texts = openTexts(brand);
  if ('reason' in texts)
    return answerGet(asked, { status: 409, refusal: reasonIn(texts.reason, 'closed', asked.texts) });
  const open = await openTranslations(brand, texts, language);
  if ('reason' in open) return answerGet(asked, { status: 409, refusal: reasonIn(open.reason, 'closed', asked.texts) });
  const digest = String(form.get('digest'));
  const restored = restoredIn(form);
  const formEdits = readTranslationsForm(form, open);
  const isChanged = digest !== open.digest || typedForGone(form, open).length > 0;
  const saved: Saved = isChanged
    ? { kind: 'changed' }
    : restored !== undefined
      ? await editor.restore(open.document, digest, restored, asked.person)
      : formEdits.edits.length === 0
        ? { kind: 'same' }
        : await editor.save(open.document, digest, formEdits.edits, { by: asked.person });
  if (saved.kind === 'changed') {
    const then = editor.recall(digest);
    const before =
      then === undefined ? undefined : textsInLanguage(undefined, texts, language, writtenIn(then, open.path)).entries;
    const now = await openTranslations(brand, texts, language);
    return answerGet(asked, {
      status: 412,
      conflict: translationConflicts(form, 'reason' in now ? open : now, before),
    });
  }
  if (saved.kind === 'refused') {
    const typed = new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
    const kept = { ...makeFormEdits(asked.texts), typed };
    return answerGet(asked, {
      status: 409,
      refusal: reasonIn(saved.reason, 'notSavedNow', asked.texts),
      formEdits: kept,
    });
  }
  if (saved.kind === 'saved' && saved.isElsewhere) rebuild(state.slug);
  const shown = readEntriesQuery(query);
  const ids = entriesView(open, shown).shown.map(entryId);
  const next = formEdits.stays === undefined ? undefined : ids[ids.indexOf(formEdits.stays) + 1];
  return seeOther(path + queryOf(shown, next && `in-${next}`));
}

async function afterSave(
  asked: EditorPageContext,
  saved: Saved,
  form: FormData,
  formEdits?: FormEdits,
): Promise<Response | undefined> {
  const { state, path } = asked;
  const { editor, rebuild } = asked.context;
  if (saved.kind === 'changed') return changedElsewhere(asked, form);
  if (saved.kind === 'saved' && saved.isElsewhere) rebuild(state.slug);
  if (saved.kind === 'refused')
    return answerGet(asked, { status: 409, refusal: reasonIn(saved.reason, 'notSavedNow', asked.texts) });
  for (const [name, value] of formEdits === undefined ? [] : form) {
    if (typeof value === 'string' && /^(?:[koc]:|from$|through$|note$)/.test(name)) formEdits?.typed.set(name, value);
  }
  if (formEdits) {
    const root = asked.opened.value;
    noteUnfinished(editor.unfinished, { slug: state.slug, root, form, formEdits, page: asked.rest });
  }
  if (formEdits === undefined || formEdits.problems.size === 0) {
    const query = formEdits?.focus === undefined ? '' : `?focus=${encodeURIComponent(formEdits.focus)}`;
    // Its subject may be gone by now.
    const now = await openBrand(editor, state.slug);
    const isThere = 'digest' in now && subjectOf({ ...asked, opened: now }) !== undefined;
    const moved = formEdits && pageAfter(asked, formEdits);
    return seeOther(moved ?? (isThere ? path : editPath(state.slug)) + query);
  }
  const opened = await openBrand(editor, state.slug);
  if ('reason' in opened)
    return answerGet(asked, { status: 409, refusal: reasonIn(opened.reason, 'closed', asked.texts) });
  return answerGet({ ...asked, opened }, { status: 422, formEdits });
}

/** The page of an entry that was moved or deleted is about another one afterwards. */
function pageAfter({ rest, state }: EditorPageContext, { goTo }: FormEdits): string | undefined {
  if (goTo === undefined || rest !== `at/${writePath(goTo.from)}/`) return undefined;
  return goTo.to ? pageOf(state.slug, goTo.to) : editPath(state.slug, `${sectionOf(goTo.from)?.path ?? ''}/`);
}

async function keepPictures(form: FormData, { opened: { value: root }, texts }: EditorPageContext, folder: string) {
  const pictures = new Map<string, string>();
  const problems = new Map<string, string>();
  for (const [name, file] of form) {
    if (typeof file === 'string' || file.size === 0 || !name.startsWith('p:')) continue;
    const key = name.slice(2);
    const steps = readPath(key);
    const place = steps && fieldPathAt(root, steps);
    if (place?.shape.kind !== 'picture') continue;
    const title = ownerOf(place, root, texts) || (place.field ? labelOf(place.field, texts) : '');
    const kept = await keepPicture(folder, title, new Uint8Array(await file.arrayBuffer()), texts);
    if ('path' in kept) pictures.set(key, kept.path);
    else problems.set(key, kept.problem);
  }
  return { pictures, problems };
}

/** A menu that was uploaded becomes the typed path of its field. */
async function keepMenuFiles(form: FormData, { opened: { value: root }, texts }: EditorPageContext, folder: string) {
  const problems = new Map<string, string>();
  for (const [name, file] of [...form]) {
    if (typeof file === 'string' || file.size === 0 || !name.startsWith('m:')) continue;
    const key = name.slice(2);
    const steps = readPath(key);
    if ((steps && fieldPathAt(root, steps))?.field?.key !== 'fileLink') continue;
    const kept = keepMenuFile(folder, file.name, new Uint8Array(await file.arrayBuffer()), texts);
    if ('path' in kept) form.set(`f:${key}`, kept.path);
    else problems.set(key, kept.problem);
  }
  return problems;
}

/** What the user typed, beside what is in the file now: 412, and nothing is lost. */
function changedElsewhere(asked: EditorPageContext, form: FormData): Promise<Response | undefined> {
  const recalled = asked.context.editor.recall(String(form.get('digest')));
  const before = recalled === undefined ? undefined : inOwnForm(recalled).value;
  const wording = { ...asked, slug: asked.state.slug };
  return answerGet(asked, { status: 412, conflict: conflictsIn(form, asked.opened.value, before, wording) });
}

/** To a page by GET, as a browser shows it after a form. No browser keeps it. */
const seeOther = (address: string, cookie?: string): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: address, 'Cache-Control': 'no-store', ...(cookie !== undefined && { 'Set-Cookie': cookie }) },
  });

/** What was typed into a form. `before`: the configuration that it was rendered from, if it is still known. */
function typedIn(form: FormData, before: unknown, wording: Wording): string[] {
  const { conflicts, others } = conflictsIn(form, before, undefined, wording);
  const changed = [...conflicts.map(({ label, typed }) => (label === '' ? typed : `${label}: ${typed}`)), ...others];
  if (changed.length > 0) return changed;
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && !/^(?:digest|do)$/.test(name) ? [value] : [],
  );
}

/** The configuration can't be edited now. `typed`: what was to be saved, which must not be lost. */
function closedAnswer(reason: string, asked: EditRequest, state: EditedState, typed?: readonly string[]): Response {
  const beside = asked.context.siteAddressOf(state.slug, asked.request);
  const view: EditView = {
    slug: state.slug,
    language: asked.language,
    texts: asked.texts,
    digest: '',
    root: rootFieldPath({}),
    warnings: new Map(),
    typed: new Map(),
    problems: new Map(),
    asked: new Map(),
    today: '',
  };
  const kept =
    typed &&
    html`<p>${asked.texts.editing.nothingSavedYouWrote}</p>
      <ul class="typed">
        ${typed.map((text) => html`<li>${text}</li>`)}
      </ul>`;
  const inner = html`<p>${reasonIn(reason, 'closed', asked.texts)}</p>
    ${kept ?? ''}`;
  const parts = editPage({ title: asked.texts.frame.edit, inner, view, saves: [], crumbs: [], beside, state });
  return pageAnswer(typed === undefined ? 200 : 409, state.slug, asked, parts);
}

const MAX_PICTURE_BYTES = 50 * 1024 * 1024;

/** A picture of the brand's folder, for the form that it is chosen in. An SVG may hold scripts: its policy forbids them. */
function answerPicture(slug: string, written: string, context: EditorContext): Response | undefined {
  const folder = join(context.brandsDir, slug);
  const name = decodeUri(written);
  if (name === undefined || !/\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(name)) return undefined;
  try {
    const body = readOrdinaryFile(realPathBelow(folder, join(folder, name)), MAX_PICTURE_BYTES);
    const headers = {
      ...context.headers,
      'Content-Type': contentTypeOf(name),
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    return new Response(new Uint8Array(body), { headers });
  } catch {
    return undefined;
  }
}
