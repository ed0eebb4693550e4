import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Crumb } from '#tool-pages/document.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { SECTIONS } from '../fields/sections.ts';
import { ADMIN_PATH, brandPath, editPath } from '../fields/view.ts';
import { icon, type IconName } from '../style/icons.ts';

/** What stands between what is written and what guests see. */
export interface Publishing {
  /** In the bar on top of a wide screen, behind the name of the brand. */
  stateBar: Html;
  /** In the fifth place of the bar of a phone. `words` stand below the count: "to publish". */
  tab: { count: number; words: string; kind: 'live' | 'waiting' | 'bad' };
}

export interface PlacesParts {
  slug: string;
  texts: ToolTexts;
  /** The way to the page, from below the overview to the page itself. */
  crumbs: readonly Crumb[];
  /** Missing where nothing is published from here. */
  publishing?: Publishing | undefined;
  /** How many messages are new, if that is known. */
  messages?: number | undefined;
}

interface Place {
  icon: IconName;
  name: string;
  address: string;
  /** "wide": only at the side of a wide screen. "gap": with a line above it there. */
  className?: string;
  count?: number | undefined;
}

/** A phone has five of these at its foot: those of every day, and the rest behind "More". */
export const OF_PHONES: ReadonlySet<string> = new Set(['menu', 'hours', 'look']);

/** The links between the pages of the editor: at the foot of a phone, at the side of a wide screen. */
export function placesNav(parts: PlacesParts): Html {
  const { slug, messages, texts } = parts;
  const { frame } = texts;
  const sections = SECTIONS.map(({ path, icon: of }): Place => {
    const place = { icon: of, name: frame.sections[path], address: editPath(slug, `${path}/`) };
    return OF_PHONES.has(path) ? place : { ...place, className: 'wide' };
  });
  const mail = { icon: 'mail', name: frame.messages, address: brandPath(slug, 'submissions/') } as const;
  const others: Place[] = [
    { ...mail, className: 'wide gap', count: messages },
    { icon: 'brands', name: frame.allBrands, address: ADMIN_PATH, className: 'wide' },
    { icon: 'more', name: frame.more, address: editPath(slug, 'more/') },
  ];
  return html`<nav class="places" id="places" aria-label="${frame.places}" data-live>
    <ul>
      ${statePlace(parts)}${[...sections, ...others].map((place) => placeLink(place, parts))}
    </ul>
  </nav>`;
}

const placeLink = ({ icon: of, name, address, className, count }: Place, { crumbs }: PlacesParts): Html => {
  const current = crumbs[0]?.address !== address ? '' : crumbs.length === 1 ? 'page' : 'true';
  return html`<li ${className === undefined ? '' : html`class="${className}"`}>
    <a href="${address}" ${current === '' ? '' : html`aria-current="${current}"`}
      >${icon(of)}<span>${name}</span>${count ? html` <span class="count">${count}</span>` : ''}</a
    >
  </li>`;
};

/** The overview. On a phone its link says how many changes wait. */
function statePlace({ slug, texts: { frame }, crumbs, publishing }: PlacesParts): Html {
  const current = crumbs.length === 0 ? html`aria-current="page"` : '';
  const { tab } = publishing ?? {};
  const badge =
    tab && html`<b>${tab.kind === 'waiting' ? tab.count : icon(tab.kind === 'live' ? 'check' : 'error')}</b>`;
  const words =
    tab === undefined
      ? html`${icon('home')}<span>${frame.overview}</span>`
      : html`<span class="only-wide">${icon('home')}</span><span class="only-wide">${frame.overview}</span>${badge}<span
            class="words"
            >${tab.words}</span
          >`;
  return html`<li class="state ${tab?.kind ?? ''}"><a href="${editPath(slug)}" ${current}>${words}</a></li>`;
}
