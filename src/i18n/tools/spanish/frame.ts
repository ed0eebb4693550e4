import type { ToolTexts } from '../tool-texts.ts';

export const FRAME: ToolTexts['frame'] = {
  edit: 'Editar',
  entry: 'Entrada',
  text: 'Texto',
};
