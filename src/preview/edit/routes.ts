import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { readOrdinaryFile, realPathBelow } from '../../builder/brand/ordinary-file.ts';
import { contentTypeOf } from '../../domain/site-files/content-types.ts';
import { PATHS, locationPageAt } from '../../domain/pages/routes.ts';
import { decodeUri } from '../../domain/text/decode-uri.ts';
import { slugify } from '../../domain/text/slug.ts';
import { readState } from '../../builder/output/state.ts';
import { pathOf } from '../../builder/report/positions.ts';
import type { BrandState } from '../building/builds.ts';
import { brandPath, siteAddressOf } from '../serving/look/brand-document.ts';
import type { Crumb } from '../serving/look/document.ts';
import { OWN_HEADERS } from '../serving/own-host.ts';
import { LIST, type RequestContext } from '../serving/request-context.ts';
import { type Answer, htmlAnswer, redirectTo } from '../serving/respond.ts';
import { readForm, type Wanted } from './actions.ts';
import type { Editor, Opened, Saved } from './editor.ts';
import { ownerOf } from './describe-change.ts';
import { ownerOfHours } from './hours-form.ts';
import { holidaysAhead } from './holidays-ahead.ts';
import { textOf } from './input.ts';
import { conflictForm, type Conflict, editPage, hoursForm, objectForm, overview, sectionForm } from './pages.ts';
import { type Place, placeAt, readPath, rootPlace, stepsOf, titleOf, writePath } from './place.ts';
import { readPosted } from './read-posted.ts';
import { findTexts } from './search.ts';
import { type Section, sectionOf, SECTIONS } from './sections.ts';
import { keepPicture } from './upload.ts';
import { editPath, type EditView, type Html, html, pageOf } from './view.ts';

export interface EditRequest {
  path: string;
  query: string;
  port: number;
  request: IncomingMessage;
}

const EDIT = /^\/_preview\/([^/]+)\/edit(\/.*)?$/;

export const isEditPath = (path: string): boolean => EDIT.test(path);

/** What is asked for, of a brand that can be edited here. */
interface Asked extends EditRequest {
  state: BrandState;
  editor: Editor;
  context: RequestContext;
  /** Behind `edit/`. */
  rest: string;
  opened: Extract<Opened, { text: string }>;
}

/** Answers a GET or a POST below `/_preview/<slug>/edit/`. Undefined for another address. The caller has checked where it comes from. */
export async function answerEdit(asked: EditRequest, context: RequestContext): Promise<Answer | undefined> {
  const [, written = '', rest = ''] = EDIT.exec(asked.path) ?? [];
  const state = context.builds.getState(decodeUri(written) ?? '');
  const { editor } = context;
  if (state === undefined || editor === undefined) return undefined;
  if (!asked.path.startsWith(editPath(state.slug))) return redirectTo(editPath(state.slug) + asked.query);
  const picture = /^\/picture\/(.+)$/.exec(rest)?.[1];
  if (picture !== undefined) return answerPicture(join(context.brandsDir, state.slug), picture);
  const opened = editor.open(state.slug);
  if ('reason' in opened) return closedAnswer(opened.reason, asked, state, context);
  const whole: Asked = { ...asked, state, editor, context, rest: rest.slice(1), opened };
  return asked.request.method === 'POST' ? answerPost(whole) : answerGet(whole, {});
}

/** What a page says beside what is in the file. */
interface Told {
  status?: number;
  wanted?: Wanted;
  refusal?: string;
  conflicts?: Conflict[];
}

/** The part of the configuration that a page is about. */
interface Subject {
  title: string;
  section?: Section | undefined;
  place?: Place;
  crumbs: Crumb[];
}

function subjectOf({ rest, opened, state }: Asked): Subject | undefined {
  if (rest === '') return { title: 'Edit', crumbs: [] };
  const section = SECTIONS.find(({ path }) => `${path}/` === rest);
  if (section !== undefined)
    return { title: section.name, section, crumbs: [{ name: section.name, address: editPath(state.slug, rest) }] };
  const path = /^at\/(.+)\/$/.exec(rest)?.[1];
  const steps = path === undefined ? undefined : readPath(path);
  const place = steps && placeAt(opened.value, steps);
  if (place === undefined || (place.shape.object === undefined && place.shape.kind !== 'hours')) return undefined;
  const around = sectionOf(place.path);
  const crumbs = crumbsTo(place, opened.value, state.slug);
  const first = around && { name: around.name, address: editPath(state.slug, `${around.path}/`) };
  return {
    title: crumbs.at(-1)?.name ?? 'Edit',
    section: around,
    place,
    crumbs: [...(first ? [first] : []), ...crumbs],
  };
}

/** Each entry of a list on the way has a page of its own. */
function crumbsTo({ path }: Place, root: unknown, slug: string): Crumb[] {
  return path.flatMap((step, index) => {
    const at = placeAt(root, path.slice(0, index + 1));
    if (at === undefined || (typeof step === 'string' && index < path.length - 1)) return [];
    const name = at.field?.label ?? (titleOf(at.value, at.shape.object) || `Entry ${Number(step) + 1}`);
    return [{ name, address: pageOf(slug, at.path) }];
  });
}

