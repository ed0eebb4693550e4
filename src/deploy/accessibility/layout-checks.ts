import type { Page } from 'playwright-core';
import { findCutOff } from './cut-off.ts';
import type { Finding } from './findings.ts';
import { findOverlaps } from './overlaps.ts';
import type { ChosenPage } from './page-choice.ts';

/** A screen of 1280 pixels at 400 %. */
const NARROW = { width: 320, height: 568 };
const WIDE = { width: 1280, height: 800 };
const MAX_ELEMENTS = 5;
const UNDERSTANDING = 'https://www.w3.org/WAI/WCAG22/Understanding';

const CHECKS = {
  reflow: {
    words: 'Everything can be read at a width of 320 pixels without scrolling sideways',
    advice: 'Let this text wrap, or what is around it become as narrow as the screen.',
    criteria: ['1.4.10'],
    url: `${UNDERSTANDING}/reflow`,
  },
  'text-spacing': {
    words: "Nothing is lost with a reader's own spacing of text",
    advice: 'Give what is around this text no fixed height or width, so that it can grow.',
    criteria: ['1.4.12'],
    url: `${UNDERSTANDING}/text-spacing`,
  },
  'text-size': {
    words: 'Nothing is lost with text of twice the size',
    advice: 'Give what is around this text no fixed height or width, so that it can grow.',
    criteria: ['1.4.4'],
    url: `${UNDERSTANDING}/resize-text`,
  },
} as const;

/** Whether a page can be read on a narrow screen, with a reader's own spacing of text, and with large text. Leaves the page narrow. */
export async function checkLayout(page: Page, chosen: ChosenPage): Promise<Finding[]> {
  const findings: Finding[] = [];
  const tell = (rule: keyof typeof CHECKS, elements: string[], way: string): void => {
    if (elements.length === 0) return;
    const { page: kind, path } = chosen;
    const { criteria, ...check } = CHECKS[rule];
    const some = elements.slice(0, MAX_ELEMENTS);
    findings.push({
      rule,
      ...check,
      criteria: [...criteria],
      page: kind,
      path,
      ways: [way],
      elements: some,
      count: elements.length,
    });
  };
  const look = async (): Promise<string[]> => [
    ...(await page.evaluate(findCutOff)),
    ...(await page.evaluate(findOverlaps)).map((texts) => `one on the other: ${texts}`),
  ];
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    const before = new Set(await look());
    if (viewport === NARROW) tell('reflow', await page.evaluate(findCutOff), '320 pixels');
    await page.evaluate(spaceText, SPACING);
    tell(
      'text-spacing',
      (await look()).filter((text) => !before.has(text)),
      `${viewport.width} pixels`,
    );
    await page.evaluate(spaceText, '');
    if (viewport === NARROW) continue;
    await page.evaluate(spaceText, TWICE_AS_LARGE);
    const cutOff = await page.evaluate(findCutOff);
    tell(
      'text-size',
      cutOff.filter((text) => !before.has(text)),
      `${viewport.width} pixels`,
    );
    await page.evaluate(spaceText, '');
  }
  return findings;
}

/** What WCAG 1.4.12 lets a reader set. */
export const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;
const TWICE_AS_LARGE = 'html { font-size: 200% !important; }';

/** Runs in a page. A sheet made by a script is none that the page's policy forbids. */
export function spaceText(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = css === '' ? [] : [sheet];
}
