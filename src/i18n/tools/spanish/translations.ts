import type { ToolTexts } from '../tool-texts.ts';

export const TRANSLATIONS: ToolTexts['translations'] = {
  translate: 'Traducir',
};