async function answerGet(asked: Asked, told: Told): Promise<Answer | undefined> {
  const { state, editor, opened, context, port, query } = asked;
  const subject = subjectOf(asked);
  if (subject === undefined) return undefined;
  const { wanted, status = 200, refusal, conflicts } = told;
  const given = new URLSearchParams(query);
  const view: EditView = {
    slug: state.slug,
    digest: opened.digest,
    root: rootPlace(opened.value),
    warnings: warningsOf(state, opened.value),
    typed: wanted?.typed ?? new Map(),
    problems: wanted?.problems ?? new Map(),
    focus: given.get('focus') ?? undefined,
    today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  };
  const saves = editor.savesOf(state.slug);
  const inner = conflicts
    ? conflictForm(view, conflicts)
    : await innerOf(subject, view, given.get('q')?.slice(0, 100) ?? '', saves);
  const site = siteAddressOf(state.slug, port, context.brand);
  const beside = site + besideOf(subject, context.outDir, state.slug).slice(1);
  const page = editPage(
    { slug: state.slug, siteAddress: site, stamp: context.stampOf(LIST), canEdit: true },
    { ...subject, title: subject.title, inner, view, saves, beside, refusal, state: stateText(state) },
  );
  return htmlAnswer(status, page, headersFor(site));
}

async function innerOf(
  { section, place }: Subject,
  view: EditView,
  search: string,
  saves: ReturnType<Editor['savesOf']>,
): Promise<Html> {
  if (place === undefined && section === undefined)
    return overview(view, search, findTexts(view.slug, view.root, search), saves);
  if (place?.shape.kind === 'hours') {
    const owner = ownerOfHours(place, view.root.value);
    return hoursForm(place, owner, view, owner === undefined ? [] : await holidaysAhead(owner, view.root, view.today));
  }
  if (place !== undefined) return objectForm(place, view);
  const holidays = section?.path === 'hours' ? await holidaysAhead(view.root, view.root, view.today) : [];
  return sectionForm(section as Section, view, holidays);
}

/** The site may be framed in the editor, and nothing else may. */
function headersFor(site: string): Record<string, string> {
  const policy = `${OWN_HEADERS['Content-Security-Policy']}; frame-src ${new URL(site).origin}`;
  return { ...OWN_HEADERS, 'Content-Security-Policy': policy };
}

/** The page of the site that shows what is edited, if the site has it. */
function besideOf({ section, place, title }: Subject, outDir: string, slug: string): string {
  const pages = readState(outDir, slug)?.pages ?? {};
  const has = (path: string): boolean => Object.hasOwn(pages, `${path.slice(1)}index.html`);
  const location = place?.path[0] !== undefined && typeof place.path[1] === 'number' ? place.path[1] : undefined;
  const isLocation = section?.path === 'locations' && location !== undefined;
  const own = isLocation
    ? Object.keys(pages)
        .map((file) => `/${file.replace(/index\.html$/, '')}`)
        .find((path) => locationPageAt(path) === 'location' && path.endsWith(`/${slugify(title)}/`))
    : undefined;
  const path = own ?? section?.sitePath ?? PATHS.home;
  return has(path) ? path : PATHS.home;
}

function stateText({ status, report, slug }: BrandState): Html {
  if (status === 'building') return html`Building…`;
  if (status === 'failed') return html`<b class="bad">The site could not be built:</b> ${report?.error}`;
  const count = report?.warnings.length ?? 0;
  if (count === 0) return html`The site shows what is saved.`;
  const words = count === 1 ? 'one value' : `${count} values`;
  return html`The site could not use ${words}: <a href="${brandPath(slug, 'warnings/')}">see what and why</a>.`;
}

function warningsOf({ report, status }: BrandState, root: unknown): Map<string, string> {
  const found = new Map<string, string>();
  if (status === 'failed') return found;
  for (const { path, message } of report?.warnings ?? []) {
    const steps = stepsOf(path);
    for (let length = steps.length; length > 0; length -= 1) {
      const place = placeAt(root, steps.slice(0, length));
      if (place === undefined || pathOf([...place.path]) === '') continue;
      const key = writePath(place.path);
      found.set(key, found.has(key) ? `${found.get(key)} ${message}` : message);
      break;
    }
  }
  return found;
}

