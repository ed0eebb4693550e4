import { readFileSync } from 'node:fs';
import { type StyleNote, styleNoteOf, type VoiceStyles } from '../../astro/styles/style-note.ts';
import { lazy } from '../../domain/lazy.ts';
import type { Look } from '../../model/site.ts';

/** Notes by client folder, whose path changes with the code. Each note is read once in a process. */
const notes = lazy(() => new Map<string, StyleNote>());

/** The stylesheets of a voice, from the note that the compile wrote. */
export function stylesOf(clientDir: string, voice: Look['voice']): VoiceStyles {
  const note = notes().get(clientDir) ?? (JSON.parse(readFileSync(styleNoteOf(clientDir), 'utf8')) as StyleNote);
  notes().set(clientDir, note);
  return note[voice];
}
