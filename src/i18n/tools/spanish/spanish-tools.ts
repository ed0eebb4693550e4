import type { ToolTexts } from '../english/english-tools.ts';
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
import { REASONS } from './reasons.ts';
import { SCREENS } from './screens.ts';
import { SENT } from './sent.ts';
import { SENTENCES } from './sentences.ts';
import { TRANSLATIONS } from './translations.ts';
import { WARNINGS } from './warnings.ts';

export const SPANISH_TOOLS: ToolTexts = {
  locale: 'es-MX',
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
  sentences: [...SENTENCES, ...REASONS],
};
