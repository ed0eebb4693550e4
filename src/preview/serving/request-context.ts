import type { RequestListener } from 'node:http';
import type { Backend } from '../backend/backend.ts';
import type { Builds } from '../building/builds.ts';
import type { Editor } from '#editor/file/editor.ts';
import type { FactsOf } from '../first-page/brand-facts.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { LookedAt } from '../inbox/looked-at.ts';
import type { HomePictures } from '../pictures/home-pictures.ts';
import type { Live } from './live.ts';

/** What answering a request takes. */
export interface RequestContext {
  brandsDir: string;
  outDir: string;
  /** Served at localhost too, when only one brand is in preview. */
  brand?: string | undefined;
  builds: Pick<Builds, 'states' | 'getState' | 'rebuild'>;
  live: Live;
  /** Takes the calls of the backend. */
  answerApi: RequestListener;
  /** What the backend knows a brand by: empty where that is another brand, undefined where the brand has a backend elsewhere. */
  brandIdOf: (slug: string) => string | undefined;
  factsOf: FactsOf;
  /** Missing where nobody takes pictures. */
  pictures?: Pick<HomePictures, 'has' | 'fileOf' | 'want'>;
  /** What visitors sent to a brand; missing without a backend. */
  inbox?: Inbox;
  lookedAt: LookedAt;
  /** Missing where configurations are not edited. */
  editor?: Editor;
  /** Gets the files of applications from the backend. */
  call?: Backend['call'];
  /** Names the content that a channel shows at the moment: it changes when the content does. */
  stampOf: (channel: string) => string;
}

/** The channel of the preview's own pages. The capital letters keep it apart from slugs. */
export const LIST = 'LIST';
