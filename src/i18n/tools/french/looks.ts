import type { ToolTexts } from '../tool-texts.ts';

export const LOOKS: ToolTexts['looks'] = {
  looks: 'Allures',
};
