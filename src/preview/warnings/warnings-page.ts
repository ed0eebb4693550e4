import { readBrandText } from '#brand/folder/group-file.ts';
import { type CappedWarnings, countWarnings } from '#brand/report/capped-warnings.ts';
import { describeSource, fileOf, withoutFile } from '#brand/report/report.ts';
import { outcomeIn, problemIn, reasonParts, warningIn } from '#i18n/tools/reasons.ts';
import { type ToolLanguage, type ToolTexts, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import type { Warning, WarningParts } from '#schema/warning.ts';
import { brandPath } from '#editor/fields/view.ts';
import { type BrandPlace, brandDocument } from '../serving/look/brand-document.ts';
import { escapeHtml, withForeign } from '#tool-pages/html.ts';
import { type Excerpt, excerptAt } from './excerpt.ts';

export interface WarningsView {
  language: ToolLanguage;
  /** The folder of the brand. */
  folder: string;
  /** Of the last build that succeeded; undefined before there was one. */
  said: CappedWarnings | undefined;
  /** Why the last build failed, if it did. */
  error: string | undefined;
  isBuilding: boolean;
  /** Where the value of a warning can be changed; undefined where it can't be in the browser. */
  editAddress?: (path: string) => string | undefined;
  /** Only warnings with these words are shown. */
  search: string;
}

/** A search helps from this number on. */
const SEARCHED_FROM = 21;

/** Every warning of a brand's last build, whole, by part of the configuration. */
export function warningsPage(place: BrandPlace, view: WarningsView): string {
  const { language } = view;
  const texts = toolTextsIn(language);
  const { title } = texts.warnings;
  const count = view.said?.warnings.length ?? 0;
  const search = count < SEARCHED_FROM && view.search === '' ? '' : searchForm(place.slug, view.search, texts);
  const main =
    `<h1>${title}</h1><div id="summary" data-live>${summaryOf(place.slug, view, texts)}</div>${search}` +
    `<div id="warnings" data-live>${listOf(view, texts)}</div>`;
  return brandDocument(place, 'warnings/', { title, main, style: STYLE, language });
}

function summaryOf(slug: string, view: WarningsView, texts: ToolTexts): string {
  const { said, error, isBuilding, search } = view;
  const { building, foundOf, theFirst } = texts.warnings;
  const failure =
    error === undefined
      ? ''
      : `<div class="failure"><h2>${escapeHtml(texts.screens.notBuilt(slug))}</h2><p class="message">${withForeign(reasonParts(error, texts))}</p></div>`;
  const more = said?.moreWarnings === undefined ? '' : `<p class="note">${theFirst(said.warnings.length)}</p>`;
  const counted = said && describeCount(said, error !== undefined, texts);
  const words = counted && search !== '' ? foundOf(foundIn(view, texts).length, counted) : counted;
  const busy = isBuilding ? building : undefined;
  return `${failure}<p class="note" role="status">${[words, busy].filter(Boolean).join(' ')}</p>${more}`;
}

function describeCount(said: CappedWarnings, isFailed: boolean, { warnings }: ToolTexts): string {
  const count = countWarnings(said);
  const words = count === 0 ? warnings.none : warnings.count(count);
  return isFailed ? `${words} ${warnings.inLastGood}` : count === 0 ? `${words}.` : words;
}

function searchForm(slug: string, search: string, { warnings }: ToolTexts): string {
  const action = escapeHtml(brandPath(slug, 'warnings/'));
  const all = search === '' ? '' : `<a class="button" href="${action}">${warnings.showAll}</a>`;
  return (
    `<form class="search" role="search" action="${action}"><label class="hidden" for="q">${warnings.search}</label>` +
    `<input id="q" name="q" type="search" placeholder="${warnings.searchWhat}" value="${escapeHtml(search)}">` +
    `<button>${warnings.searchNow}</button>${all}</form>`
  );
}

function foundIn({ said, search }: WarningsView, texts: ToolTexts): Warning[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (said?.warnings ?? []).filter((warning) => hasWords(warning, words, texts));
}

function listOf(view: WarningsView, texts: ToolTexts): string {
  const { search } = view;
  const { noneFound } = texts.warnings;
  const found = foundIn(view, texts);
  const excerptOf = excerptsIn(view.folder);
  const groups = [...Map.groupBy(found, ({ path }) => nameOf(groupOf(path), texts))];
  const none = found.length === 0 && search !== '' ? `<p>${noneFound}</p>` : '';
  return none + groups.map(([name, warnings]) => groupHtml(name, warnings, view, excerptOf, texts)).join('');
}

/** English keeps the key, as it stands in the file. */
function nameOf(group: string | undefined, { editing, fields, warnings }: ToolTexts): string {
  if (group === undefined) return warnings.general;
  const labels = fields.labels[''];
  const isKnown = editing.reader !== undefined && labels !== undefined && Object.hasOwn(labels, group);
  return (isKnown && labels[group]) || group;
}

/** Whether it has all of them, in the language of the page. */
function hasWords(warning: Warning, words: readonly string[], texts: ToolTexts): boolean {
  const { path, parts } = warning;
  const text = `${path} ${warningIn(warning, texts)} ${parts?.value ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** `menu.categories[4].items[1].price` belongs to `menu`; a value with no others around it gets no group of its own. */
function groupOf(path: string): string | undefined {
  if (fileOf(path) !== 'website.json') return fileOf(path);
  if (/^[^.[]+$/.test(path)) return undefined;
  return /^(?:\["(?:[^"\\]|\\.)*"\]|[^.[]+)/.exec(path)?.[0] ?? path;
}

function groupHtml(
  name: string,
  warnings: readonly Warning[],
  view: WarningsView,
  excerptOf: (warning: Warning) => Excerpt | undefined,
  texts: ToolTexts,
): string {
  const items = warnings.map((warning) => itemOf(warning, view, excerptOf(warning), texts));
  return `<section><h2>${escapeHtml(name)} <span>${warnings.length}</span></h2><ol>${items.join('')}</ol></section>`;
}

function itemOf(
  warning: Warning,
  { folder, editAddress }: WarningsView,
  excerpt: Excerpt | undefined,
  texts: ToolTexts,
): string {
  const { path, line, column, parts } = warning;
  const { change } = texts.warnings;
  const place =
    line === undefined
      ? ''
      : `<p class="note">${escapeHtml(`${describeSource(folder, fileOf(path))}:${line}:${column}`)}</p>`;
  const told = parts ? partsHtml(parts, texts) : `<p>${escapeHtml(warningIn(warning, texts))}</p>`;
  const address = fileOf(path) === 'website.json' ? editAddress?.(withoutFile(path)) : undefined;
  const edit = address === undefined ? '' : `<p><a href="${escapeHtml(address)}">${change}</a></p>`;
  return `<li><h3><code>${escapeHtml(withoutFile(path))}</code></h3>${place}${told}${excerpt ? excerptHtml(excerpt) : ''}${edit}</li>`;
}

function partsHtml({ value, problem, outcome, example }: WarningParts, texts: ToolTexts): string {
  const { done, writeLike, written } = texts.warnings;
  const what = outcomeIn(outcome, texts);
  return (
    `<dl><dt>${written}</dt><dd><code>${escapeHtml(value)}</code> ${escapeHtml(problemIn(problem, texts))}.</dd>` +
    (what === undefined ? '' : `<dt>${done}</dt><dd>${escapeHtml(what)}</dd>`) +
    (example === undefined ? '' : `<dt>${writeLike}</dt><dd><code>${escapeHtml(example)}</code></dd>`) +
    `</dl>`
  );
}

function excerptHtml({ lines }: Excerpt): string {
  const rows = lines.map(({ number, before, marked, after }) => {
    const text =
      marked === ''
        ? escapeHtml(before)
        : `${escapeHtml(before)}<mark>${escapeHtml(marked)}</mark>${escapeHtml(after)}`;
    return `<span${marked === '' ? '' : ' class="own"'}><i>${number}</i><bdi>${text}</bdi></span>`;
  });
  return `<pre class="excerpt">${rows.join('')}</pre>`;
}

/** Each file is read once, and only where a warning says a line of it. */
function excerptsIn(folder: string): (warning: Warning) => Excerpt | undefined {
  const files = new Map<string, string[]>();
  return ({ path, line, column }) => {
    if (line === undefined || column === undefined) return undefined;
    const file = fileOf(path);
    const lines = files.get(file) ?? linesOf(folder, file);
    files.set(file, lines);
    return excerptAt(lines, line, column);
  };
}

/** Empty for a file that can't be read any more. */
function linesOf(folder: string, file: string): string[] {
  try {
    return readBrandText(folder, file)
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\n|\r/);
  } catch {
    return [];
  }
}

const STYLE = `
#summary > .note { margin-top: .25rem; }
.failure { margin-block: 1rem; padding: .875rem 1rem; border-radius: .5rem; background: var(--bad-tint); }
.failure h2 { color: var(--bad); font-size: 1rem; }
.failure .message { margin-top: .25rem; }
.search { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
.search input { flex: 1 1 14rem; max-width: 28rem; }
#warnings { margin-top: 1.5rem; }
#warnings section + section { margin-top: 2rem; }
#warnings h2 span { color: var(--muted); font-weight: 400; }
#warnings ol { margin-top: .75rem; padding: 0; border: 1px solid var(--line); border-radius: .5rem; background: var(--surface); list-style: none; }
#warnings li { padding: .875rem 1rem; }
#warnings li + li { border-top: 1px solid var(--line); }
#warnings h3 { letter-spacing: 0; }
#warnings h3 code { font-weight: 600; }
#warnings .note { font-family: var(--mono); font-size: .8125rem; }
#warnings li p:last-child { margin-top: .5rem; }
#warnings dl { display: grid; grid-template-columns: auto 1fr; gap: .125rem 1rem; margin-top: .5rem; }
#warnings dt { color: var(--muted); font-size: .9375rem; }
#warnings dd { max-width: 52rem; }
.excerpt { margin-top: .625rem; padding: .375rem 0; border-radius: .375rem; background: var(--ground); }
.excerpt span { display: grid; grid-template-columns: 3.5rem 1fr; gap: .75rem; padding-right: .75rem; color: var(--muted); }
.excerpt .own { color: var(--text); }
.excerpt i { font-style: normal; text-align: right; user-select: none; }
.excerpt mark { border-radius: .125rem; background: var(--warn-tint); color: var(--warn); }
@media (max-width: 40rem) { .excerpt span { grid-template-columns: 2.5rem 1fr; gap: .5rem; } }
`;
