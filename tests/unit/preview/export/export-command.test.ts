import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { UsageError } from '#brand/errors/usage-error.ts';
import { runExportCommand } from '#preview/export/export-command.ts';
import { temporaryFolder, writeInto } from '../../../support/build/folders.ts';
import { filesOf, stateOf, writeAlone, writeGeneration } from '../../../support/build/generations.ts';
import { ROOT } from '../../../support/project.ts';

const BRAND = { brandId: 'rye', siteUrl: 'https://rye.example', source: 'file' };

function folderWithBrand(brand: object = BRAND, website: unknown = { name: 'Rye' }): string {
  return temporaryFolder({
    'brands/rye/brand.json': JSON.stringify(brand),
    'brands/rye/website.json': JSON.stringify(website),
  });
}

interface Options {
  args?: string[];
  environment?: Record<string, string>;
  build?: (outDir: string) => Promise<number>;
}

/** The command in a folder with a brand; its build publishes a site of a few files. */
async function run(folder: string, { args = [], environment = {}, build }: Options = {}) {
  let stdout = '';
  let stderr = '';
  let built: string[] = [];
  const outDir = join(folder, 'out');
  const makeSite = async () => {
    await writeGeneration(outDir, 'rye', 1);
    return 0;
  };
  const code = await runExportCommand({
    root: ROOT,
    args: ['--brand', 'rye', '--brands-dir', join(folder, 'brands'), '--out-dir', outDir, ...args],
    environment: { FRONT_OF_HOUSE_DATA: join(folder, 'none'), ...environment },
    build: async (asked, output) => {
      built = asked;
      output.write('what a build says\n');
      return (build ?? makeSite)(outDir);
    },
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
  });
  return { code, stdout, stderr, built };
}

const unzip = (path: string): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(readFileSync(path))).map(([name, bytes]) => [name, strFromU8(bytes)]));

