import type { SheetKind } from './sheets.ts';

/** What a compile notes about its stylesheets, by the name of a kind. */
export type StyleNote = Record<string, KindStyles>;

/** `serif`, `serif animated` */
export const nameOfKind = ({ voice, isAnimated }: SheetKind): string => (isAnimated ? `${voice} animated` : voice);

export interface KindStyles {
  /** The CSS that all pages share, as text: a brand's stylesheet is this and then the brand's own variables. */
  shared: string;
  /** Path from the site's root of each route's stylesheet. The key is the route as in `Astro.routePattern`. */
  pages: Record<string, string>;
  /** Path of the stylesheet for what scripts load when a visitor needs it. */
  late: string;
}

/** The path of the note, beside the folder of the compiled files. */
export const styleNoteOf = (clientDir: string): string => `${clientDir}-styles.json`;
