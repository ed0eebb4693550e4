import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ask, logOf } from '../support/browser/ask-assistant.ts';
import { fakeBackend } from '../support/browser/fake-backend.ts';
import { kindsOf } from '../support/browser/page-choice.ts';
import { DESKTOP, expect, onPages, PHONE, REDUCED, test } from '../support/browser/stories.ts';
import { ROOT } from '../support/project.ts';

/** A brand whose texts are all Arabic. */
test.use({ brand: 'levant-house', ...REDUCED });

for (const [name, device] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(`pages in Arabic on a ${name}`, () => {
    test.use(device);

    test('run from right to left, and nothing is wider than the screen', async ({ page, faults }) => {
      await onPages(kindsOf('levant-house'), { page, faults }, async (path) => {
        const { direction, hidden } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { direction: getComputedStyle(document.body).direction, hidden: scrollWidth - clientWidth };
        });
        expect([path, direction, hidden]).toEqual([path, 'rtl', 0]);
      });
    });
  });
}

test.describe('home in Arabic', () => {
  test.use(DESKTOP);

  test('leafs through the items to the left with its button and the arrow keys', async ({ page, serveSite }) => {
    const website = JSON.parse(readFileSync(join(ROOT, 'brands/night-owl-burgers/website.json'), 'utf8')) as object;
    await page.goto(await serveSite({ ...website, language: 'ar' }));
    const more = page.getByRole('button', { name: 'More items' });
    const previous = page.getByRole('button', { name: 'Previous items' });
    await expect(previous).toBeDisabled();
    await more.click();
    await expect.poll(() => scrolled(page)).toBeLessThan(-200);
    await previous.click();
    await expect.poll(() => scrolled(page)).toBe(0);
    await carousel(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => scrolled(page)).toBeLessThan(-200);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.keyboard.press('End');
    await expect(carousel(page).getByRole('listitem').last()).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('Home');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('keeps the order of a telephone number, and begins lists on the right', async ({ page }) => {
    await page.goto('/');
    // The first of the items stands where lines of the page start.
    expect((await carousel(page).getByRole('listitem').first().boundingBox())?.x).toBeGreaterThan(700);
    await page.goto('/contact/');
    const [area, line] = await endsOf(page.getByRole('main').getByText('(514) 555-0142').first());
    expect(area).toBeLessThan(line);
  });
});

test.describe('words in Arabic', () => {
  test.use(DESKTOP);

  test('have commas that turn with them', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('مونتريال، تورونتو، أوتاوا');
    await page.goto('/location/levant-mtl/');
    const comma = page.getByRole('main').locator('dd').filter({ hasText: 'توصيل' });
    expect(await comma.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"، "');
  });

  test('are answered with a dot where the line of the page starts', async ({ page }) => {
    const location = { name: 'مونتريال', status: 'Open until 11:00 PM', is_open: true };
    const json = { session_id: 'one', content_types: [{ type: 'location_info', data: [location] }] };
    await fakeBackend(page, [{ status: 200, json }]);
    await page.goto('/offers/');
    await ask(page, 'Where are you?');
    const status = logOf(page).getByText('Open until 11:00 PM');
    const room = await status.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.getBoundingClientRect().right - range.getBoundingClientRect().right;
    });
    expect(room).toBeGreaterThan(8);
  });
});

for (const fontFamily of ['Archivo', 'DM Sans']) {
  test.describe(`a brand in Arabic with ${fontFamily}`, () => {
    test.use(DESKTOP);

    test('keeps the lines of its titles apart, and its openings at their side', async ({ page, serveSite }) => {
      const website = JSON.parse(readFileSync('tests/brands/levant-house/website.json', 'utf8')) as object;
      const origin = await serveSite({ ...website, theme: { primaryColor: '#8C2F1B', fontFamily } });
      for (const path of ['/', '/menu/', '/menu/montreal/', '/location/levant-mtl/', '/offers/', '/careers/']) {
        await page.goto(origin + path);
        expect([path, await page.evaluate(tightTitles)]).toEqual([path, []]);
      }
      await page.getByRole('main').locator('summary').first().click();
      const details = page.locator('details[open]');
      const edges = await Promise.all(
        [details.getByRole('link', { name: /^Apply/ }), details.getByText('خمس ليالٍ')].map(async (part) => {
          const box = await part.boundingBox();
          return Math.round((box?.x ?? 0) + (box?.width ?? 0));
        }),
      );
      expect(edges[0]).toBe(edges[1]);
    });
  });
}

test('our English legal text runs from left to right, also where a sentence begins with the Arabic name', async ({
  page,
  serveSite,
}) => {
  const website = JSON.parse(readFileSync('tests/brands/levant-house/website.json', 'utf8')) as object;
  const origin = await serveSite({ ...website, legal: undefined });
  await page.goto(`${origin}/accessibility-statement/`);
  const sentence = page.locator('[lang=en] p').filter({ hasText: /^بيت الشام is committed/ });
  const [name] = await endsOf(sentence);
  const { x: start } = (await sentence.boundingBox()) ?? { x: Infinity };
  expect(name - start).toBeGreaterThan(0);
  expect(name - start).toBeLessThan(100);
});

/** Runs in a page: the titles and names in Arabic whose lines are so close that a dot below one meets a letter of the next. */
function tightTitles(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, bdi)')]
    .filter((title) => /^\P{Script=Latin}*$/u.test(title.textContent) && /\p{Script=Arabic}/u.test(title.textContent))
    .filter((title) => {
      const { lineHeight, fontSize } = getComputedStyle(title);
      return title.checkVisibility() && parseFloat(lineHeight) < 1.2 * parseFloat(fontSize);
    })
    .map((title) => title.textContent.trim());
}

const carousel = (page: Page): Locator => page.getByRole('list', { name: 'Our most popular items' });
const scrolled = (page: Page): Promise<number> => carousel(page).evaluate((list) => Math.round(list.scrollLeft));

/** Where the first and the last character of a text are on the screen. */
const endsOf = (text: Locator): Promise<[number, number]> =>
  text.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const node = walker.nextNode() as globalThis.Text;
    const at = (index: number) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect().left;
    };
    const words = node.data.trimEnd();
    return [at(words.length - words.trimStart().length), at(words.length - 1)];
  });
