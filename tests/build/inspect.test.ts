import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { installedBrowser } from '../../scripts/browser.ts';
import { runInspectCommand } from '#deploy/inspect/inspect-command.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { builtBrand } from '../support/build/built.ts';
import { publishWith } from '../support/deploy/run-deploy.ts';
import { ROOT } from '../support/project.ts';
import type { Report } from '#deploy/accessibility/report.ts';
import type { AccessibilityTest } from '#schema/brand-folder/accessibility.ts';

const BRANDS = join(ROOT, 'brands');
const SLUGS = ['comal-rosa', 'kumo-ramen', 'night-owl-burgers', 'nonna-pia'];

function builtSites(): string {
  const out = temporaryFolder();
  for (const slug of SLUGS) cpSync(builtBrand(slug), join(out, slug), { recursive: true });
  return out;
}

async function inspect(out: string, ...args: string[]): Promise<{ code: number; stdout: string }> {
  return inspectWith(installedBrowser, out, ...args);
}

async function inspectWith(findBrowser: () => string | undefined, out: string, ...args: string[]) {
  let stdout = '';
  const write = (text: string, onWritten?: () => void): void => {
    stdout += text;
    onWritten?.();
  };
  const code = await runInspectCommand({
    args: ['--brands-dir', BRANDS, '--out-dir', out, ...args],
    // November 20, 2026
    environment: { SOURCE_DATE_EPOCH: '1795132800' },
    findBrowser,
    stdout: { write },
  });
  return { code, stdout };
}

function edit(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
}

