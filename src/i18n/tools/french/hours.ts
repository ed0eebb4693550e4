import type { ToolTexts } from '../tool-texts.ts';

export const HOURS: ToolTexts['hours'] = {
  week: 'La semaine',
};
