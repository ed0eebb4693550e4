import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeEditor } from '#editor/file/editor.ts';
import type { Build } from '#builder/run/warm-build.ts';
import { dueConfiguration } from '#changes/due-configuration.ts';
import { minuteOf } from '#core/hours/date.ts';
import { makeNetwork } from '#deploy/network/fetch-with-retry.ts';
import { openTarget } from '#deploy/targets/open-target.ts';
import { readTarget } from '#deploy/targets/target.ts';
import { openPublished } from '#publishing/live/published.ts';
import { openPublisher, type RunningPublisher } from '#publishing/live/open-publisher.ts';
import type { PublishState } from '#publishing/publisher.ts';
import { stateOf, writeAlone } from '../../support/build/generations.ts';
import { brandsDir, idlePublisher, report, start, withBrands, write } from '../../support/build/preview.ts';

withBrands();

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const daily = (open: string, close: string) => WEEK.map((day) => ({ day, open, close }));

interface Item {
  id?: string;
  name: string;
  price: number;
  soldOut?: boolean;
  inStock?: boolean;
}
const PIZZA: Item = { id: 'margherita', name: 'Margherita', price: 16.5 };
const TIRAMISU: Item = { id: 'tiramisu', name: 'Tiramisù', price: 8 };
const brandWith = (items: Item[], changes: object = {}) => ({
  name: 'Nonna',
  timezone: 'America/Toronto',
  openingHours: daily('11:30', '22:00'),
  menu: { categories: [{ id: 'all', name: 'All', items }] },
  ...changes,
});
const ITEM = (index: number): string => `menu/categories/0/items/${index}`;

let state: PublishState;
let published: unknown;
let origin: string;

const folder = (): string => join(brandsDir, 'nonna');
const setsNow = (): Record<string, { at: string; until: string; by?: string; edits: object[] }> => {
  const changes = join(folder(), 'changes');
  const names = existsSync(changes) ? readdirSync(changes) : [];
  return Object.fromEntries(names.map((name) => [name, JSON.parse(readFileSync(join(changes, name), 'utf8'))]));
};
const draft = (): unknown => JSON.parse(readFileSync(join(folder(), 'website.json'), 'utf8'));