describe('the command export', () => {
  test('builds the brand first, as it was told, and says nothing of that', async () => {
    const folder = folderWithBrand();
    const target = join(folder, 'rye.zip');
    const options = ['--host', 's3', '--allow-private-pictures'];
    const { code, stdout, stderr, built } = await run(folder, { args: ['--to', target, ...options] });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'What visitors sent is not included. The brand names no backend, and no preview here has received any.\n',
    });
    expect(stdout).toMatch(new RegExp(`^${target}: \\d+ files, 0\\.0 MB\\n$`));
    expect(built.join(' ')).toMatch(
      /^--brand rye --brands-dir \S+ --out-dir \S+ --changed --host s3 --allow-private-pictures$/,
    );
    const names = Object.keys(unzip(target));
    expect(names.filter((name) => name.startsWith('dist/')).sort()).toEqual(
      filesOf(1)
        .map(({ path }) => `dist/rye/${path}`)
        .sort(),
    );
    expect(names.filter((name) => !name.startsWith('dist/'))).toEqual([
      'brands/rye/brand.json',
      'brands/rye/website.json',
      'menu.json',
      'menu.csv',
      'menu.md',
      'submissions.json',
    ]);
  });

  test('is the same bytes for the same input', async () => {
    const folder = folderWithBrand();
    for (const name of ['a.zip', 'b.zip']) await run(folder, { args: ['--to', join(folder, name)] });
    expect(readFileSync(join(folder, 'a.zip')).equals(readFileSync(join(folder, 'b.zip')))).toBe(true);
  });

  test('has the answer of a backend as website.json, and whatever else is in the folder', async () => {
    const brand = { ...BRAND, source: 'supabase', supabaseUrl: 'https://b.example', supabaseAnonKey: 'public' };
    const folder = folderWithBrand(brand, { name: 'of another day' });
    writeInto(folder, 'brands/rye/images/a.txt', 'a');
    symlinkSync('/etc/hostname', join(folder, 'brands/rye/images/link.txt'));
    const fetch = vi.fn(async () =>
      Response.json({ success: true, data: { brand_id: 'rye', name: 'Rye of the backend' } }),
    );
    vi.stubGlobal('fetch', fetch);
    const { stderr } = await run(folder, { args: ['--to', join(folder, 'rye.zip')] });
    const files = unzip(join(folder, 'rye.zip'));
    expect(JSON.parse(files['brands/rye/website.json'] ?? '')).toEqual({
      brand_id: 'rye',
      name: 'Rye of the backend',
    });
    expect(Object.keys(files)).toContain('brands/rye/images/a.txt');
    expect(Object.keys(files)).not.toContain('brands/rye/images/link.txt');
    expect(stderr).toContain('They are in the backend at https://b.example.');
    expect(JSON.parse(files['submissions.json'] ?? '')).toEqual({
      missing: expect.stringContaining('They are in the backend at https://b.example.'),
    });
  });

  test('ends with 1 where the brand can’t be built, with what the build said, and the old zip stays', async () => {
    const folder = folderWithBrand();
    writeInto(folder, 'rye.zip', 'the old one');
    const { code, stderr, stdout } = await run(folder, {
      args: ['--to', join(folder, 'rye.zip')],
      build: async () => 1,
    });
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: 'what a build says\n"rye" could not be built, so nothing was exported.\n',
    });
    expect(readFileSync(join(folder, 'rye.zip'), 'utf8')).toBe('the old one');
  });

  test('has the files of one build, though the site is built anew meanwhile', async () => {
    const supabaseUrl = 'https://b.example';
    const folder = folderWithBrand({ ...BRAND, supabaseUrl, supabaseAnonKey: 'public' });
    const [target, outDir] = [join(folder, 'rye.zip'), join(folder, 'out')];
    const build = async (text: string) => {
      await writeAlone(outDir, 'rye', { files: [{ path: 'index.html', bytes: text }], describe: () => stateOf(1) });
      return 0;
    };
    const built: Promise<number>[] = [];
    // The backend is asked between the look at the site and the end of its files.
    vi.stubGlobal('fetch', async () => {
      if (built.length === 0) built.push(build('new'));
      return Response.json([]);
    });
    const environment = { SUPABASE_URL: supabaseUrl, SUPABASE_SERVICE_ROLE_KEY: 'key' };
    const { code } = await run(folder, { args: ['--to', target], environment, build: () => build('old') });
    expect(code).toBe(0);
    expect(unzip(target)['dist/rye/index.html']).toBe('old');
    expect(await Promise.all(built)).toEqual([0]);
    expect(readFileSync(join(outDir, 'rye/index.html'), 'utf8')).toBe('new');
  });

  test('ends with an error where the submissions can’t be had, and leaves nothing behind', async () => {
    const supabaseUrl = 'https://b.example';
    const folder = folderWithBrand({ ...BRAND, supabaseUrl, supabaseAnonKey: 'public' });
    vi.stubGlobal('fetch', async () => new Response('', { status: 401 }));
    const environment = { SUPABASE_URL: supabaseUrl, SUPABASE_SERVICE_ROLE_KEY: 'wrong-key' };
    const error = run(folder, { args: ['--to', join(folder, 'rye.zip')], environment });
    await expect(error).rejects.toThrow('The submissions could not be read: the backend answered 401');
    expect(readdirSync(folder).sort()).toEqual(['brands', 'out']);
  });
});

describe('the file of an export', () => {
  const complaintOf = async (folder: string, to: string) => {
    const error: unknown = await run(folder, { args: ['--to', join(folder, to)] }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message.replaceAll(`${folder}/`, '');
  };

  test('is no folder, and in one that is there', async () => {
    const folder = folderWithBrand();
    mkdirSync(join(folder, 'there'));
    expect(await complaintOf(folder, 'there')).toBe('--to must name a file, and there is a folder.');
    expect(await complaintOf(folder, 'not/there.zip')).toBe(
      'There is no folder not. Make it, or name another file with --to.',
    );
  });

  test('does not lie in a brand or in a site, by whatever links', async () => {
    const folder = folderWithBrand();
    await writeGeneration(join(folder, 'out'), 'rye', 1);
    symlinkSync(join(folder, 'out/rye'), join(folder, 'linked'));
    for (const to of ['brands/rye/rye.zip', 'out/rye/rye.zip', 'linked/rye.zip']) {
      expect(await complaintOf(folder, to)).toBe(
        `${to} would lie in a brand or in a site. Name a file elsewhere with --to.`,
      );
    }
  });

  test('takes the place of a link, and not of what it leads to', async () => {
    const folder = folderWithBrand();
    writeFileSync(join(folder, 'precious.txt'), 'precious');
    symlinkSync(join(folder, 'precious.txt'), join(folder, 'rye.zip'));
    expect((await run(folder, { args: ['--to', join(folder, 'rye.zip')] })).code).toBe(0);
    expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('precious');
    expect(Object.keys(unzip(join(folder, 'rye.zip')))).toContain('submissions.json');
  });
});
