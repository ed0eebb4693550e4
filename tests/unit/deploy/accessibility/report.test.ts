import { describe, expect, test } from 'vitest';
import { type Audit, type Finding, mergeFindings } from '#deploy/accessibility/findings.ts';
import { recordOf } from '#deploy/accessibility/record.ts';
import { reportOf, reportToHtml } from '#deploy/accessibility/report.ts';
import { accessibilityTestSchema } from '#schema/brand-folder/accessibility.ts';

const finding = (overrides: Partial<Finding> = {}): Finding => ({
  rule: 'color-contrast',
  words: 'Elements must have enough contrast',
  advice: 'Fix any of the following: 2.8 of 4.5',
  criteria: ['1.4.3'],
  url: 'https://rules.example/color-contrast',
  page: 'menu',
  path: '/menu/',
  ways: ['light'],
  elements: ['.price'],
  count: 1,
  ...overrides,
});

function report(audit: Partial<Audit> = {}) {
  const pages = [
    { page: 'home' as const, path: '/' },
    { page: 'menu' as const, path: '/menu/' },
  ];
  const empty = { findings: [], bestPractices: [], toLookAt: [], rules: ['color-contrast'], failures: [] };
  const about = { brand: 'rye', origin: 'https://rye.example', date: '2026-11-28', site: 'rye 0123' };
  return reportOf(about, { pages, ...empty, browser: 'Chromium 149.0.1', ...audit });
}

test('what is found on a page in two ways is told once', () => {
  const found = [finding(), finding({ ways: ['dark'] }), finding({ elements: ['.name'] }), finding({ path: '/a/' })];
  expect(mergeFindings(found).map(({ path, elements, ways }) => [path, elements, ways])).toEqual([
    ['/a/', ['.price'], ['light']],
    ['/menu/', ['.price'], ['light', 'dark']],
    ['/menu/', ['.name'], ['light']],
  ]);
});

describe('the report', () => {
  test('says what was found, where, how and what to do', () => {
    const html = reportToHtml(report({ findings: [finding({ count: 7 })] }));
    for (const words of [
      'One rule is not kept, on one kind of pages.',
      'Elements must have enough contrast <span>WCAG 1.4.3</span>',
      '<code>/menu/</code> (light)',
      'and 6 more',
      'Fix any of the following: 2.8 of 4.5',
      'Chromium 149.0.1',
      'the use with a keyboard alone',
    ])
      expect(html).toContain(words);
  });

  test('says where nothing was found, and what could not be tested', () => {
    const html = reportToHtml(report({ failures: ['/menu/: it has not ended after 60 s'] }));
    expect(html).toContain('Nothing was found on 2 pages, one of each kind and language.');
    expect(html).toContain('/menu/: it has not ended after 60 s');
  });

  test('holds what comes from a page as text', () => {
    const attack = '"><script>alert(1)</script>';
    const all = finding({
      rule: attack,
      words: attack,
      advice: attack,
      url: attack,
      path: attack,
      ways: [attack],
      elements: [attack],
    });
    const html = reportToHtml({
      ...report({ findings: [all], toLookAt: [all], bestPractices: [all], failures: [attack] }),
      origin: attack,
    });
    expect(html).not.toContain('<script>');
  });
});

describe('the record', () => {
  const findings = [
    finding(),
    finding({ path: '/', page: 'home' }),
    finding({ rule: 'reflow', words: 'Everything fits', criteria: ['1.4.10'] }),
  ];

  test('has each rule once, with the kinds of pages and the words of the languages that axe-core has', () => {
    const record = recordOf(report({ findings }), 'rye');
    expect(accessibilityTestSchema.parse(record)).toEqual(record);
    expect(record).toMatchObject({
      version: 1,
      brandId: 'rye',
      date: '2026-11-28',
      tools: [expect.stringMatching(/^axe-core \d/), 'Chromium 149.0.1'],
      pages: [
        { page: 'home', path: '/' },
        { page: 'menu', path: '/menu/' },
      ],
    });
    expect(record.findings.map(({ rule, pages }) => [rule, pages])).toEqual([
      ['color-contrast', ['menu', 'home']],
      ['reflow', ['menu']],
    ]);
    expect(Object.keys(record.findings[0]?.words ?? {})).toEqual(['en', 'fr', 'es', 'zh-hans', 'zh-hant']);
    expect(record.findings[1]?.words).toEqual({ en: 'Everything fits' });
  });
});