/** Saturday, 28 November 2026, 20:00 in Toronto. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T01:00:20Z') }));
afterEach(() => void vi.useRealTimers());

async function open(written: unknown, live: unknown = written, publisher?: RunningPublisher): Promise<void> {
  write(join(folder(), 'website.json'), `${JSON.stringify(written, null, 2)}\n`);
  write(join(folder(), 'brand.json'), '{ "source": "file" }');
  published = live;
  state = { target: 'dir:/site', live: { at: new Date() } };
  const preview = await start({
    port: 0,
    editor: makeEditor(brandsDir, { historyDir: join(brandsDir, '../edits') }),
    openPublisher: () =>
      publisher ??
      idlePublisher({
        stateOf: () => state,
        publishedOf: () => (published === undefined ? undefined : new Map([['website.json', published]])),
      }),
    build: async (slugs) => ({ brands: slugs.map((slug) => report(slug)) }),
  });
  await preview.firstBuild;
  origin = `http://localhost:${preview.port}`;
}

const pageAt = async (path = '', language = 'en') =>
  parse(
    await (await fetch(`${origin}/_preview/nonna/edit/${path}`, { headers: { 'Accept-Language': language } })).text(),
  );

async function press(path: string, action: string, fields: [string, string][] = []) {
  const form = new FormData();
  const digest = (await pageAt(path)).querySelector('[name=digest]')?.getAttribute('value') ?? '';
  for (const [name, value] of [['digest', digest], ['do', action], ...fields] as [string, string][])
    form.append(name, value);
  const headers = { Origin: origin, Cookie: 'inbox-person=Sofia', 'Accept-Language': 'en' };
  const answer = await fetch(`${origin}/_preview/nonna/edit/${path}`, {
    method: 'POST',
    body: form,
    headers,
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location'), page: parse(await answer.text()) };
}

type Page = Awaited<ReturnType<typeof pageAt>>;
const textOf = (page: Page, selector: string): string =>
  (page.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
const strip = async (path = 'menu/'): Promise<string> => textOf(await pageAt(path), '.saved');
const costs = async (index = 0, language = 'en'): Promise<string> => {
  const page = await pageAt('menu/', language);
  return (page.querySelectorAll('.costs')[index]?.textContent ?? '').replace(/\s+/g, ' ').trim();
};
const undoIn = (page: Page): string => page.querySelector('#take-back')?.getAttribute('value') ?? '';
const NAME = /^sold-out-tiramisu-[0-9a-f]{8}\.json$/;

describe('a dish that is sold out', () => {
  it('is so at once, until the next day, and the draft stays as it is', async () => {
    await open(brandWith([PIZZA, TIRAMISU]));
    const answer = await press('menu/', `soldout/${ITEM(1)}`);
    expect([answer.status, answer.location]).toEqual([
      303,
      `/_preview/nonna/edit/menu/?focus=switch-${ITEM(1).replaceAll('/', '-')}`,
    ]);
    const sets = setsNow();
    expect(Object.keys(sets)).toEqual([expect.stringMatching(NAME)]);
    expect(Object.values(sets)).toEqual([
      {
        at: '2026-11-29T01:00Z',
        until: '2026-11-29T16:30Z',
        by: 'Sofia',
        why: 'Tiramisù',
        edits: [{ path: 'menu.categories[id=all].items[id=tiramisu].soldOut', after: true }],
      },
    ]);
    expect(draft()).toEqual(published);
    expect(await costs(1)).toBe('8.00 Sold out until tomorrow');
    expect(await costs(0)).toBe('16.50');
    const page = await pageAt('menu/');
    expect(textOf(page, '.saved')).toBe('Tiramisù is sold out. Live now. Undo');
    const overview = await pageAt();
    expect(textOf(overview, '#waiting')).toBe('Everything is published');
    expect(textOf(overview, '#right-now')).toContain('Tiramisù Sold out until tomorrow Back in');
    expect(overview.querySelector('#planned')).toBeNull();

    await press('menu/', undoIn(page));
    expect(setsNow()).toEqual({});
    expect(await strip()).toBe('Tiramisù is available again. Live now.');
    expect(await costs(1)).toBe('8.00');
  });

  it('comes back by its switch, and from the overview', async () => {
    await open(brandWith([PIZZA, TIRAMISU]));
    await press(`at/${ITEM(1)}/`, `soldout/${ITEM(1)}`);
    const page = await pageAt(`at/${ITEM(1)}/`);
    expect(textOf(page, '.available')).toContain('Sold out until tomorrow');
    expect(page.querySelector('.available .switch')?.getAttribute('value')).toBe(`available/${ITEM(1)}`);
    await press(`at/${ITEM(1)}/`, `available/${ITEM(1)}`);
    expect([setsNow(), draft()]).toEqual([{}, published]);
    await press('menu/', `soldout/${ITEM(0)}`);
    const back = (await pageAt()).querySelector('#right-now li:last-child button')?.getAttribute('value') ?? '';
    expect((await press('', back)).location).toBe('/_preview/nonna/edit/?focus=right-now');
    expect(setsNow()).toEqual({});
    expect(await strip('')).toBe('Margherita is available again. Live now.');
  });

  it('comes back by itself, and the next one takes away what is over', async () => {
    await open(brandWith([PIZZA, TIRAMISU]));
    await press('menu/', `soldout/${ITEM(1)}`);
    vi.setSystemTime(new Date('2026-11-29T16:30:01Z'));
    expect(await costs(1)).toBe('8.00');
    expect(textOf(await pageAt(), '#right-now')).not.toContain('Tiramisù');
    await press('menu/', `soldout/${ITEM(0)}`);
    expect(Object.keys(setsNow())).toEqual([expect.stringMatching(/^sold-out-margherita-/)]);
    await press('menu/', `soldout/${ITEM(1)}`);
    vi.setSystemTime(new Date('2026-11-30T16:30:01Z'));
    await press('menu/', `soldout/${ITEM(1)}`);
    expect(Object.keys(setsNow())).toEqual([expect.stringMatching(NAME)]);
  });

  it('says until when in the language of whoever looks', async () => {
    const closedSunday = {
      openingHours: daily('11:30', '22:00').filter(({ day }) => day !== 'Sunday' && day !== 'Monday'),
    };
    await open(brandWith([PIZZA], closedSunday));
    await press('menu/', `soldout/${ITEM(0)}`);
    expect(await costs(0)).toBe('16.50 Sold out until Tuesday');
    expect(await costs(0, 'fr-CA')).toContain('Épuisé jusqu’à mardi');
    expect(await costs(0, 'es')).toContain('Agotado hasta el martes');
  });

  it('is written at the key of a till, as its switch always was', async () => {
    await open(brandWith([{ ...PIZZA, inStock: true }]));
    await press('menu/', `soldout/${ITEM(0)}`);
    expect(Object.values(setsNow())[0]?.edits).toEqual([
      { path: 'menu.categories[id=all].items[id=margherita].inStock', before: true, after: false },
    ]);
    expect(await costs(0)).toContain('Sold out until tomorrow');
  });

  it('saves what was typed beside its switch', async () => {
    await open(brandWith([PIZZA, TIRAMISU]));
    await press(`at/${ITEM(1)}/`, `soldout/${ITEM(1)}`, [[`f:${ITEM(1)}/price`, '9']]);
    expect(Object.keys(setsNow())).toHaveLength(1);
    expect(draft()).toEqual(brandWith([PIZZA, { ...TIRAMISU, price: 9 }]));
  });

  it('is one set where two people press the same switch', async () => {
    await open(brandWith([PIZZA]));
    const answers = await Promise.all([press('menu/', `soldout/${ITEM(0)}`), press('menu/', `soldout/${ITEM(0)}`)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(Object.keys(setsNow())).toHaveLength(1);
    expect(draft()).toEqual(published);
    const [name = ''] = Object.keys(setsNow());
    const back = `takeback/${name.replace('.json', '')}`;
    const both = await Promise.all([press('', back), press('', back)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(setsNow()).toEqual({});
  });

  it.each([
    ['a/b'],
    ['say "ciao"'],
    ['50%'],
    ['__proto__'],
    ['../../x'],
    ['[id=x]'],
    [' a '],
    ['.'],
    ['of many bytes', '\u{1F355}漢'.repeat(200)],
    ['of many letters', 'x'.repeat(700)],
  ])('may have any id: %s', async (name, id = name) => {
    await open(brandWith([PIZZA, { ...TIRAMISU, id, name: id }]));
    await press('menu/', `soldout/${ITEM(1)}`);
    const [file = ''] = Object.keys(setsNow());
    expect(file).toMatch(/^sold-out-[a-z0-9-]+\.json$/);
    expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
    expect(draft()).toEqual(published);
    expect(await costs(1)).toContain('Sold out until tomorrow');
    await press('menu/', `available/${ITEM(1)}`);
    expect(setsNow()).toEqual({});
  });
});

describe('a dish that is sold out, and of which there is a plan, is so until the plan', () => {
  const DISH = 'menu.categories[id=all].items[id=tiramisu]';
  const itemsAt = (minute: string) => {
    const due = dueConfiguration({ folder: folder(), source: 'file' }, { configuration: draft() }, minute);
    return (due.configuration as ReturnType<typeof brandWith>).menu.categories[0]?.items;
  };

  it.each<[string, object, Item[]]>([
    ['it is taken out', { path: DISH, before: TIRAMISU }, [PIZZA]],
    ['it is sold out for longer', { path: `${DISH}.soldOut`, after: true }, [PIZZA, { ...TIRAMISU, soldOut: true }]],
  ])('%s', async (_, edit, later) => {
    await open(brandWith([PIZZA, TIRAMISU]));
    write(join(folder(), 'changes/plan.json'), JSON.stringify({ at: '2026-11-29T06:00', edits: [edit] }));
    await press('menu/', `soldout/${ITEM(1)}`);
    expect(await costs(1)).toBe('8.00 Sold out until tomorrow');
    expect(Object.entries(setsNow()).find(([name]) => NAME.test(name))?.[1].until).toBe('2026-11-29T11:00Z');
    expect(itemsAt('2026-11-29T10:59Z')).toEqual([PIZZA, { ...TIRAMISU, soldOut: true }]);
    expect(['2026-11-29T11:00Z', '2026-12-01T11:00Z'].map(itemsAt)).toEqual([later, later]);
  });

  it('also where it is planned afterwards', async () => {
    await open(brandWith([PIZZA, TIRAMISU]));
    await press('menu/', `soldout/${ITEM(1)}`);
    write(join(folder(), 'website.json'), JSON.stringify(brandWith([PIZZA])));
    const change = (await pageAt('publish-on/')).querySelector('[name=change]')?.getAttribute('value') ?? '';
    const when: [string, string][] = [
      ['when', 'other'],
      ['day', '2026-11-29'],
      ['time', '06:00'],
      ['change', change],
    ];
    expect((await press('publish-on/', 'plan', when)).status).toBe(303);
    expect(itemsAt('2026-11-29T10:59Z')).toEqual([PIZZA, { ...TIRAMISU, soldOut: true }]);
    expect(['2026-11-29T11:00Z', '2026-12-01T11:00Z'].map(itemsAt)).toEqual([[PIZZA], [PIZZA]]);
  });
});

/** A publisher of sites that say what they were built of. */
function publisherInto(www: string): RunningPublisher {
  const minute = (): string => minuteOf(Date.now());
  const build: Build = async ([slug = ''], _, { configurations = {} } = {}) => {
    const brand = { folder: join(brandsDir, slug), source: 'file' as const };
    const due = dueConfiguration(brand, { configuration: configurations[slug]?.configuration }, minute());
    const bytes = JSON.stringify(due.configuration);
    const files = ['index.html', '404.html'].map((path) => ({ path, bytes }));
    await writeAlone(join(www, '../out'), slug, { files, describe: () => stateOf(1) });
    return { brands: [report(slug, due.nextChange === undefined ? {} : { nextChange: due.nextChange })] };
  };
  const target = readTarget(`dir:${www}`);
  const open = openTarget(
    target,
    {},
    makeNetwork(() => {}),
  );
  return openPublisher({
    brandsDir,
    outDir: join(www, '../out'),
    environment: {},
    build,
    store: openPublished(join(www, '../data')),
    minute,
    destination: { target, to: `dir:${www}`, open },
    siteUrlOf: () => undefined,
    onChange: () => {},
    print: () => {},
  });
}

