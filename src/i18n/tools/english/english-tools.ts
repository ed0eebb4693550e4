import { BESIDE } from './beside.ts';
import { EDITING } from './editing.ts';
import { FIELDS } from './fields.ts';
import { FRAME } from './frame.ts';
import { HOURS } from './hours.ts';
import { LOOKS } from './looks.ts';
import { MENU } from './menu.ts';
import { PUBLISH } from './publish.ts';
import { TRANSLATIONS } from './translations.ts';

export const ENGLISH_TOOLS = {
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

/** What the pages of our tools say. This catalogue says which texts there are: another one that lacks a text does not compile. */
export type ToolTexts = typeof ENGLISH_TOOLS;
