import { describe, expect, test } from 'vitest';
import { checkLinks } from '#link-check/check-links.ts';
import { makeLinkClient, type LinkClient } from '#link-check/link-client.ts';
import { makeLocation } from '../../support/build/site.ts';
import { byMethod, type HostAnswer, inTurn, linkHost, status, TEST_HOSTS } from '../../support/build/link-host.ts';

const ok = status(200);
const moved = (location: string, code = 301): HostAnswer => status(code, { location });
const silent: HostAnswer = () => undefined;
const drop: HostAnswer = (request) => request.socket.destroy();

/** A web whose clock does not run: what it waits is noted. */
function testWeb(timeLimitMs = 60_000): LinkClient & { waits: number[] } {
  const waits: number[] = [];
  let now = 1_000_000;
  const wait = async (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    now += milliseconds;
  };
  return { ...makeLinkClient({ hostPolicy: TEST_HOSTS, userAgent: 'test', timeLimitMs }), wait, now: () => now, waits };
}

/** What is found about links, a line each: `dead order.example/menu answers 404`. */
async function check(
  host: Awaited<ReturnType<typeof linkHost>>,
  places: string[],
  client: LinkClient = testWeb(),
  framed: string[] = [],
) {
  const links = places.map((place, index) => ({
    href: /^\w+:[^/]/.test(place) || place.includes('://') ? place : host.at(place),
    path: `navigation[${index}].url`,
    use: 'navigation' as const,
  }));
  const frames = { origin: 'https://x.example', addresses: new Set(framed.map(host.at)) };
  const brand = { slug: 'x', links, site: { name: 'X', locations: [] }, frames };
  const { brands, isCutOff } = await checkLinks([brand], { client });
  const short = (text: string) => text.replaceAll(`:${host.port}`, '').replaceAll('http://', '');
  const found = (brands[0]?.findings ?? []).map(
    ({ kind, value, found: what, movedTo }) =>
      `${kind} ${short(`${value} ${what}`)}${movedTo === undefined ? '' : ` => ${short(movedTo)}`}`,
  );
  return { found, asked: brands[0]?.asked, isCutOff };
}

/** A host's answers, and what is found about the links: the first place of each host, unless others are named. */
async function findIn(answers: Record<string, HostAnswer>, places = Object.keys(answers)) {
  return (await check(await linkHost(answers), places)).found;
}

