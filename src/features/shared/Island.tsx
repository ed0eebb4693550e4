import type { ReactNode } from 'react';
import { textsIn } from '../../domain/texts/texts.ts';
import { loadedTexts } from '../../services/texts.ts';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { TextsContext } from './use-texts.ts';

interface Props {
  /** The language of the page. Missing: English. */
  lang?: string | undefined;
  children: ReactNode;
}

/** Wraps every island: gives it its texts, and shows a message if it throws. The build has all languages, a browser loads that of the page. */
export function Island({ lang, children }: Props) {
  const texts = import.meta.env.SSR ? textsIn(lang) : loadedTexts();
  return (
    <TextsContext value={texts}>
      <IslandBoundary title={texts.failed}>{children}</IslandBoundary>
    </TextsContext>
  );
}
