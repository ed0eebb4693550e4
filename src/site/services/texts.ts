import { type Catalogue, catalogueOf } from '../domain/texts/catalogue.ts';
import type { IslandTexts } from '../domain/texts/texts.ts';
import { loadLater } from './load-code.ts';

const LOADERS: Record<Catalogue, () => Promise<{ ISLANDS: IslandTexts }>> = {
  en: loadLater(() => import('../domain/texts/english/islands.ts')),
  fr: loadLater(() => import('../domain/texts/french/islands.ts')),
  es: loadLater(() => import('../domain/texts/spanish/islands.ts')),
  'zh-hans': loadLater(() => import('../domain/texts/chinese-simplified/islands.ts')),
  'zh-hant': loadLater(() => import('../domain/texts/chinese-traditional/islands.ts')),
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
