import type { OwnTexts } from './own-texts.ts';
import type { ENGLISH } from '../english/english.ts';
import type { HOURS } from '../english/hours.ts';
import type { ISLANDS } from '../english/islands.ts';
import type { PAGES } from '../english/pages.ts';
import type { SEO } from '../english/seo.ts';

/** All that we say, in one language. The English catalogue says which texts there are: another one that lacks a text does not compile. */
export type Texts = typeof ENGLISH & { own?: OwnTexts };
/** The part of it that pages alone say. */
export type PageTexts = typeof PAGES;
/** The part of it that programs read. */
export type SeoTexts = typeof SEO;
/** The part of it that islands load. */
export type IslandTexts = typeof ISLANDS & { own?: OwnTexts };
/** The part of it that the clock loads. */
export type HoursTexts = typeof HOURS;
