import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { changesToText } from '../../domain/changes/changes-to-text.ts';
import { changesBetween, comparableOf } from '../../domain/changes/site-changes.ts';

/** What the next build compares its site with. */
export interface PackedSite {
  /** The key of the code that read the configuration. Other code may have read it differently. */
  code: string;
  /** JSON, deflated, in base64: a tenth of its length. */
  site: string;
}

/** A chain of some thousand locations is larger. Of its changes only the pages are counted. */
const MAX_LENGTH = 4_000_000;

/** Undefined for a site that is too large to be kept. */
export function packSite(site: object, code: string): PackedSite | undefined {
  const text = JSON.stringify(comparableOf(site));
  if (text.length > MAX_LENGTH) return undefined;
  return { code, site: deflateRawSync(text, { level: 1 }).toString('base64') };
}

/** `two prices, one closing time (Gastown, Friday)`. Empty when there is no earlier site to compare with, or nothing that a guest reads has changed. */
export function changesSince(before: PackedSite | undefined, site: object, code: string): string {
  if (before?.code !== code) return '';
  const text = inflateRawSync(Buffer.from(before.site, 'base64'), { maxOutputLength: 4 * MAX_LENGTH });
  return changesToText(changesBetween(JSON.parse(text.toString()) as object, comparableOf(site)));
}
