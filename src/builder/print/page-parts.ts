import { hash } from 'node:crypto';
import island from 'astro/runtime/server/astro-island.prebuilt.js';
import wakeAtOnce from 'astro/runtime/client/load.prebuilt.js';
import wakeWhenSeen from 'astro/runtime/client/visible.prebuilt.js';
import { LAST_SCRIPT } from '../../astro/router-wait.ts';
import { mapOf } from '../../domain/locations/map.ts';
import type { PageContent } from '../../domain/pages/content.ts';
import type { PageParts } from '../../domain/site-files/content-security-policy.ts';
import { REMOVE_PAST_OPENINGS } from '../../domain/site-files/inline-scripts.ts';
import type { Site } from '../../model/site.ts';

/** What our templates, Astro's islands and its router put into pages as text; everything else is fetched. */
const OWN_SCRIPTS = [island, wakeAtOnce, wakeWhenSeen, LAST_SCRIPT, REMOVE_PAST_OPENINGS];

/** What stands between the tags of a script or style. Markup like it in a comment costs a hash that nothing uses. */
const ELEMENT = /<(script|style)\b([^>]*)>([^]*?)<\/\1\s*>/gi;
const FETCHED = /\ssrc\s*=/i;
/** A script of any other type is data. */
const RUNS = /^(?:text\/javascript|application\/javascript|module|)$/i;
const TYPE = /\stype\s*=\s*["']?([^"'\s>]*)/i;
const FRAME = /<iframe\b[^>]*?\ssrc="(https:\/\/[^/"?#]+)/gi;

/**
 * The scripts and styles that are part of a site's pages, as a Content-Security-Policy names them, and the origins of their frames, sorted:
 * those of our own and of the brand's code. A visitor goes from page to page under the policy of the first. `frames`: addresses in contents.
 */
export function partsOf(site: Site, frames: Iterable<string | undefined>): PageParts {
  const parts = { scripts: new Set(OWN_SCRIPTS.map(sourceOf)), styles: new Set<string>(), frames: new Set<string>() };
  const addFrame = (address: string) => URL.canParse(address) && parts.frames.add(new URL(address).origin);
  for (const place of [site, ...site.locations]) addFrame(mapOf('', place)?.embed ?? '');
  for (const address of frames) addFrame(address ?? '');
  for (const code of Object.values(site.code)) {
    for (const [, tag = '', attributes = '', text = ''] of (code ?? '').matchAll(ELEMENT)) {
      if (tag.toLowerCase() === 'style') parts.styles.add(sourceOf(text));
      else if (!FETCHED.test(attributes) && RUNS.test(TYPE.exec(attributes)?.[1] ?? ''))
        parts.scripts.add(sourceOf(text));
    }
    for (const [, address = ''] of (code ?? '').matchAll(FRAME)) addFrame(address);
  }
  return { scripts: [...parts.scripts].sort(), styles: [...parts.styles].sort(), frames: [...parts.frames].sort() };
}

/** The address of the frame that is a page's menu. */
export function frameOf(content: PageContent): string | undefined {
  const isMenu = content.page === 'menu' || content.page === 'location-menu';
  return isMenu && content.body.kind === 'frame' ? content.body.url : undefined;
}

const sourceOf = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;
