import { describe, expect, test } from 'vitest';
import { checkLinks } from '../../../../src/builder/links/check-links.ts';
import { makeWeb, type Web } from '../../../../src/builder/links/web.ts';
import { makeLocation } from '../../../support/build/site.ts';
import { byMethod, type HostAnswer, inTurn, linkHost, status, TEST_HOSTS } from '../../../support/build/link-host.ts';

const ok = status(200);
const moved = (location: string, code = 301): HostAnswer => status(code, { location });
const silent: HostAnswer = () => undefined;
const drop: HostAnswer = (request) => request.socket.destroy();

/** A web whose clock does not run: what it waits is noted. */
function testWeb(timeLimitMs = 60_000): Web & { waits: number[] } {
  const waits: number[] = [];
  let now = 1_000_000;
  const wait = async (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    now += milliseconds;
  };
  return { ...makeWeb({ hostPolicy: TEST_HOSTS, userAgent: 'test', timeLimitMs }), wait, now: () => now, waits };
}

/** What is found about links, a line each: `dead order.example/menu answers 404`. */
async function check(
  host: Awaited<ReturnType<typeof linkHost>>,
  places: string[],
  web: Web = testWeb(),
  framed: string[] = [],
) {
  const links = places.map((place, index) => ({
    href: /^\w+:[^/]/.test(place) || place.includes('://') ? place : host.at(place),
    path: `navigation[${index}].url`,
    use: 'navigation' as const,
  }));
  const frames = { origin: 'https://x.example', addresses: new Set(framed.map(host.at)) };
  const brand = { slug: 'x', links, site: { name: 'X', locations: [] }, frames };
  const { brands, isCutOff } = await checkLinks([brand], { web });
  const short = (text: string) => text.replaceAll(`:${host.port}`, '').replaceAll('http://', '');
  const found = (brands[0]?.findings ?? []).map(
    ({ kind, value, found: what, movedTo }) =>
      `${kind} ${short(`${value} ${what}`)}${movedTo === undefined ? '' : ` => ${short(movedTo)}`}`,
  );
  return { found, asked: brands[0]?.asked, isCutOff };
}

describe('a link that answers', () => {
  test('is asked with HEAD, and nothing is found', async () => {
    const host = await linkHost({ 'order.example/a?b=c': ok });
    expect(await check(host, ['order.example/a?b=c'])).toEqual({ found: [], asked: 1, isCutOff: false });
    expect(host.asked).toEqual(['HEAD order.example/a?b=c']);
    expect([...host.agents]).toEqual(['test']);
  });

  test('is asked once, however many places name it and whatever their fragments', async () => {
    const host = await linkHost({ 'order.example/a': ok });
    await check(host, ['order.example/a', 'order.example/a', 'order.example/a#menu']);
    expect(host.asked).toHaveLength(1);
  });

  test.each([405, 403, 404, 501, 400, 500])('may refuse HEAD with %i', async (code) => {
    const host = await linkHost({ 'order.example/a': byMethod({ HEAD: status(code), GET: ok }) });
    expect((await check(host, ['order.example/a'])).found).toEqual([]);
    expect(host.asked).toEqual(['HEAD order.example/a', 'GET order.example/a']);
  });

  test('may break off HEAD', async () => {
    const host = await linkHost({ 'order.example/a': byMethod({ HEAD: drop, GET: ok }) });
    expect((await check(host, ['order.example/a'])).found).toEqual([]);
  });

  test('may have a body that never ends, which is not read', async () => {
    let isClosed = (): void => undefined;
    const closed = new Promise<void>((resolve) => (isClosed = resolve));
    const endless: HostAnswer = (_, response) => {
      response.on('close', isClosed);
      response.writeHead(200);
      response.write('x');
    };
    const host = await linkHost({ 'order.example/a': byMethod({ HEAD: status(405), GET: endless }) });
    expect((await check(host, ['order.example/a'])).found).toEqual([]);
    await closed;
  });

  test('may have many headers', async () => {
    const host = await linkHost({ 'order.example/a': status(200, { 'set-cookie': 'x'.repeat(30_000) }) });
    expect((await check(host, ['order.example/a'])).found).toEqual([]);
  });

  test('may have a name with other letters, and a port', async () => {
    const host = await linkHost({ 'xn--caf-dma.example/': ok });
    expect((await check(host, ['café.example/'])).found).toEqual([]);
    expect(host.asked).toEqual(['HEAD xn--caf-dma.example/']);
  });
});

