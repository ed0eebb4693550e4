import type { AccessibilityTest } from '#schema/brand-folder/accessibility.ts';

/** The record of a test that has found something. */
export function makeAccessibilityTest(overrides: Partial<AccessibilityTest> = {}): AccessibilityTest {
  return {
    version: 1,
    brandId: 'rye',
    date: '2026-11-01',
    tools: ['axe-core 4.14.1', 'Chromium 149.0.1'],
    site: 'Front of House: rye 0123',
    pages: [
      { page: 'home', path: '/' },
      { page: 'home', path: '/fr/' },
      { page: 'location-menu', path: '/menu/annex/' },
      { page: 'not-found', path: '/404.html' },
    ],
    findings: [
      {
        rule: 'color-contrast',
        criteria: ['1.4.3'],
        words: { en: 'Elements must have enough contrast' },
        pages: ['home', 'location-menu'],
      },
      { rule: 'reflow', criteria: ['1.4.10'], words: {}, pages: ['home'] },
    ],
    ...overrides,
  };
}
