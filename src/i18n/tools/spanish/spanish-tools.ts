import type { ToolTexts } from '../english/english-tools.ts';
import { EDITING } from './editing.ts';
import { FIELDS } from './fields.ts';
import { FRAME } from './frame.ts';
import { HOURS } from './hours.ts';
import { LOOKS } from './looks.ts';
import { MENU } from './menu.ts';
import { ON_DATE } from './on-date.ts';
import { PUBLISH } from './publish.ts';
import { TRANSLATIONS } from './translations.ts';

export const SPANISH_TOOLS: ToolTexts = {
  frame: FRAME,
  publish: PUBLISH,
  onDate: ON_DATE,
  menu: MENU,
  hours: HOURS,
  looks: LOOKS,
  fields: FIELDS,
  editing: EDITING,
  translations: TRANSLATIONS,
};
