import { readFileSync } from 'node:fs';
import type { SheetKind } from '../../astro/styles/sheets.ts';
import { type KindStyles, nameOfKind, type StyleNote, styleNoteOf } from '../../astro/styles/style-note.ts';
import { lazy } from '../../domain/lazy.ts';
import type { Site } from '../../model/site.ts';

/** Notes by client folder, whose path changes with the code. Each note is read once in a process. */
const notes = lazy(() => new Map<string, StyleNote>());

/** The stylesheets of a kind of brand, from the note that the compile wrote. */
export function stylesOf(clientDir: string, kind: SheetKind): KindStyles {
  const note = notes().get(clientDir) ?? (JSON.parse(readFileSync(styleNoteOf(clientDir), 'utf8')) as StyleNote);
  notes().set(clientDir, note);
  const styles = note[nameOfKind(kind)];
  if (!styles) throw new Error(`The compile wrote no stylesheets for ${nameOfKind(kind)}.`);
  return styles;
}

export const sheetKindOf = ({ look, animations }: Pick<Site, 'look' | 'animations'>): SheetKind => ({
  voice: look.voice,
  isAnimated: animations,
});
