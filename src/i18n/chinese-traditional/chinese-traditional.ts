// Made by scripts/chinese-traditional.ts from the text in simplified characters. Do not edit it.
import type { Texts } from '../catalogue/types.ts';
import { ISLANDS } from './islands.ts';
import { PAGES } from './pages.ts';
import { SEO } from './seo.ts';

export const CHINESE_TRADITIONAL: Texts = /* @__PURE__ */ Object.assign({}, ISLANDS, PAGES, SEO);
