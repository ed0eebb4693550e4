import type { Texts } from '../types.ts';
import { ISLANDS } from './islands.ts';
import { PAGES } from './pages.ts';

export const FRENCH: Texts = /* @__PURE__ */ Object.assign({}, ISLANDS, PAGES);
