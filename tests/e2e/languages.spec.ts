import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inLanguage } from '../support/build/languages.ts';
import { findBrokenWords } from '../support/browser/broken-words.ts';
import { findCutOff } from '#deploy/accessibility/cut-off.ts';
import { DESKTOP, expect, hold, PHONE, REDUCED, test, unfold } from '../support/browser/stories.ts';
import { ROOT } from '../support/project.ts';

/** It has the largest letters, the longest header, and a page of each kind. */
const BRAND = 'brands/night-owl-burgers/website.json';
const PAGES = [
  '/',
  '/offers/',
  '/careers/',
  '/catering/',
  '/locations/',
  '/location/the-yard/',
  '/feedback/',
  '/contact/',
];

const LANGUAGES = [
  { tag: 'fr-CA', request: 'Demande de traiteur', send: 'Envoyer la demande', missing: 'Veuillez remplir ce champ.' },
  { tag: 'es-US', request: 'Solicitud de catering', send: 'Enviar solicitud', missing: 'Completa este campo.' },
];

test.use(REDUCED);

for (const { tag, request, send, missing } of LANGUAGES) {
  test(`a site in ${tag} keeps its words whole, its header in one row, and tells what a form lacks`, async ({
    page,
    serveSite,
  }) => {
    test.setTimeout(300_000);
    const website = JSON.parse(readFileSync(join(ROOT, BRAND), 'utf8')) as { locations: object[] };
    // In a narrow column of the list it takes two lines.
    const locations = website.locations.map((one) => ({
      ...one,
      services: ['Accessible en fauteuil roulant jusqu’à la terrasse'],
    }));
    const origin = await serveSite({ ...website, locations, language: tag });
    for (const { viewport } of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      for (const path of PAGES) {
        await test.step(`${path} at ${viewport.width} px`, async () => {
          await page.goto(origin + inLanguage(tag, path));
          await unfold(page);
          expect(await page.evaluate(findBrokenWords)).toEqual([]);
          expect(await page.evaluate(findCutOff)).toEqual([]);
        });
      }
    }
    await page.goto(origin + inLanguage(tag, '/catering/'));
    expect(await rowsOfHeader(page)).toBe(1);
    const form = page.getByRole('form', { name: request });
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: send }).click();
    await expect(form.getByRole('textbox').first()).toHaveAccessibleDescription(missing);
  });
}

test('a page in French says nothing in English while the words of its clock are on their way', async ({ page }) => {
  const release = await hold(page, /\/_astro\/hours\./);
  const asked = page.waitForRequest(/\/_astro\/hours\./);
  await page.goto('/fr/');
  await asked;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const status = page.locator('[data-status-text="status"]').first();
  await expect(status).toHaveText('');
  release();
  await expect(status).toHaveText(/ouvert|fermé|ouvre/i);
});

/** How many lines the links of the header and its button take. */
function rowsOfHeader(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('#header-nav li, site-header > a')];
    const middles = parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
    const [first = 0] = middles;
    return middles.some((middle) => Math.abs(middle - first) > 8) ? 2 : 1;
  });
}
