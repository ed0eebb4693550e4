import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBrands, findBrandWarnings } from '#brand/folder/brands.ts';
import { newBrand } from '#import/new-brand/new-brand.ts';
import type { Terminal } from '#import/new-brand/questions.ts';
import { writeBrand } from '#import/new-brand/write-brand.ts';
import { FAMILIES } from '#core/theme/font-families.ts';
import { temporaryFolder, writeInto } from '../../../support/build/folders.ts';
import { readConfiguration, warningsFor } from '../../../support/build/read-brand.ts';
import { terminalOf } from '../../../support/build/terminal.ts';
import { ROOT } from '../../../support/project.ts';

const NEEDED = ['--slug', 'saffron-lane', '--name', 'Saffron Lane'];

interface Try {
  folder: string;
  brandsDir: string;
  run: (args: string[], terminal?: Terminal) => Promise<string>;
  /** The message of the error and its exit code: `2 new needs …` */
  fail: (args: string[], terminal?: Terminal) => Promise<string>;
  readJson: (path: string) => Record<string, unknown>;
}

function inFolder(name = 'brands'): Try {
  const folder = temporaryFolder();
  const brandsDir = join(folder, name);
  const run: Try['run'] = async (args, terminal) => {
    const printed: string[] = [];
    const print = (text: string) => void printed.push(text);
    await newBrand({ root: ROOT, args: ['--brands-dir', brandsDir, ...args], environment: {}, terminal, print });
    return printed.join('\n');
  };
  const fail: Try['fail'] = (args, terminal) =>
    run(args, terminal).then(
      () => 'no error',
      (error: Error & { exitCode: number }) => `${error.exitCode} ${error.message}`,
    );
  const readJson = (path: string) => JSON.parse(readFileSync(join(brandsDir, path), 'utf8')) as Record<string, unknown>;
  return { folder, brandsDir, run, fail, readJson };
}

describe('a new brand', () => {
  test('has a name and a slug; the rest are defaults', async () => {
    const { brandsDir, run, readJson } = inFolder();
    const said = await run(NEEDED);
    expect(readdirSync(brandsDir)).toEqual(['saffron-lane']);
    expect(readdirSync(join(brandsDir, 'saffron-lane'))).toEqual(['brand.json', 'website.json']);
    const { $schema, $comment, ...identity } = readJson('saffron-lane/brand.json');
    expect(identity).toEqual({
      brandId: 'saffron-lane',
      siteUrl: 'https://saffron-lane.example',
      source: 'file',
      supabaseUrl: '',
    });
    expect(readFileSync(join(brandsDir, 'saffron-lane', String($schema)), 'utf8')).toContain('"title": "brand.json"');
    expect($comment).toContain('supabase/README.md');
    expect(said).toContain(`npm run preview -- --brand saffron-lane --brands-dir ${brandsDir}`);
    expect(said).toContain('siteUrl is a placeholder');
  });

  test('has what the options say', async () => {
    const { run, readJson } = inFolder();
    const theme = ['--primary', '#1B4', '--secondary', 'E0A030', '--font', 'dm sans'];
    const said = await run([...NEEDED, '--site-url', 'http://Saffron.example/', ...theme]);
    expect(readJson('saffron-lane/brand.json')).toMatchObject({ siteUrl: 'http://saffron.example' });
    expect(readJson('saffron-lane/website.json')).toMatchObject({
      name: 'Saffron Lane',
      restaurant_id: 'saffron-lane',
      theme: { primaryColor: '#11bb44', secondaryColor: '#e0a030', fontFamily: 'DM Sans', look: 'noren' },
    });
    expect(said).not.toContain('placeholder');
  });

  test('whose colours are those of the example, exchanged, has them', async () => {
    const { run, readJson } = inFolder();
    const themeOf = (slug: string) => readJson(`${slug}/website.json`)['theme'] as Record<string, string>;
    await run(NEEDED);
    const { primaryColor = '', secondaryColor = '' } = themeOf('saffron-lane');
    await run(['--slug', 'b', '--name', 'B', '--primary', secondaryColor, '--secondary', primaryColor]);
    expect(themeOf('b')).toMatchObject({ primaryColor: secondaryColor, secondaryColor: primaryColor });
  });

  test('is read without a warning, and its folder lies where its schemas are found', async () => {
    const { brandsDir, run, readJson } = inFolder('of clients');
    await run(NEEDED);
    const [brand] = findBrands(brandsDir, {});
    expect(brand).toMatchObject({ slug: 'saffron-lane', source: 'file' });
    if (brand && 'folder' in brand) expect(findBrandWarnings(brand)).toEqual([]);
    expect(warningsFor(readJson('saffron-lane/website.json'))).toEqual([]);
    expect(existsSync(join(brandsDir, 'saffron-lane', String(readJson('saffron-lane/website.json')['$schema'])))).toBe(
      true,
    );
  });

  test.each([
    '"Sälz" & <b>Söhne</b></script>',
    'a\n b\r\n\tc',
    '{slug} {name} $& $1 \\" \\u0041',
    '\u202eover\u0007\u001b[31m',
    '天ぷら 🍤 家',
    'x'.repeat(100),
    '__proto__',
  ])('may be called %j', async (name) => {
    const { run, readJson } = inFolder();
    await run(['--slug=-', '--name', name]);
    const website = readJson('-/website.json');
    expect(warningsFor(website)).toEqual([]);
    const shown = readConfiguration({ name }).site.name;
    expect(website).toMatchObject({ name: shown });
    expect(website['description']).toContain(`${shown} is a neighbourhood restaurant`);
    expect(website['sameAs']).toEqual(['https://www.instagram.com/-.example']);
  });

  test('whose configuration is in a backend is only a brand.json, which names what it needs', async () => {
    const { brandsDir, run, readJson } = inFolder();
    const said = await run([...NEEDED, '--source', 'supabase']);
    expect(readdirSync(join(brandsDir, 'saffron-lane'))).toEqual(['brand.json']);
    const environment = { SUPABASE_URL: 'https://api.example', SUPABASE_ANON_KEY: 'anon' };
    const [brand] = findBrands(brandsDir, environment);
    expect(brand).toMatchObject({
      brandId: 'saffron-lane',
      source: 'supabase',
      services: { supabaseUrl: 'https://api.example' },
    });
    expect(readJson('saffron-lane/brand.json')['$comment']).toContain('Saffron Lane');
    expect(said).toContain('brandId is "saffron-lane"');
    expect(said).toContain('SUPABASE_URL and SUPABASE_ANON_KEY must be set');
  });

  test('in a font that is not hosted gets the nearest one, and is told of it', async () => {
    const { run, readJson } = inFolder();
    const said = await run([...NEEDED, '--font', 'Gotham\u001b[2J, serif']);
    expect(said).toMatch(
      /^"Gotham\\u001b\[2J" is not a font we host\. The site is set in (.+), the closest kind\. Choose one of /,
    );
    const { fontFamily } = readJson('saffron-lane/website.json')['theme'] as { fontFamily: string };
    expect(said).toContain(`set in ${fontFamily},`);
    expect(Object.values(FAMILIES).map(({ name }) => name)).toContain(fontFamily);
    expect(warningsFor(readJson('saffron-lane/website.json'))).toEqual([]);
  });
});

