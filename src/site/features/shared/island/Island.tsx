import type { ReactNode } from 'react';
import { type OwnTexts, withOwnTexts } from '#i18n/catalogue/own-texts.ts';
import { textsIn } from '#i18n/texts.ts';
import { loadedTexts } from '../../../services/texts.ts';
import { IslandBoundary } from '../../../ui/IslandBoundary.tsx';
import { TextsContext } from './use-texts.ts';

interface Props {
  /** The language of the page. Missing: English. */
  lang?: string | undefined;
  ownTexts?: OwnTexts | undefined;
  children: ReactNode;
}

/** Wraps every island: gives it its texts, and shows a message if it throws. The build has all languages, a browser loads that of the page. */
export function Island({ lang, ownTexts, children }: Props) {
  const texts = withOwnTexts(import.meta.env.SSR ? textsIn(lang) : loadedTexts(), ownTexts);
  return (
    <TextsContext value={texts}>
      <IslandBoundary title={texts.failed}>{children}</IslandBoundary>
    </TextsContext>
  );
}
