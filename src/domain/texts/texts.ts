import type { Site } from '../../model/site.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { ENGLISH } from './english/english.ts';
import type { Texts } from './types.ts';
import { SPANISH } from './spanish/spanish.ts';
import { FRENCH } from './french/french.ts';

export type { HoursTexts, IslandTexts, Texts } from './types.ts';

/** Our texts in the language of a site; in English where we don't write its language. */
export function textsOf({ language }: Pick<Site, 'language'>): Texts {
  return textsIn(language);
}

/** `textsIn('fr-CA').actions.close // "Fermer"` */
export function textsIn(tag: string | undefined): Texts {
  return CATALOGUES[catalogueOf(tag)];
}

const CATALOGUES: Record<Catalogue, Texts> = { en: ENGLISH, fr: FRENCH, es: SPANISH };
