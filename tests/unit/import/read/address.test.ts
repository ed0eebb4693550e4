import { beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_HOSTS } from '#brand/network/http-request.ts';
import { makePageReader } from '#import/address/page-reader.ts';
import { readApart } from '#import/apart/read-apart.ts';
import { importFrom } from '#import/address/import-from.ts';
import { type HostAnswer, linkHost, status, TEST_HOSTS } from '../../../support/build/link-host.ts';

// Its start could take the second that a reader waits between two pages.
beforeAll(async () => void (await readApart('page', ['<title>A</title>', 'https://a.example'])));

const page =
  (html: string, headers: Record<string, string> = {}): HostAnswer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  };
const pageOf = (node: unknown, body = '') =>
  page(
    `<html><head><script type="application/ld+json">${JSON.stringify(node)}</script></head><body>${body}</body></html>`,
  );

const place = (name: string, street: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  name,
  address: { '@type': 'PostalAddress', streetAddress: street, addressLocality: 'Toronto', addressRegion: 'ON' },
  ...more,
});

/** Hosts on this machine, and what a reader waited for instead of waiting. */
async function site(answers: Record<string, HostAnswer>) {
  const host = await linkHost(answers);
  const waited: number[] = [];
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  const reader = makePageReader({ hostPolicy: TEST_HOSTS, wait });
  const read = (at: string) => importFrom({ address: host.at(at), label: at }, reader);
  const fail = (at: string) =>
    read(at).then(
      () => 'no error',
      (error: Error & { exitCode: number }) => `${error.exitCode} ${error.message.replace(`:${host.port}`, '')}`,
    );
  return { ...host, waited, reader, read, fail };
}

describe('an address', () => {
  test('of a group: the hours of each location are those of its own page, and the menu is that of the menu page', async () => {
    const url = (path: string) => `/${path}`;
    const { read, asked, waited } = await site({
      'saffron.example/': pageOf(
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'Saffron Lane',
          subOrganization: [
            place('Queen West', '412 Queen St W', { url: url('locations/queen-west/') }),
            place('Port Credit', '88 Lakeshore Rd E', {
              url: url('locations/port-credit/'),
              openingHours: 'Mo-Su 01:00-02:00',
            }),
          ],
        },
        '<a href="/menus/dinner#wine">Dinner</a> <a href="/fr/menus/diner">Souper</a> <a href="/press">Press</a> <a href="https://other.example/menu">Others</a>',
      ),
      'saffron.example/locations/queen-west/': pageOf(
        place('Saffron Lane Queen West', '412 Queen St. W', { openingHours: 'Tu-Su 17:00-23:00' }),
      ),
      'saffron.example/locations/port-credit/': pageOf(
        place('Port Credit', '88 Lakeshore Rd E', { openingHours: 'Mo-Fr 11:00-22:00' }),
      ),
      'saffron.example/menus/dinner': pageOf({
        '@context': 'https://schema.org',
        '@type': 'Menu',
        name: 'Dinner',
        hasMenuSection: {
          '@type': 'MenuSection',
          name: 'Mains',
          hasMenuItem: { '@type': 'MenuItem', name: 'Bream', offers: { price: '34', priceCurrency: 'CAD' } },
        },
      }),
    });
    const { configuration, kind, lost } = await read('saffron.example/');
    expect(kind).toBe('a web page with JSON-LD, 4 pages');
    expect(lost).toEqual([]);
    expect(configuration).toMatchObject({
      name: 'Saffron Lane',
      menu: [{ name: 'Dinner', categories: [{ name: 'Mains', items: [{ name: 'Bream', price: 34 }] }] }],
      locations: [
        { name: 'Queen West', openingHours: [{ open: '17:00', close: '23:00' }] },
        {
          name: 'Port Credit',
          openingHours: [{ day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], open: '11:00' }],
        },
      ],
    });
    expect(configuration['locations']).toHaveLength(2);
    expect(asked).toEqual([
      'GET saffron.example/robots.txt',
      'GET saffron.example/',
      'GET saffron.example/locations/queen-west/',
      'GET saffron.example/locations/port-credit/',
      'GET saffron.example/menus/dinner',
    ]);
    // One page a second: before each but the first.
    expect(waited).toHaveLength(4);
    for (const milliseconds of waited) expect(milliseconds).toBeGreaterThan(500);
  });

  test('of one restaurant: what its pages say of it is one restaurant', async () => {
    const { read } = await site({
      'saffron.example/': pageOf(
        place('Saffron Lane', '88 Lakeshore Rd E'),
        '<a href="/contact">Contact</a><a href="/menu">Menu</a>',
      ),
      'saffron.example/contact': pageOf({
        '@type': 'Restaurant',
        name: 'Saffron Lane',
        telephone: '+1 905 555 0142',
        openingHours: 'Mo 11:00-22:00',
      }),
      'saffron.example/menu': pageOf({
        '@type': 'Restaurant',
        name: 'Saffron Lane',
        menu: '/menu',
        hasMenu: { '@type': 'Menu', hasMenuItem: [{ name: 'Soup' }] },
      }),
    });
    const { configuration } = await read('saffron.example/');
    expect(configuration).toMatchObject({
      name: 'Saffron Lane',
      telephone: '+1 905 555 0142',
      openingHours: [{ open: '11:00' }],
    });
    expect(JSON.stringify(configuration['menu'])).toContain('"Soup"');
    expect(configuration).not.toHaveProperty('locations');
  });

  test('without JSON-LD: its microdata, title, logo and profiles', async () => {
    const { read } = await site({
      'www.saffron.example/': page(`<title>Home | Saffron | Pizza</title><img class="site-logo" src="/logo.svg">
        <a href="https://www.instagram.com/saffron/">us</a>
        <div itemscope itemtype="http://schema.org/Restaurant"><span itemprop="telephone">905 555 0142</span>
        <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><b itemprop="streetAddress">88 Lakeshore</b>
        <span itemprop="addressLocality">Toronto</span></div><time itemprop="openingHours" datetime="Tu-Th 11:00-22:00">…</time></div>`),
    });
    const { configuration } = await read('www.saffron.example/');
    expect(configuration).toMatchObject({
      name: 'Saffron',
      telephone: '905 555 0142',
      address: { streetAddress: '88 Lakeshore', addressLocality: 'Toronto' },
      openingHours: [{ day: ['Tuesday', 'Wednesday', 'Thursday'], open: '11:00', close: '22:00' }],
      sameAs: ['https://www.instagram.com/saffron'],
      logo: expect.stringMatching(/^http:\/\/www\.saffron\.example:\d+\/logo\.svg$/) as string,
    });
  });

  test('is read on 50 pages at most, and says how many there are more', async () => {
    const links = Array.from({ length: 80 }, (_, index) => `<a href="/locations/${index}">x</a>`).join('');
    const { read, asked } = await site({ 'saffron.example/': page(`<title>Saffron</title>${links}`) });
    const { lost } = await read('saffron.example/');
    expect(asked.filter((line) => !line.endsWith('robots.txt'))).toHaveLength(50);
    expect(lost.at(-1)).toMatchObject({ message: '31 of its pages are not read: 50 are the most' });
    expect(lost[0]?.message).toBe('answered 404');
  });
});

