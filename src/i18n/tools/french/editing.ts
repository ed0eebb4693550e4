import type { ToolTexts } from '../tool-texts.ts';

export const EDITING: ToolTexts['editing'] = {
  tooLong: 'C’est trop long.',
  empty: (label: string) => `${label} : à remplir.`,
};