describe('a link that answers', () => {
  test('is asked with HEAD, once, however many places name it and whatever their fragments', async () => {
    const host = await linkHost({ 'order.example/a?b=c': ok });
    const places = ['order.example/a?b=c', 'order.example/a?b=c', 'order.example/a?b=c#menu'];
    expect(await check(host, places)).toEqual({ found: [], asked: 1, isCutOff: false });
    expect(host.asked).toEqual(['HEAD order.example/a?b=c']);
    expect([...host.agents]).toEqual(['test']);
  });

  test.each([405, 403, 404, 501, 400, 500])('may refuse HEAD with %i', async (code) => {
    const host = await linkHost({ 'order.example/a': byMethod({ HEAD: status(code), GET: ok }) });
    expect((await check(host, ['order.example/a'])).found).toEqual([]);
    expect(host.asked).toEqual(['HEAD order.example/a', 'GET order.example/a']);
  });

  test('may break off HEAD, and may have many headers', async () => {
    expect(await findIn({ 'order.example/a': byMethod({ HEAD: drop, GET: ok }) })).toEqual([]);
    expect(await findIn({ 'order.example/b': status(200, { 'set-cookie': 'x'.repeat(30_000) }) })).toEqual([]);
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

  test('may have a name with other letters, and a port', async () => {
    const host = await linkHost({ 'xn--caf-dma.example/': ok });
    expect((await check(host, ['café.example/'])).found).toEqual([]);
    expect(host.asked).toEqual(['HEAD xn--caf-dma.example/']);
  });
});

test('what is no web address, or has a password in it, is not asked', async () => {
  const host = await linkHost({ 'order.example/': ok });
  const places = ['tel:+14165550134', 'mailto:hi@x.example', `http://me:secret@order.example:${host.port}/`];
  expect((await check(host, places)).found).toEqual([
    expect.stringMatching(/^suspicious .* holds a user name or a password/),
  ]);
  expect(host.asked).toEqual([]);
});

describe('a dead link', () => {
  test('answers 404 or 410, or fails again after a pause', async () => {
    const codes = [404, 410, 503, 500];
    const host = await linkHost(Object.fromEntries(codes.map((code) => [`a${code}.example/`, status(code)])));
    const client = testWeb();
    const places = codes.map((code) => `a${code}.example/`);
    expect((await check(host, places, client)).found).toEqual([
      'dead a404.example/ answers 404',
      'dead a410.example/ answers 410',
      'dead a503.example/ answers 503, to a second try too',
      'dead a500.example/ answers 500, to a second try too',
    ]);
    expect(client.waits.filter((wait) => wait >= 1999)).toHaveLength(2);
  });

  test('is not one that recovers, nor one that asks for much time', async () => {
    const found = await findIn({
      'order.example/a': inTurn(status(500), status(500), ok),
      'other.example/a': status(503, { 'retry-after': '3600' }),
    });
    expect(found).toEqual(['unknown other.example/a answers 503 and asks to come back later']);
  });

  test('does not answer within the time limit, or sends its headers too slowly', async () => {
    const drip: HostAnswer = ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x: y\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
      socket.on('error', () => clearInterval(timer));
    };
    const host = await linkHost({ 'order.example/a': silent, 'other.example/a': drip });
    expect((await check(host, ['order.example/a', 'other.example/a'], testWeb(100))).found).toEqual([
      'dead order.example/a did not answer within 0.1 s, twice',
      'dead other.example/a did not answer within 0.1 s, twice',
    ]);
  });

  test('breaks off, or is no name', async () => {
    const nowhere = 'is at no public address: there is no such host, or it is in a private network';
    const places = ['order.example/a', 'unknown.example/a', 'unknown.example/b', 'up.example/'];
    expect(await findIn({ 'order.example/a': drop, 'up.example/': ok }, places)).toEqual([
      "dead order.example/a can't be reached (ECONNRESET), twice",
      `dead unknown.example/a ${nowhere}`,
      `dead unknown.example/b ${nowhere}`,
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
    const found = await findIn({
      'order.example/a': moved('/gone'),
      'order.example/b': moved('http://[x'),
      'order.example/c': moved('http://me:secret@order.example/'),
      'order.example/d': status(301),
    });
    expect(found).toEqual([
      'dead order.example/a redirects to "order.example/gone", which answers 404',
      'dead order.example/b redirects to "[x", which is no address',
      'dead order.example/c redirects to "me:secret@order.example/", which is no address',
    ]);
  });
});

test('an address that a page frames may not refuse that, at the end of its redirects; a link may', async () => {
  const denied = status(200, { 'x-frame-options': 'DENY' });
  const host = await linkHost({
    'order.example/link': denied,
    'order.example/a': denied,
    'order.example/b': byMethod({ HEAD: status(405), GET: denied }),
    'order.example/c': moved('/a'),
    'order.example/gone': status(404, { 'x-frame-options': 'DENY' }),
    'order.example/ours': status(200, { 'content-security-policy': "frame-ancestors 'self' https://x.example" }),
    'order.example/moved': status(301, { location: '/fine', 'x-frame-options': 'DENY' }),
    'order.example/fine': ok,
  });
  const framed = ['a', 'b', 'c', 'gone', 'ours', 'moved'].map((name) => `order.example/${name}`);
  const { found } = await check(host, ['order.example/link', ...framed], testWeb(), framed);
  const REFUSES = 'answers with "X-Frame-Options: DENY", so browsers show nothing in the frame of the menu';
  expect(found.sort()).toEqual([
    'dead order.example/gone answers 404',
    'moved order.example/moved has moved to "order.example/fine" => order.example/fine',
    `unframeable order.example/a ${REFUSES}`,
    `unframeable order.example/b ${REFUSES}`,
    `unframeable order.example/c redirects to "order.example/a", which ${REFUSES}`,
  ]);
});

describe('a link that has moved', () => {
  test.each<[string, Record<string, HostAnswer>, string[]]>([
    [
      'says where to, as far as the redirects are permanent',
      { '': moved('/b', 308), b: moved('/c'), c: moved('/session/1', 302), 'session/1': ok },
      ['moved order.example/ has moved to "order.example/c" => order.example/c'],
    ],
    ['is not one that only moves for a visit', { '': moved('/b', 302), b: ok }, []],
    ['is not one that gets its slash', { '': moved('/c', 302), c: moved('/c/'), 'c/': ok }, []],
    [
      'may say so in letters of its own',
      {
        '': ({ socket }) => void socket.end('HTTP/1.1 301 Moved\r\nlocation: /café\r\ncontent-length: 0\r\n\r\n'),
        'caf%C3%A9': ok,
      },
      ['moved order.example/ has moved to "order.example/caf%C3%A9" => order.example/caf%C3%A9'],
    ],
  ])('%s', async (_, answers, found) => {
    const places = Object.entries(answers).map(([path, answer]) => [`order.example/${path}`, answer] as const);
    expect(await findIn(Object.fromEntries(places), ['order.example/'])).toEqual(found);
  });
});

describe('a suspicious link', () => {
  test('redirects to the home page of the platform', async () => {
    const answers = {
      'order.example/x/annex': moved('/'),
      'order.example/y': moved('/en-ca/', 302),
      'order.example/z': moved('/?store=12', 302),
      'order.example/page': moved('/#/store/12', 302),
      'order.example/en': moved('/', 302),
      'order.example/': ok,
      'order.example/en-ca/': ok,
      'order.example/?store=12': ok,
    };
    expect(await findIn(answers, Object.keys(answers).slice(0, 6))).toEqual([
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

  test.each([
    [200, undefined, 200, undefined, true],
    [302, 'https://order.example/a', 200, undefined, true],
    [200, undefined, 404, undefined, false],
    [200, undefined, 301, 'http://order.example/a', false],
  ])('at http answers %i to %s, and at https %i to %s: %s', async (one, to, other, back, isSuspicious) => {
    // A web without a network, since no host here has a certificate.
    const ask: LinkClient['request'] = async ({ protocol }) => {
      const [status, location] = protocol === 'http:' ? [one, to] : [other, back];
      return { status, ...(location !== undefined && { location }) };
    };
    const client = { request: ask, wait: async () => undefined, now: () => 0 };
    const links = [{ href: 'http://order.example/a', path: 'orderingLink', use: 'order' as const }];
    const { brands } = await checkLinks([{ slug: 'x', links, site: { name: 'X', locations: [] } }], { client });
    const found = brands[0]?.findings.map(({ kind, found: what, movedTo }) => `${kind} ${what} => ${movedTo}`);
    const https = 'suspicious begins with http, and the host answers at https too => https://order.example/a';
    expect(found).toEqual(isSuspicious ? [https] : []);
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
    const { brands } = await checkLinks([{ slug: 'x', links, site: { name: 'X', locations } }], { client: testWeb() });
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
    expect(await findIn({ 'network.example/x': status(code) })).toEqual([
      `unknown network.example/x answers ${code}, as many hosts do to programs`,
    ]);
  });

  test('is a challenge whatever its status, a login, a circle, redirects without end, and an app', async () => {
    const further: HostAnswer = (request, response) => moved(`${request.url}x`)(request, response);
    const host = await linkHost({
      'a.example/x': status(503, { 'cf-mitigated': 'challenge' }),
      'b.example/x': moved('/accounts/login/?next=x', 302),
      'b.example/accounts/login/?next=x': ok,
      'c.example/x': moved('/y'),
      'c.example/y': moved('/x#again'),
      'e.example/x': moved('intent://order'),
      ...Object.fromEntries(Array.from({ length: 15 }, (_, n) => [`d.example/${'x'.repeat(n + 1)}`, further])),
    });
    const places = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.example/x`);
    expect((await check(host, places)).found).toEqual([
      'unknown a.example/x answers 503, as many hosts do to programs',
      'unknown b.example/x redirects to a login, "b.example/accounts/login/?next=x", as many hosts do to programs',
      'unknown c.example/x redirects in a circle, to "c.example/x#again", as some hosts do where nobody keeps cookies',
      `unknown d.example/x redirects again and again, at last to "d.example/${'x'.repeat(12)}"`,
      'unknown e.example/x redirects to "intent://order", which opens a program',
    ]);
    expect(host.asked.filter((line) => line.includes('d.example'))).toHaveLength(11);
  });

  test('is an answer in another protocol, which nobody asked for', async () => {
    const switching: HostAnswer = ({ socket }) =>
      void socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    expect(await findIn({ 'order.example/a': switching })).toEqual([
      "unknown order.example/a answers in a way that can't be read (101)",
    ]);
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
    const away: HostAnswer = (request, response) => moved(target, 302)(request, response);
    const host = await linkHost({
      ...Object.fromEntries(places.map((place) => [place, slow])),
      'short.example/': away,
      'brief.example/': away,
    });
    const target = host.at('order.example/0');
    const client = testWeb();
    expect((await check(host, [...places, 'short.example/', 'brief.example/'], client)).found).toEqual([]);
    expect(host.maxOpenAtOneHost()).toBe(1);
    expect(client.waits.filter((wait) => wait > 0).length).toBeGreaterThanOrEqual(4);
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
    const client = testWeb();
    const places = ['a', 'b', 'c'].flatMap((name) => [`${name}.example/1`, `${name}.example/2`]);
    const { found } = await check(host, places, client);
    expect(found).toEqual([
      'unknown b.example/1 answers 429, as many hosts do to programs',
      'unknown b.example/2 was not asked: b.example answered 429, and is left in peace',
      'unknown c.example/1 answers 429, as many hosts do to programs',
      'unknown c.example/2 was not asked: c.example answered 429, and is left in peace',
    ]);
    expect(client.waits.filter((wait) => wait > 6000)).toHaveLength(2);
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