it('is on the site that was sent, without the draft, and goes by itself at its minute', async () => {
  const www = join(brandsDir, '../www');
  const publisher = publisherInto(www);
  const sent = async (): Promise<unknown> => {
    await publisher.look(['nonna']);
    await publisher.idle();
    return JSON.parse(readFileSync(join(www, 'nonna/index.html'), 'utf8'));
  };
  const first = brandWith([PIZZA, TIRAMISU]);
  await open(first, first, publisher);
  write(join(folder(), 'brand.json'), '{ "source": "file", "brandId": "nonna", "siteUrl": "https://nonna.example" }');
  publisher.publish('nonna');
  await publisher.idle();
  expect(await sent()).toEqual(first);
  await press(`at/${ITEM(0)}/`, 'save', [[`f:${ITEM(0)}/price`, '17']]);
  await press('menu/', `soldout/${ITEM(1)}`);
  expect(await sent()).toEqual(brandWith([PIZZA, { ...TIRAMISU, soldOut: true }]));
  expect(draft()).toEqual(brandWith([{ ...PIZZA, price: 17 }, TIRAMISU]));
  vi.setSystemTime(new Date('2026-11-29T16:29:00Z'));
  expect(await sent()).toEqual(brandWith([PIZZA, { ...TIRAMISU, soldOut: true }]));
  vi.setSystemTime(new Date('2026-11-29T16:30:00Z'));
  expect(await sent()).toEqual(first);
  await press('menu/', `soldout/${ITEM(0)}`);
  expect(await sent()).toEqual(brandWith([{ ...PIZZA, soldOut: true }, TIRAMISU]));
  await press('menu/', `available/${ITEM(0)}`);
  expect(await sent()).toEqual(first);
});

