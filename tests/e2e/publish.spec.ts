import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { openWarmBuild } from '#builder/run/warm-build.ts';
import { makeEditor } from '#editor/file/editor.ts';
import { parsePreviewArguments } from '#preview/preview-arguments.ts';
import { startPreview } from '#preview/preview.ts';
import { openPublishing } from '#preview/publishing.ts';
import { violationsOn } from '../support/browser/axe.ts';
import { DESKTOP, PHONE } from '../support/browser/stories.ts';
import { ROOT } from '../support/project.ts';

const SLUG = 'nonna-pia';

interface Bench {
  /** The first page of the editor. */
  editor: string;
  folder: string;
  /** A file of what guests see, and one of what is written. */
  live: (file: string) => string;
  written: () => string;
  /** Writes it again with one line more, as another program may. */
  touch: () => void;
  /** The place is open whenever the test runs. */
  openAllDay: () => void;
}

/** A preview of a copy of a sample brand that publishes into a folder. */
const test = base.extend<{ bench: Bench }>({
  bench: async ({ context: _context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'publish-story-'));
    const [brandsDir, outDir, www] = ['brands', 'dist', 'www'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    cpSync(join(ROOT, 'brands', SLUG), join(brandsDir, SLUG), { recursive: true });
    const options = {
      root: ROOT,
      cacheDir: join(ROOT, '.cache'),
      environment: {},
      builtAt: () => `${new Date().toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length)}Z`,
    };
    const warm = openWarmBuild({ ...options, brandsDir, outDir, changedOnly: false, hasBackend: true, processes: 1 });
    const given = parsePreviewArguments(['--brands-dir', brandsDir, '--out-dir', outDir, '--to', `dir:${www}`]);
    const publishing = openPublishing({
      ...options,
      given,
      slugs: [SLUG],
      dataDir: join(folder, 'data'),
      print: () => {},
    });
    const preview = await startPreview({
      brandsDir,
      outDir,
      port: 0,
      build: (slugs, onBrand) => warm.build(slugs, onBrand, { pictureEffort: 'preview' }),
      editor: makeEditor(brandsDir, { historyDir: join(folder, 'edits') }),
      ...(publishing && { openPublisher: publishing.open }),
    });
    await preview.firstBuild;
    const website = join(brandsDir, SLUG, 'website.json');
    await use({
      editor: `http://localhost:${preview.port}/_preview/${SLUG}/edit/`,
      folder: join(brandsDir, SLUG),
      live: (file) => readFileSync(join(www, SLUG, file), 'utf8'),
      written: () => readFileSync(website, 'utf8'),
      touch: () => writeFileSync(website, `${readFileSync(website, 'utf8')}\n`),
      openAllDay: () => {
        const always = { openingHours: '24/7', openingHoursSpecification: undefined };
        const open = { ...(JSON.parse(readFileSync(website, 'utf8')) as object), ...always };
        writeFileSync(website, JSON.stringify(open, null, 2));
      },
    });
    await preview.close();
    await publishing?.close();
    await warm.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

// Both publish from one folder of built sites.
test.describe.configure({ mode: 'serial' });

const shown = (locator: Locator): Locator => locator.filter({ visible: true }).first();

async function expectAccessible(page: Page): Promise<void> {
  // A page that is still being parsed has no heading yet.
  await page.waitForLoadState('domcontentloaded');
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test.describe('on a phone, in French', () => {
  test.use({ ...PHONE, locale: 'fr-CA', timezoneId: 'America/Toronto' });

  test('an owner publishes, changes a price, sells a dish out at once and closes on a holiday, with four taps at most', async ({
    page,
    bench,
  }) => {
    let taps = 0;
    const tap = async (locator: Locator): Promise<void> => {
      taps += 1;
      await shown(locator).tap();
    };
    const place = (name: string): Locator => page.getByRole('navigation').getByRole('link', { name });
    const publish = async (): Promise<void> => {
      await tap(place('à publier'));
      await tap(page.getByRole('button', { name: /^Publier/ }));
      await expect(page.getByRole('heading', { name: 'Tout est publié' })).toBeVisible({ timeout: 30_000 });
    };
    const expectTaps = (most: number): void => {
      expect(taps).toBeLessThanOrEqual(most);
      taps = 0;
    };
    await page.goto(bench.editor);
    await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
    await expectAccessible(page);
    await publish();
    await expect(shown(page.getByText(/^En ligne depuis \d/))).toBeVisible();
    expect(bench.live('menu/index.html')).toContain('$17.50');
    expectTaps(2);

    await tap(place('Menu'));
    await tap(page.getByRole('link', { name: 'Margherita', exact: true }));
    const price = page.getByRole('textbox', { name: 'Prix', exact: true }).first();
    await price.fill('18,75');
    await price.blur();
    await expect(page.getByRole('status')).toContainText('18,75');
    await publish();
    expect(bench.live('menu/index.html')).toContain('$18.75');
    expectTaps(4);

    // A price waits, and a dish that is sold out does not.
    await tap(place('Menu'));
    await tap(page.getByRole('link', { name: 'Margherita', exact: true }));
    await price.fill('19,75');
    await price.blur();
    await expect(page.getByRole('status')).toContainText('19,75');
    const before = bench.written();
    taps = 0;
    await tap(place('Menu'));
    await tap(page.getByRole('switch', { name: /Caprese/ }));
    await expect(page.getByRole('status')).toContainText('Caprese\u202F: épuisé. C’est en ligne.');
    expectTaps(2);
    await expect(page.getByText('Épuisé jusqu’à').first()).toBeVisible();
    await expect.poll(() => bench.live('menu/index.html'), { timeout: 30_000 }).toContain('Sold out');
    expect(bench.live('menu/index.html')).not.toContain('19.75');
    expect(bench.written()).toBe(before);
    await expectAccessible(page);
    await tap(place('à publier'));
    await tap(page.getByRole('button', { name: /^De retour.*Caprese/ }));
    await expect(page.getByRole('status').last()).toContainText('Caprese\u202F: de nouveau disponible.');
    await expect.poll(() => bench.live('menu/index.html'), { timeout: 30_000 }).not.toContain('Sold out');
    expect(bench.live('menu/index.html')).not.toContain('19.75');
    await tap(page.getByRole('button', { name: /^Annuler.*Margherita/ }));
    await expect(page.getByRole('heading', { name: 'Tout est publié' })).toBeVisible();
    taps = 0;

    await tap(place('Heures'));
    await tap(page.getByRole('link', { name: /fériés/ }));
    await tap(page.getByRole('button', { name: /^Fermer.*Jour de l/ }));
    await expect(page.getByRole('status')).toContainText('1er janvier');
    expectTaps(3);
    await publish();
    expect(bench.live('hours.json')).toContain('-01-01');
    expectTaps(2);
    await expectAccessible(page);
  });
});

test.describe('on a laptop, by keyboard', () => {
  test.use({ ...DESKTOP, locale: 'en-CA', timezoneId: 'America/Toronto' });

  test('an owner gives a change its date, undoes another one, and nothing half is published', async ({
    page,
    bench,
  }) => {
    const press = (locator: Locator): Promise<void> => shown(locator).press('Enter');
    const before = bench.written();
    await page.goto(bench.editor);
    await press(page.getByRole('button', { name: 'Publish the site' }));
    await expect(page.getByRole('heading', { name: 'Everything is published' })).toBeVisible({ timeout: 30_000 });

    await page.goto(`${bench.editor}at/menu/0/categories/1/items/0/`);
    const price = page.getByRole('textbox', { name: 'Price', exact: true }).first();
    await price.fill('19.25');
    await price.press('Tab');
    await expect(page.getByRole('status')).toContainText('19.25');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Margherita DOP');
    await name.press('Tab');
    await expect(page.getByRole('status')).toContainText('Margherita DOP');
    // What can't be a price is kept, and is not published.
    await price.fill('19 o 20');
    await price.press('Tab');
    await expect(page.getByText('“19 o 20”').first()).toBeVisible();

    await press(page.getByRole('link', { name: /Overview/ }));
    await expect(page.getByRole('heading', { name: '2 changes not published' })).toBeVisible();
    await expect(page.getByText('1 unfinished')).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole('button', { name: /^Undo.*DOP/ }));
    await expect(page.getByRole('heading', { name: '1 change not published' })).toBeVisible();
    await press(page.getByRole('link', { name: 'Publish on…' }));
    await expect(page.getByRole('button', { name: 'Publish then' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(/^Tomorrow, /).press('Space');
    await page.getByLabel(/What for/).fill('Winter prices');
    await press(page.getByRole('button', { name: 'Publish then' }));

    await expect(page.getByRole('heading', { name: 'Everything is published' })).toBeVisible();
    expect(JSON.parse(bench.written())).toEqual(JSON.parse(before));
    const [file = ''] = readdirSync(join(bench.folder, 'changes'));
    const set = JSON.parse(readFileSync(join(bench.folder, 'changes', file), 'utf8')) as object;
    expect(set).toMatchObject({
      why: 'Winter prices',
      // That of the menu, and its copy at the popular dishes.
      edits: [
        { before: 17.5, after: 19.25 },
        { before: 17.5, after: 19.25 },
      ],
    });
    expect(bench.live('menu/index.html')).not.toContain('19.25');
    await expect(page.getByText('Winter prices').first()).toBeVisible();
    await press(page.getByRole('button', { name: /^Remove/ }));
    await expect(page.getByText('Remove the plan, and the change that is in it?')).toBeVisible();
    await press(page.getByRole('button', { name: 'Remove', exact: true }));
    await expect(page.getByText('Winter prices')).toHaveCount(0);
    expect(readdirSync(join(bench.folder, 'changes'))).toEqual([]);
  });

  test('an owner closes early, which is live without what waits, and opens as usual again', async ({ page, bench }) => {
    const press = (locator: Locator): Promise<void> => shown(locator).press('Enter');
    bench.openAllDay();
    await page.goto(bench.editor);
    await press(page.getByRole('button', { name: 'Publish the site' }));
    await expect(page.getByRole('heading', { name: 'Everything is published' })).toBeVisible({ timeout: 30_000 });
    const before = bench.written();
    await press(page.getByRole('link', { name: 'Hours', exact: true }));
    await page.getByText('Close early…').focus();
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Now, for today' }).press('Enter');
    await expect(page.getByRole('status')).toContainText('Closed early today. Live now.');
    await expect(page.getByText('Closed early today', { exact: true })).toBeVisible();
    const [file = ''] = readdirSync(join(bench.folder, 'changes'));
    const date = /^closed-early-(\d{4}-\d\d-\d\d)\.json$/.exec(file)?.[1] ?? 'none';
    // The file says of which day it is, too.
    const hours = (): string => bench.live('hours.json').replace(/"asOf":"[^"]*"/, '');
    await expect.poll(hours, { timeout: 30_000 }).toContain(date);
    expect(bench.written()).toBe(before);
    await press(page.getByRole('link', { name: /Overview/ }));
    await expect(page.getByRole('heading', { name: 'Right now' })).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole('button', { name: 'Open as usual' }));
    await expect(page.getByText('Open 24 hours')).toBeVisible();
    await expect.poll(hours, { timeout: 30_000 }).not.toContain(date);
    expect(readdirSync(join(bench.folder, 'changes'))).toEqual([]);
  });

  test('what a press has changed is not replaced by the page as it was before', async ({ page, bench }) => {
    await page.goto(bench.editor);
    await shown(page.getByRole('button', { name: 'Publish the site' })).click();
    await expect(page.getByRole('heading', { name: 'Everything is published' })).toBeVisible({ timeout: 30_000 });
    await page.goto(`${bench.editor}at/menu/0/categories/1/items/0/`);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Margherita DOP');
    await name.press('Tab');
    await expect(page.getByRole('status')).toContainText('Margherita DOP');
    await page.goto(bench.editor);
    await expect(page.getByRole('heading', { name: '1 change not published' })).toBeVisible();

    // The page asks how it is now, and the answer is on its way for longer than that of the press.
    const release = Promise.withResolvers<undefined>();
    const loaded = Promise.withResolvers<undefined>();
    await page.route(bench.editor, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      loaded.resolve(undefined);
      await release.promise;
      await route.fulfill({ response });
    });
    bench.touch();
    await loaded.promise;
    await shown(page.getByRole('button', { name: /^Undo.*Margherita/ })).click();
    const heading = page.getByRole('heading', { name: 'Everything is published' });
    await expect(heading).toBeVisible();
    await heading.evaluate((element) => {
      new MutationObserver(() => document.body.setAttribute('data-was-old', '')).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    // The second answer may follow the first at once.
    let answers = 0;
    page.on('response', (response) => {
      if (response.url() === bench.editor) answers += 1;
    });
    release.resolve(undefined);
    await expect.poll(() => answers).toBeGreaterThan(1);
    await expect(heading).toBeVisible();
    await expect(page.locator('body[data-was-old]')).toHaveCount(0);
  });

  test('an owner who plans a price before another plan of it is asked, and both hold', async ({ page, bench }) => {
    const press = (locator: Locator): Promise<void> => shown(locator).press('Enter');
    await page.goto(bench.editor);
    await press(page.getByRole('button', { name: 'Publish the site' }));
    await expect(page.getByRole('heading', { name: 'Everything is published' })).toBeVisible({ timeout: 30_000 });
    const path = 'menu[name="La carta"].categories[id=pizze-rosse].items[id=margherita].price';
    const later = { at: '2099-12-24T18:00', by: 'Ada', edits: [{ path, before: 17.5, after: 21 }] };
    mkdirSync(join(bench.folder, 'changes'), { recursive: true });
    const file = join(bench.folder, 'changes/christmas.json');
    writeFileSync(file, JSON.stringify(later, null, 2));

    await page.goto(`${bench.editor}at/menu/0/categories/1/items/0/`);
    const price = page.getByRole('textbox', { name: 'Price', exact: true }).first();
    await price.fill('19.25');
    await price.press('Tab');
    await expect(page.getByRole('status')).toContainText('19.25');
    await page.goto(`${bench.editor}publish-on/`);
    await page.getByLabel(/^Tomorrow, /).press('Space');
    await press(page.getByRole('button', { name: 'Publish then' }));
    await expect(page.getByText('24 December 2099, 18:00, by Ada: Margherita: Price 17.50 → 21.00')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByLabel(/^Both: /)).toBeFocused();
    await press(page.getByRole('button', { name: 'Publish then' }));
    await expect(page.getByRole('heading', { name: 'Everything is published' })).toBeVisible();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...later, edits: [{ path, before: 19.25, after: 21 }] });
  });
});