describe('the arguments of new', () => {
  const LIKE = 'like npm run new -- --slug saffron-lane --name "Saffron Lane". In a terminal it asks.';
  const NO_NAME = 'is not a name. Write it like "Saffron Lane".';
  const NO_SLUG = "can't be a brand: a slug has only a-z, 0-9 and hyphens, at most 63.";
  const NO_SITE = 'is not the address of a site. Write it like https://saffronlane.example, without a path.';
  const NO_COLOUR = 'is not a colour in hex. Write it with six digits, like c0392b.';

  test.each<[args: string[], message: string]>([
    [[], `new needs --slug and --name, ${LIKE}`],
    [['--slug', 'a'], `new needs --name, ${LIKE}`],
    [['--slug', '../x', '--name', 'X'], `"../x" ${NO_SLUG}`],
    [['--slug', 'con'], '"con" can\'t be a brand: Windows allows no folder of that name.'],
    [['--slug', 'a'.repeat(64)], `"${'a'.repeat(58)}… ${NO_SLUG}`],
    [['--name', ' \u200b'], `" \u200b" ${NO_NAME}`],
    [['--name', 'null'], `"null" ${NO_NAME}`],
    [['--name', '🍕'.repeat(10_000)], 'The name has 10000 characters. Write at most 100.'],
    [['--site-url', 'ftp://x.example'], `"ftp://x.example" ${NO_SITE}`],
    [['--site-url', 'https://x.example/menu'], `"https://x.example/menu" ${NO_SITE}`],
    [['--source', 'constructor'], 'There is no source "constructor", only file, supabase.'],
    [['--primary', '#12'], `"#12" ${NO_COLOUR}`],
    [['--primary', 'red'], `"red" ${NO_COLOUR}`],
    [['--secondary', '#11223380'], `"#11223380" ${NO_COLOUR}`],
    [['--primary'], '--primary needs a value: --primary <hex>.'],
    [['--font', ', '], '", " is not the name of a font. Write it like Fraunces.'],
    [
      ['--source', 'supabase', '--font', 'Lora'],
      '--font needs --source file: with supabase the backend says how the brand looks.',
    ],
    [['--colour', 'red'], "new: unknown option '--colour'. npm run new -- --help lists what there is."],
    [['saffron'], 'new takes no "saffron" without an option before it. Did you mean --slug saffron?'],
  ])('%j', async (args, message) => {
    const { fail, brandsDir } = inFolder();
    expect(await fail(args)).toBe(`2 ${message}`);
    expect(existsSync(brandsDir)).toBe(false);
  });
});