test('telephone numbers, addresses of mail and paths of the site are not asked', async () => {
  const host = await linkHost({});
  const { found, asked } = await check(host, ['tel:+14165550134', 'mailto:hi@x.example']);
  expect({ found, asked, isAsked: host.asked }).toEqual({ found: [], asked: 0, isAsked: [] });
});

test('an address with a password in it is not asked', async () => {
  const host = await linkHost({ 'order.example/': ok });
  expect((await check(host, [`http://me:secret@order.example:${host.port}/`])).found[0]).toMatch(
    /^suspicious .* holds a user name or a password/,
  );
  expect(host.asked).toEqual([]);
});

describe('a dead link', () => {
  test.each([404, 410])('answers %i', async (code) => {
    const host = await linkHost({ 'order.example/a': status(code) });
    expect((await check(host, ['order.example/a'])).found).toEqual([`dead order.example/a answers ${code}`]);
    expect(host.asked).toHaveLength(2);
  });

  test('fails again after a pause', async () => {
    const host = await linkHost({ 'order.example/a': status(503), 'other.example/a': status(500) });
    const web = testWeb();
    expect((await check(host, ['order.example/a', 'other.example/a'], web)).found).toEqual([
      'dead order.example/a answers 503, to a second try too',
      'dead other.example/a answers 500, to a second try too',
    ]);
    expect(web.waits.filter((wait) => wait >= 1999)).toHaveLength(2);
  });

  test('is not one that recovers, nor one that asks for much time', async () => {
    const host = await linkHost({
      'order.example/a': inTurn(status(500), status(500), ok),
      'other.example/a': status(503, { 'retry-after': '3600' }),
    });
    expect((await check(host, ['order.example/a', 'other.example/a'])).found).toEqual([
      'unknown other.example/a answers 503 and asks to come back later',
    ]);
  });

  test('does not answer within the time limit', async () => {
    const host = await linkHost({ 'order.example/a': silent });
    expect((await check(host, ['order.example/a'], testWeb(100))).found).toEqual([
      'dead order.example/a did not answer within 0.1 s, twice',
    ]);
  });

  test('sends its headers too slowly', async () => {
    const drip: HostAnswer = ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x: y\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
      socket.on('error', () => clearInterval(timer));
    };
    const host = await linkHost({ 'order.example/a': drip });
    expect((await check(host, ['order.example/a'], testWeb(100))).found).toHaveLength(1);
  });

  test('breaks off, or is no name', async () => {
    const host = await linkHost({ 'order.example/a': drop, 'up.example/': ok });
    expect(
      (await check(host, ['order.example/a', 'unknown.example/a', 'unknown.example/b', 'up.example/'])).found,
    ).toEqual([
      "dead order.example/a can't be reached (ECONNRESET), twice",
      'dead unknown.example/a is at no public address: there is no such host, or it is in a private network',
      'dead unknown.example/b is at no public address: there is no such host, or it is in a private network',
    ]);
  });

  test('leads into a private network, by its address or by a redirect, and nobody is asked there', async () => {
    const host = await linkHost({ '127.0.0.1/': ok, 'up.example/': ok });
    const other = await linkHost({ 'order.example/a': moved(`http://127.0.0.1:${host.port}/`) });
    const { found } = await check(other, ['order.example/a', `http://127.0.0.1:${host.port}/`, 'http://[::1]/']);
    expect(found.map((line) => line.replaceAll(`:${host.port}`, ''))).toEqual([
      'dead order.example/a redirects to "127.0.0.1/", which is at no public address: there is no such host, or it is in a private network',
      'dead 127.0.0.1/ is at no public address: there is no such host, or it is in a private network',
      'dead [::1]/ is at no public address: there is no such host, or it is in a private network',
    ]);
    expect(host.asked).toEqual([]);
  });

  test('redirects to what is gone, or to no address', async () => {
    const host = await linkHost({
      'order.example/a': moved('/gone'),
      'order.example/b': moved('http://[x'),
      'order.example/c': moved('http://me:secret@order.example/'),
      'order.example/d': status(301),
    });
    expect(
      (await check(host, ['order.example/a', 'order.example/b', 'order.example/c', 'order.example/d'])).found,
    ).toEqual([
      'dead order.example/a redirects to "order.example/gone", which answers 404',
      'dead order.example/b redirects to "[x", which is no address',
      'dead order.example/c redirects to "me:secret@order.example/", which is no address',
    ]);
  });
});

