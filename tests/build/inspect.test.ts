import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { installedBrowser } from '../../scripts/browser.ts';
import { runInspectCommand } from '#deploy/inspect/inspect-command.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { builtBrand } from '../support/build/built.ts';
import { publishWith } from '../support/deploy/run-deploy.ts';
import { ROOT } from '../support/project.ts';

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
    environment: {},
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
    const { code, stdout } = await inspect(out);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^kumo-ramen: 95 pages, \d+ problems\n {2}index.html in a browser: .*Content Security Policy/m,
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
});