describe('what can’t be at once is a change of the draft', () => {
  const soldOut = (items: Item[], index: number): Item[] =>
    items.map((item, at) => (at === index ? { ...item, soldOut: true } : item));

  it.each<[string, Item[], Item[] | undefined, number]>([
    ['a dish that guests don’t know yet', [PIZZA, TIRAMISU], [PIZZA], 1],
    ['a dish with another id', [{ ...PIZZA, id: 'new' }], [PIZZA], 0],
    ['guests see another value', [PIZZA], [{ ...PIZZA, inStock: true, soldOut: false }], 0],
    ['it is sold out for guests, too', [PIZZA], [{ ...PIZZA, soldOut: true }], 0],
    ['nothing tells two dishes apart', [PIZZA, PIZZA], [PIZZA, PIZZA], 1],
    ['an id that no path has room for', [{ ...PIZZA, id: 'x'.repeat(1200) }], [{ ...PIZZA, id: 'x'.repeat(1200) }], 0],
  ])('%s', async (_, written, live, index) => {
    await open(brandWith(written), live && brandWith(live));
    expect((await press('menu/', `soldout/${ITEM(index)}`)).status).toBe(303);
    expect(setsNow()).toEqual({});
    expect(draft()).toEqual(brandWith(soldOut(written, index)));
    expect(await strip()).toContain(`${written[index]?.name}: Sold out`);
    expect(await strip()).not.toContain('Live now');
    expect(await costs(index)).toMatch(/ Sold out$/);
  });

  it('a menu that the editor shows in another form', async () => {
    const { menu: _, ...rest } = brandWith([]);
    await open({ ...rest, menu: { categories: { All: [PIZZA] } } });
    const before = draft();
    const list = (await pageAt('menu/')).querySelector('.switch')?.getAttribute('value') ?? '';
    await press('menu/', list);
    expect([list.startsWith('soldout/'), setsNow()]).toEqual([true, {}]);
    expect(draft()).not.toEqual(before);
  });

  it('until somebody says otherwise, and then until it is published', async () => {
    await open(brandWith([PIZZA]));
    const page = await pageAt(`at/${ITEM(0)}/`);
    const longer = page.querySelector(`#longer-${ITEM(0).replaceAll('/', '-')}`);
    expect(longer?.textContent.trim()).toBe('Sold out until I say otherwise');
    await press(`at/${ITEM(0)}/`, longer?.getAttribute('value') ?? '');
    expect([setsNow(), draft()]).toEqual([{}, brandWith([{ ...PIZZA, soldOut: true }])]);
    await press('menu/', `available/${ITEM(0)}`);
    expect([setsNow(), draft()]).toEqual([{}, brandWith([PIZZA])]);
  });

  it('of both, the switch takes back both', async () => {
    await open(brandWith([PIZZA]));
    await press('menu/', `soldout/${ITEM(0)}`);
    await press(`at/${ITEM(0)}/`, `soldoutlonger/${ITEM(0)}`);
    expect([Object.keys(setsNow()).length, draft()]).toEqual([1, brandWith([{ ...PIZZA, soldOut: true }])]);
    await press('menu/', `available/${ITEM(0)}`);
    expect([setsNow(), draft()]).toEqual([{}, brandWith([PIZZA])]);
  });
});

