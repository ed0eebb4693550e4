import { hash } from 'node:crypto';
import type { BuiltSite } from '../site/built-site.ts';

/**
 * What a host keeps with each deployment, so that the next publish sees whose site it is and whether it has changed.
 * `Front of House: rye 5f0c…`
 */
export function markOf({ slug, files, source }: BuiltSite): string {
  const lines = [...files].map(([path, { digest }]) => `${path} ${digest}`).sort();
  return `Front of House: ${slug} ${(source ?? hash('sha256', lines.join('\n'))).slice(0, 32)}`;
}

const MARK = /^Front of House: ([a-z0-9-]+) [0-9a-f]{32}$/;

/** Throws where the deployment is that of another brand. */
export function checkOwner(mark: string | null | undefined, slug: string, place: string): void {
  const owner = MARK.exec(mark ?? '')?.[1];
  if (owner === undefined || owner === slug) return;
  throw new Error(
    `${place} has the site of the brand "${owner}". Write another target, or {slug} in it for the brand.`,
  );
}
