import { AT_ONCE } from './at-once.ts';
import { BESIDE } from './beside.ts';
import { COUNTS } from './counts.ts';
import { DASHBOARD } from './dashboard.ts';
import { EDITING } from './editing.ts';
import { FIELDS } from './fields.ts';
import { FRAME } from './frame.ts';
import { HOURS } from './hours.ts';
import { INBOX } from './inbox.ts';
import { LOOKS } from './looks.ts';
import { MENU } from './menu.ts';
import { PUBLISH } from './publish.ts';
import { SCREENS } from './screens.ts';
import { SENT } from './sent.ts';
import { TRANSLATIONS } from './translations.ts';
import { WARNINGS } from './warnings.ts';

export const ENGLISH_TOOLS = {
  /**
   * How dates, numbers and names of languages are written. In all our tools a date begins with its day, "24 – 26 December", which English has in Britain and not
   * in Canada.
   */
  locale: 'en-GB',
  frame: FRAME,
  publish: PUBLISH,
  atOnce: AT_ONCE,
  menu: MENU,
  hours: HOURS,
  looks: LOOKS,
  fields: FIELDS,
  editing: EDITING,
  translations: TRANSLATIONS,
  beside: BESIDE,
  inbox: INBOX,
  sent: SENT,
  counts: COUNTS,
  dashboard: DASHBOARD,
  warnings: WARNINGS,
  screens: SCREENS,
  /**
   * Sentences that are written in English because nobody knows who will read them: into the database, a log or an error. Each is a pattern, and what the
   * pages of another language say in its place.
   */
  sentences: [] as readonly (readonly [pattern: RegExp, words: string])[],
};

/** What the pages of our tools say. This catalogue says which texts there are: another one that lacks a text does not compile. */
export type ToolTexts = typeof ENGLISH_TOOLS;