describe('npm run inspect', () => {
  test('opens home in a browser, and finds a script that fails, and a policy that forbids what the page wants', async () => {
    const out = builtSites();
    edit(join(out, 'kumo-ramen/_headers'), (text) => text.replaceAll(/script-src [^;]*/g, "script-src 'none'"));
    for (const file of globSync('nonna-pia/_astro/*.js', { cwd: out })) {
      edit(join(out, file), (code) => `${code}\nthrow new Error('broken on purpose');`);
    }
    // What only the brand's own code wants keeps nothing back.
    edit(join(out, 'night-owl-burgers/index.html'), (text) =>
      text.replace(
        /<body[^>]*>/,
        '$&<img src="/%" onerror="track()"><script src="https://widgets.example/a.js"></script>',
      ),
    );
    const { code, stdout } = await inspect(out, '--no-accessibility');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^kumo-ramen: 103 pages, \d+ problems\n {2}index.html in a browser: .*Content Security Policy/m,
    );
    const notes = stdout.match(/^night-owl-burgers: 39 pages, in order\n((?: {2}note: .*\n)+)/m)?.[1] ?? '';
    expect(notes).toContain('add to contentSecurityPolicy in brand.json: {"script-src":["https://widgets.example"]}');
    expect(notes).toMatch(/inline event handler/);
    expect(stdout).toMatch(/nonna-pia: 31 pages, \d+ problems?\n {2}index.html in a browser: broken on purpose/);
    expect(stdout).toMatch(/2 of 4 sites not in order\.\n$/);

    const www = temporaryFolder();
    const published = await publishWith(
      {},
      '--brands-dir',
      BRANDS,
      '--out-dir',
      out,
      '--to',
      `dir:${www}`,
      '--inspected',
      '--json',
    );
    const { brands } = JSON.parse(published.stdout) as { brands: { slug: string; result: string; error?: string }[] };
    expect([published.code, brands.map(({ slug, result }) => `${slug} ${result}`)]).toEqual([
      1,
      ['comal-rosa published', 'kumo-ramen failed', 'night-owl-burgers published', 'nonna-pia failed'],
    ]);
    expect(brands[3]?.error).toMatch(
      /^It has problems, so it is not published: index.html in a browser: broken on purpose/,
    );
  });

  test('publish --inspected takes no other site than the one that was inspected', async () => {
    const out = builtSites();
    const publish = () =>
      publishWith(
        {},
        '--brands-dir',
        BRANDS,
        '--out-dir',
        out,
        '--brand',
        'nonna-pia',
        '--to',
        `dir:${www}`,
        '--inspected',
      );
    const www = temporaryFolder();
    await expect(publish()).rejects.toThrow("inspection.json can't be read. Run: npm run inspect");
    const { code, stdout } = await inspect(out, '--no-browser', '--brand', 'nonna-pia');
    expect([code, stdout]).toEqual([0, 'nonna-pia: 31 pages, in order\n1 site in order. No page was opened.\n']);
    const without = await inspectWith(() => undefined, out, '--brand', 'nonna-pia');
    expect(without.stdout).toMatch(/1 site in order\. No Chromium was found, so no page was opened\.\n$/);
    edit(join(out, 'nonna-pia/index.html'), (text) => `${text}<!-- later -->`);
    const { stdout: told } = await publish();
    expect(told).toContain('nonna-pia: This site was not inspected. Run: npm run inspect -- --brand nonna-pia');
  });

  test('tests a page of each kind for accessibility, writes a report of the day, and records it for the statement', async () => {
    const out = temporaryFolder();
    const brands = temporaryFolder();
    cpSync(join(BRANDS, 'comal-rosa'), join(brands, 'comal-rosa'), { recursive: true });
    // Three pages are enough to see what becomes of them.
    for (const path of ['404.html', '_astro', '_brand', '_headers', 'index.html', 'offers', 'privacy-policy'])
      cpSync(join(builtBrand('comal-rosa'), path), join(out, 'comal-rosa', path), { recursive: true });
    edit(join(out, 'comal-rosa/offers/index.html'), (html) =>
      html.replace(
        /<main[^>]*>/,
        '$&<img src="/favicon.ico"><p style="width:700px">A box that no phone is wide enough for: it stays as wide as this, and scrolls.</p>',
      ),
    );
    const run = (...args: string[]) => inspect(out, '--brands-dir', brands, '--brand', 'comal-rosa', ...args);
    const { code, stdout } = await run('--record');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^ {2}accessibility: 4 pages tested, 2 findings: .*comal-rosa-accessibility-2026-11-20\.html$/m,
    );
    expect(stdout).toMatch(
      /^ {2}accessibility: \/offers\/: Images must have alternative text \(image-alt; .*\): img$/m,
    );
    expect(stdout).toMatch(/^ {2}accessibility: \/offers\/: Everything can be read at a width of 320 pixels /m);
    expect(stdout).toMatch(/1 site in order\. 2 accessibility findings\.\n$/);

    const report = JSON.parse(readFileSync(join(out, 'comal-rosa-accessibility-2026-11-20.json'), 'utf8')) as Report;
    expect(report.pages.map(({ page }) => page)).toEqual(['home', 'offers', 'privacy', 'not-found']);
    expect(report.rules).toEqual(expect.arrayContaining(['color-contrast', 'target-size', 'html-has-lang']));
    expect(report.rules.length).toBeGreaterThan(80);
    const record = JSON.parse(readFileSync(join(brands, 'comal-rosa/accessibility.json'), 'utf8')) as AccessibilityTest;
    expect(record.date).toBe('2026-11-20');
    expect(record.findings.map(({ rule, criteria, pages }) => [rule, criteria, pages])).toEqual([
      ['image-alt', ['1.1.1'], ['offers']],
      ['reflow', ['1.4.10'], ['offers']],
    ]);
    expect((await run('--strict')).code).toBe(1);
  });

  test('records nothing where no browser can test', async () => {
    const out = builtSites();
    const brand = ['--brand', 'nonna-pia', '--record'];
    await expect(inspectWith(() => undefined, out, ...brand)).rejects.toThrow('--record needs Chromium or Chrome');
    await expect(inspect(out, ...brand, '--no-browser')).rejects.toThrow('leave out --no-browser');
  });
});
