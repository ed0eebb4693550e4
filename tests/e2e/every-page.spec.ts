import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOfLook, violationsOn } from '../support/browser/axe.ts';
import { builtBrand } from '../support/build/built.ts';
import { pageAt } from '#core/routes/routes.ts';
import { inEnglish } from '../support/build/languages.ts';
import { findCutOff } from '#deploy/accessibility/cut-off.ts';
import { SPACING, spaceText } from '#deploy/accessibility/layout-checks.ts';
import { findOverlaps } from '#deploy/accessibility/overlaps.ts';
import { findSmallTargets } from '../support/browser/small-targets.ts';
import { movedOn, watchMotion } from '../support/browser/moved.ts';
import { kindsOf, looksOf, prefixOf, SAMPLES, shareOf } from '../support/browser/page-choice.ts';
import {
  DESKTOP,
  expect,
  NOT_MEANT,
  onPages,
  PHONE,
  REDUCED,
  test,
  unfold,
  wakeIslands,
} from '../support/browser/stories.ts';

const NARROWEST = { width: 320, height: 568 };
const LOOKS = { phone: { ...PHONE, colorScheme: 'light' }, desktop: { ...DESKTOP, colorScheme: 'dark' } } as const;

/** Brands of which one page of each kind is opened: three designs, and configurations with much, little and unusual content. */
const BRANDS = [...SAMPLES, 'kitchen-sink', 'minimal', 'empty', 'other-scripts', 'levant-house'];
/** The pages in its own language, and those in another one. */
const SITES = [
  ...BRANDS.map((brand) => ({ brand, prefix: undefined, only: undefined })),
  { brand: 'nonna-pia', prefix: 'fr', only: undefined },
  // The others are those of a single restaurant, in French as above.
  { brand: 'kumo-ramen', prefix: 'fr', only: ['home', 'menu', 'locations', 'location'] },
];
/** Its animations are on. */
const ANIMATED = 'kumo-ramen';

for (const { brand, prefix, only } of SITES) {
  test.describe(`the pages of ${brand}${prefix === undefined ? '' : ` at /${prefix}/`} on the narrowest phone`, () => {
    // What moves would be measured half way.
    test.use({
      brand,
      ...PHONE,
      viewport: NARROWEST,
      colorScheme: 'light',
      ...REDUCED,
    });

    test('load all they ask for and nothing from elsewhere, without an error and React only for islands, and show what was meant, whole and still', async ({
      page,
      context,
      faults,
      baseURL,
    }) => {
      const scripts = new Set<string>();
      const foreign = new Set<string>();
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^(?:https?|wss?):$/.test(protocol) && origin !== baseURL) foreign.add(request.url());
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) scripts.clear();
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
      });
      if (brand === ANIMATED) await watchMotion(context);
      const paths = kindsOf(brand).filter(
        (path) => prefixOf(path) === prefix && (only?.includes(pageAt(path)?.of ?? '') ?? true),
      );
      expect(paths.length).toBeGreaterThan(only?.length ?? 10);
      await onPages(paths, { page, faults }, async (path) => {
        const islands = await page.locator('astro-island').count();
        if (islands > 0) await expectIslands(page, path, islands);
        if (inEnglish(path) === '/feedback/') await expect(page.getByText('Loading...')).toHaveCount(0);
        await unfold(page);
        if (brand === ANIMATED) await expectStill(page);
        expect(await page.locator('body').innerText()).not.toMatch(NOT_MEANT);
        await expect(page).not.toHaveTitle(NOT_MEANT);
        expect(await page.evaluate(findCutOff)).toEqual([]);
        expect([...scripts].some((script) => isReact(brand, script))).toBe(islands > 0);
        if (!SAMPLES.some((sample) => sample === brand)) return;
        if (prefix === undefined) await page.evaluate(readToTheEnd);
        const isShare = shareOf(brand).includes(path);
        await expectAccessible(page, looksOf(brand, path), isShare);
        if (isShare) await expectReadable(page);
        expect([...foreign]).toEqual([]);
      });
    });
  });
}