async function answerPost(asked: Asked): Promise<Answer | undefined> {
  const { request, state, editor, opened, context } = asked;
  const form = await readPosted(request);
  if (form === undefined)
    return answerGet(asked, { status: 413, refusal: 'That is too large, or not a form. Nothing was saved.' });
  if (subjectOf(asked) === undefined && form.get('digest') === opened.digest) return undefined;
  const digest = String(form.get('digest'));
  const restored = /^restore\/(\d+)$/.exec(String(form.get('do')))?.[1];
  if (restored !== undefined) return afterSave(asked, editor.restore(state.slug, digest, Number(restored)), form);
  if (digest !== opened.digest) return changedElsewhere(asked, form);
  const { pictures, problems } = await keepPictures(form, opened.value, join(context.brandsDir, state.slug));
  const wanted = readForm(form, opened.value, pictures);
  for (const [key, problem] of problems) wanted.problems.set(key, problem);
  const saved: Saved =
    wanted.edits.length === 0
      ? { kind: 'same' }
      : editor.save(state.slug, digest, wanted.edits, wanted.words.join('; '));
  return afterSave(asked, saved, form, wanted);
}

async function afterSave(asked: Asked, saved: Saved, form: FormData, wanted?: Wanted): Promise<Answer | undefined> {
  const { state, editor, path } = asked;
  if (saved.kind === 'changed') return changedElsewhere(asked, form);
  if (saved.kind === 'refused') return answerGet(asked, { status: 409, refusal: saved.reason });
  if (wanted === undefined || wanted.problems.size === 0) {
    const query = wanted?.focus === undefined ? '' : `?focus=${encodeURIComponent(wanted.focus)}`;
    // Its subject may be gone by now.
    const now = editor.open(state.slug);
    const isThere = 'text' in now && subjectOf({ ...asked, opened: now }) !== undefined;
    return { ...redirectTo((isThere ? path : editPath(state.slug)) + query), status: 303 };
  }
  for (const [name, value] of form) {
    if (typeof value === 'string' && /^(?:[koc]:|from$|through$)/.test(name)) wanted.typed.set(name, value);
  }
  const opened = editor.open(state.slug);
  if ('reason' in opened) return answerGet(asked, { status: 409, refusal: opened.reason });
  return answerGet({ ...asked, opened }, { status: 422, wanted });
}

async function keepPictures(form: FormData, root: unknown, folder: string) {
  const pictures = new Map<string, string>();
  const problems = new Map<string, string>();
  for (const [name, file] of form) {
    if (typeof file === 'string' || file.size === 0 || !name.startsWith('p:')) continue;
    const key = name.slice(2);
    const steps = readPath(key);
    const place = steps && placeAt(root, steps);
    if (place?.shape.kind !== 'picture') continue;
    const title = ownerOf(place, root) || (place.field?.label ?? '');
    const kept = await keepPicture(folder, title, new Uint8Array(await file.arrayBuffer()));
    if ('path' in kept) pictures.set(key, kept.path);
    else problems.set(key, kept.problem);
  }
  return { pictures, problems };
}

/** What somebody wrote, beside what is in the file now: 412, and nothing is lost. */
function changedElsewhere(asked: Asked, form: FormData): Promise<Answer | undefined> {
  const { opened, editor } = asked;
  const before = editor.recall(String(form.get('digest')));
  const conflicts: Conflict[] = [];
  for (const name of new Set(form.keys())) {
    const value = form.getAll(name).at(-1);
    const path = name.startsWith('f:') ? readPath(name.slice(2)) : undefined;
    if (path === undefined || typeof value !== 'string') continue;
    const [now, then] = [placeAt(opened.value, path), before === undefined ? undefined : placeAt(before, path)];
    const text = now && textOf(now);
    const isOwn = then === undefined || textOf(then)?.trim() !== value.replaceAll('\r\n', '\n').trim();
    if (now === undefined || text === undefined || !isOwn || text === value) continue;
    const title = ownerOf(now, opened.value);
    conflicts.push({
      label: [title, now.field?.label].filter(Boolean).join(', '),
      inFile: text,
      typed: value,
      name,
      value,
    });
  }
  return answerGet(asked, { status: 412, conflicts });
}

function closedAnswer(reason: string, { port }: EditRequest, state: BrandState, context: RequestContext): Answer {
  const site = siteAddressOf(state.slug, port, context.brand);
  const view: EditView = {
    slug: state.slug,
    digest: '',
    root: rootPlace({}),
    warnings: new Map(),
    typed: new Map(),
    problems: new Map(),
    today: '',
  };
  const place = { slug: state.slug, siteAddress: site, stamp: context.stampOf(LIST), canEdit: true };
  const inner = html`<p>${reason}</p>`;
  const parts = { title: 'Edit', inner, view, saves: [], crumbs: [], beside: site, state: stateText(state) };
  return htmlAnswer(200, editPage(place, parts), headersFor(site));
}

const MAX_PICTURE_BYTES = 50 * 1024 * 1024;

/** A picture of the brand's folder, for the form that it is chosen in. An SVG may hold scripts: its policy forbids them. */
function answerPicture(folder: string, written: string): Answer | undefined {
  const name = decodeUri(written);
  if (name === undefined || !/\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(name)) return undefined;
  try {
    const body = readOrdinaryFile(realPathBelow(folder, join(folder, name)), MAX_PICTURE_BYTES);
    const headers = {
      ...OWN_HEADERS,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    return { status: 200, type: contentTypeOf(name), body, headers };
  } catch {
    return undefined;
  }
}
