import { formerOf } from '#brand/translations/brand-texts.ts';
import { coverageOf, isCoverageLinked, isMissing } from '#brand/translations/translation-coverage.ts';
import type { TranslationEntry } from '#content/translation/entries.ts';
import { STAYS } from '#content/translation/translations.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { icon } from '../style/icons.ts';
import { shorten } from '../fields/input.ts';
import { editPath, type EditView } from '../fields/view.ts';
import type { OpenTranslations, Refused } from './open-translations.ts';
import { entryId, fieldName, shownOf } from './save-translations.ts';

/** Which entries a page shows, by its address. */
export interface EntriesQuery {
  show: 'missing' | 'optional' | 'all' | undefined;
  /** The number of the first one. */
  from: number;
}

export function readEntriesQuery(query: string): EntriesQuery {
  const given = new URLSearchParams(query);
  const show = (['missing', 'optional', 'all'] as const).find((each) => each === given.get('show'));
  const from = /^\d{1,6}$/.test(given.get('from') ?? '') ? Number(given.get('from')) : 0;
  return { show, from };
}

/** The same page of the list again. */
export function queryOf({ show, from }: EntriesQuery, focus?: string): string {
  const query = new URLSearchParams({
    ...(show !== undefined && { show }),
    ...(from > 0 && { from: String(from) }),
    ...(focus !== undefined && { focus }),
  });
  return query.size === 0 ? '' : `?${query.toString()}`;
}

export const translationsPath = (slug: string, tag = ''): string =>
  editPath(slug, tag === '' ? 'translations/' : `translations/${encodeURIComponent(tag)}/`);

/** Where to choose a language. */
export function languagesList(view: EditView, own: string, languages: readonly (OpenTranslations | Refused)[]): Html {
  const { texts } = view;
  const words = texts.translations;
  const toLanguages = html`<a href="${editPath(view.slug, 'texts/#languages')}">${words.languages}</a>`;
  if (languages.length === 0)
    return html`<p>${words.oneLanguage(languageIn(own, texts))}${toLanguages}${words.ownFirst}</p>`;
  return html`<ol class="list">
      ${languages.map((each) => {
        const isDone = 'entries' in each && !each.entries.some(isMissing);
        const state = 'reason' in each ? words.cannotBeRead : shortCoverage(each, texts);
        return html`<li>
          <div class="grow">
            <a class="t over" href="${translationsPath(view.slug, each.language)}"
              >${capital(languageIn(each.language, texts))}</a
            >
            <p class="small ${isDone ? '' : 'warn'}">${state}</p>
          </div>
          <span class="go-on">${icon('forward')}</span>
        </li>`;
      })}
    </ol>
    <p class="hint">${words.whichLanguages}${toLanguages}.</p>`;
}

/** `languageIn('fr-CA', texts) // "Canadian French"` */
export const languageIn = (tag: string, { locale }: ToolTexts): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

function shortCoverage({ entries, language }: OpenTranslations, { translations: words }: ToolTexts): string {
  const coverage = coverageOf(language, entries);
  if (coverage.missing.length === 0) return words.allTranslated;
  const count = words.toTranslate(coverage.missing.length, coverage.needed);
  return isCoverageLinked(coverage) ? count : `${count}. ${words.notLinked}`;
}

function coverageText({ entries, language }: OpenTranslations, texts: ToolTexts): string {
  const { missing, needed, limit } = coverageOf(language, entries);
  const { allTranslated, lacking, quoted } = texts.translations;
  if (missing.length === 0) return allTranslated;
  const named = missing.slice(0, MAX_NAMED).map(({ text }) => quoted(shorten(text)));
  const names = named.join(', ') + (missing.length > MAX_NAMED ? ' …' : '');
  return lacking({ missing: missing.length, needed, limit, language: languageIn(language, texts), names });
}

const MAX_NAMED = 3;

/** Few enough for a page, and for a form that is sent as a whole. */
export const MAX_SHOWN = 100;

const mayStay = ({ translation, isOptional }: TranslationEntry): boolean => translation === '' && isOptional;

/** The entries that a page shows, and how many there are of their sort. */
export function entriesView({ entries }: OpenTranslations, { show, from }: EntriesQuery) {
  const missing = entries.filter(isMissing);
  const sort = show ?? (missing.length > 0 ? 'missing' : 'all');
  const ofSort = sort === 'missing' ? missing : sort === 'optional' ? entries.filter(mayStay) : entries;
  // What was missing may be translated by now.
  const start = from < ofSort.length ? from : 0;
  return { sort, start, all: ofSort.length, shown: ofSort.slice(start, start + MAX_SHOWN) };
}

