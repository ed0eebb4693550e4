import { BASE_STYLE } from './base.ts';
import { FORMS_STYLE } from './forms.ts';
import { FRAME_STYLE } from './frame.ts';
import { HOURS_STYLE } from './hours.ts';
import { LOOKS_STYLE } from './looks.ts';
import { MENU_STYLE } from './menu.ts';
import { PUBLISH_STYLE } from './publish.ts';
import { TRANSLATIONS_STYLE } from './translations.ts';

/** What only the editor's pages need. */
export const EDIT_STYLE = [
  BASE_STYLE,
  FRAME_STYLE,
  FORMS_STYLE,
  MENU_STYLE,
  HOURS_STYLE,
  LOOKS_STYLE,
  PUBLISH_STYLE,
  TRANSLATIONS_STYLE,
].join('');
