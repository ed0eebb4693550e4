import dns from 'node:dns';
import { readdirSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { PictureLimits } from '#brand/pictures/original.ts';
import { makePictures } from '#builder/pictures/pictures.ts';
import { isPublicAddress, lookUpPublic, PrivateAddress, refusePrivateHost } from '#brand/network/public-address.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { jpegOf, noiseOf } from '../../../support/build/images.ts';
import {
  answerWith,
  answerWithEtag,
  pictureServer,
  redirectTo,
  type Answer,
} from '../../../support/build/picture-server.ts';

type LookUpDone = (error: null, found: dns.LookupAddress[]) => void;

const LIMITS: Partial<PictureLimits> & { downloadBytes: number } = {
  fileBytes: 1024,
  downloadBytes: 1024 * 1024,
  downloadMs: 5_000,
  allowPrivate: true,
};
const IMPATIENT = { ...LIMITS, downloadMs: 150 };

/** What a build makes of the pictures at these URLs; `pictures` by the path of the URL. */
async function build(origin: string, paths: string[], cacheDir = temporaryFolder(), limits = LIMITS) {
  const named = paths.map((path) => ({ src: `${origin}${path}`, path: 'hero.image' }));
  const { pictures, files, warnings } = await makePictures(named, temporaryFolder(), cacheDir, limits);
  return {
    widths: paths.map((path) => pictures[`${origin}${path}`]?.width),
    files: files.map(({ path }) => path),
    // The network's own words differ from machine to machine.
    messages: warnings.map(({ message }) =>
      (origin === '' ? message : message.replaceAll(origin, 'http://host')).replace(/\(.+?\)\./, '(…).'),
    ),
  };
}

describe('a picture at a URL', () => {
  test('is fetched, and named after its path, also where it moved and its store knows no types', async () => {
    const { origin } = await pictureServer({
      '/old.jpg': redirectTo('/Caf%C3%A9%20front.jpg?v=2'),
      '/Caf%C3%A9%20front.jpg?v=2': answerWith(await jpegOf(500, 50), { 'content-type': 'binary/octet-stream' }),
    });
    const { widths, files, messages } = await build(origin, ['/old.jpg', '/Caf%C3%A9%20front.jpg?v=2']);
    expect(widths).toEqual([500, 500]);
    expect(files.join()).toMatch(/_pictures\/cafe-front-[0-9a-f]{8}-480\.avif/);
    expect(messages).toEqual([]);
  });

  const stall: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' }).write('x');
  };
  const endless: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const write = (): void => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', write);
    write();
  };
  const drop: Answer = (request) => request.socket.destroy();
  const dropHalfway: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '5000' }).write('x', () => {
      response.destroy();
    });
  };
  const status =
    (code: number): Answer =>
    (_, response) => {
      response.writeHead(code, { 'content-type': 'image/jpeg' }).end();
    };

  test('that cannot be had is a warning', async () => {
    const { origin } = await pictureServer({
      '/html.jpg': answerWith('<!doctype html>', { 'content-type': 'text/html; charset=utf-8' }),
      '/untyped.jpg': answerWith('x', { 'content-type': '' }),
      '/lie.jpg': answerWith('<!doctype html>'),
      '/error.jpg': status(500),
      '/empty.jpg': status(204),
      '/unasked.jpg': status(304),
      '/large.jpg': answerWith(Buffer.alloc(LIMITS.downloadBytes + 1)),
      '/endless.jpg': endless,
      '/loop.jpg': redirectTo('/loop.jpg'),
      '/file.jpg': redirectTo('file:///etc/hostname'),
      '/data.jpg': redirectTo('data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='),
      '/drop.jpg': drop,
      '/half.jpg': dropHalfway,
    });
    const paths = 'gone html untyped lie error empty unasked large endless loop file data drop half'.split(' ');
    const urls = paths.map((path) => `/${path}.jpg`);
    const { widths, messages } = await build(origin, urls);
    expect(new Set(widths)).toEqual(new Set([undefined]));
    expect(messages.join('\n')).toMatchInlineSnapshot(`
      ""http://host/gone.jpg" answered 404. A placeholder stands in for it.
      "http://host/html.jpg" answered with a web page, not a picture. A placeholder stands in for it. Use the address of the picture itself.
      "http://host/untyped.jpg" answered with no content type, not a picture. A placeholder stands in for it.
      "http://host/lie.jpg" is a web page, not a picture. A placeholder stands in for it. Use the address of the picture itself.
      "http://host/error.jpg" answered 500. A placeholder stands in for it.
      "http://host/empty.jpg" answered 204. A placeholder stands in for it.
      "http://host/unasked.jpg" answered 304 to a first request. A placeholder stands in for it.
      "http://host/large.jpg" has more than 1 MB. A placeholder stands in for it. Save it about 2000 pixels wide.
      "http://host/endless.jpg" has more than 1 MB. A placeholder stands in for it. Save it about 2000 pixels wide.
      "http://host/loop.jpg" can't be reached (…). A placeholder stands in for it.
      "http://host/file.jpg" can't be reached (…). A placeholder stands in for it.
      "http://host/data.jpg" can't be reached (…). A placeholder stands in for it.
      "http://host/drop.jpg" can't be reached (…). A placeholder stands in for it.
      "http://host/half.jpg" can't be reached (…). A placeholder stands in for it."
    `);
  });

  test('is not waited for', async () => {
    const { origin } = await pictureServer({ '/silent.jpg': () => undefined, '/stalled.jpg': stall });
    const { messages } = await build(origin, ['/silent.jpg', '/stalled.jpg'], temporaryFolder(), IMPATIENT);
    expect(messages.join('\n')).toMatchInlineSnapshot(`
      ""http://host/silent.jpg" did not answer within 0.15 s. A placeholder stands in for it.
      "http://host/stalled.jpg" did not answer within 0.15 s. A placeholder stands in for it."
    `);
  });

  test('is a warning where there is no server, and no URL', async () => {
    const { origin, close } = await pictureServer({});
    await close();
    const { messages } = await build(origin, ['/a.jpg']);
    expect(messages[0]).toMatch(/^"http:\/\/host\/a\.jpg" can't be reached \(…\)\. A placeholder stands in for it\.$/);
    expect((await build('https://', ['[x/a.jpg'])).messages[0]).toContain("can't be reached");
  });
});

