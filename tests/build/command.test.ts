import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Run, runBuild, runBuildWith } from '../support/build/build.ts';
import { runBuildHere } from '../support/build/build-here.ts';
import { sharedFolder, temporaryFolder, writeInto } from '../support/build/folders.ts';
import { brandFiles, brandJson } from '../support/build/make-brand.ts';

/** `npm run build` as others call it: options, exit codes, the report, what is written and what is left alone. */
const breadAt = (price: number) => ({
  name: 'Rye',
  currency: 'CAD',
  menu: { categories: [{ name: 'Bread', items: [{ name: 'Loaf', price }] }] },
});
const TWO = brandFiles({ rye: breadAt(6), oat: { name: 'Oat' } }, 'brands/');
const KNOWN_BACKEND = { SUPABASE_URL: 'https://backend.example', SUPABASE_ANON_KEY: 'key' };

/** The two brands as they are built, which many tests begin with. */
const built = sharedFolder(TWO);
const firstOut = join(built, 'out');
let first: Run;
let brands: string;
let out: string;

beforeAll(() => {
  first = runBuild('--brands-dir', join(built, 'brands'), '--out-dir', firstOut);
});
beforeEach(() => {
  const folder = temporaryFolder({ ...TWO, 'out/.keep': '' });
  [brands, out] = [join(folder, 'brands'), join(folder, 'out')];
  rmSync(join(out, '.keep'));
});

const write = (slug: string, configuration: unknown) =>
  writeInto(brands, `${slug}/website.json`, JSON.stringify(configuration));
const build = (...options: string[]) => buildWith({}, ...options);
const buildWith = (environment: Record<string, string>, ...options: string[]) =>
  runBuildHere(environment, '--brands-dir', brands, '--out-dir', out, ...options);
/** In a process of its own. */
const command = (...options: string[]) => runBuild('--brands-dir', brands, '--out-dir', out, ...options);
const haveBuilt = () => cpSync(firstOut, out, { recursive: true });
const statuses = ({ report }: Run) => report.brands.map(({ slug, status }) => `${slug} ${status}`);
const page = (slug: string, path = 'index.html') => readFileSync(join(out, slug, path), 'utf8');

