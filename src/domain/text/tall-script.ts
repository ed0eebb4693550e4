import type { Site } from '../../model/site.ts';

const TALL = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Letters with more above and below them than Latin ones need more room between lines, and theirs must not be drawn together. */
export function isTallScript({ name, hero }: Pick<Site, 'name' | 'hero'>): boolean {
  return TALL.test(`${name} ${hero.title ?? ''}`);
}
