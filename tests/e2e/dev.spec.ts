import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { TEST_BUILD } from '../support/build/build.ts';
import { preparedDataDir } from '../support/build/built.ts';
import { ROOT } from '../support/project.ts';
import { DESKTOP, expect, REDUCED, test } from '../support/browser/stories.ts';

test.use({ brand: 'nonna-pia', ...DESKTOP, ...REDUCED });

test('a page in development looks as it will when it is published, and follows its configuration', async ({
  page,
  brand,
}) => {
  await page.goto('/');
  const published = await looksOf(page);
  const folder = mkdtempSync(join(tmpdir(), 'front-of-house-dev-'));
  cpSync(join(ROOT, 'brands', brand), join(folder, 'brands', brand), { recursive: true });
  cpSync(preparedDataDir() ?? '', join(folder, 'data'), { recursive: true });
  const dev = startDevServer(folder, brand);
  try {
    await page.goto(await dev.origin);
    await expect.poll(() => looksOf(page)).toEqual(published);
    expect(await page.content()).not.toContain('>export default');
    const file = join(folder, 'brands', brand, 'website.json');
    const website = JSON.parse(readFileSync(file, 'utf8')) as { heroSection: { title: string } };
    website.heroSection.title = 'Out of the oven';
    writeFileSync(file, JSON.stringify(website));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out of the oven');
  } finally {
    await page.goto('about:blank');
    await dev.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Of each element of the page that shows: where it is, and how it is set. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('header *, main section:first-of-type *, footer *')].map((element) => {
      const { x, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontSize, display } = getComputedStyle(element);
      const box = [x, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${box}: ${color}, ${backgroundColor}, ${fontFamily} ${fontSize}, ${display}`;
    });
  });
}

/** `npm run dev` on a copy of a brand. */
function startDevServer(folder: string, brand: string): { origin: Promise<string>; close: () => Promise<void> } {
  const options = ['--brands-dir', join(folder, 'brands'), '--brand', brand, '--port', '0'];
  const child = spawn(process.execPath, [join(ROOT, 'scripts/dev.ts'), ...options], {
    env: { ...process.env, ...TEST_BUILD, FRONT_OF_HOUSE_DATA: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const origin = new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    ended.then(() => reject(new Error(`The dev server ended before it was ready.\n${output}`)), reject);
  });
  const close = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { origin, close };
}
