import type { IncomingMessage } from 'node:http';
import { languageOf } from '#i18n/tools/tool-language.ts';
import type { ToolLanguage } from '#i18n/tools/tool-texts.ts';
import type { BrandState, Builds } from '../building/builds.ts';
import { getBrandOfHost, siteAddressOf } from './addresses.ts';
import type { BrandPlace } from './look/brand-document.ts';
import { isAdminHost } from './admin-host.ts';

/** What all parts of the preview need to answer a request. */
export interface PreviewContext {
  brandsDir: string;
  outDir: string;
  /** Served at localhost too, when only one brand is in preview. */
  brand?: string | undefined;
  builds: Pick<Builds, 'states' | 'getState' | 'rebuild'>;
  /** The time of which the sites are, on the clock of each brand, in place of now: `2026-12-24T18:00`. */
  at?: string | undefined;
  /** Whether configurations can be edited in the browser. */
  canEdit: boolean;
  /** Names the content that a channel shows at the moment: it changes when the content does. */
  revisionOf: (channel: string) => string;
}

/** The channel of the preview's own pages. The capital letters keep it apart from slugs. */
export const LIST = 'LIST';

export const portOf = ({ socket }: IncomingMessage): number => socket.localPort ?? 0;

/** The brand at whose address a request comes; undefined where the preview's own pages are, or no brand. */
export function brandAt({ headers }: IncomingMessage, { brand, builds }: PreviewContext): BrandState | undefined {
  if (isAdminHost(headers.host, brand)) return undefined;
  const slug = getBrandOfHost(headers.host) ?? brand;
  return slug === undefined ? undefined : builds.getState(slug);
}

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
