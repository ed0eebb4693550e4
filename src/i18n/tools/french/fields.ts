import type { ToolTexts } from '../tool-texts.ts';

const LABELS: Record<string, Record<string, string>> = { '': {} };

const HELP: Record<string, string> = {};

export const FIELDS: ToolTexts['fields'] = { labels: LABELS, help: HELP };
