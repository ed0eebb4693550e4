import type { IncomingMessage } from 'node:http';
import { languageOf } from '#i18n/tools/tool-language.ts';
import type { ToolLanguage } from '#i18n/tools/tool-texts.ts';
import type { BrandState, Builds } from '../building/builds.ts';
import { getBrandOfHost, siteAddressOf } from './addresses.ts';
import type { BrandPlace } from './look/brand-document.ts';
import { isAdminHost } from './admin-host.ts';
import { brandAtOf, type SitesAt } from './site-at.ts';
import { isOwnVisit } from '#tool-pages/guards.ts';

/** What all parts of the preview need to answer a request. */
export interface PreviewContext {
  brandsDir: string;
  outDir: string;
  /** Served at localhost too, when only one brand is in preview. */
  brand?: string | undefined;
  builds: Pick<Builds, 'states' | 'getState' | 'rebuild'>;
  /** The time of which the sites are, on the clock of each brand, in place of now: `2026-12-24T18:00`. */
  at?: string | undefined;
  /** The sites of other times, each at a host of its own. Missing: there are none. */
  sitesAt?: SitesAt | undefined;
  /** Whether configurations can be edited in the browser. */
  canEdit: boolean;
  /** Names the content that a channel shows at the moment: it changes when the content does. */
  revisionOf: (channel: string) => string;
}

/** The channel of the preview's own pages. The capital letters keep it apart from slugs. */
export const LIST = 'LIST';

export const portOf = ({ socket }: IncomingMessage): number => socket.localPort ?? 0;

/** The site that is asked for. */
export interface AskedSite {
  slug: string;
  /** Its channel: the slug, or the label of a site of another time. */
  channel: string;
  state: BrandState;
  outDir: string;
  /** The time of which it is, in place of now. */
  at?: string | undefined;
}

/** The site at whose address a request comes; undefined where the preview's own pages are, or no site. */
export function siteAt(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { brand, builds, outDir, at, sitesAt }: PreviewContext,
): AskedSite | undefined {
  if (isAdminHost(headers.host, brand)) return undefined;
  const name = getBrandOfHost(headers.host) ?? brand;
  const state = name === undefined ? undefined : builds.getState(name);
  if (state !== undefined) return { slug: state.slug, channel: state.slug, state, outDir, at };
  const wanted = name === undefined ? undefined : brandAtOf(name);
  if (wanted === undefined || builds.getState(wanted.slug) === undefined) return undefined;
  // A page elsewhere can embed an address here. It must not have sites built.
  const site = isOwnVisit(headers, () => true) ? sitesAt?.open(wanted) : sitesAt?.get(name ?? '');
  return site && { ...site, channel: site.state.slug };
}

/** Whether this is the name of a site's host. */
export const isSiteName = (name: string, { builds, sitesAt }: PreviewContext): boolean =>
  builds.getState(name) !== undefined || sitesAt?.get(name) !== undefined;
/** The language of whoever asks for a page of ours. */
export const languageAt = ({ headers }: IncomingMessage): ToolLanguage =>
  languageOf(new Headers({ cookie: headers.cookie ?? '', 'accept-language': headers['accept-language'] ?? '' }));

export function placeOf(
  slug: string,
  request: IncomingMessage,
  { brand, canEdit, revisionOf }: PreviewContext,
): BrandPlace {
  return { slug, canEdit, siteAddress: siteAddressOf(slug, portOf(request), brand), stamp: revisionOf(LIST) };
}