describe('an address that a page frames', () => {
  const denied = status(200, { 'x-frame-options': 'DENY' });

  test('may not refuse that, as a link may', async () => {
    const host = await linkHost({
      'order.example/a': denied,
      'order.example/b': denied,
      'order.example/c': status(200, { 'content-security-policy': "frame-ancestors 'self' https://x.example" }),
      'order.example/d': byMethod({ HEAD: status(405), GET: denied }),
    });
    const places = ['order.example/a', 'order.example/b', 'order.example/c', 'order.example/d'];
    expect((await check(host, places, testWeb(), [places[0], places[2], places[3]] as string[])).found).toEqual([
      'unframeable order.example/a answers with "X-Frame-Options: DENY", so browsers show nothing in the frame of the menu',
      'unframeable order.example/d answers with "X-Frame-Options: DENY", so browsers show nothing in the frame of the menu',
    ]);
  });

  test('is judged by the page at the end of its redirects, and by what is worse', async () => {
    const host = await linkHost({
      'order.example/a': moved('/b'),
      'order.example/b': denied,
      'order.example/c': status(301, { location: '/fine', 'x-frame-options': 'DENY' }),
      'order.example/fine': ok,
      'order.example/gone': status(404, { 'x-frame-options': 'DENY' }),
    });
    const places = ['order.example/a', 'order.example/c', 'order.example/gone'];
    expect((await check(host, places, testWeb(), places)).found).toEqual([
      'dead order.example/gone answers 404',
      'unframeable order.example/a redirects to "order.example/b", which answers with "X-Frame-Options: DENY", so browsers show nothing in the frame of the menu',
      'moved order.example/c has moved to "order.example/fine" => order.example/fine',
    ]);
  });
});

describe('a link that has moved', () => {
  test('says where to, as far as the redirects are permanent', async () => {
    const host = await linkHost({
      'order.example/a': moved('/b', 308),
      'order.example/b': moved('/c'),
      'order.example/c': moved('/session/1', 302),
      'order.example/session/1': ok,
    });
    expect((await check(host, ['order.example/a'])).found).toEqual([
      'moved order.example/a has moved to "order.example/c" => order.example/c',
    ]);
  });

  test('is not one that only moves for a visit, or gets its slash', async () => {
    const host = await linkHost({
      'order.example/a': moved('/b', 302),
      'order.example/b': ok,
      'order.example/c': moved('/c/'),
      'order.example/c/': ok,
    });
    expect((await check(host, ['order.example/a', 'order.example/c#top'])).found).toEqual([]);
  });

  test('may say so in letters of its own', async () => {
    const host = await linkHost({
      'order.example/a': ({ socket }) => {
        socket.end('HTTP/1.1 301 Moved\r\nlocation: /café\r\ncontent-length: 0\r\n\r\n');
      },
      'order.example/caf%C3%A9': ok,
    });
    expect((await check(host, ['order.example/a'])).found).toEqual([
      'moved order.example/a has moved to "order.example/caf%C3%A9" => order.example/caf%C3%A9',
    ]);
  });
});

