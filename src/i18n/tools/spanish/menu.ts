import { MENU as ENGLISH } from '../english/menu.ts';
import type { ToolTexts } from '../tool-texts.ts';

export const MENU: ToolTexts['menu'] = { ...ENGLISH };