const PRIVATE =
  '"…" is at no public address. A placeholder stands in for it. If it is meant to come from your own network, build with --allow-private-pictures.';

describe('a picture from inside', () => {
  const strict = { ...LIMITS, allowPrivate: false };
  const messagesOf = async (urls: string[], cacheDir = temporaryFolder()) =>
    (await build('', urls, cacheDir, strict)).messages.map((message) => message.replace(/^"[^"]*"/, '"…"'));

  test('is refused however its address is written, and nobody is asked', async () => {
    const { origin, requests } = await pictureServer({ '/a.jpg': answerWith(await jpegOf(500, 50)) });
    const { port } = new URL(origin);
    const hosts = '127.0.0.1 localhost 127.1 2130706433 0x7f.0.0.1 0 [::1] [::ffff:127.0.0.1] LOCALHOST.'.split(' ');
    const messages = await messagesOf(hosts.map((host) => `http://${host}:${port}/a.jpg`));
    expect(messages).toEqual(hosts.map(() => PRIVATE));
    expect(requests).toEqual([]);
  });

  test('sounds the same whether something is there, nothing is, or the name is unknown', async () => {
    const { origin, close } = await pictureServer({});
    await close();
    const urls = [`${origin}/a.jpg`, 'http://10.0.0.1/', 'http://nobody.invalid/a.jpg'];
    expect(await messagesOf(urls)).toEqual([PRIVATE, PRIVATE, PRIVATE]);
  });

  test('is not the copy of a build that was allowed to fetch it', async () => {
    const { origin } = await pictureServer({ '/a.jpg': answerWith(await jpegOf(500, 50)) });
    const cacheDir = temporaryFolder();
    expect((await build(origin, ['/a.jpg'], cacheDir)).widths).toEqual([500]);
    expect(await messagesOf([`${origin}/a.jpg`], cacheDir)).toEqual([PRIVATE]);
  });

  test('is refused behind a name and behind a redirect, by the address that would be connected to', async () => {
    const lookUp = (hostname: string) =>
      new Promise((resolve) => lookUpPublic(hostname, { all: true }, (error) => resolve(error)));
    expect(await lookUp('localhost')).toBeInstanceOf(PrivateAddress);
    expect(() => refusePrivateHost('[fe80::1]')).toThrow(PrivateAddress);
    const answered = [{ address: '93.184.215.14' }, { address: '10.0.0.1' }].map((one) => ({ ...one, family: 4 }));
    vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, _options: object, tell: LookUpDone) =>
      tell(null, answered)) as typeof dns.lookup);
    expect(await lookUp('one-of-two.example')).toBeInstanceOf(PrivateAddress);
  });

  test.each(
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 fc00::1 fe80::1 ::ffff:8.8.8.8 64:ff9b::a00:1 2002:7f00:1:: 2001::1 ff02::1 no-address'.split(
      ' ',
    ),
  )('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each('8.8.8.8 1.1.1.1 172.32.0.1 100.128.0.1 2606:4700::1111 2a00:1450:4001::1'.split(' '))(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

test('no more pictures are had than a brand may have, nor for longer', async () => {
  const { origin, requests } = await pictureServer({ '/a.jpg': answerWith(await jpegOf(500, 50)) });
  const few = await build(origin, ['/a.jpg', '/b.jpg'], temporaryFolder(), { ...LIMITS, pictures: 1 });
  expect(few.messages).toEqual([
    '"http://host/b.jpg" is one too many: a brand may have 1 pictures. A placeholder stands in for it.',
  ]);
  const late = await build(origin, ['/a.jpg'], temporaryFolder(), { ...LIMITS, allDownloadsMs: 0 });
  expect(late.messages).toEqual([
    '"http://host/a.jpg" came too late: those before it took too long. A placeholder stands in for it. Put pictures into the brand’s folder.',
  ]);
  expect(requests.map(({ path }) => path)).toEqual(['/a.jpg']);
});

describe('a picture fetched before', () => {
  /** A server with `/a.jpg`, after a first build; `rebuild` is the next one. */
  async function fetched(answer?: Answer) {
    const answers: Record<string, Answer> = { '/a.jpg': answer ?? answerWithEtag('"1"', await jpegOf(500, 50)) };
    const server = await pictureServer(answers);
    const cacheDir = temporaryFolder();
    const rebuild = () => build(server.origin, ['/a.jpg'], cacheDir);
    return { ...server, answers, cacheDir, before: await rebuild(), rebuild };
  }

  test('is only asked about', async () => {
    const { requests, before, rebuild } = await fetched();
    expect(await rebuild()).toEqual(before);
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
  });

  test('is asked about by its date where the server gives no version', async () => {
    const date = 'Fri, 20 Nov 2026 10:00:00 GMT';
    const { requests, rebuild } = await fetched(answerWith(await jpegOf(500, 50), { 'last-modified': date }));
    expect((await rebuild()).widths).toEqual([500]);
    expect(requests[1]?.headers['if-modified-since']).toBe(date);
  });

  test('is fetched again when it changed', async () => {
    const { answers, rebuild } = await fetched();
    answers['/a.jpg'] = answerWithEtag('"2"', await jpegOf(600, 50));
    expect((await rebuild()).widths).toEqual([600]);
  });

  test.each([
    ['is down', undefined],
    ['fails', 500],
    ['is busy', 429],
  ])('stays while the server %s, with a warning', async (_, code) => {
    const { answers, before, rebuild, close } = await fetched();
    if (code === undefined) await close();
    else answers['/a.jpg'] = (_request, response) => void response.writeHead(code).end();
    const after = await rebuild();
    expect(after.files).toEqual(before.files);
    expect(after.messages[0]).toMatch(/^"http:\/\/host\/a\.jpg" .+\. The page shows the copy of an earlier build\.$/);
  });

  test('goes when the server says that it is gone', async () => {
    const { answers, rebuild } = await fetched();
    delete answers['/a.jpg'];
    expect((await rebuild()).messages).toEqual(['"http://host/a.jpg" answered 404. A placeholder stands in for it.']);
  });

  test('is fetched again when its copy is damaged', async () => {
    const { requests, before, rebuild, cacheDir } = await fetched(
      answerWithEtag('"1"', await noiseOf(490, 30).jpeg().toBuffer()),
    );
    const downloads = join(cacheDir, 'pictures', 'downloads');
    for (const name of readdirSync(downloads)) truncateSync(join(downloads, name), 20);
    expect(await rebuild()).toEqual(before);
    expect(requests[1]?.headers['if-none-match']).toBeUndefined();
  });
});
