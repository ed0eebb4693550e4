import { describe, expect, test } from 'vitest';
import { UsageError } from '#brand/errors/usage-error.ts';
import { runLinksCommand } from '#link-check/links-command.ts';
import type { HostPolicy } from '#brand/network/http-request.ts';
import { brandFiles } from '../../support/build/make-brand.ts';
import { temporaryFolder } from '../../support/build/folders.ts';
import { linkHost, status, TEST_HOSTS } from '../../support/build/link-host.ts';

/** A folder of file brands: `brandsOf({ tacos: { orderingLink } })`. */
function brandsOf(brands: Record<string, object | string>): string {
  const named = Object.entries(brands).map(([slug, website]) => [
    slug,
    typeof website === 'string' ? website : { name: 'X', ...website },
  ]);
  return temporaryFolder(brandFiles(Object.fromEntries(named) as Record<string, unknown>));
}

const run = (brandsDir: string, ...args: string[]) => runIn(TEST_HOSTS, brandsDir, ...args);

async function runIn(hostPolicy: HostPolicy | undefined, brandsDir: string, ...args: string[]) {
  let stdout = '';
  let stderr = '';
  const take = (add: (text: string) => void) => ({
    write: (text: string, onWritten?: () => void) => {
      add(text);
      onWritten?.();
    },
  });
  const code = await runLinksCommand({
    args: ['--brands-dir', brandsDir, ...args],
    environment: {},
    ...(hostPolicy && { hostPolicy }),
    stdout: take((text) => (stdout += text)),
    stderr: take((text) => (stderr += text)),
  });
  return { code, stdout: stdout.replaceAll(brandsDir, 'brands').replace(/in [\d.]+ m?s\n$/, 'in … s\n'), stderr };
}

