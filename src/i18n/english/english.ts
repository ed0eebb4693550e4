import { ISLANDS } from './islands.ts';
import { PAGES } from './pages.ts';
import { SEO } from './seo.ts';

export const ENGLISH = /* @__PURE__ */ Object.assign({}, ISLANDS, PAGES, SEO);
