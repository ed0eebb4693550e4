import { createContext, use } from 'react';
import type { IslandTexts } from '#i18n/texts.ts';

export const TextsContext = createContext<IslandTexts | undefined>(undefined);

/** What an island says, in the language of its page. */
export function useTexts(): IslandTexts {
  const texts = use(TextsContext);
  if (!texts) throw new Error('There is no Island around this component.');
  return texts;
}
