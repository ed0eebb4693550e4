import type { Look } from '../../model/site.ts';

/** What a compile says of its stylesheets. */
export type StyleNote = Record<Look['voice'], VoiceStyles>;

export interface VoiceStyles {
  /** What all pages begin with, as text: a brand's own variables come behind it, in one file. */
  shared: string;
  /** Paths from the site's root, by route, as `Astro.routePattern` has it. */
  pages: Record<string, string>;
  /** Path of what scripts load when a visitor wants it. */
  late: string;
}

/** Beside the compiled files. */
export const styleNoteOf = (clientDir: string): string => `${clientDir}-styles.json`;
