import type { Site } from '#schema/site.ts';
import { type Catalogue, catalogueOf } from './catalogue/catalogue.ts';
import { CHINESE_SIMPLIFIED } from './chinese-simplified/chinese-simplified.ts';
import { CHINESE_TRADITIONAL } from './chinese-traditional/chinese-traditional.ts';
import { ENGLISH } from './english/english.ts';
import { type OwnTexts, withOwnTexts } from './catalogue/own-texts.ts';
import type { Texts } from './catalogue/types.ts';
import { SPANISH } from './spanish/spanish.ts';
import { FRENCH } from './french/french.ts';

export type { HoursTexts, IslandTexts, Texts } from './catalogue/types.ts';

/** Our texts in the language of a site, and in its brand's own words where it has some; in English where we don't write its language. */
export function textsOf({ language, texts }: Pick<Site, 'language' | 'texts'>): Texts {
  return texts === undefined ? textsIn(language) : ownTextsIn(language, texts);
}

/** `textsIn('fr-CA').actions.close // "Fermer"` */
export function textsIn(tag: string | undefined): Texts {
  return CATALOGUES[catalogueOf(tag)];
}

const CATALOGUES: Record<Catalogue, Texts> = {
  en: ENGLISH,
  fr: FRENCH,
  es: SPANISH,
  'zh-hans': CHINESE_SIMPLIFIED,
  'zh-hant': CHINESE_TRADITIONAL,
};

/** By the object of a site, so that its pages share one. */
const known = new WeakMap<OwnTexts, Texts>();

function ownTextsIn(tag: string | undefined, own: OwnTexts): Texts {
  const texts = known.get(own) ?? { ...withOwnTexts(textsIn(tag), own), own };
  known.set(own, texts);
  return texts;
}
