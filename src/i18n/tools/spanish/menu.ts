import type { ToolTexts } from '../tool-texts.ts';

export const MENU: ToolTexts['menu'] = {
  soldOut: 'Agotado',
};