describe('what is said', () => {
  it.each<[string, () => void, string]>([
    [
      'nothing is published from here',
      () => [(state = {}), (published = undefined)],
      'Margherita is sold out until tomorrow. Undo',
    ],
    [
      'a builder',
      () => [(state = { builder: { state: 'idle' } }), (published = undefined)],
      'Margherita is sold out until tomorrow. Undo',
    ],
    [
      'never published',
      () => [delete state.live, (published = undefined)],
      'Margherita is sold out until tomorrow. Undo',
    ],
    [
      'it can’t be sent',
      () => (state.failed = { at: new Date(), reason: 'No room.' }),
      'Margherita is sold out until tomorrow. Undo',
    ],
    [
      'somebody went back',
      () => (state.isHeld = true),
      'Margherita is sold out until tomorrow. Guests see it when you publish again. Undo',
    ],
  ])('is not that it is live, where that is not so: %s', async (_, change, words) => {
    await open(brandWith([PIZZA]));
    change();
    await press('menu/', `soldout/${ITEM(0)}`);
    expect(await strip()).toBe(words);
    expect(Object.keys(setsNow())).toHaveLength(1);
    expect(textOf(await pageAt(), '#right-now')).not.toContain('Live at once');
  });

  it('is that nothing was saved, where nothing can be written', async () => {
    await open(brandWith([PIZZA]));
    // In the place of the folder is a file.
    write(join(folder(), 'changes'), '');
    const { status, page } = await press('menu/', `soldout/${ITEM(0)}`);
    expect([status, textOf(page, '[role=alert]')]).toEqual([409, expect.stringContaining('sold-out-margherita')]);
    expect(textOf(page, '.saved')).toBe('');
    expect(draft()).toEqual(published);
    expect(page.querySelector('.switch')?.getAttribute('aria-checked')).toBe('true');
  });
});