describe('a suspicious link', () => {
  test('redirects to the home page of the platform', async () => {
    const host = await linkHost({
      'order.example/x/annex': moved('/'),
      'order.example/y': moved('/en-ca/', 302),
      'order.example/z': moved('/?store=12', 302),
      'order.example/page': moved('/#/store/12', 302),
      'order.example/en': moved('/', 302),
      'order.example/': ok,
      'order.example/en-ca/': ok,
      'order.example/?store=12': ok,
    });
    expect(
      (
        await check(host, [
          'order.example/x/annex',
          'order.example/y',
          'order.example/z',
          'order.example/page',
          'order.example/en',
          'order.example/',
        ])
      ).found,
    ).toEqual([
      'suspicious order.example/x/annex redirects to the home page, "order.example/"',
      'suspicious order.example/y redirects to the home page, "order.example/en-ca/"',
    ]);
  });

  test('is not a short one that leads to the home page of another host', async () => {
    const host = await linkHost({
      'short.example/x': (_, response) => moved(home, 302)(_, response),
      'kitchen.example/': ok,
    });
    const home = host.at('kitchen.example/');
    expect((await check(host, ['short.example/x'])).found).toEqual([]);
  });

  /** A web without a network, since no host here has a certificate. */
  const webOf = (answers: Record<string, { status: number; location?: string }>): Web => ({
    ask: async (url) => answers[url.href] ?? { problem: 'unreachable' },
    wait: async () => undefined,
    now: () => 0,
  });
  const checkHttp = async (answers: Parameters<typeof webOf>[0]) => {
    const links = [{ href: 'http://order.example/a', path: 'orderingLink', use: 'order' as const }];
    const { brands } = await checkLinks([{ slug: 'x', links, site: { name: 'X', locations: [] } }], {
      web: webOf(answers),
    });
    return brands[0]?.findings.map(({ kind, found, movedTo }) => `${kind} ${found} => ${movedTo}`);
  };
  const HTTPS = 'suspicious begins with http, and the host answers at https too => https://order.example/a';

  test('begins with http where https answers', async () => {
    const a = { status: 200 };
    expect(await checkHttp({ 'http://order.example/a': a, 'https://order.example/a': a })).toEqual([HTTPS]);
    const away = { status: 302, location: 'https://order.example/a' };
    expect(await checkHttp({ 'http://order.example/a': away, 'https://order.example/a': a })).toEqual([HTTPS]);
  });

  test('is not one whose https fails or leads back', async () => {
    const [a, back] = [{ status: 200 }, { status: 301, location: 'http://order.example/a' }];
    expect(await checkHttp({ 'http://order.example/a': a, 'https://order.example/a': { status: 404 } })).toEqual([]);
    expect(await checkHttp({ 'http://order.example/a': a })).toEqual([]);
    expect(await checkHttp({ 'http://order.example/a': a, 'https://order.example/a': back })).toEqual([]);
  });

  test('is that of another location', async () => {
    const locations = [makeLocation({ name: 'Annex' }), makeLocation({ name: 'Port Credit' })];
    const host = await linkHost({ 'order.example/port-credit': ok });
    const href = host.at('order.example/port-credit');
    const links = [0, 1].map((location) => ({
      href,
      path: `locations[${location}].orderingLink`,
      use: 'order' as const,
      location,
    }));
    const { brands } = await checkLinks([{ slug: 'x', links, site: { name: 'X', locations } }], { web: testWeb() });
    expect(brands[0]?.findings).toEqual([
      {
        kind: 'suspicious',
        paths: ['locations[0].orderingLink'],
        value: href,
        found: 'names the location "Port Credit", and stands at "Annex"',
        advice: 'Write the link of "Annex", unless this is right.',
      },
    ]);
  });
});

