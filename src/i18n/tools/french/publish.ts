import type { ToolTexts } from '../tool-texts.ts';

export const PUBLISH: ToolTexts['publish'] = {
  publish: 'Publier',
};