describe('exit codes and report', () => {
  test('brands that are built side by side draw what no build has drawn before', async () => {
    for (const slug of ['rye', 'oat']) {
      const radius = 100 + Math.random() * 300;
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900"><circle r="${radius}"/></svg>`;
      write(slug, { name: slug, heroSection: { backgroundImage: 'hero.svg' } });
      writeFileSync(join(brands, slug, 'hero.svg'), drawing);
    }
    const run = await build('--jobs', '2');
    const heroes = run.report.brands.flatMap(({ warnings }) => warnings.filter(({ path }) => path.startsWith('hero')));
    expect([statuses(run), heroes]).toEqual([['oat built', 'rye built'], []]);
    for (const slug of ['rye', 'oat']) expect(page(slug)).toContain('/_pictures/hero-');
  });

  test('a report that can’t be written: 1, and no report of an earlier build stands for it', async () => {
    mkdirSync(join(out, 'report.json/in-the-way'), { recursive: true });
    const run = await build('--brand', 'rye');
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('report.json could not be written (EISDIR');
    expect(statuses(run)).toEqual(['rye built']);
    expect(page('rye')).toContain('Rye');
  });

  test('all brands built: 0, and report.json is what --json prints', () => {
    expect(first.status).toBe(0);
    expect(statuses(first)).toEqual(['oat built', 'rye built']);
    expect(JSON.parse(readFileSync(join(firstOut, 'report.json'), 'utf8'))).toEqual(first.report);
    const keys = 'slug status pages kept printed nextChange milliseconds warnings unusedKeys look notes';
    expect(Object.keys(first.report.brands[0] ?? {}).join(' ')).toBe(keys);
  });

  test('--strict and a warning: 1, which is told last, and the sites are there', async () => {
    const strict = () => buildWith(KNOWN_BACKEND, '--changed', '--strict');
    expect((await strict()).status).toBe(0);
    write('rye', { name: 'Rye', tagline: 'Bread' });
    // Again where nothing has changed.
    for (const status of ['built', 'unchanged']) {
      const run = await strict();
      expect([run.status, statuses(run)]).toEqual([1, ['oat unchanged', `rye ${status}`]]);
      expect(run.stderr.trim().split('\n').at(-1)).toBe(
        '--strict ends this with 1, for 1 brand has warnings. Its site is in place all the same.',
      );
      expect(page('rye')).toContain('Rye');
    }
  });

  test('a part of the brands, and a part without any', async () => {
    expect(statuses(await build('--shard', '4/9'))).toEqual(['oat built']);
    expect(await build('--shard', '5/9')).toMatchObject({ status: 0, report: { brands: [] } });
  });

  test('--staging: another address, and no page that a search engine may keep; without it the site is built again', async () => {
    await build('--brand', 'rye', '--staging', 'https://{slug}.previews.example');
    expect(page('rye')).toContain('<meta name="robots" content="noindex">');
    expect(page('rye')).toContain('https://rye.previews.example/');
    expect(page('rye')).not.toMatch(/rye\.example|rel="canonical"/);
    expect(page('rye', 'robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(existsSync(join(out, 'rye/sitemap.xml'))).toBe(false);
    expect(statuses(await build('--brand', 'rye', '--changed'))).toEqual(['rye built']);
    expect(page('rye')).toContain('<link rel="canonical" href="https://rye.example/">');
    expect(page('rye', 'robots.txt')).toContain('Sitemap: https://rye.example/sitemap.xml');
  });

  test('one brand failed: 1, its reason is told, the others are built', async () => {
    writeFileSync(join(brands, 'oat', 'website.json'), '[1, 2]');
    const run = await build();
    expect(run.status).toBe(1);
    expect(statuses(run)).toEqual(['oat failed', 'rye built']);
    expect(run.report.brands[0]?.error).toMatch(
      /^Failed to load restaurant configuration\n.*website\.json is a list of 2\. A configuration is one object: /,
    );
    expect(existsSync(join(out, 'oat'))).toBe(false);
  });

  test('a command line that is wrong: 2, with one sentence', () => {
    const run = command('--chnaged');
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(/^.* Did you mean --changed\?\n$/);
  });

  test.each([
    [['--brand', 'ray'], 'There is no brand "ray"'],
    [['--staging', 'https://previews.example/{slug}'], 'is no address for previews'],
    [['--host', 'heroku'], 'There is no host "heroku", only netlify, cloudflare, s3, nginx, none.'],
  ])('%j is wrong', async (options, sentence) => {
    await expect(build(...options)).rejects.toThrow(sentence);
  });

  test('something else in the place of a site: 2, and nothing is built or gone', () => {
    writeInto(out, 'rye/thesis.txt', 'mine');
    const run = command();
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(/^\S+rye is in the way: no build has made it\. Move it, or .*\n$/);
    expect(bytesBelow(out)).toEqual({ 'rye/thesis.txt': 'mine' });
  });

  test('a brand that takes too long: 1, it is ended and fails', async () => {
    // Connections are taken by the kernel, and nobody answers.
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const backgroundImage = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/hero.jpg`;
    write('oat', { name: 'Oat', heroSection: { backgroundImage } });
    await build('--brand', 'rye');
    const options = ['--brands-dir', brands, '--out-dir', out, '--brand', 'oat', '--allow-private-pictures'];
    const run = runBuildWith({ FRONT_OF_HOUSE_BRAND_SECONDS: '1' }, ...options);
    expect([run.status, statuses(run)]).toEqual([1, ['oat failed']]);
    expect(run.report.brands[0]?.error).toContain('It took more than 1 s and was ended');
    expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toEqual(run.report);
    const { status, stderr } = runBuildWith({ FRONT_OF_HOUSE_BRAND_SECONDS: 'soon' }, ...options);
    expect([status, stderr]).toEqual([2, expect.stringContaining('must be a number of seconds like 900')]);
    expect(readdirSync(out).sort()).toEqual(['.state', 'report.json', 'rye']);
    silent.close();
  });

  test('a brand that failed keeps the output it had', async () => {
    haveBuilt();
    writeFileSync(join(brands, 'rye', 'website.json'), '{ "name": "Rye" ');
    const run = await build('--changed');
    expect(run.status).toBe(1);
    expect(run.report.brands[1]?.error).toContain('website.json');
    expect(page('rye')).toContain('Rye');
  });

  test('output of a brand that is gone stays, with a word about it', async () => {
    haveBuilt();
    rmSync(join(brands, 'oat'), { recursive: true });
    expect((await build('--changed')).stderr).toContain('oat: no brand of that name is listed any more');
    expect(page('oat')).toContain('Oat');
  });
});

describe('--changed', () => {
  test('renders only what has changed', async () => {
    haveBuilt();
    const again = await build('--changed');
    expect(statuses(again)).toEqual(['oat unchanged', 'rye unchanged']);
    const lookOf = ({ report }: typeof again): object | undefined => report.brands[0]?.look;
    expect(lookOf(first)).toMatchObject({ name: 'noren', reason: 'font' });
    expect(lookOf(again)).toEqual(lookOf(first));
    write('rye', breadAt(7.5));
    expect(statuses(await build('--changed'))).toEqual(['oat unchanged', 'rye built']);
    expect(page('rye', 'menu/index.html')).toContain('$7.50');
  });

  test('the environment counts, and the year, but not the day of the build', async () => {
    haveBuilt();
    const later = await buildWith({ SOURCE_DATE_EPOCH: '1796000000' }, '--changed');
    expect(statuses(later)).toEqual(['oat unchanged', 'rye unchanged']);
    const nextYear = await buildWith({ SOURCE_DATE_EPOCH: '1830000000' }, '--changed');
    expect(statuses(nextYear)).toEqual(['oat built', 'rye built']);
    const moved = await buildWith(KNOWN_BACKEND, '--changed');
    expect(statuses(moved)).toEqual(['oat built', 'rye built']);
  });

  test('what a brand lacks is told again, though nothing has changed', async () => {
    const told = ({ report }: Run) => report.brands.map(({ warnings }) => warnings.map(({ path }) => path));
    haveBuilt();
    expect(told(first)).toEqual([['brand.json:supabaseUrl'], ['brand.json:supabaseUrl']]);
    expect(told(await build('--changed'))).toEqual(told(first));
  });

  test('a brand whose output is gone is built', async () => {
    haveBuilt();
    rmSync(join(out, 'rye'), { recursive: true });
    expect(statuses(await build('--changed'))).toEqual(['oat unchanged', 'rye built']);
  });
});

describe('output', () => {
  test('the same input makes the same bytes', async () => {
    await build('--brand', 'rye');
    expect(bytesBelow(join(out, 'rye'))).toEqual(bytesBelow(join(firstOut, 'rye')));
  });

  test('a day later only the year and the dates meant for it are others, and the sitemap knows', async () => {
    haveBuilt();
    const before = bytesBelow(join(out, 'rye'));
    await buildWith({ SOURCE_DATE_EPOCH: '1830000000' }, '--brand', 'rye');
    const changed = Object.entries(bytesBelow(join(out, 'rye'))).filter(([path, bytes]) => before[path] !== bytes);
    // What is for other programs says the day of the build.
    const dated = Object.keys(before).filter((path) => path.endsWith('.html') || path === 'menu.json');
    // The feedback page, cards, boards and the 404 page have no footer with its year, nor any other date.
    const undated = [
      '404.html',
      ...['feedback', 'feedback/qr/rye', 'menu/board', 'menu/qr'].map((path) => `${path}/index.html`),
    ];
    expect(changed.map(([path]) => path)).toEqual(dated.filter((path) => !undated.includes(path)));
    for (const [path, html] of changed) expect(withoutDates(html)).toBe(withoutDates(before[path] ?? ''));
  });

  test('a page keeps the day it last changed', async () => {
    haveBuilt();
    write('rye', breadAt(9));
    await buildWith({ SOURCE_DATE_EPOCH: '1830000000' }, '--brand', 'rye');
    expect(page('rye', 'sitemap.xml')).toContain('<lastmod>2027-12-28</lastmod>');
    write('rye', breadAt(9));
    await buildWith({ SOURCE_DATE_EPOCH: '1861920000' }, '--brand', 'rye');
    expect(page('rye', 'sitemap.xml')).not.toContain('2029');
  });

  test('nothing but the site lies in its folder, and nothing half-made beside it', () => {
    expect(readdirSync(firstOut).sort()).toEqual(['.state', 'oat', 'report.json', 'rye']);
    const files =
      '404.html _astro _brand _headers accessibility-statement careers catering contact feedback index.html';
    const others =
      'llms.txt locations media-inquiries menu offers privacy-policy robots.txt site.webmanifest sitemap.xml';
    expect(readdirSync(join(firstOut, 'oat')).sort().join(' ')).toBe(`${files} ${others} terms-and-conditions`);
  });

  test('what the host reads is that of its brand, or of --host, which is an input', async () => {
    const hostFiles = (slug: string) => readdirSync(join(out, slug)).filter((name) => /^_(?!astro|brand)/.test(name));
    writeInto(brands, 'oat/brand.json', brandJson('oat', { host: 's3' }));
    haveBuilt();
    expect(statuses(await build('--changed'))).toEqual(['oat built', 'rye unchanged']);
    expect([hostFiles('oat'), hostFiles('rye')]).toEqual([['_s3.json'], ['_headers']]);
    expect(statuses(await build('--changed', '--host', 'nginx'))).toEqual(['oat built', 'rye built']);
    expect([hostFiles('oat'), hostFiles('rye')]).toEqual([['_nginx.conf'], ['_nginx.conf']]);
    expect(statuses(await build('--changed', '--host', 'nginx'))).toEqual(['oat unchanged', 'rye unchanged']);
    await build('--changed', '--host=none');
    expect([hostFiles('oat'), hostFiles('rye')]).toEqual([[], []]);
  });

  test('a policy that the host can’t read is a warning, also when nothing has changed', async () => {
    const sources = Array.from({ length: 50 }, (_, index) => `https://a-long-name-of-a-host-${index}.example`);
    const more = { host: 'cloudflare', contentSecurityPolicy: { 'script-src': sources } };
    writeInto(brands, 'oat/brand.json', brandJson('oat', more));
    for (const options of [[], ['--changed']]) {
      const [oat] = (await build('--brand', 'oat', ...options)).report.brands;
      expect(oat?.warnings).toContainEqual({
        path: 'brand.json:host',
        message: expect.stringContaining('Cloudflare ignores a line of more than 2000') as string,
        line: 1,
        column: expect.any(Number) as number,
      });
    }
    expect(page('oat', '_headers')).not.toContain('a-long-name');
  });

  test('a brand’s folder can be copied anywhere: nothing in it leads out of it', () => {
    // In scripts the library for sessions names its own example of a server.
    const leads = Object.entries(bytesBelow(join(firstOut, 'rye'))).filter(
      ([path, text]) => text.includes(built) || (!path.endsWith('.js') && text.includes('localhost')),
    );
    expect(leads.map(([path]) => path)).toEqual([]);
  });
});

/** The year of the footer, the "last updated" of the legal pages and the date of the feeds. */
function withoutDates(text: string): string {
  const html = text.replace(/"asOf":"[^"]*"/, '');
  return html.replace(/ datetime="[^"]*"(?=[^<>]* data-built>)/g, '').replace(/( data-built>)[^<]*/g, '$1');
}

function bytesBelow(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const read = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(root.length + 1), readFileSync(path, 'latin1')] as const;
  });
  return Object.fromEntries(read.sort(([one], [other]) => (one < other ? -1 : 1)));
}