describe('robots.txt', () => {
  const robots = (text: string): Record<string, HostAnswer> => ({
    'saffron.example/': page('<title>Saffron</title><a href="/menu">Menu</a><a href="/locations">Locations</a>'),
    'saffron.example/menu': page(''),
    'saffron.example/locations': page(''),
    'saffron.example/robots.txt': page(text, { 'content-type': 'text/plain' }),
  });

  test('a page that it forbids is not asked for, and told', async () => {
    const { read, asked } = await site(robots('User-agent: *\nDisallow: /menu'));
    const { lost } = await read('saffron.example/');
    expect(lost).toMatchObject([{ message: 'is not read, because its robots.txt forbids it' }]);
    expect(asked).toEqual(['GET saffron.example/robots.txt', 'GET saffron.example/', 'GET saffron.example/locations']);
  });

  test.each([
    ['forbids all', 'User-agent: front-of-house\nDisallow: /\n\nUser-agent: *\nAllow: /'],
    ['forbids all to everybody', 'User-agent: *\nDisallow: /'],
  ])('that %s ends it', async (_, text) => {
    const { fail, asked } = await site(robots(text));
    expect(await fail('saffron.example/')).toBe(
      '2 http://saffron.example/ is not read, because its robots.txt forbids it.',
    );
    expect(asked).toEqual(['GET saffron.example/robots.txt']);
  });

  test('that can not be had because the host is in trouble forbids all', async () => {
    const { fail } = await site({ 'saffron.example/': page(''), 'saffron.example/robots.txt': status(503) });
    expect(await fail('saffron.example/')).toBe(
      '2 http://saffron.example/ is not read, because its robots.txt answered 503.',
    );
  });

  test('that is too long to be read to its end forbids all', async () => {
    const { fail, asked } = await site(robots(`User-agent: *\n${'#'.repeat(600_000)}\nDisallow: /`));
    expect(await fail('saffron.example/')).toBe(
      '2 http://saffron.example/ is not read, because its robots.txt has more than 0.5 MB, which is not read.',
    );
    expect(asked).toEqual(['GET saffron.example/robots.txt']);
  });

  test('is asked nothing about an address that is so long that comparing it with each rule takes long', async () => {
    const long = `saffron.example/${'a'.repeat(3000)}`;
    const { fail, reader, asked, at } = await site({
      ...robots(''),
      'saffron.example/old': status(301, { location: `/${'a'.repeat(3000)}` }),
    });
    const message = 'is not read, because its address has more than 2000 characters.';
    expect(await fail(long)).toBe(`2 http://${long} ${message}`);
    expect(await fail('saffron.example/old')).toBe(`2 http://saffron.example/old ${message}`);
    expect(await reader.isAllowed(at(long))).toBe(false);
    expect(asked).toEqual(['GET saffron.example/robots.txt', 'GET saffron.example/old']);
  });

  test('may ask for more patience', async () => {
    const { read, waited } = await site(robots('User-agent: *\nCrawl-delay: 7'));
    await read('saffron.example/');
    expect(Math.max(...waited)).toBeGreaterThan(6000);
  });

  test('of another host holds where a redirect leads there, and for pictures', async () => {
    const { fail, reader, at } = await site({
      'saffron.example/': status(301, { location: 'http://www.saffron.example/' }),
      'www.saffron.example/': page(''),
      'cdn.example/robots.txt': page('User-agent: *\nDisallow: /private/', { 'content-type': 'text/plain' }),
    });
    // Without the port: nothing listens there, and the rules can't be had.
    expect(await fail('saffron.example/')).toMatch(/^2 http:\/\/saffron\.example\/ can't be reached \(/);
    expect(await reader.isAllowed(at('cdn.example/private/a.jpg'))).toBe(false);
    expect(await reader.isAllowed(at('cdn.example/a.jpg'))).toBe(true);
  });
});

describe('an address that means harm, or is not for programs', () => {
  test('a page that never ends is left after 5 MB', async () => {
    let sent = 0;
    const { fail } = await site({
      'saffron.example/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const chunk = Buffer.alloc(256 * 1024, 'a');
        const send = (): void => {
          if (response.destroyed || sent > 100 * 1024 * 1024) return;
          sent += chunk.length;
          if (response.write(chunk)) setImmediate(send);
          else response.once('drain', send);
        };
        send();
      },
    });
    expect(await fail('saffron.example/')).toBe('2 http://saffron.example/ has more than 5 MB, which is not read.');
    expect(sent).toBeLessThan(50 * 1024 * 1024);
  });

  test.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://unknown.example/',
  ])('a redirect to %s is not followed', async (location) => {
    const { fail, asked } = await site({ 'saffron.example/': status(302, { location }) });
    expect(await fail('saffron.example/')).toBe(
      '2 http://saffron.example/ is at no public address, or leads to none: there is no such host, or it is in a private network.',
    );
    expect(asked).toEqual(['GET saffron.example/robots.txt', 'GET saffron.example/']);
  });

  test('a name that leads to this machine is refused at the connection itself', async () => {
    const { at, asked } = await site({});
    const reader = makePageReader({ hostPolicy: PUBLIC_HOSTS, wait: async () => undefined });
    await expect(importFrom({ address: at('localhost/'), label: '' }, reader)).rejects.toThrow(
      'is at no public address',
    );
    expect(asked).toEqual([]);
  });

  test.each<[string, HostAnswer, string]>([
    ['redirects in a circle', status(302, { location: '/' }), 'redirects more than 10 times.'],
    [
      'redirects to a file',
      status(302, { location: 'file:///etc/passwd' }),
      'redirects to something that is no web page.',
    ],
    ['is a picture', page('x', { 'content-type': 'image/png' }), 'is no web page, but image/png.'],
    ['is missing', status(404), 'answered 404.'],
    ['is a challenge', status(403), 'answered 403, as to a program: save the page in a browser and give that file.'],
    ['is compressed', page('x', { 'content-encoding': 'gzip' }), 'is sent compressed, which was not asked for.'],
    ['breaks off', (_, response) => void response.destroy(), "can't be reached (socket hang up)."],
    ['says nothing', page('<p>Hi'), 'is a page that says nothing of a restaurant: it has no JSON-LD and no title.'],
  ])('one that %s is refused in one sentence', async (_, answer, message) => {
    const { fail } = await site({ 'saffron.example/': answer, 'saffron.example/robots.txt': status(404) });
    expect(await fail('saffron.example/')).toBe(`2 http://saffron.example/ ${message}`);
  });
});
