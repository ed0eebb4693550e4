import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Editor, makeEditor } from '#editor/file/editor.ts';
import type { Preview } from '#preview/preview.ts';
import { brandsDir, report, start, withBrands, write } from '../../support/build/preview.ts';
import { listen } from '../../support/listen.ts';

withBrands();

const TEXT = `{
  "name": "Nonna",
  "telephone": 5,
  "$note": "ours",
  "menu": {
    "categories": [
      { "name": "Pizza", "items": [{ "name": "Margherita", "price": 16.5 }, { "name": "<b>Marinara</b>", "price": "14" }] },
      { "name": "Dolci", "items": [] }
    ]
  }
}
`;
const ITEM = 'menu/categories/0/items/0';

let preview: Preview | undefined;
let origin: string;
let file: string;

beforeEach(async () => {
  preview = undefined;
  file = join(brandsDir, 'nonna/website.json');
  write(file, TEXT);
  write(join(brandsDir, 'nonna/brand.json'), '{ "source": "file" }');
  await open();
});

const FROM_BACKEND = (supabaseUrl: string): string =>
  JSON.stringify({
    brandId: 'nonna',
    siteUrl: 'https://a.example',
    source: 'supabase',
    supabaseUrl,
    supabaseAnonKey: 'a',
  });

async function open(editor: Editor | null = makeEditor(brandsDir), onBuild = () => {}): Promise<void> {
  const warnings = [{ path: 'menu.categories[0].items[1].price', message: '"14" is odd.' }];
  await preview?.close();
  preview = await start({
    port: 0,
    ...(editor && { editor }),
    build: async (slugs) => {
      onBuild();
      return { brands: slugs.map((slug) => report(slug, { warnings })) };
    },
  });
  await preview.firstBuild;
  origin = `http://localhost:${preview.port}`;
}

const textNow = () => readFileSync(file, 'utf8');

async function pageAt(path: string) {
  const answer = await fetch(`${origin}/_preview/nonna/edit/${path}`);
  return { status: answer.status, headers: answer.headers, page: parse(await answer.text()) };
}

const digestOn = (page: ReturnType<typeof parse>) =>
  page.querySelector('#form [name=digest], .conflict [name=digest]')?.getAttribute('value') ?? '';

/** Sends what a browser sends for a form of a page. */
async function post(path: string, fields: Record<string, string | Blob>, headers: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (!('digest' in fields)) form.append('digest', digestOn((await pageAt(path)).page));
  const answer = await fetch(`${origin}/_preview/nonna/edit/${path}`, {
    method: 'POST',
    body: form,
    headers: { Origin: origin, ...headers },
    redirect: 'manual',
  });
  const { headers: told, status } = answer;
  const [location, cookie] = [told.get('location'), told.get('set-cookie')];
  return { status, location, cookie, page: parse(await answer.text()) };
}

