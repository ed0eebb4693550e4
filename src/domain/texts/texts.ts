import type { Site } from '../../model/site.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { ENGLISH } from './english/english.ts';
import type { HOURS } from './english/hours.ts';
import type { ISLANDS } from './english/islands.ts';

/** All that we say, in one language. The English catalogue says which texts there are: another one that lacks a text does not compile. */
export type Texts = typeof ENGLISH;
/** The part of it that islands load. */
export type IslandTexts = typeof ISLANDS;
/** The part of it that the clock loads. */
export type HoursTexts = typeof HOURS;

/** Our texts in the language of a site; in English where we don't write its language. */
export function textsOf({ language }: Pick<Site, 'language'>): Texts {
  return textsIn(language);
}

/** `textsIn('fr-CA').actions.close // "Fermer"` */
export function textsIn(tag: string | undefined): Texts {
  return CATALOGUES[catalogueOf(tag)];
}

const CATALOGUES: Record<Catalogue, Texts> = { en: ENGLISH };