/** The form of a language: each original text with a field for its translation beside it. */
export function translationsForm(open: OpenTranslations, view: EditView, asked: EntriesQuery): Html {
  const { entries, language } = open;
  const { sort, start, all, shown } = entriesView(open, asked);
  const words = view.texts.translations;
  const path = translationsPath(view.slug, language);
  const counts = {
    missing: entries.filter(isMissing).length,
    optional: entries.filter(mayStay).length,
    all: entries.length,
  };
  const filters = (['missing', 'optional', 'all'] as const).map(
    (each) =>
      html`<a href="${path}?show=${each}" ${each === sort ? html`aria-current="true"` : ''}
        >${words.sorts[each]} (${counts[each]})</a
      >`,
  );
  const link = (from: number, name: string): Html =>
    html`<a class="btn" href="${path}${queryOf({ show: sort, from })}">${name}</a>`;
  const pages = [
    ...(start > 0 ? [link(Math.max(0, start - MAX_SHOWN), words.before)] : []),
    ...(start + MAX_SHOWN < all ? [link(start + MAX_SHOWN, words.next(all))] : []),
  ];
  return html`<div class="translations-page">
    <nav class="seg" aria-label="${words.which}">${filters}</nav>
    ${shown.length === 0 ? html`<p>${words.nothing[sort]}</p>` : form(open, view, shown)}
    ${pages.length === 0 ? '' : html`<p class="row">${pages}</p>`}
    <p class="hint" id="count">${coverageText(open, view.texts)}</p>
  </div>`;
}

function form(open: OpenTranslations, view: EditView, shown: readonly TranslationEntry[]): Html {
  const { save } = view.texts.translations;
  return html`<form id="form" method="post" enctype="multipart/form-data" data-save>
    <input type="hidden" name="digest" value="${view.digest}" />
    <button class="vh" name="do" value="save" tabindex="-1" aria-hidden="true">${save}</button>
    <ol class="translations list">
      ${shown.map((entry) => entryForm(open, entry, view))}
    </ol>
    <p class="saving"><button class="btn main save" name="do" value="save">${save}</button></p>
  </form>`;
}

function entryForm(open: OpenTranslations, entry: TranslationEntry, view: EditView): Html {
  const id = entryId(entry);
  const words = view.texts.translations;
  const former = formerOf(open, entry);
  const isLeft = entry.translation === STAYS;
  const note = isLeft
    ? words.itStays
    : former &&
      html`${words.former(former.was)}<span lang="${open.language}">${former.translation}</span>${words.formerEnd}`;
  const stays = isLeft
    ? ''
    : html`<button class="btn plain" name="do" value="stays/${id}" aria-label="${words.stays(entry.text.slice(0, 60))}">
        ${words.staysAsItIs}
      </button>`;
  return html`<li id="t-${id}">
    <div class="original">
      <label for="in-${id}" lang="${open.own}" dir="${directionOf(open.own)}">${entry.text}</label>
      <p class="kind">${nameOfKind(entry, view.texts)} ${stays}</p>
    </div>
    <div class="translation">
      ${control(open, entry, view, note ? `note-${id}` : '')}
      ${note ? html`<p class="hint" id="note-${id}">${note}</p>` : ''}
    </div>
  </li>`;
}

function control({ language }: OpenTranslations, entry: TranslationEntry, view: EditView, described: string): Html {
  const id = entryId(entry);
  const own = html`id="in-${id}" name="${fieldName(id)}" lang="${language}" dir="${directionOf(language)}"
  ${described ? html`aria-describedby="${described}"` : ''} ${view.focus === `in-${id}` ? html`autofocus` : ''}`;
  const text = view.typed.get(fieldName(id)) ?? shownOf(entry);
  const isLong = /\n/.test(entry.text + text) || Math.max(entry.text.length, text.length) > 40;
  if (!isLong) return html`<input ${own} class="input" type="text" value="${text}" autocomplete="off" />`;
  const rows = Math.min(12, Math.max(2, entry.text.split('\n').length, Math.ceil(entry.text.length / 36)));
  return html`<textarea ${own} class="input" rows="${rows}">${`\n${text}`}</textarea>`;
}

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);
const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';

/** What a text is, where its words alone may not say it. */
export const nameOfKind = ({ kind }: TranslationEntry, { translations: { kinds } }: ToolTexts): string =>
  kinds[kind] ?? kinds['text'] ?? '';
