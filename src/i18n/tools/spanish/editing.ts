import type { ToolTexts } from '../tool-texts.ts';

export const EDITING: ToolTexts['editing'] = {
  tooLong: 'Es demasiado largo.',
  empty: (label: string) => `${label}: no puede quedar vacío.`,
};