describe('the command links', () => {
  test('says of each brand what was found, and ends with 1 when a link is dead', async () => {
    const host = await linkHost({
      'order.example/a': status(200),
      'order.example/moved': status(308, { location: '/a' }),
    });
    const url = (path: string) => host.at(`order.example/${path}`);
    const brands = brandsOf({
      fine: { orderingLink: url('a') },
      tacos: {
        orderingLink: url('moved'),
        giftCards: url('gone'),
        locations: Array.from({ length: 5 }, () => ({ name: 'A', menuUrl: url('gone') })),
      },
      wrong: '{"name": "X",',
    });
    const { code, stdout, stderr } = await run(brands);
    expect(stdout.replaceAll(`:${host.port}`, '')).toMatchInlineSnapshot(`
      "Brand "tacos": 1 dead, 1 moved
      brands/tacos/website.json
        dead: giftCards, locations[0].menuUrl, locations[1].menuUrl and 3 more: "http://order.example/gone" answers 404. Write the address that works, or leave it out.
        moved: orderingLink: "http://order.example/moved" has moved to "http://order.example/a". Write that address.

      Brand "wrong": not checked
      brands/wrong/website.json
        line 1, column 14: the file ends before everything is closed.

      3 brands, 8 links: 1 dead, 1 moved; 3 addresses asked in … s
      "
    `);
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'Asking 3 addresses…\n' });
    expect([...host.agents][0]).toMatch(/^front-of-house\/\d+\.\d+\.\d+ \(link check; \+https:\/\//);
  });

  test('prints JSON alone, with the agreed keys', async () => {
    const host = await linkHost({ 'order.example/x': status(301, { location: '/a' }), 'order.example/a': status(200) });
    const [from, to] = [host.at('order.example/x'), host.at('order.example/a')];
    const { code, stdout } = await run(
      brandsOf({ tacos: { orderingLink: from, telephone: '+1 416 555 0134' } }),
      '--json',
    );
    expect(JSON.parse(stdout)).toEqual({
      brands: [
        {
          slug: 'tacos',
          links: 1,
          asked: 1,
          findings: [
            {
              kind: 'moved',
              paths: ['orderingLink'],
              value: from,
              found: `has moved to "${to}"`,
              advice: 'Write that address.',
              movedTo: to,
            },
          ],
        },
      ],
    });
    expect(code).toBe(0);
  });

  test('says which framed menu forbids frames and what to write instead, and ends with 0', async () => {
    const host = await linkHost({ 'order.example/a': status(200, { 'x-frame-options': 'SAMEORIGIN' }) });
    const link = host.at('order.example/a');
    const menu = { categories: [{ name: 'Tacos', items: [{ name: 'Carnitas', price: 4 }] }] };
    const brands = brandsOf({
      framed: { orderingLink: link },
      linked: { orderingLink: link, menu },
      there: { menu, locations: [{ name: 'A' }, { name: 'B', orderingLink: link, hasMenu: 'embedded' }] },
    });
    const { code, stdout } = await run(brands);
    expect(stdout.replaceAll(`:${host.port}`, '')).toMatchInlineSnapshot(`
      "Brand "framed": 1 can't be framed
      brands/framed/website.json
        can't be framed: orderingLink: "http://order.example/a" answers with "X-Frame-Options: SAMEORIGIN", so browsers show nothing in the frame of the menu. Link to it instead of framing it: write "hasMenu": "page", the items in "menu", and the address as "orderingLink" or in "navigation". Or have its host allow frames of https://framed.example.

      Brand "there": 1 can't be framed
      brands/there/website.json
        can't be framed: locations[1].orderingLink: "http://order.example/a" answers with "X-Frame-Options: SAMEORIGIN", so browsers show nothing in the frame of the menu. Link to it instead of framing it: write "hasMenu": "page", the items in "menu", and the address as "orderingLink" or in "navigation". Or have its host allow frames of https://there.example.

      3 brands, 3 links: 2 can't be framed; 3 addresses asked in … s
      "
    `);
    expect(code).toBe(0);
  });

  test('asks an address that two brands have once, and only for the brands that are named', async () => {
    const host = await linkHost({ 'order.example/a': status(200), 'order.example/b': status(200) });
    const [a, b] = [host.at('order.example/a'), host.at('order.example/b')];
    const brands = brandsOf({ one: { orderingLink: a }, two: { orderingLink: a }, three: { orderingLink: b } });
    expect((await run(brands, '--brand', 'one', '--brand', 'two')).code).toBe(0);
    expect(host.asked).toEqual(['HEAD order.example/a']);
  });

  test('ends with 1 and says why where nothing answers', async () => {
    const { code, stderr } = await run(brandsOf({ tacos: { orderingLink: 'https://offline.example/' } }));
    expect(code).toBe(1);
    expect(stderr).toContain('No host answered at all. Is this machine connected?');
  });

  test('asks nobody in the network of the machine, unless a test says so', async () => {
    const host = await linkHost({ '127.0.0.1/': status(200), 'localhost/': status(200) });
    const links = { orderingLink: host.at('127.0.0.1/'), reservationLink: host.at('localhost/') };
    const { code, stdout } = await runIn(undefined, brandsOf({ tacos: links }));
    expect(stdout.match(/is at no public address/g)).toHaveLength(2);
    expect({ code, asked: host.asked }).toEqual({ code: 1, asked: [] });
  });

  test('has nothing to ask of a brand without links', async () => {
    expect(await run(brandsOf({ tacos: {} }))).toEqual({
      code: 0,
      stdout: '1 brand, 0 links: nothing to look at; 0 addresses asked in … s\n',
      stderr: 'Asking 0 addresses…\n',
    });
  });

  test('never sends the terminal what a configuration or a host has written there', async () => {
    const host = await linkHost({ 'order.example/a': status(302, { location: 'x-app:\u009b31m' }) });
    const brands = brandsOf({ tacos: { name: '\u001b[31m', orderingLink: host.at('order.example/a') } });
    const { stdout } = await run(brands);
    expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test.each([
    [['--brand', 'tacoss'], 'There is no brand "tacoss" in brands. Did you mean "tacos"?'],
    [['--out-dir', 'x'], "links: unknown option '--out-dir'. npm run links -- --help lists what there is."],
  ])('does not take %j', async (args, message) => {
    const brands = brandsOf({ tacos: {} });
    const error = await run(brands, ...args).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UsageError);
    expect((error as Error).message.replace(brands, 'brands')).toBe(message);
  });
});
