import { describe, expect, test } from 'vitest';
import { accessibilityPageOf } from '#content/pages/accessibility.ts';
import { outdatedOn } from '#core/hours/date.ts';
import type { AccessibilityTest } from '#schema/brand-folder/accessibility.ts';
import type { Site } from '#schema/site.ts';
import { makeAccessibilityTest } from '../../../support/build/accessibility.ts';
import { makeSite } from '../../../support/build/site.ts';

const tested = (test: Partial<AccessibilityTest> = {}, site: Partial<Site> = {}) =>
  accessibilityPageOf(makeSite({ accessibilityTest: makeAccessibilityTest(test), ...site }));

describe('the accessibility statement', () => {
  test('knows of no test where there is no record of one', () => {
    expect(accessibilityPageOf(makeSite())).not.toHaveProperty('test');
  });

  test('says when, with what and on which kinds of pages a site was tested, and what was found', () => {
    expect(tested().test).toEqual({
      date: '2026-11-01',
      on: 'November 1, 2026',
      tools: 'axe-core 4.14.1, Chromium 149.0.1',
      pages: 'Home, Menu of a location, Page not found',
      isOutdated: false,
      findings: [
        { text: 'Elements must have enough contrast', note: ' (WCAG 1.4.3; Home, Menu of a location)' },
        {
          text: 'Everything can be read on a screen of 320 pixels without scrolling sideways',
          note: ' (WCAG 1.4.10; Home)',
        },
      ],
    });
  });

  test('is in the language of the page, and in English, marked as such, where a rule has no other words', () => {
    const { test } = tested({}, { language: 'fr-CA' });
    expect(test?.on).toBe('1er novembre 2026');
    expect(test?.pages).toBe('Accueil, Menu d’une adresse, Page introuvable');
    expect(test?.findings.map(({ text, lang }) => [text, lang])).toEqual([
      ['Elements must have enough contrast', 'en'],
      ['Tout se lit sur un écran de 320 pixels sans défilement de côté', undefined],
    ]);
  });

  test('names what it does not know as it is written', () => {
    const findings = [{ rule: 'constructor', criteria: [], words: {}, pages: ['toString'] }];
    const [finding] = tested({ findings }).test?.findings ?? [];
    expect(finding).toEqual({ text: 'constructor', note: ' (WCAG; toString)' });
  });

  test.each([
    ['2026-11-20', false],
    ['2027-10-31', false],
    ['2027-11-01', true],
    ['2031-01-01', true],
  ])('a test of 2026-11-01 seen on %s is outdated: %s', (buildDate, isOutdated) => {
    expect(tested({}, { buildDate }).test?.isOutdated).toBe(isOutdated);
  });

  test('a test of February 29 is outdated on March 1', () => {
    expect(outdatedOn('2028-02-29')).toBe('2029-03-01');
  });

  test('names the barriers that the brand knows, in its language', () => {
    const legal = { accessibilityLimits: ['A scanned list.'] };
    const limits = (language?: string) =>
      accessibilityPageOf(makeSite({ legal, ...(language && { language }) })).limits;
    expect(limits()).toEqual([{ text: 'A scanned list.' }]);
    // Our text is English there.
    expect(limits('ar')).toEqual([{ text: 'A scanned list.', lang: 'ar', dir: 'rtl' }]);
  });
});