describe('a form', () => {
  it('saves the field that changed, says so in words, and takes it back', async () => {
    const saved = await post(`at/${ITEM}/`, { [`f:${ITEM}/name`]: 'Margherita', [`f:${ITEM}/price`]: '17.00' });
    expect([saved.status, saved.location]).toEqual([303, `/_preview/nonna/edit/at/${ITEM}/`]);
    expect(textNow()).toBe(TEXT.replace('16.5', '17'));
    const { page } = await pageAt('');
    expect(page.querySelector('.saved')?.textContent).toContain('Margherita: Price 16.50 → 17');
    await post('menu/', { do: page.querySelector('#take-back')?.getAttribute('value') ?? '' });
    expect(textNow()).toBe(TEXT);
    expect((await pageAt('')).page.querySelectorAll('.history li')).toHaveLength(2);
  });

  it('is no news five minutes later', async () => {
    await post('texts/', { 'f:name': 'Nonna Pia' });
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 6 * 60_000);
    onTestFinished(() => void vi.restoreAllMocks());
    const { page } = await pageAt('texts/');
    expect([page.querySelector('[role=status]')?.textContent, page.querySelector('#take-back')]).toEqual(['', null]);
  });

  it('is taken back after a restart, too', async () => {
    const historyDir = join(brandsDir, '../edits');
    await open(makeEditor(brandsDir, { historyDir }));
    await post('texts/', { 'f:name': 'Nonna Pia' });
    await open(makeEditor(brandsDir, { historyDir }));
    await post('texts/', { do: 'restore/1' });
    expect(textNow()).toBe(TEXT);
  });

  it('keeps what was typed and can’t be used, and saves the rest', async () => {
    const { status, page } = await post('texts/', { 'f:email': 'no <at>', 'f:description': 'New' });
    expect(status).toBe(422);
    expect(page.querySelector('[name="f:email"]')?.getAttribute('value')).toBe('no <at>');
    expect(page.querySelector('.err')?.textContent).toContain('is not an e-mail address');
    expect(page.querySelector('[role=status]')?.textContent).toBe('One thing is not saved yet');
    const shown = page.querySelector('.saved a')?.getAttribute('href') ?? '';
    expect(page.querySelector(shown)?.textContent).toContain('is not an e-mail address');
    expect(JSON.parse(textNow())).toMatchObject({ description: 'New', $note: 'ours' });
    expect(textNow()).not.toContain('no <at>');
  });

  it('moves, copies, removes and adds entries', async () => {
    const moved = await post('menu/', { do: 'down/menu/categories/0' });
    expect(moved.location).toContain('?focus=handle-menu-categories-1');
    expect(textNow().indexOf('Dolci')).toBeLessThan(textNow().indexOf('Pizza'));
    await post('menu/', { do: 'up/menu/categories/1' });
    expect(textNow()).toBe(TEXT);
    await post('menu/', { do: 'copy/menu/categories/1' });
    await post('menu/', { do: 'deleted/menu/categories/0' });
    await post('menu/', { do: 'add/menu/categories', 'n:menu/categories:name': 'Vino' });
    const { menu } = JSON.parse(textNow()) as { menu: { categories: { name: string }[] } };
    expect(menu.categories.map(({ name }) => name)).toEqual(['Dolci', 'Dolci', 'Vino']);
    await post('menu/', { do: 'save', 'n:menu/categories:name': 'Caffè' });
    expect(textNow()).toContain('Caffè');
    const refused = await post('menu/', { do: 'add/menu/categories', 'n:menu/categories:name': '' });
    expect([refused.status, refused.page.querySelector('.add .err')?.textContent.trim()]).toEqual([
      422,
      'Name can’t be empty.',
    ]);
  });

  it('changes hours and adds holidays', async () => {
    await post('hours/', { do: 'week/openingHours', 'k:5': 'open', 'o:5:0': '17:00', 'c:5:0': '23:00' });
    await post('hours/', { do: 'copyday/5/weekdays/openingHours', 'k:5': 'open', 'o:5:0': '17:00', 'c:5:0': '23:00' });
    await post('hours/', { do: 'closed/2027-01-01/' });
    expect(JSON.parse(textNow())).toMatchObject({
      openingHours: [
        { day: 'Friday', open: '17:00' },
        { day: 'Monday' },
        { day: 'Tuesday' },
        { day: 'Wednesday' },
        { day: 'Thursday' },
      ],
      specialHours: [{ date: '2027-01-01', isClosed: true }],
    });
    await post('hours/', { do: 'undate/specialHours/0' });
    expect(JSON.parse(textNow())).not.toHaveProperty('specialHours');
    const half = await post('hours/', { do: 'week/openingHours', 'k:6': 'open', 'o:6:0': '17:00', 'c:6:0': '' });
    expect([half.status, half.page.querySelector('#day-6 .problem')?.textContent.trim()]).toEqual([
      422,
      'Saturday: a time is missing.',
    ]);
    expect(half.page.querySelector('[name="o:6:0"]')?.getAttribute('value')).toBe('17:00');
  });

  it('closes all locations on a holiday, but for those that say something of it', async () => {
    const locations = [
      { name: 'A' },
      { name: 'B', specialHours: [{ date: '2027-01-01', open: '11:00', close: '15:00' }] },
      { name: 'C' },
    ];
    write(file, JSON.stringify({ locations }));
    await post('hours/', { do: 'everywhere/2027-01-01' });
    const closed = { specialHours: [{ date: '2027-01-01', isClosed: true }] };
    expect(JSON.parse(textNow())).toMatchObject({ locations: [closed, locations[1], closed] });
    expect((await pageAt('')).page.querySelector('.saved')?.textContent).toContain(
      'A, 1 January 2027: closed; C, 1 January 2027: closed',
    );
  });

  it('takes a picture, bounded and without what the camera wrote, and asks what it shows', async () => {
    const image = sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#a33' } });
    const bytes = await image
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const saved = await post(`at/${ITEM}/`, {
      [`p:${ITEM}/image`]: new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
      [`t:${ITEM}/image`]: 'A pizza',
    });
    expect(saved.status).toBe(303);
    const [name = ''] = readdirSync(join(brandsDir, 'nonna/images'));
    expect(textNow()).toContain(`"image": { "src": "images/${name}", "alt": "A pizza" }`);
    const { width, exif } = await sharp(join(brandsDir, 'nonna/images', name)).metadata();
    expect([name, width, exif]).toEqual([expect.stringMatching(/^margherita-[0-9a-f]{8}\.jpg$/), 2400, undefined]);
    const picture = await fetch(`${origin}/_preview/nonna/edit/picture/images/${name}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const refused = await post(`at/${ITEM}/`, { [`p:${ITEM}/image`]: new Blob(['<svg onload="x"/>']) });
    expect([refused.status, refused.page.querySelector('.picture .err')?.textContent.trim()]).toEqual([
      422,
      'This is no picture that can be used. Choose a JPEG, PNG, WebP or AVIF.',
    ]);
  });
});

describe('a file that was changed elsewhere', () => {
  it('is not written over: both texts are shown, and what was typed can still be saved', async () => {
    const digest = digestOn((await pageAt(`at/${ITEM}/`)).page);
    const elsewhere = TEXT.replace('16.5', '15').replace('Nonna', 'Nonna Pia');
    write(file, elsewhere);
    const fields = { [`f:${ITEM}/name`]: 'Margherita', [`f:${ITEM}/price`]: '18', [`kind:${ITEM}`]: 'one' };
    const { status, page } = await post(`at/${ITEM}/`, { ...fields, digest });
    expect([status, textNow()]).toEqual([412, elsewhere]);
    // The price is one change, and not a second one of another kind.
    expect(page.querySelectorAll('#edit .list')).toEqual([]);
    const versions = page.querySelectorAll('.conflict [type=radio]').map((input) => input.getAttribute('value'));
    expect(versions).toEqual(['18', '15']);
    const again = await post(`at/${ITEM}/`, { [`f:${ITEM}/price`]: '18', digest: digestOn(page) });
    expect([again.status, textNow()]).toEqual([303, elsewhere.replace('"price": 15', '"price": 18')]);
  });

  it('shows what was typed for hours and new entries, too', async () => {
    const digest = digestOn((await pageAt('hours/')).page);
    write(file, TEXT.replace('16.5', '15'));
    const week = { do: 'week/openingHours', 'k:5': 'open', 'o:5:0': '17:00', 'c:5:0': '23:00' };
    const hours = await post('hours/', { ...week, digest });
    expect([hours.status, hours.page.querySelector('#edit')?.textContent]).toEqual([
      412,
      expect.stringContaining('17:00–23:00'),
    ]);
    const half = await post('hours/', { ...week, 'c:5:0': '', digest });
    expect(half.page.querySelector('#edit')?.textContent).toContain('17:00');
    const entry = { do: 'add/menu/categories/0/items', 'n:menu/categories/0/items:name': 'Bufala', digest };
    const added = await post('at/menu/categories/0/', { ...entry, 'n:menu/categories/0/items:price': '19' });
    expect(added.page.querySelector('#edit')?.textContent).toMatch(/Bufala[\s\S]*19/);
    expect(textNow()).toBe(TEXT.replace('16.5', '15'));
  });

  it('nor does a way back take what somebody else wrote', async () => {
    await post('texts/', { 'f:name': 'Nonna Pia' });
    write(file, textNow().replace('16.5', '15'));
    const { status } = await post('texts/', { do: 'restore/1' });
    expect([status, textNow()]).toEqual([412, TEXT.replace('16.5', '15').replace('Nonna', 'Nonna Pia')]);
  });
});

describe('the pages', () => {
  it('show texts as text, what the last build said at its field, and frame the site alone', async () => {
    const { page, headers } = await pageAt('at/menu/categories/0/');
    expect(page.querySelectorAll('.dishes .name').map(({ textContent }) => textContent)).toEqual([
      'Margherita',
      '<b>Marinara</b>',
    ]);
    const dish = (await pageAt('at/menu/categories/0/items/1/')).page;
    expect(dish.querySelector('.said')?.textContent).toBe('"14" is odd.');
    expect(headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'none'; frame-src http:\/\/nonna\.localhost:\d+$/,
    );
    const warnings = parse(await (await fetch(`${origin}/_preview/nonna/warnings/`)).text());
    expect(warnings.querySelector('#warnings a')?.getAttribute('href')).toBe(
      '/_preview/nonna/edit/at/menu/categories/0/items/1/#menu-categories-0-items-1-price',
    );
  });

  it('find texts', async () => {
    const { page } = await pageAt('more/?q=margh');
    expect(page.querySelectorAll('.found a').map(({ textContent }) => textContent)).toEqual([
      'Pizza, Margherita: name',
    ]);
  });

  it('speak the language that was chosen, or else that of the browser, and keep the name of who edits', async () => {
    const pageFor = async (headers: Record<string, string>) => {
      const answer = await fetch(`${origin}/_preview/nonna/edit/more/`, { headers });
      const page = parse(await answer.text());
      const words = [page.querySelector('html')?.getAttribute('lang'), page.querySelector('h1')?.textContent];
      return [...words, page.querySelector('#person')?.getAttribute('value')];
    };
    const cookieFor = async (fields: Record<string, string>) => (await post('more/', fields)).cookie;
    expect(await pageFor({ 'Accept-Language': 'de, fr-CA;q=0.8, en;q=0.5' })).toEqual(['fr', 'Plus', '']);
    const spanish = await cookieFor({ do: 'language', language: 'es' });
    expect(spanish).toMatch(/^tools-language=es; Path=\/_preview\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
    const name = await cookieFor({ do: 'me', person: 'Zoë\r\nSet-Cookie: a=b; Domain=x <b>' });
    expect(name).toMatch(
      /^inbox-person=Zo%C3%AB%20Set-Cookie[^;\r\n]*; Path=\/_preview\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/,
    );
    const cookies = [spanish, name].map((cookie) => cookie?.split(';')[0]).join('; ');
    const kept = ['es', 'Más', 'Zoë Set-Cookie: a=b; Domain=x <b>'];
    expect(await pageFor({ Cookie: cookies, 'Accept-Language': 'fr' })).toEqual(kept);
    expect(await cookieFor({ do: 'language', language: 'en; Domain=evil.example' })).toBeNull();
    expect(await pageFor({ Cookie: 'tools-language=__proto__; inbox-person=%E0%A4' })).toEqual(['en', 'More', '']);
    const forged = await post('more/', { do: 'me', person: 'Mallory' }, { Origin: 'https://evil.example' });
    expect([forged.status, forged.cookie]).toEqual([403, null]);
  });

  it('say how much there is of each part, and what is missing', async () => {
    write(
      file,
      JSON.stringify({ locations: [{ name: 'A', phone: '1' }, { name: 'B', telephone: '2' }, { name: 'C' }] }),
    );
    const { page } = await pageAt('more/');
    expect(page.querySelector('#parts')?.textContent).toContain('3 locations, one without a telephone');
  });

  it.each([
    'at/__proto__/',
    'at/menu/categories/9/',
    'at/head/',
    'other/',
    'picture/website.json',
    'picture/..%2F..%2Fx.jpg',
  ])('%s is nowhere', async (path) => {
    expect((await pageAt(path)).status).toBe(404);
  });

  it.each([
    [
      `{ "$x": ${'['.repeat(20_000)}${']'.repeat(20_000)} }`,
      'it has more than 500 lists and objects inside of each other',
    ],
    ['[{ "name": "Nonna" }]', 'it is no object, such as { "name": "Saffron Lane" }.'],
    ['null', 'it is no object'],
    ['"Nonna"', 'it is no object'],
    ['{ "name": ', 'line 1'],
  ])('save nothing into %.20s…, say so, and give back what was typed', async (written, reason) => {
    const digest = digestOn((await pageAt(`at/${ITEM}/`)).page);
    write(file, written);
    const { status, page } = await post(`at/${ITEM}/`, {
      digest,
      [`f:${ITEM}/name`]: 'Margherita DOP',
      [`f:${ITEM}/price`]: '16.50',
    });
    expect([status, textNow()]).toEqual([409, written]);
    expect(page.textContent).toContain('website.json can’t be read: ');
    expect(page.textContent).toContain(reason);
    expect(page.querySelectorAll('.typed li').map(({ textContent }) => textContent)).toEqual([
      'Margherita, Name: Margherita DOP',
    ]);
    expect((await pageAt('')).page.textContent).toContain(reason);
  });

  it('take no form of a hundred thousand fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`f:name/${index}`, 'x']));
    const before = process.cpuUsage().user;
    const { status, page } = await post('', { digest: 'a', ...fields });
    expect([status, textNow()]).toEqual([413, TEXT]);
    expect(page.textContent).toContain('That is too large. Nothing was saved.');
    expect((process.cpuUsage().user - before) / 1e6).toBeLessThan(8);
  });

  it('say why a brand can’t be edited here', async () => {
    write(file, '{ "name": ');
    expect((await pageAt('')).page.textContent).toContain('website.json can’t be read: line 1');
    write(join(brandsDir, 'nonna/brand.json'), FROM_BACKEND('https://backend.example'));
    expect((await pageAt('texts/')).page.textContent).toContain(
      'This brand comes from a backend, and is edited there. To edit it here, too: set SUPABASE_SERVICE_ROLE_KEY',
    );
  });
});

describe('a brand from a backend', () => {
  it('can’t be edited where its configuration nests too deep, and says so', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const backend = await listen((_, response) =>
      response.end(`[{"data":{"name":"A","x":${deep}},"updated_at":"2026"}]`),
    );
    onTestFinished(backend.close);
    write(join(brandsDir, 'nonna/brand.json'), FROM_BACKEND(backend.origin));
    await open(
      makeEditor(brandsDir, { environment: { SUPABASE_URL: backend.origin, SUPABASE_SERVICE_ROLE_KEY: 'a' } }),
    );
    const { status, page } = await pageAt('');
    expect([status, page.textContent]).toEqual([
      200,
      expect.stringContaining(
        'The configuration in the backend has more than 500 lists and objects inside of each other',
      ),
    ]);
  });

  it('has its row changed, if that is as it was, and is built again', async () => {
    const row = { data: { name: 'Nonna' }, updated_at: '2026-11-01 10:00:00+00' };
    const asked: string[] = [];
    const backend = await listen((request, response) => {
      const { searchParams } = new URL(request.url ?? '', 'http://localhost');
      asked.push(`${request.method} ${searchParams.get('brand_id')} ${request.headers.authorization}`);
      const isMeant = [null, `eq.${row.updated_at}`].includes(searchParams.get('updated_at'));
      void text(request).then((body) => {
        if (isMeant && request.method === 'PATCH') Object.assign(row, JSON.parse(body));
        response.end(JSON.stringify(isMeant ? [row] : []));
      });
    });
    onTestFinished(backend.close);
    write(join(brandsDir, 'nonna/brand.json'), FROM_BACKEND(backend.origin));
    let builds = 0;
    const environment = { SUPABASE_URL: backend.origin, SUPABASE_SERVICE_ROLE_KEY: 'secret' };
    await open(makeEditor(brandsDir, { environment }), () => (builds += 1));
    const digest = digestOn((await pageAt('texts/')).page);
    const before = builds;
    expect((await post('texts/', { 'f:name': 'Nonna Pia', digest })).status).toBe(303);
    expect(row.data).toEqual({ name: 'Nonna Pia' });
    expect(builds).toBeGreaterThan(before);
    expect((await post('texts/', { 'f:name': 'Nonna Due', digest })).status).toBe(412);
    expect(new Set(asked)).toEqual(new Set(['GET eq.nonna Bearer secret', 'PATCH eq.nonna Bearer secret']));
    expect(textNow()).toBe(TEXT);
  });
});

describe('somebody else', () => {
  it.each<[string, Record<string, string>]>([
    ['another page', { Origin: 'https://evil.example' }],
    ['the brand’s own site', { Origin: 'http://nonna.localhost' }],
    ['another program of this machine', { Origin: 'http://localhost:1' }],
    ['a page without a name', { Origin: 'null' }],
    ['a browser that says so', { 'Sec-Fetch-Site': 'same-site' }],
  ])('can’t save: %s', async (_, headers) => {
    const { status } = await post('texts/', { 'f:name': 'Mine' }, headers);
    expect([status, textNow()]).toEqual([403, TEXT]);
  });

  it('has no page at all where nobody edits', async () => {
    await open(null);
    expect((await pageAt('')).status).toBe(404);
    expect((await post('texts/', { 'f:name': 'Mine', digest: '' })).status).toBe(405);
  });
});