describe('a folder that is there', () => {
  test.each<[string, (folder: string) => void]>([
    ['a brand', (folder) => writeInto(folder, 'brands/saffron-lane/brand.json', '{}')],
    ['an empty folder', (folder) => mkdirSync(join(folder, 'brands/saffron-lane'), { recursive: true })],
    ['a file', (folder) => writeInto(folder, 'brands/saffron-lane', '')],
    [
      'a link to nowhere',
      (folder) => (mkdirSync(join(folder, 'brands')), symlinkSync('nowhere', join(folder, 'brands/saffron-lane'))),
    ],
  ])('stays as it is: %s', async (_, make) => {
    const { folder, brandsDir, fail } = inFolder();
    make(folder);
    const before = readdirSync(folder, { recursive: true });
    expect(await fail(NEEDED)).toBe(
      `2 ${brandsDir}/saffron-lane is there already and stays as it is. Choose another --slug.`,
    );
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });

  test('is also that of a run that was faster: one of two at once writes, and nothing else is left', async () => {
    const { brandsDir, run, fail } = inFolder();
    const failed = (await Promise.all([fail(NEEDED), fail(NEEDED)])).filter((message) => message !== 'no error');
    expect(failed).toEqual([expect.stringContaining('is there already')]);
    expect(readdirSync(brandsDir)).toEqual(['saffron-lane']);
    await run(['--slug', 'b', '--name', 'B']);
    expect(readdirSync(brandsDir)).toEqual(['b', 'saffron-lane']);
  });

  test('is not replaced where it comes while another is being written', () => {
    const { folder, brandsDir } = inFolder();
    const files = {
      get 'brand.json'() {
        writeInto(folder, 'brands/rye/brand.json', 'theirs');
        return 'ours';
      },
    };
    expect(() => writeBrand(brandsDir, 'rye', files)).toThrow('is there already');
    expect(readdirSync(brandsDir)).toEqual(['rye']);
    expect(readFileSync(join(brandsDir, 'rye/brand.json'), 'utf8')).toBe('theirs');
  });

  test('and has brands may be a link', async () => {
    const { folder, brandsDir, run } = inFolder();
    mkdirSync(join(folder, 'elsewhere'));
    symlinkSync('elsewhere', brandsDir);
    await run(NEEDED);
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['saffron-lane']);
  });

  test('must be one that can hold brands', async () => {
    const { folder, brandsDir, fail } = inFolder();
    writeInto(folder, 'brands', 'a file');
    expect(await fail(NEEDED)).toBe(`2 --brands-dir must be a folder, which ${brandsDir} is not.`);
    expect(await fail([...NEEDED, '--brands-dir', join(brandsDir, 'below')])).toMatch(
      /^2 \S+ can't be read: not a directory\.$/,
    );
    const long = join(folder, 'x'.repeat(300));
    expect(await fail([...NEEDED, '--brands-dir', long])).toBe(`2 ${long} can't be read: name too long.`);
    expect(await fail([...NEEDED, '--brands-dir', join(folder, 'a/b')])).toBe(`2 ${join(folder, 'a')} is missing.`);
    expect(readdirSync(folder)).toEqual(['brands']);
  });
});

describe('in a terminal', () => {
  test('what is missing is asked for, until it is right', async () => {
    const { run, readJson } = inFolder();
    const terminal = terminalOf([
      ['called?', 'Café Olé\r'],
      ['cafe-ole', '\r'],
      ['address', 'cafe.example\r'],
      ['is not the address', '\u0015https://cafe.example\r'],
      ['beside it', 'e0a030\r'],
      ['font', 'Gotham\r'],
      ['hosted', '\u0015Lor\r'],
    ]);
    await run(['--primary', '345'], terminal);
    expect(readJson('cafe-ole/brand.json')).toMatchObject({ siteUrl: 'https://cafe.example', source: 'file' });
    expect(readJson('cafe-ole/website.json')).toMatchObject({
      name: 'Café Olé',
      theme: { primaryColor: '#334455', secondaryColor: '#e0a030', fontFamily: 'Lora' },
    });
  });

  test('a slug that is taken is asked for again, and a brand of a backend by its id', async () => {
    const { folder, run, readJson } = inFolder();
    writeInto(folder, 'brands/rye/brand.json', '{}');
    const terminal = terminalOf([
      ['slug', '\r'],
      ['is there already', '2\r'],
      ['comes from', '\u001b[B\r'],
      ['knows the brand', 'b-7\r'],
    ]);
    await run(['--name', 'Rye', '--site-url', 'https://rye.example'], terminal);
    expect(readJson('rye2/brand.json')).toMatchObject({ brandId: 'b-7', source: 'supabase' });
  });

  test.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
    ['Esc', '\u001b'],
  ])('%s ends it, and nothing is written', async (_, key) => {
    const { brandsDir, fail } = inFolder();
    const terminal = terminalOf([
      ['called?', 'Rye\r'],
      ['slug', key],
    ]);
    expect(await fail([], terminal)).toBe('130 Cancelled: nothing is written.');
    expect(existsSync(brandsDir)).toBe(false);
  });

  test('what is wrong on the command line is told before the first question', async () => {
    const { fail } = inFolder();
    const terminal = terminalOf([]);
    expect(await fail(['--primary', 'red'], terminal)).toContain('2 "red" is not a colour');
    expect(terminal.screen()).toBe('');
  });
});
