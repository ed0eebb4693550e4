import { hash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { changesToText } from './changes-to-text.ts';
import { changesBetween, comparableOf } from './site-changes.ts';
import type { Site } from '#schema/site.ts';

/** What the next build compares its site with. */
export interface PackedSite {
  /** The key of the code that read the configuration. Other code may have read it differently. */
  code: string;
  /** JSON, deflated, in base64: a tenth of its length. */
  site: string;
  /** A hash of the site's pictures: files and sizes. */
  pictures: string;
}

/** A chain of some thousand locations is larger. Of its changes only the pages are counted. */
const MAX_LENGTH = 4_000_000;

type WithPictures = Pick<Site, 'pictures'>;

/** Undefined for a site that is too large to be kept. */
export function packSite(site: WithPictures, code: string): PackedSite | undefined {
  const text = JSON.stringify(comparableOf(site));
  if (text.length > MAX_LENGTH) return undefined;
  return { code, site: deflateRawSync(text, { level: 1 }).toString('base64'), pictures: hashOf(site) };
}

/**
 * `two prices, one closing time (Gastown, Friday)`, or `pictures` where only their files are others: the good ones after those of a preview's first
 * look. Empty when there is no earlier site to compare with, or nothing that a guest sees has changed.
 */
export function changesSince(before: PackedSite | undefined, site: WithPictures, code: string): string {
  if (before?.code !== code) return '';
  const text = inflateRawSync(Buffer.from(before.site, 'base64'), { maxOutputLength: 4 * MAX_LENGTH });
  const changes = changesToText(changesBetween(JSON.parse(text.toString()) as object, comparableOf(site)));
  return changes === '' && before.pictures !== hashOf(site) ? 'pictures' : changes;
}

const hashOf = ({ pictures }: WithPictures): string => hash('sha256', JSON.stringify(pictures));
