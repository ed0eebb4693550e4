import type { ReactNode } from 'react';
import { textsIn } from '../../domain/texts/texts.ts';
import { loadedTexts } from '../../services/texts.ts';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { TextsContext } from './use-texts.ts';

interface Props {
  /** Of the page; missing where it is English. */
  lang?: string | undefined;
  children: ReactNode;
}

/** What every island stands in: its texts, and a message in its place when it throws. The build knows all languages, a browser loads that of the page. */
export function Island({ lang, children }: Props) {
  const texts = import.meta.env.SSR ? textsIn(lang) : loadedTexts();
  return (
    <TextsContext value={texts}>
      <IslandBoundary title={texts.failed}>{children}</IslandBoundary>
    </TextsContext>
  );
}
