import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildDateOf, buildInstantOf } from '#brand/cli/build-date.ts';
import { parseBuildArguments } from '#builder/build-arguments.ts';
import { parseDevArguments, parsePreviewArguments } from '#preview/preview-arguments.ts';
import { parseExportArguments } from '#preview/export/export-arguments.ts';
import { parseLinksArguments } from '#link-check/links-command.ts';
import { HelpRequest } from '#brand/cli/cli.ts';
import { UsageError } from '#brand/errors/usage-error.ts';

const args = (line: string): string[] => line.split(' ').filter((word) => word !== '');

function messageOf(parse: () => unknown): string {
  try {
    return `no error: ${JSON.stringify(parse())}`;
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    return (error as Error).message;
  }
}

describe('the arguments of build', () => {
  test('may be none', () => {
    expect(parseBuildArguments([])).toEqual({
      brandsDir: resolve('brands'),
      outDir: resolve('dist'),
      slugs: [],
      changed: false,
      json: false,
      strict: false,
      allowPrivatePictures: false,
    });
  });

  test('name brands, each once, folders and flags', () => {
    const line =
      '--brand a --brand=b --brand a --brands-dir /x/brands --out-dir ../away/dist --jobs 3 --shard 3/8 --host s3 --changed --json --strict --allow-private-pictures';
    expect(parseBuildArguments(args(line))).toEqual({
      brandsDir: '/x/brands',
      outDir: resolve('../away/dist'),
      slugs: ['a', 'b'],
      shard: { part: 3, parts: 8 },
      changed: true,
      jobs: 3,
      host: 's3',
      json: true,
      strict: true,
      allowPrivatePictures: true,
    });
  });

  test.each([
    ['--host heroku', 'There is no host "heroku", only netlify, cloudflare, s3, nginx, none.'],
    ['--host', '--host needs a value: --host <host>.'],
    ['--chnaged', "build: unknown option '--chnaged'. Did you mean --changed?"],
    ['--brands a', "build: unknown option '--brands'. Did you mean --brand?"],
    ['--unheard-of', "build: unknown option '--unheard-of'. npm run build -- --help lists what there is."],
    ['--constructor', "build: unknown option '--constructor'. npm run build -- --help lists what there is."],
    ['-b a', "build: unknown option '-b'. npm run build -- --help lists what there is."],
    ['a', 'build takes no "a" without an option before it. Did you mean --brand a?'],
    ['-- ../a', 'build takes no "../a" without an option before it.'],
    ['--brand', '--brand needs a value: --brand <slug>.'],
    ['--jobs 0', '"0" is no number of jobs. Write a whole number from 1 to 999, like --jobs 2.'],
    ['--jobs 1.5', '"1.5" is no number of jobs. Write a whole number from 1 to 999, like --jobs 2.'],
    ...['0/8', '9/8', '1', '1/0', '1/1000', '-1/8', 'a/b', '1/8/9'].map((shard): [string, string] => [
      `--shard=${shard}`,
      `"${shard}" is no part of the brands. Write --shard 1/8 to --shard 8/8 for eight parts.`,
    ]),
    ['--shard', '--shard needs a value: --shard <i/n>.'],
    ['--jobs', '--jobs needs a value: --jobs <n>.'],
    ['--brand --json', '--brand needs a value: --brand <slug>.'],
    ['--brand=', '--brand needs a value: --brand <slug>.'],
    ['--out-dir', '--out-dir needs a value: --out-dir <folder>.'],
    ['--changed=yes', "build: unknown option '--changed=yes'. npm run build -- --help lists what there is."],
    ['--brand Saffron', `"Saffron" can't be a brand: a slug has only a-z, 0-9 and hyphens, at most 63.`],
    ['--brand ../x', `"../x" can't be a brand: a slug has only a-z, 0-9 and hyphens, at most 63.`],
    [
      `--brand ${'a'.repeat(64)}`,
      `"${'a'.repeat(64)}" can't be a brand: a slug has only a-z, 0-9 and hyphens, at most 63.`,
    ],
    [
      '--brands-dir x --out-dir x/dist',
      '--out-dir and --brands-dir must not lie in one another: what is built would take the place of the brands.',
    ],
    [
      '--out-dir brands',
      '--out-dir and --brands-dir must not lie in one another: what is built would take the place of the brands.',
    ],
  ])('%s: %s', (line, message) => {
    expect(messageOf(() => parseBuildArguments(args(line)))).toBe(message);
  });
});

