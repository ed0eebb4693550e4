import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { TOOL_LANGUAGES, type ToolLanguage } from '#i18n/tools/tool-texts.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { MAX_NAME } from '#tool-pages/person.ts';
import { sectionState } from '../fields/section-state.ts';
import { SECTIONS } from '../fields/sections.ts';
import { ADMIN_PATH, brandPath, editPath, type EditView } from '../fields/view.ts';
import { MAX_SEARCH, type SearchHit } from '../forms/search.ts';
import { icon, type IconName } from '../style/icons.ts';
import { OF_PHONES } from './places.ts';

interface MorePageParts {
  search: string;
  found: readonly SearchHit[];
  /** The name that was given before. */
  person: string | undefined;
  messages?: number | undefined;
  /** Where the site is, with what was changed. */
  siteAddress: string;
}

/** What a phone has no room for at its foot: a search, all other parts, and who edits. */
export function morePage(view: EditView, parts: MorePageParts): Html {
  const { search, found, messages, person, siteAddress } = parts;
  const { slug, texts } = view;
  const { frame } = texts;
  const sections = SECTIONS.filter(({ path }) => !OF_PHONES.has(path)).map(({ path, icon: of }): Row => {
    const about = sectionState(path, view.root, texts) ?? frame.about[path];
    return { icon: of, name: frame.sections[path], address: editPath(slug, `${path}/`), about };
  });
  const mail: Row = {
    icon: 'mail',
    name: frame.messages,
    address: brandPath(slug, 'submissions/'),
    about: messages ? frame.newMessages(messages) : frame.messagesAbout,
    count: messages,
  };
  const others: Row[] = [
    { icon: 'counts', name: frame.counts, address: brandPath(slug, 'counts/'), about: frame.countsAbout },
    { icon: 'warn', name: frame.warnings, address: brandPath(slug, 'warnings/'), about: frame.warningsAbout },
    { icon: 'out', name: frame.openSite, address: siteAddress, about: frame.openSiteAbout },
    { icon: 'calendar', name: texts.beside.title, address: brandPath(slug, 'at/') },
    { icon: 'brands', name: frame.allBrands, address: ADMIN_PATH },
  ];
  return html`${searchForm(search, texts)} ${search === '' ? '' : results(found, texts)}
    <ul class="list" id="parts">
      ${[mail, ...sections].map(row)}
    </ul>
    <ul class="list">
      ${others.map(row)}
    </ul>
    ${youForms(view, person)}`;
}

interface Row {
  icon: IconName;
  name: string;
  address: string;
  about?: string;
  count?: number | undefined;
}

const row = ({ icon: of, name, address, about, count }: Row): Html =>
  html`<li>
    <span class="go-on">${icon(of)}</span>
    <div class="grow">
      <a class="t over" href="${address}">${name}</a>${count ? html` <span class="tag act">${count}</span>` : ''}
      ${about === undefined ? '' : html`<div class="small">${about}</div>`}
    </div>
    <span class="go-on">${icon('forward')}</span>
  </li>`;

const searchForm = (search: string, { frame }: ToolTexts): Html =>
  html`<form class="row tight" role="search">
    <input
      class="input grow"
      id="q"
      name="q"
      type="search"
      value="${search}"
      maxlength="${MAX_SEARCH}"
      aria-label="${frame.search}"
      placeholder="${frame.search}"
      autocomplete="off"
    />
    <button class="btn find">${frame.find}</button>
  </form>`;

function results(found: readonly SearchHit[], { frame }: ToolTexts): Html {
  if (found.length === 0) return html`<p role="status">${frame.nothingFound}</p>`;
  return html`<section>
    <p class="soft small" role="status">${frame.found(found.length)}</p>
    <ul class="list found">
      ${found.map(
        ({ where, text, language, address }) =>
          html`<li>
            <div class="grow">
              <a class="t over" href="${address}">${where}</a>
              <p class="small" ${language === undefined ? '' : html`lang="${language}"`} dir="auto">${text}</p>
            </div>
          </li>`,
      )}
    </ul>
  </section>`;
}

const LANGUAGE_NAMES: Record<ToolLanguage, string> = { en: 'English', fr: 'Français', es: 'Español' };

/** The language of the editor, and the name beside what is changed: this browser keeps both. */
function youForms({ language, texts: { frame } }: EditView, person: string | undefined): Html {
  return html`<section class="stack" id="you">
    <h2>${frame.you}</h2>
    <form class="row tight" method="post" enctype="multipart/form-data" data-reload>
      <input type="hidden" name="do" value="language" />
      ${TOOL_LANGUAGES.map(
        (each) =>
          html`<button
            class="chip"
            name="language"
            value="${each}"
            lang="${each}"
            aria-pressed="${String(each === language)}"
          >
            ${LANGUAGE_NAMES[each]}
          </button>`,
      )}
    </form>
    <form method="post" enctype="multipart/form-data" data-reload>
      <input type="hidden" name="do" value="me" />
      <label class="label" for="person">${frame.yourName}</label>
      <div class="row tight">
        <input
          class="input grow"
          id="person"
          name="person"
          value="${person ?? ''}"
          maxlength="${MAX_NAME}"
          autocomplete="name"
          aria-describedby="person-help"
        />
        <button class="btn">${frame.save}</button>
      </div>
      <p class="hint" id="person-help">${frame.yourNameHelp}</p>
    </form>
  </section>`;
}
