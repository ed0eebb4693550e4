import { type Catalogue, catalogueOf } from '#i18n/catalogue/catalogue.ts';
import type { IslandTexts } from '#i18n/texts.ts';
import { loadLater } from './load-code.ts';

const LOADERS: Record<Catalogue, () => Promise<{ ISLANDS: IslandTexts }>> = {
  en: loadLater(() => import('#i18n/english/islands.ts')),
  fr: loadLater(() => import('#i18n/french/islands.ts')),
  es: loadLater(() => import('#i18n/spanish/islands.ts')),
  'zh-hans': loadLater(() => import('#i18n/chinese-simplified/islands.ts')),
  'zh-hant': loadLater(() => import('#i18n/chinese-traditional/islands.ts')),
};

let loaded: IslandTexts | undefined;

/** Loads what islands say in the language of the page. */
export async function loadTexts(): Promise<IslandTexts> {
  const { ISLANDS } = await LOADERS[catalogueOf(document.documentElement.lang)]();
  loaded = ISLANDS;
  return ISLANDS;
}

/** What `loadTexts` loaded. No island starts before. */
export function loadedTexts(): IslandTexts {
  if (!loaded) throw new Error('The texts of this page have not been loaded.');
  return loaded;
}
