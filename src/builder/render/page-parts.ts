import { textsOf } from '#i18n/texts.ts';
import { hash } from 'node:crypto';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import wakeAtOnce from 'astro/runtime/client/load.prebuilt.js';
import wakeWhenSeen from 'astro/runtime/client/visible.prebuilt.js';
import { mapOf } from '#core/links/map.ts';
import { reservationFormsOf } from '#core/links/reservation.ts';
import type { PageContent } from '#content/content.ts';
import type { CodeParts } from '#core/custom-code/code-parts.ts';
import { isSource, type PageParts } from '../site-files/content-security-policy.ts';
import { PLACE_OF_HANDLER, REMOVE_PAST_OPENINGS } from '#content/inline-scripts.ts';
import type { Site } from '#schema/site.ts';

/** The inline scripts of our templates and of Astro's islands. All other scripts of ours are fetched. */
const OWN_SCRIPTS = [island, wakeAtOnce, wakeWhenSeen, REMOVE_PAST_OPENINGS, PLACE_OF_HANDLER];

/**
 * The inline scripts and styles of a site's pages, as a Content-Security-Policy names them, and the origins of their frames, all sorted: our
 * own and those that a parser found in the brand's code. They are those of all pages, because the policy of a visitor's first page applies to
 * the next pages too. `menus`: addresses of framed menus in the page contents.
 */
export function partsOf(site: Site, code: CodeParts, menus: Iterable<string | undefined>): PageParts {
  const maps = [site, ...site.locations].map((place) => mapOf('', place, textsOf(site))?.embed);
  const forms = reservationFormsOf(site).map(({ url }) => url);
  const framed = [...maps, ...forms, ...menus];
  return {
    scripts: sorted([...OWN_SCRIPTS, ...code.scripts].map(sourceOf)),
    styles: sorted(code.styles.map(sourceOf)),
    handlers: sorted(code.handlers.map(sourceOf)),
    frames: originsOf([...framed, ...code.frames]),
    asked: originsOf(framed),
    hasActiveCode: code.isActive,
  };
}

function originsOf(addresses: (string | undefined)[]): string[] {
  const urls = addresses.flatMap((address) => (address && URL.canParse(address) ? new URL(address) : []));
  const origins = urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin);
  return sorted(origins.filter(isSource));
}

const sorted = (texts: string[]): string[] => [...new Set(texts)].sort();

/** The address of the frame that is a page's menu. */
export function frameOf(content: PageContent): string | undefined {
  const isMenu = content.page === 'menu' || content.page === 'location-menu';
  return isMenu && content.body.kind === 'frame' ? content.body.url : undefined;
}

const sourceOf = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;
