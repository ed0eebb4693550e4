import { readFileSync } from 'node:fs';
import { type StyleNote, styleNoteOf, type VoiceStyles } from '../../astro/styles/style-note.ts';
import { lazy } from '../../domain/lazy.ts';
import type { Look } from '../../model/site.ts';

/** By client folder, whose name changes with the code: read once in a process. */
const notes = lazy(() => new Map<string, StyleNote>());

/** The stylesheets of a voice, as the compile left them. */
export function stylesOf(clientDir: string, voice: Look['voice']): VoiceStyles {
  const note = notes().get(clientDir) ?? (JSON.parse(readFileSync(styleNoteOf(clientDir), 'utf8')) as StyleNote);
  notes().set(clientDir, note);
  return note[voice];
}
