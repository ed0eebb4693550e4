import { formerOf } from '#brand/translations/brand-texts.ts';
import { coverageOf, describeCoverage, isMissing, nameOfLanguage } from '#brand/translations/translation-coverage.ts';
import type { TranslationEntry } from '#content/translation/entries.ts';
import { STAYS } from '#content/translation/translations.ts';
import { type Html, html } from '#tool-pages/html.ts';
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
  const toLanguages = html`<a href="${editPath(view.slug, 'texts/#languages')}">Languages</a>`;
  if (languages.length === 0)
    return html`<p>
      The site is in one language, ${nameOfLanguage(own)}. To have it in another one too, name both under
      ${toLanguages}, its own first.
    </p>`;
  return html`<ol class="links list-of-languages">
      ${languages.map(
        (each) =>
          html`<li>
            <a href="${translationsPath(view.slug, each.language)}">${nameOfLanguage(each.language)}</a>
            <span class="note">${'reason' in each ? 'can’t be read' : countText(each)}</span>
          </li>`,
      )}
    </ol>
    <p class="note">Which languages the site has is said under ${toLanguages}.</p>`;
}

const countText = ({ entries, language }: OpenTranslations): string =>
  describeCoverage(coverageOf(language, entries)) ?? 'All is translated.';

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
  const path = translationsPath(view.slug, language);
  const counts = {
    missing: ['Missing', entries.filter(isMissing).length],
    optional: ['May stay', entries.filter(mayStay).length],
    all: ['All', entries.length],
  } as const;
  const filters = (Object.keys(counts) as (keyof typeof counts)[]).map((each) => {
    const [name, count] = counts[each];
    const current = each === sort ? html`aria-current="true"` : '';
    return html`<a href="${path}?show=${each}" ${current}>${name} (${count})</a>`;
  });
  const link = (from: number, name: string): Html =>
    html`<a class="button" href="${path}${queryOf({ show: sort, from })}">${name}</a>`;
  const pages = [
    ...(start > 0 ? [link(Math.max(0, start - MAX_SHOWN), 'Those before')] : []),
    ...(start + MAX_SHOWN < all ? [link(start + MAX_SHOWN, `The next of ${all}`)] : []),
  ];
  return html`<p id="count">${countText(open)}</p>
    <nav class="sections" aria-label="Which texts">${filters}</nav>
    ${shown.length === 0 ? html`<p>${NOTHING[sort]}</p>` : form(open, view, shown)}
    ${pages.length === 0 ? '' : html`<p class="pages">${pages}</p>`}`;
}

const NOTHING = {
  missing: 'Nothing is missing.',
  optional: 'All names have a translation.',
  all: 'The site has no texts.',
};

const form = (open: OpenTranslations, view: EditView, shown: readonly TranslationEntry[]): Html =>
  html`<form id="form" method="post" enctype="multipart/form-data" data-save>
    <input type="hidden" name="digest" value="${view.digest}" />
    <button class="hidden" name="do" value="save" tabindex="-1" aria-hidden="true">Save</button>
    <ol class="translations">
      ${shown.map((entry) => entryForm(open, entry, view))}
    </ol>
    <p class="saving"><button class="main save" name="do" value="save">Save</button></p>
  </form>`;

function entryForm(open: OpenTranslations, entry: TranslationEntry, view: EditView): Html {
  const id = entryId(entry);
  const former = formerOf(open, entry);
  const isLeft = entry.translation === STAYS;
  const note = isLeft
    ? 'It stays as it is.'
    : former &&
      html`It was “${former.was}”, translated as “<span lang="${open.language}">${former.translation}</span>”.`;
  const stays = isLeft
    ? ''
    : html`<button name="do" value="stays/${id}" aria-label="Stays as it is: ${entry.text.slice(0, 60)}">
        Stays as it is
      </button>`;
  return html`<li id="t-${id}">
    <div class="original">
      <label for="in-${id}" lang="${open.own}" dir="${directionOf(open.own)}">${entry.text}</label>
      <p class="note">${nameOfKind(entry)} ${stays}</p>
    </div>
    <div class="translation">
      ${control(open, entry, view, note ? `note-${id}` : '')}
      ${note ? html`<p class="note" id="note-${id}">${note}</p>` : ''}
    </div>
  </li>`;
}

function control({ language }: OpenTranslations, entry: TranslationEntry, view: EditView, described: string): Html {
  const id = entryId(entry);
  const own = html`id="in-${id}" name="${fieldName(id)}" lang="${language}" dir="${directionOf(language)}"
  ${described ? html`aria-describedby="${described}"` : ''} ${view.focus === `in-${id}` ? html`autofocus` : ''}`;
  const text = view.typed.get(fieldName(id)) ?? shownOf(entry);
  const isLong = /\n/.test(entry.text + text) || Math.max(entry.text.length, text.length) > 40;
  if (!isLong) return html`<input ${own} type="text" value="${text}" autocomplete="off" />`;
  const rows = Math.min(12, Math.max(2, entry.text.split('\n').length, Math.ceil(entry.text.length / 36)));
  return html`<textarea ${own} rows="${rows}">${`\n${text}`}</textarea>`;
}

const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);
const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr';

/** What a text is, where its words alone may not say it. */
const KINDS: Partial<Record<TranslationEntry['kind'], string>> = {
  allergen: 'Allergen',
  area: 'Part of town',
  category: 'Category of the menu',
  company: 'Company',
  cuisine: 'Cuisine',
  deal: 'Offer',
  dish: 'Item of the menu',
  feature: 'What is special',
  guest: 'What a guest wrote',
  job: 'Job',
  keyword: 'Word for search engines',
  location: 'Location',
  menu: 'Menu',
  name: 'Name of the restaurant',
  picture: 'What a picture shows',
  price: 'Price in words',
  question: 'Question',
  service: 'Service',
  size: 'Size',
  tag: 'Word of praise',
  wording: 'Words in place of ours',
  words: 'Words of a link',
};

export const nameOfKind = ({ kind }: TranslationEntry): string => KINDS[kind] ?? 'Text';
