import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { openWarmBuild } from '#builder/run/warm-build.ts';
import { makeEditor } from '#editor/file/editor.ts';
import { startPreview } from '#preview/preview.ts';
import { violationsOn } from '../support/browser/axe.ts';
import { DESKTOP, PHONE } from '../support/browser/stories.ts';
import { ROOT } from '../support/project.ts';

const SLUG = 'nonna-pia';

interface Bench {
  /** "http://localhost:4173/" */
  origin: string;
  /** The configuration. */
  file: string;
  /** Lines that are other ones now: `[added, removed]` */
  diff: () => [number, number];
}

/** A preview of a copy of a sample brand, which it really builds. */
const test = base.extend<{ bench: Bench }>({
  bench: async ({ context: _context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'edit-story-'));
    const [brandsDir, outDir] = [join(folder, 'brands'), join(folder, 'dist')];
    cpSync(join(ROOT, 'brands', SLUG), join(brandsDir, SLUG), { recursive: true });
    const warm = openWarmBuild({
      root: ROOT,
      cacheDir: join(ROOT, '.cache'),
      brandsDir,
      outDir,
      environment: {},
      changedOnly: false,
      hasBackend: true,
      processes: 1,
      builtAt: () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
    });
    const build: typeof warm.build = (slugs, onBrand) => warm.build(slugs, onBrand, { pictureEffort: 'preview' });
    const preview = await startPreview({ brandsDir, outDir, port: 0, build, editor: makeEditor(brandsDir) });
    await preview.firstBuild;
    const file = join(brandsDir, SLUG, 'website.json');
    await use({ origin: `http://localhost:${preview.port}/`, file, diff: () => diffOf(file) });
    await preview.close();
    await warm.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

const SHORT = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function diffOf(file: string): [number, number] {
  const files = [join(ROOT, 'brands', SLUG, 'website.json'), file];
  const { stdout } = spawnSync('git', ['diff', '--no-index', '--numstat', ...files], { encoding: 'utf8' });
  const [added = 0, removed = 0] = stdout.split('\t').map(Number);
  return [added, removed];
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOn(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** The first field is right below the title, and no bar covers what has the focus. */
async function expectFieldsInSight(page: Page): Promise<void> {
  const fields = page.getByRole('main').getByRole('textbox');
  expect((await fields.first().boundingBox())?.y).toBeLessThanOrEqual(120);
  await fields.first().focus();
  for (let presses = 0; presses < 25; presses += 1) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (focused.closest('main') === null) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
      return above === null || above.closest('.top, .places, .saved') !== null;
    });
    expect(isCovered).toBe(false);
  }
}

test('an owner changes a price, the order of the menu and a holiday, by keyboard, and sees each on the site', async ({
  page,
  bench,
}) => {
  await page.setViewportSize(DESKTOP.viewport);
  await page.goto(bench.origin);
  await page.getByRole('link', { name: 'Edit' }).press('Enter');
  await page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('link', { name: 'Menu' }).press('Enter');
  const site = page.frameLocator('iframe');
  await expect(site.locator('.menu-category').getByRole('heading').first()).toHaveText('Antipasti');
  await expectAccessible(page);

  const handle = page.getByLabel('Move, copy or delete Antipasti');
  await handle.press('Enter');
  await page.getByRole('button', { name: 'Move down' }).press('Enter');
  await expect(site.locator('.menu-category').getByRole('heading').first()).toHaveText('Pizze rosse');
  await expect(handle).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(site.locator('.menu-category').getByRole('heading').first()).toHaveText('Antipasti');
  expect(bench.diff()).toEqual([0, 0]);

  await page.getByRole('link', { name: 'Margherita', exact: true }).first().press('Enter');
  const price = page.getByRole('textbox', { name: 'Price', exact: true }).first();
  await price.fill('17.25');
  await price.press('Tab');
  await expect(page.getByRole('status')).toHaveText(/^Saved: Margherita: Price [\d.]+ → 17\.25$/);
  await expect(site.getByText('$17.25').first()).toBeVisible();
  // It is a popular dish, too.
  expect(bench.diff()).toEqual([2, 2]);

  await page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('link', { name: 'Hours' }).press('Enter');
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  await page.getByRole('link', { name: 'Holidays and special days' }).press('Enter');
  const close = page.locator('.holidays button').first();
  await close.press('Enter');
  await expect(close).toHaveAttribute('aria-pressed', 'true');
  await close.press('Enter');
  await expect(close).not.toHaveAttribute('aria-pressed');
  await page.getByLabel('First day').fill(inTenDays);
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(/^Saved: \d+ \w+.*: closed$/);
  await expect(page.locator('.dates li')).toHaveCount(2);
  await expect(site.getByText(SHORT.format(new Date(inTenDays))).first()).toBeAttached();
  expect(bench.diff()).toEqual([6, 2]);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('link', { name: 'Hours' }).press('Enter');
  await page.locator('#day-4 summary').first().press('Enter');
  const closes = page.getByLabel('Thursday closes', { exact: true });
  await closes.fill('23:00');
  await closes.blur();
  await expect(page.getByRole('status')).toHaveText('Saved: Thursday: 16:30–22:00 → 16:30–23:00');
  await expect(site.getByText('4:30 PM – 11:00 PM').first()).toBeAttached();
  expect(bench.diff()).toEqual([7, 3]);
  await expectAccessible(page);
});

test('a shift is sent when both of its times are there, and a price typed meanwhile is not lost', async ({
  page,
  bench,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(`${bench.origin}_preview/${SLUG}/edit/hours/`);
  const friday = page.locator('#day-5');
  await friday.locator('summary').first().press('Enter');
  await friday.locator('summary').filter({ hasText: 'Another shift' }).first().press('Enter');
  await friday.getByLabel('Friday opens, shift 3').fill('14:00');
  await friday.getByLabel('Friday closes, shift 3').focus();
  expect(posts).toEqual([]);
  await friday.getByLabel('Friday closes, shift 3').fill('22:00');
  await page.locator('#day-6 summary').first().focus();
  await expect(friday.getByRole('alert')).toContainText('overlap');
  await expect(friday.getByLabel('Friday opens, shift 3')).toHaveValue('14:00');
  expect(bench.diff()).toEqual([0, 0]);

  await page.goto(`${bench.origin}_preview/${SLUG}/edit/at/menu/0/categories/1/items/0/`);
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const price = page.getByRole('textbox', { name: 'Price', exact: true }).first();
  await name.fill('Margherita DOP');
  await name.blur();
  await price.fill('abc');
  await price.blur();
  await expect(page.getByText('“abc” is not a price')).toBeVisible();
  await expect(price).toHaveValue('abc');
  await expect(name).toHaveValue('Margherita DOP');
  expect(bench.diff()).toEqual([1, 1]);
});

test('a phone has every page of the editor, and the site behind a button', async ({ page, bench }) => {
  await page.setViewportSize(PHONE.viewport);
  const home = `${bench.origin}_preview/${SLUG}/edit/`;
  await page.goto(home);
  const links = await page
    .locator('#places a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const addresses = links.filter((address) => address.startsWith(home));
  expect(addresses).toHaveLength(14);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of addresses) {
    await page.goto(address);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${home}at/menu/0/categories/0/items/0/`);
  await expectAccessible(page);
  await expectFieldsInSight(page);
  await page.getByRole('button', { name: 'See it' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const milk = page.getByRole('group', { name: 'Milk' });
  await milk.locator('input[value=contains]').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status')).toHaveText('Saved: Caprese: milk contained');

  // Somebody changes the same price in a text editor.
  writeFileSync(bench.file, readFileSync(bench.file, 'utf8').replaceAll('"price": 14.5,', '"price": 15,'));
  const price = page.getByRole('textbox', { name: 'Price' }).first();
  await price.fill('15.75');
  await price.blur();
  await expect(page.getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByRole('status')).toHaveText('Saved: Caprese: Price 15.00 → 15.75');

  await page
    .getByLabel(/^(Choose a|Another) picture$/)
    .first()
    .setInputFiles(join(ROOT, 'brands', SLUG, 'images', 'espresso.jpg'));
  await expect(page.getByRole('status')).toHaveText(/^Saved: .*picture/);
  await page.getByRole('button', { name: 'See it' }).click();
  await expect(
    page
      .frameLocator('iframe')
      .getByRole('img', { name: /Caprese/ })
      .first(),
  ).toBeVisible();
});

test.describe('with a finger', () => {
  test.use(PHONE);

  test('somebody drags a category past others, which are folded meanwhile, and lets it be', async ({ page, bench }) => {
    await page.goto(`${bench.origin}_preview/${SLUG}/edit/menu/`);
    const session = await page.context().newCDPSession(page);
    const handle = page.getByLabel('Move, copy or delete Dolci');
    const antipasti = page.getByRole('link', { name: 'Antipasti', exact: true });
    const middleOf = async (element: Locator): Promise<{ x: number; y: number }> => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const lift = async (): Promise<void> => {
      await handle.scrollIntoViewIfNeeded();
      const from = await middleOf(handle);
      await touch('touchStart', from);
      await touch('touchMove', { ...from, y: from.y - 20 });
      await expect(page.getByRole('link', { name: 'Caprese', exact: true })).toBeHidden();
    };
    const titles = page.locator('.cats h2 a');
    const dragged = ['Antipasti', 'Dolci', 'Pizze rosse', 'Pizze bianche'];

    await lift();
    await page.keyboard.press('Escape');
    await touch('touchEnd');
    await expect(page.getByRole('link', { name: 'Caprese', exact: true })).toBeVisible();
    expect(bench.diff()).toEqual([0, 0]);

    await lift();
    const to = await middleOf(antipasti);
    await touch('touchMove', { ...to, y: to.y + 20 });
    await touch('touchEnd');
    await expect(page.getByRole('status')).toHaveText('Saved: Dolci: moved up');
    await expect(titles).toHaveText([...dragged, 'Panini e calzoni', 'Vini e birra', 'Bibite']);
    await expect(handle).toBeFocused();
    await expect(handle).toBeInViewport();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(page.getByRole('status')).toHaveText('Saved: Taken back: Dolci: moved up');
    expect(bench.diff()).toEqual([0, 0]);
  });
});

/** The sample as it is before anybody has translated it. */
function withoutTranslations(file: string, languages: string[]): void {
  const website = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...website, languages }));
  rmSync(join(file, '../translations.fr-CA.json'), { force: true });
}

test('somebody translates the texts into another language by keyboard, on a phone, and sees them on the site', async ({
  page,
  bench,
}) => {
  withoutTranslations(bench.file, ['en-CA']);
  await page.setViewportSize(PHONE.viewport);
  await page.goto(`${bench.origin}_preview/${SLUG}/edit/texts/`);
  const languages = page.getByRole('textbox', { name: 'Languages' });
  await languages.fill('en-CA\nfr-CA');
  await languages.blur();
  await expect(page.getByRole('status')).toHaveText(/^Saved: Languages: /);
  await page.getByRole('navigation', { name: 'Parts of the site' }).getByRole('link', { name: 'More' }).press('Enter');
  await page.getByRole('link', { name: 'Translations' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Canadian French' }).press('Enter');
  const count = page.locator('#count');
  const [, missing = ''] = /^(\d+) of \d+ texts have no/.exec((await count.textContent()) ?? '') ?? [];
  expect(Number(missing)).toBeGreaterThan(100);
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Focaccia', exact: true }).fill('Fougasse');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status')).toHaveText('Saved: Focaccia: Translation, Canadian French Fougasse');
  await expect(count).toContainText(`${Number(missing) - 1} of `);
  // What was next is still next.
  await expect(page.getByRole('button', { name: 'Stays as it is: Antipasti' })).toBeFocused();
  await page.getByRole('button', { name: 'Stays as it is: Insalate' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Saved: Insalate: Translation, Canadian French stays as it is');
  await expect(page.getByRole('textbox', { name: 'Dolci', exact: true })).toBeFocused();
  const file = join(bench.file, '../translations.fr-CA.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ Focaccia: 'Fougasse', Insalate: '=' });

  // Somebody else translates the same text meanwhile.
  writeFileSync(file, JSON.stringify({ Focaccia: 'Fougasse', Insalate: '=', Dolci: 'Desserts' }));
  await page.keyboard.type('Douceurs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Yours' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save my choice' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Saved: Dolci: Translation, Canadian French Desserts → Douceurs');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    'Saved: Taken back: Dolci: Translation, Canadian French Desserts → Douceurs',
  );

  // The page in French is beside them as soon as it is built.
  await expect(async () => {
    await page
      .getByRole('link', { name: /^All \(/ })
      .last()
      .press('Enter');
    await expect(page.locator('iframe')).toHaveAttribute('src', /\/fr\/$/, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: 'Dolci', exact: true })).toHaveValue('Desserts');
  await expect(page.getByText('It stays as it is.')).toBeVisible();
  await page.getByRole('button', { name: 'See it' }).click();
  await expect(page.frameLocator('iframe').locator('html[lang="fr-CA"]')).toBeAttached();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('translations are sent by their buttons, too', async ({ page, bench }) => {
    withoutTranslations(bench.file, ['en-CA', 'fr-CA']);
    await page.goto(`${bench.origin}_preview/${SLUG}/edit/translations/fr-CA/`);
    await page.getByRole('textbox', { name: 'Focaccia', exact: true }).fill('Fougasse');
    await page.getByRole('button', { name: 'Stays as it is: Insalate' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'Saved: Focaccia: Translation, Canadian French Fougasse; Insalate: Translation, Canadian French stays as it is',
    );
    await expect(page.getByRole('textbox', { name: 'Dolci', exact: true })).toBeFocused();
    await page.getByRole('textbox', { name: 'Dolci', exact: true }).fill('Desserts');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'Saved: Taken back: Dolci: Translation, Canadian French Desserts',
    );
  });

  test('the same forms are sent by their buttons', async ({ page, bench }) => {
    await page.goto(`${bench.origin}_preview/${SLUG}/edit/at/menu/0/categories/0/`);
    await page.getByLabel('Move, copy or delete Caprese').click();
    await page.getByRole('button', { name: 'Move down' }).click();
    await expect(page.getByRole('status')).toHaveText('Saved: Caprese: moved down');
    await expect(page.getByLabel('Move, copy or delete Caprese')).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByLabel('Description').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('→ nothing');
    expect(bench.diff()).toEqual([0, 1]);
  });
});

test('somebody chooses a look by keyboard, sees the site in it, and takes it back', async ({ page, bench }) => {
  await page.setViewportSize(DESKTOP.viewport);
  await page.goto(bench.origin);
  await page.getByRole('link', { name: 'Looks' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose Ledger' }).press('Enter');
  await expect(page.locator('#look-ledger')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.saved')).toContainText('Look carte → ledger');
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-look', 'ledger');
  // Its first screen and its menu, which ledger has not, are gone with it.
  expect(bench.diff()).toEqual([1, 3]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-look', 'carte');
  expect(bench.diff()).toEqual([0, 0]);
});
