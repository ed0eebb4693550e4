import { HOSTILE_TEXT as WRITTEN } from '../build/hostile-text.ts';

/** Scripts and other alphabets, as a record has them: clean, as a text of several lines, as a line, and as a name. */
export const HOSTILE_TEXT = WRITTEN.trim();
export const HOSTILE_LINE = HOSTILE_TEXT.replaceAll(/[\u202c\u202e]/g, '').replaceAll(/\s+/g, ' ');
export const HOSTILE_SHORT = HOSTILE_TEXT.slice(0, 150).replaceAll('\u202e', '').trim();
