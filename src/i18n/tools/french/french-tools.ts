import type { ToolTexts } from '../english/english-tools.ts';
import { BESIDE } from './beside.ts';
import { EDITING } from './editing.ts';
import { FIELDS } from './fields.ts';
import { FRAME } from './frame.ts';
import { HOURS } from './hours.ts';
import { LOOKS } from './looks.ts';
import { MENU } from './menu.ts';
import { PUBLISH } from './publish.ts';
import { TRANSLATIONS } from './translations.ts';

export const FRENCH_TOOLS: ToolTexts = {
  frame: FRAME,
  publish: PUBLISH,
  menu: MENU,
  hours: HOURS,
  looks: LOOKS,
  fields: FIELDS,
  editing: EDITING,
  translations: TRANSLATIONS,
  beside: BESIDE,
};