describe('the arguments of preview', () => {
  test('name at most one brand and a port', () => {
    expect(parsePreviewArguments([])).toEqual({
      brandsDir: resolve('brands'),
      outDir: resolve('dist'),
      allowPrivatePictures: false,
      editor: 'on',
    });
    expect(parsePreviewArguments(args('--editor off'))).toMatchObject({ editor: 'off' });
    expect(() => parsePreviewArguments(args('--editor maybe'))).toThrow('--editor is on or off, not maybe.');
    expect(parsePreviewArguments(args('--allow-private-pictures'))).toMatchObject({ allowPrivatePictures: true });
    expect(parsePreviewArguments(args('--brand a --port 0'))).toMatchObject({ slug: 'a', port: 0 });
    expect(parsePreviewArguments(args('--port 1 --port 65535'))).toMatchObject({ port: 65_535 });
    const environment = { PUBLISH_TO: 'dir:/srv/www', BUILDER_URL: 'http://127.0.0.1:4190/' };
    expect(parsePreviewArguments([], environment)).toMatchObject({
      to: 'dir:/srv/www',
      builder: 'http://127.0.0.1:4190',
    });
    expect(parsePreviewArguments(args('--to s3://sites'), environment)).toMatchObject({ to: 's3://sites' });
    expect(parsePreviewArguments([], { PUBLISH_TO: ' ', BUILDER_URL: '' })).not.toHaveProperty('to');
    for (const url of ['127.0.0.1:4190', 'file:///etc', 'http://me:word@host', 'http://host/?a', 'javascript:alert(1)'])
      expect(() => parsePreviewArguments(['--builder', url])).toThrow('is no address of a builder');
  });

  test.each([
    ['--brand a --brand b', 'Only one --brand can be given, not a and b.'],
    ['--port 65536', '"65536" is no port. A port is a whole number from 0 (any free one) to 65535.'],
    ['--port 80.5', '"80.5" is no port. A port is a whole number from 0 (any free one) to 65535.'],
    ['--port -1', '"-1" is no port. A port is a whole number from 0 (any free one) to 65535.'],
    ['--port --json', '--port needs a value: --port <n>.'],
    ['--json', "preview: unknown option '--json'. npm run preview -- --help lists what there is."],
  ])('%s: %s', (line, message) => {
    expect(messageOf(() => parsePreviewArguments(args(line)))).toBe(message);
  });
});

describe('the arguments of dev', () => {
  test('name one brand', () => {
    expect(parseDevArguments(args('--brand a'))).toEqual({
      brandsDir: resolve('brands'),
      slug: 'a',
      allowPrivatePictures: false,
    });
    expect(parseDevArguments(args('--brand a --allow-private-pictures'))).toMatchObject({ allowPrivatePictures: true });
    expect(messageOf(() => parseDevArguments([]))).toBe('dev needs a brand, like --brand saffron-lane.');
  });
});

describe('the arguments of export', () => {
  test('name one brand, and where its zip goes', () => {
    expect(parseExportArguments(args('--brand rye'))).toEqual({
      brandsDir: resolve('brands'),
      outDir: resolve('dist'),
      slug: 'rye',
      target: resolve('rye.zip'),
      allowPrivatePictures: false,
    });
    const line = '--brand rye --to ../x.zip --out-dir out --host s3 --allow-private-pictures';
    expect(parseExportArguments(args(line))).toMatchObject({
      outDir: resolve('out'),
      target: resolve('../x.zip'),
      host: 's3',
      allowPrivatePictures: true,
    });
  });

  test.each([
    ['', 'export needs a brand, like --brand saffron-lane.'],
    ['--brand a --brand b', 'Only one --brand can be given, not a and b.'],
    ['--brand a --to=', '--to needs a value: --to <file>.'],
    ['--brand a --json', "export: unknown option '--json'. npm run export -- --help lists what there is."],
  ])('%s: %s', (line, message) => {
    expect(messageOf(() => parseExportArguments(args(line)))).toBe(message);
  });
});

describe('the arguments of links', () => {
  test('name brands, each once', () => {
    expect(parseLinksArguments([])).toEqual({ brandsDir: resolve('brands'), slugs: [], json: false });
    expect(parseLinksArguments(args('--brand a --brand b --brand a --brands-dir x --json'))).toEqual({
      brandsDir: resolve('x'),
      slugs: ['a', 'b'],
      json: true,
    });
  });
});

describe('the build date', () => {
  test.each([
    [{ SOURCE_DATE_EPOCH: '1763596800' }, '2025-11-20'],
    [{ SOURCE_DATE_EPOCH: '0' }, '1970-01-01'],
    [{ SOURCE_DATE_EPOCH: '' }, '2026-11-20'],
    [{}, '2026-11-20'],
  ])('%j: %s', (environment, date) => {
    expect(buildDateOf(environment, new Date('2026-11-20T23:59:59Z'))).toBe(date);
  });

  test('has a minute', () => {
    expect(buildInstantOf({ SOURCE_DATE_EPOCH: '1763651159' })).toBe('2025-11-20T15:05Z');
    expect(buildInstantOf({}, new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-20T23:59Z');
  });

  test.each(['yesterday', '-1', '1.5', '1e3', '999999999999999', '999999999999'])('is not %s', (epoch) => {
    expect(messageOf(() => buildDateOf({ SOURCE_DATE_EPOCH: epoch }))).toBe(
      `SOURCE_DATE_EPOCH must be seconds since 1970 like 1763596800, not "${epoch}".`,
    );
  });
});

describe('help', () => {
  test.each([
    ['build', parseBuildArguments],
    ['preview', parsePreviewArguments],
    ['dev', parseDevArguments],
    ['export', parseExportArguments],
    ['links', parseLinksArguments],
  ])('of %s says what it is for, its options, and examples that it takes', (name, parse) => {
    const help = helpOf(parse);
    expect(help).toMatch(new RegExp(`^Usage: npm run ${name} -- \\[options\\]\n\n\\w`));
    expect(help).toContain('  --brands-dir <folder>');
    const [, examples = ''] = help.split('\nExamples:\n');
    const lines = examples.split('\n').map((line) => line.trim().split(' ').slice(4));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(() => parse(line)).not.toThrow();
  });
});

function helpOf(parse: (args: string[]) => unknown): string {
  try {
    parse(['--help']);
  } catch (error) {
    expect(error).toBeInstanceOf(HelpRequest);
    expect(error).toMatchObject({ exitCode: 0 });
    return (error as Error).message;
  }
  throw new Error('It shows no help.');
}
