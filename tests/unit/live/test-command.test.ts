import { expect, test } from 'vitest';
import { parseTestArguments, runTestCommand } from '#live/test-command.ts';
import { temporaryFolder } from '../../support/build/folders.ts';

const run = (args: string[], environment: Record<string, string> = {}, root = temporaryFolder({})) =>
  runTestCommand({ root, args, environment, stdout: { write: () => {} } });
const brandsDir = (file: object): string[] => {
  const folder = temporaryFolder({
    'brands/rye/brand.json': JSON.stringify({
      brandId: 'rye',
      siteUrl: 'https://rye.example',
      source: 'file',
      ...file,
    }),
  });
  return ['--brands-dir', `${folder}/brands`];
};

test('a catering request may take a minute and a half, if nothing else is said', () => {
  expect(parseTestArguments(['--brand', 'rye'])).toMatchObject({ brand: 'rye', form: 'catering', wait: 90 });
});

test.each([
  [['--form', 'order'], 'There is no form "order", only feedback, callback, catering'],
  [['--guest', 'me'], '"me" is no e-mail address.'],
  [['--wait', '0'], '"0" is no time. Write whole seconds from 1 to 3600.'],
  [[], 'test-delivery needs a brand, like --brand saffron-lane.'],
])('%j is refused in one sentence', async (args, message) => {
  await expect(run(args)).rejects.toThrow(message);
});

test.each([
  ['a brand that is not there', { brand: 'ryee' }, {}, 'There is no brand "ryee" in '],
  ['no key', { supabaseUrl: 'https://x.example' }, {}, 'set SUPABASE_SERVICE_ROLE_KEY to its secret key'],
  [
    'the key of another backend',
    { supabaseUrl: 'https://x.example' },
    { SUPABASE_URL: 'https://y.example', SUPABASE_SERVICE_ROLE_KEY: 'secret' },
    'set SUPABASE_URL to its address',
  ],
  ['no preview', {}, {}, 'Start it with `npm run preview -- --brand rye`'],
])('%s', async (_name, file, environment, message) => {
  const { brand = 'rye', ...own } = file as { brand?: string };
  await expect(run([...brandsDir(own), '--brand', brand], environment)).rejects.toThrow(message);
});