describe('a place that closes early', () => {
  const buttons = (page: Page, form: string): string[] =>
    page
      .querySelectorAll(`${form} .close-early button`)
      .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
  const valueOf = (page: Page, words: string): string =>
    page
      .querySelectorAll('button')
      .find(({ textContent }) => textContent.includes(words))
      ?.getAttribute('value') ?? '';
  const row = async (path = 'hours/', form = '#today'): Promise<string> => textOf(await pageAt(path), `${form} .grow`);

  it('at one of the next half hours, and as usual again', async () => {
    await open(brandWith([PIZZA]));
    const page = await pageAt('hours/');
    expect(await row()).toBe('Open until 22:00 Saturday, as every week');
    expect(await row('', '#right-now')).toBe('Open until 22:00 Saturday, as every week');
    expect(buttons(page, '#today')).toEqual(['Now, for today', 'At 20:30', 'At 21:00', 'At 21:30']);
    const { location } = await press('hours/', valueOf(page, 'At 21:00'));
    expect(location).toBe('/_preview/nonna/edit/hours/?focus=today');
    expect(setsNow()).toEqual({
      'closed-early-2026-11-28.json': {
        at: '2026-11-29T01:00Z',
        until: '2026-11-29T05:00Z',
        by: 'Sofia',
        edits: [{ path: 'specialHours[+]', after: { date: '2026-11-28', open: '11:30', close: '21:00' } }],
      },
    });
    expect(draft()).toEqual(published);
    expect(await row()).toBe('Closes at 21:00 today Saturday');
    expect(await strip('')).toBe('Closes at 21:00 today. Live now. Undo');
    const overview = await pageAt();
    expect(textOf(overview, '#right-now')).toContain('Closes at 21:00 today Saturday Open as usual');
    expect(overview.querySelector('#planned')).toBeNull();
    vi.setSystemTime(new Date('2026-11-29T02:10:00Z'));
    expect(await row()).toBe('Closed early today Saturday');
    await press('', valueOf(overview, 'Open as usual'));
    expect(setsNow()).toEqual({});
    expect(await strip('')).toBe('Open as usual. Live now.');
    expect(await row()).toBe('Open until 22:00 Saturday, as every week');
  });

  it('now, without the shift of the evening', async () => {
    const openingHours = [...daily('11:30', '14:30'), ...daily('17:00', '22:00')];
    vi.setSystemTime(new Date('2026-11-28T18:07:40Z'));
    await open(brandWith([PIZZA], { openingHours }));
    const page = await pageAt('hours/');
    expect(buttons(page, '#today')).toEqual(['Now, for today', 'At 13:30', 'At 14:00']);
    // Who reads the page for a while presses all the same.
    vi.setSystemTime(new Date('2026-11-28T18:09:10Z'));
    await press('hours/', valueOf(page, 'Now'));
    expect(Object.values(setsNow())[0]?.edits).toEqual([
      { path: 'specialHours[+]', after: { date: '2026-11-28', open: '11:30', close: '13:09' } },
    ]);
    expect(await row()).toBe('Closed early today Saturday');
    // No button of a page that is older closes it twice.
    expect((await press('hours/', valueOf(page, 'At 14:00'))).status).toBe(412);
    expect(Object.keys(setsNow())).toHaveLength(1);
  });

  it('after midnight, on the day on which the night began', async () => {
    // Saturday, 00:30.
    vi.setSystemTime(new Date('2026-11-28T05:30:00Z'));
    await open(brandWith([PIZZA], { openingHours: daily('17:00', '02:00') }));
    const page = await pageAt('hours/');
    expect(await row()).toBe('Open until 02:00 Friday, as every week');
    expect(buttons(page, '#today')).toEqual(['Now, for today', 'At 01:00', 'At 01:30']);
    await press('hours/', valueOf(page, 'At 01:00'));
    expect(setsNow()).toEqual({
      'closed-early-2026-11-27.json': {
        at: '2026-11-28T05:30Z',
        until: '2026-11-28T07:00Z',
        by: 'Sofia',
        edits: [{ path: 'specialHours[+]', after: { date: '2026-11-27', open: '17:00', close: '01:00' } }],
      },
    });
    expect(await row()).toBe('Closes at 01:00 today Friday');
  });

  it.each<[string, object, object[]]>([
    [
      'beside other days',
      { specialHours: [{ date: '2026-12-24', open: '11:00', close: '15:00' }] },
      [{ path: 'specialHours[+]', after: { date: '2026-11-28', open: '11:30', close: '20:00' } }],
    ],
    [
      'in place of its own hours',
      {
        specialHours: [
          { date: '2026-11-28', open: '12:00', close: '23:00' },
          { date: '2026-12-24', open: '11:00', close: '15:00' },
        ],
      },
      [
        { path: 'specialHours[date=2026-11-28]', before: { date: '2026-11-28', open: '12:00', close: '23:00' } },
        { path: 'specialHours[+]', after: { date: '2026-11-28', open: '12:00', close: '20:00' } },
      ],
    ],
    [
      'within a longer time',
      { specialHours: [{ validFrom: '2026-11-20', validThrough: '2026-11-30', open: '10:00', close: '21:00' }] },
      [{ path: 'specialHours[+]', after: { date: '2026-11-28', open: '10:00', close: '20:00' } }],
    ],
  ])('writes its day %s', async (_, changes, edits) => {
    await open(brandWith([PIZZA], changes));
    await press('hours/', valueOf(await pageAt('hours/'), 'Now'));
    expect(Object.values(setsNow())[0]?.edits).toEqual(edits);
    expect(await row()).toBe('Closed early today Saturday');
  });

  it.each<[string, object]>([
    ['it is closed', { openingHours: daily('11:30', '19:00') }],
    ['its hours are not known', { openingHours: undefined }],
    ['it has no clock', { timezone: undefined }],
    ['it is closed for now', { temporarilyClosed: true }],
    [
      'nothing tells two shifts of the day apart',
      {
        specialHours: [
          { date: '2026-11-28', open: '11:00', close: '14:00' },
          { date: '2026-11-28', open: '17:00', close: '23:00' },
          { date: '2026-12-24', open: '17:00', close: '23:00' },
        ],
      },
    ],
  ])('has no button where %s', async (_, changes) => {
    await open(brandWith([PIZZA], changes));
    expect(buttons(await pageAt('hours/'), '#today')).toEqual([]);
    expect((await press('hours/', 'closeearly/now/')).status).toBe(412);
    expect(setsNow()).toEqual({});
  });

  it('of a chain, each on its own page', async () => {
    const locations = [
      { id: 'east', name: 'East', timezone: 'America/Toronto', openingHours: daily('11:30', '22:00') },
      { id: 'west/2', name: 'West', timezone: 'America/Los_Angeles', openingHours: daily('11:30', '22:00') },
    ];
    await open({ name: 'Nonna', locations, menu: brandWith([PIZZA]).menu });
    expect((await pageAt()).querySelector('#right-now')).toBeNull();
    const page = await pageAt('at/locations/1/openingHours/');
    expect(textOf(page, '#today .grow')).toBe('Open until 22:00 Saturday, as every week');
    await press('at/locations/1/openingHours/', valueOf(page, 'At 18:00'));
    const sets = setsNow();
    expect(Object.keys(sets)).toEqual([expect.stringMatching(/^closed-early-2026-11-28-west-[0-9a-f]{8}\.json$/)]);
    expect(Object.values(sets)).toEqual([
      {
        at: '2026-11-29T01:00Z',
        until: '2026-11-29T08:00Z',
        by: 'Sofia',
        edits: [
          {
            path: 'locations[id=west/2].specialHours[+]',
            after: { date: '2026-11-28', open: '11:30', close: '18:00' },
          },
        ],
      },
    ]);
    expect(await row('at/locations/0/openingHours/')).toBe('Open until 22:00 Saturday, as every week');
    const overview = await pageAt();
    expect(textOf(overview, '#right-now')).toContain('Closes at 18:00 today West · Saturday Open as usual: West');
    await press('', valueOf(overview, 'Open as usual'));
    expect(setsNow()).toEqual({});
  });
});