/** The pages that may have some: most of them a form, the press its campaigns too. Each becomes alive when it is seen. */
const ISLANDS: Record<string, number> = {
  '/locations/': 1,
  '/catering/': 1,
  '/careers/': 1,
  '/media-inquiries/': 2,
  '/franchise/': 1,
  '/feedback/': 1,
};

async function expectIslands(page: Page, path: string, count: number): Promise<void> {
  expect([path, count]).toEqual([path, ISLANDS[inEnglish(path)]]);
  await wakeIslands(page);
  await expect(page.getByText(/Loading campaigns|Chargement des campagnes/)).toHaveCount(0);
}

/** React's own mark survives minification. */
function isReact(brand: string, script: string): boolean {
  const file = join(builtBrand(brand), script);
  return existsSync(file) && readFileSync(file, 'utf8').includes('react.transitional.element');
}

/** Runs in a page: by screens, as a guest scrolls, so that what waits until it is seen is seen. */
async function readToTheEnd(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await nextFrame();
  }
  scrollTo(0, 0);
}

async function expectStill(page: Page): Promise<void> {
  await page.mouse.wheel(0, 600);
  expect(await movedOn(page)).toEqual([]);
}

/**
 * What holds for designs, and so for the samples alone: the assistant's bar stands where it should, and axe finds nothing. Axe looks at
 * the whole of a page in the sample whose share it is; elsewhere, and in the second look, the markup is the same, so it asks for colours and sizes.
 */
async function expectAccessible(page: Page, looks: readonly (keyof typeof LOOKS)[], isWhole: boolean): Promise<void> {
  await page.setViewportSize(PHONE.viewport);
  await test.step('has the bar at its foot', () => expectBar(page));
  for (const [index, look] of looks.entries()) {
    await test.step(`has nothing that axe finds on a ${look}`, async () => {
      const { viewport, colorScheme } = LOOKS[look];
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      const violations = isWhole && index === 0 ? violationsOn(page) : violationsOfLook(page);
      expect(await violations).toEqual([]);
      expect(await page.evaluate(findSmallTargets)).toEqual([]);
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** What is to be pressed is large enough (WCAG 2.5.8), and nothing is lost where a reader spaces the text (1.4.12) or makes it twice as large. */
async function expectReadable(page: Page): Promise<void> {
  for (const viewport of [DESKTOP_OF_SPACING, NARROWEST]) {
    await test.step(`can be pressed, and is whole with a reader's own spacing of text, at ${viewport.width} pixels`, async () => {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(findSmallTargets)).toEqual([]);
      await page.evaluate(spaceText, SPACING);
      expect(await page.evaluate(findCutOff)).toEqual([]);
      expect(await page.evaluate(findOverlaps)).toEqual([]);
      await page.evaluate(spaceText, '');
    });
  }
  await page.setViewportSize(PHONE.viewport);
  await test.step('is whole with its text twice as large', async () => {
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await unfold(page);
    expect(await page.evaluate(findCutOff)).toEqual([]);
  });
  await page.setViewportSize(NARROWEST);
}

const DESKTOP_OF_SPACING = { width: 1280, height: 800 };

async function expectBar(page: Page): Promise<void> {
  const bar = page.getByRole('search', { name: /^(Restaurant Assistant|Assistant du restaurant)$/ });
  const box = bar.getByRole('textbox');
  if ((await page.locator('[role=search]').count()) === 0) return;
  await expect(page.locator('[role=search][hidden]')).toHaveCount(0);
  // With the focus it does not leave.
  await box.focus();
  await expect(bar).toBeInViewport({ ratio: 1 });
  // On home it is above the quick actions.
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(PHONE.viewport.height - y - height).toBe(inEnglish(new URL(page.url()).pathname) === '/' ? 57 : 12);
  await box.blur();
}
