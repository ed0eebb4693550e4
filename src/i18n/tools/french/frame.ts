import type { ToolTexts } from '../tool-texts.ts';

export const FRAME: ToolTexts['frame'] = {
  edit: 'Modifier',
  entry: 'Entrée',
  text: 'Texte',
};
