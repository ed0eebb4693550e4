import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '#brand/errors/usage-error.ts';
import { snapshotOf, temporaryFolder } from '../../../support/build/folders.ts';
import { builtBrands, publishWith, rollBackWith } from '../../../support/deploy/run-deploy.ts';
import { version } from '../../../support/deploy/versions.ts';

const publish = ({ brands, out }: ReturnType<typeof builtBrands>, ...args: string[]) =>
  publishWith({}, '--brands-dir', brands, '--out-dir', out, ...args);

describe('the command publish', () => {
  test('publishes all brands that have a built site, each into a folder of its own', async () => {
    const folders = builtBrands({ rye: version(1), spelt: version(2) });
    mkdirSync(join(folders.brands, 'unbuilt'));
    const www = temporaryFolder();
    const { code, stdout, stderr } = await publish(folders, '--to', `dir:${www}`);
    expect(stdout).toMatchInlineSnapshot(`
      "Brand  Result     Files  Sent       Deleted
      rye    published  8      8 (212 B)  0
      spelt  published  9      9 (218 B)  0

      2 brands: 2 published in … s
      "
    `);
    expect(stderr).toBe('rye (1/2)\nspelt (2/2)\n');
    expect(code).toBe(0);
    expect(readFileSync(join(www, 'spelt/index.html'), 'utf8')).toBe(version(2)['index.html']);
    const again = await publish(folders, '--to', `dir:${www}`);
    expect(again.stdout).toContain('2 brands: 2 unchanged');
  });

  test('one brand that fails fails nobody else', async () => {
    const folders = builtBrands({ barley: version(1), rye: version(1), spelt: version(1) });
    const www = temporaryFolder({ 'rye/index.html': 'in the way' });
    const { code, stdout } = await publish(folders, '--to', `dir:${www}`);
    expect(stdout.replaceAll(www, 'www')).toMatchInlineSnapshot(`
      "Brand   Result     Files  Sent       Deleted
      barley  published  8      8 (212 B)  0
      rye     failed
      spelt   published  8      8 (212 B)  0

      rye: index.html is in dir:www/rye already, and no publish has put it there. Move it away and publish again, or choose an empty place.

      3 brands: 2 published, 1 failed in … s
      "
    `);
    expect(code).toBe(1);
    expect(readdirSync(join(www, 'spelt'))).toContain('index.html');
  });

  test('says with --dry-run what would go, and changes nothing', async () => {
    const folders = builtBrands({ rye: version(1) });
    const www = temporaryFolder();
    const { stdout } = await publish(folders, '--to', `dir:${www}/{slug}/live`, '--dry-run');
    expect(stdout).toMatchInlineSnapshot(`
      "rye would
        send _astro/app.1.js
        send _astro/same.js
        send _pictures/hero.1.webp
        send robots.txt
        send 404.html
        send menu/index.html
        send offers/1/index.html
        send index.html

      Brand  Result        Files  To send    To delete
      rye    would change  8      8 (212 B)  0

      1 brand: 1 would change in … s
      "
    `);
    expect(snapshotOf(www)).toEqual({});
    await publish(folders, '--to', `dir:${www}/{slug}/live`);
    expect(readdirSync(join(www, 'rye/live'))).toContain('index.html');
  });

  test('goes back with rollback', async () => {
    const folders = builtBrands({ rye: version(1) });
    const www = temporaryFolder();
    await publish(folders, '--to', `dir:${www}`);
    writeFileSync(join(folders.out, 'rye/index.html'), 'dearer');
    await publish(folders, '--to', `dir:${www}`);
    const back = await rollBackWith({}, '--brand', 'rye', '--to', `dir:${www}`);
    expect(back).toMatchObject({ code: 0, stdout: expect.stringContaining('rye    restored') as string });
    expect(back.stdout).toContain('The next publish, also one by a workflow, brings back what this took away.');
    expect(readFileSync(join(www, 'rye/index.html'), 'utf8')).toBe(version(1)['index.html']);
    const again = await publish(folders, '--to', `dir:${www}`);
    expect(readFileSync(join(www, 'rye/index.html'), 'utf8')).toBe('dearer');
    expect(again.stdout).not.toContain('The next publish');
    const never = await rollBackWith({}, '--brand', 'spelt', '--to', `dir:${www}`);
    expect(never).toMatchObject({ code: 1, stdout: expect.stringContaining('has nothing of "spelt"') as string });
    expect(never.stdout).not.toContain('The next publish');
  });

  test('publishes no link and nothing but files of a built site', async () => {
    const folders = builtBrands({ rye: version(1) });
    symlinkSync('/etc/passwd', join(folders.out, 'rye/passwd.txt'));
    const { code, stdout } = await publish(folders, '--to', `dir:${temporaryFolder()}`);
    expect(code).toBe(1);
    expect(stdout).toMatch(/passwd\.txt is no file that a build has written\. Build the site again\./);
    const unbuilt = await publish(builtBrands({ rye: { 'menu.html': '' } }), '--to', 'dir:x', '--brand', 'rye');
    expect(unbuilt.stdout).toMatch(/There is no built site in .*rye\. Run: npm run build -- --brand rye/);
  });

  test('fails where the target can’t be written', async () => {
    const folders = builtBrands({ rye: version(1) });
    const file = join(temporaryFolder({ file: '' }), 'file');
    const { code, stdout } = await publish(folders, '--to', `dir:${file}`);
    expect(code).toBe(1);
    expect(stdout).toMatch(/rye: .*file.*: not a directory\./);
  });

  test.each([
    [
      ['--to', 'ftp:x'],
      /"ftp:x" is no target\. Write dir:PATH, s3:\/\/BUCKET\/PREFIX, cloudflare:PROJECT or netlify:SITE\./,
    ],
    [['--to', 'cloudfare:x'], /Did you mean cloudflare:\?/],
    [['--to'], /--to needs a value: --to <target>\./],
    [[], /publish needs a target, like --to s3:\/\/my-bucket\/sites\./],
    [['--to', 'dir:x', '--brand', 'ryee'], /There is no brand "ryee" in .* Did you mean "rye"\?/],
    [['--to', 'netlify:bakery'], /One site can't be that of 2 brands\. Name one with --brand, or write \{slug\}/],
  ])('with %j ends with 2', async (args, sentence) => {
    const folders = builtBrands({ rye: version(1), spelt: version(1) });
    const error = await publish(folders, ...args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message).toMatch(sentence);
  });

  test('never publishes into the brands or the built sites', async () => {
    const folders = builtBrands({ rye: version(1) });
    for (const path of [folders.brands, folders.out, join(folders.out, 'rye'), `${folders.brands}/../{slug}/..`]) {
      await expect(publish(folders, '--to', `dir:${path}`)).rejects.toThrow('lie in one another.');
    }
  });

  test('without a built site says what to do', async () => {
    await expect(publish(builtBrands({ rye: {} }), '--to', 'dir:x')).rejects.toThrow(
      /^There is no built site in .*\. Run: npm run build$/,
    );
  });
});