describe('what could not be told', () => {
  test.each([403, 401, 451, 999])('is an answer of %i, as social networks send it', async (code) => {
    const host = await linkHost({ 'network.example/x': status(code) });
    expect((await check(host, ['network.example/x'])).found).toEqual([
      `unknown network.example/x answers ${code}, as many hosts do to programs`,
    ]);
  });

  test('is a challenge whatever its status, a login, a circle, redirects without end, and an app', async () => {
    const host = await linkHost({
      'a.example/x': status(503, { 'cf-mitigated': 'challenge' }),
      'b.example/x': moved('/accounts/login/?next=x', 302),
      'b.example/accounts/login/?next=x': ok,
      'c.example/x': moved('/y'),
      'c.example/y': moved('/x#again'),
      'd.example/x': (request, response) => moved(`${request.url}x`)(request, response),
      'e.example/x': moved('intent://order'),
      ...Object.fromEntries(
        Array.from({ length: 15 }, (_, n) => [`d.example/${'x'.repeat(n + 1)}`, moved(`/${'x'.repeat(n + 2)}`)]),
      ),
    });
    const { found } = await check(
      host,
      ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.example/x`),
    );
    expect(found).toEqual([
      'unknown a.example/x answers 503, as many hosts do to programs',
      'unknown b.example/x redirects to a login, "b.example/accounts/login/?next=x", as many hosts do to programs',
      'unknown c.example/x redirects in a circle, to "c.example/x#again", as some hosts do where nobody keeps cookies',
      `unknown d.example/x redirects again and again, at last to "d.example/${'x'.repeat(12)}"`,
      'unknown e.example/x redirects to "intent://order", which opens a program',
    ]);
    expect(host.asked.filter((line) => line.includes('d.example'))).toHaveLength(11);
  });

  test('is everything where no name server answers, and the machine is called cut off', async () => {
    const host = await linkHost({});
    expect(await check(host, ['offline.example/a'])).toEqual({
      found: ['unknown offline.example/a could not be asked, because this machine reaches no name server'],
      asked: 1,
      isCutOff: true,
    });
  });
});

describe('politeness', () => {
  test('asks a host one thing at a time, with a gap, also after redirects from others', async () => {
    const slow: HostAnswer = (_, response) => void setTimeout(() => response.end(), 20);
    const places = Array.from({ length: 5 }, (_, n) => `order.example/${n}`);
    const host = await linkHost({
      ...Object.fromEntries(places.map((place) => [place, slow])),
      'short.example/': (request, response) => moved(target, 302)(request, response),
      'brief.example/': (request, response) => moved(target, 302)(request, response),
    });
    const target = host.at('order.example/0');
    const web = testWeb();
    expect((await check(host, [...places, 'short.example/', 'brief.example/'], web)).found).toEqual([]);
    expect(host.maxOpenAtOneHost()).toBe(1);
    expect(web.waits.filter((wait) => wait > 0).length).toBeGreaterThanOrEqual(4);
  });

  test('waits as long as it is asked to, up to half a minute, and then leaves the host in peace', async () => {
    const busy = status(429, { 'retry-after': '7' });
    const host = await linkHost({
      'a.example/1': inTurn(busy, ok),
      'a.example/2': ok,
      'b.example/1': busy,
      'b.example/2': ok,
      'c.example/1': status(429, { 'retry-after': '600' }),
      'c.example/2': ok,
    });
    const web = testWeb();
    const { found } = await check(
      host,
      ['a.example/1', 'a.example/2', 'b.example/1', 'b.example/2', 'c.example/1', 'c.example/2'],
      web,
    );
    expect(found).toEqual([
      'unknown b.example/1 answers 429, as many hosts do to programs',
      'unknown b.example/2 was not asked: b.example answered 429, and is left in peace',
      'unknown c.example/1 answers 429, as many hosts do to programs',
      'unknown c.example/2 was not asked: c.example answered 429, and is left in peace',
    ]);
    expect(web.waits.filter((wait) => wait > 6000)).toHaveLength(2);
    expect(host.asked.filter((line) => line.includes('c.example'))).toEqual(['HEAD c.example/1']);
  });

  test('gives up a host that refuses or fails three times in a row', async () => {
    const placesOf = (name: string) => Array.from({ length: 5 }, (_, n) => `${name}.example/${n}`);
    const [refusing, silentOnes] = [placesOf('refusing'), placesOf('silent')];
    const host = await linkHost({
      ...Object.fromEntries(refusing.map((place) => [place, status(403)])),
      ...Object.fromEntries(silentOnes.map((place) => [place, silent])),
    });
    // Only what never answers has little time: on a busy machine an answer takes a while.
    const [refused, unheard] = [await check(host, refusing), await check(host, silentOnes, testWeb(50))];
    expect([...refused.found, ...unheard.found].filter((line) => line.includes('left in peace'))).toEqual([
      'unknown refusing.example/3 was not asked: refusing.example answered 403, and is left in peace',
      'unknown refusing.example/4 was not asked: refusing.example answered 403, and is left in peace',
      'unknown silent.example/3 was not asked: silent.example did not answer, and is left in peace',
      'unknown silent.example/4 was not asked: silent.example did not answer, and is left in peace',
    ]);
    expect(host.asked.filter((line) => line.includes('refusing'))).toHaveLength(6);
  });

  test('does not give up a host at which pages are missing', async () => {
    const host = await linkHost({ 'order.example/9': ok });
    const places = Array.from({ length: 10 }, (_, n) => `order.example/${n}`);
    expect((await check(host, places)).found).toHaveLength(9);
  });
});
