import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeEditor } from '#editor/file/editor.ts';
import type { PublishState } from '#publishing/publisher.ts';
import { brandsDir, idlePublisher, report, start, withBrands, write } from '../../support/build/preview.ts';

withBrands();

const TEXT = `{
  "name": "Nonna",
  "timezone": "America/Toronto",
  "languages": ["en-CA", "fr-CA"],
  "$note": "ours",
  "menu": {
    "categories": [
      { "id": "pizza", "name": "Pizza", "items": [{ "id": "a", "name": "Margherita", "price": 16.50 }, { "name": "<b>Marinara</b>", "price": "14" }] },
      { "id": "dolci", "name": "Dolci", "items": [] }
    ]
  },
  "openingHours": [{ "day": "Friday", "open": "17:00", "close": "22:00" }]
}
`;
const FRENCH = '{ "Pizza": "Pizza" }\n';
const PIZZA = 'menu/categories/0';
const ITEM = `${PIZZA}/items/0`;

let state: PublishState;
let published: Map<string, unknown> | undefined;
let asked: unknown[];
let origin: string;
const fileOf = (name: string): string => join(brandsDir, 'nonna', name);
const textNow = () => readFileSync(fileOf('website.json'), 'utf8');

beforeEach(async () => {
  write(fileOf('website.json'), TEXT);
  write(fileOf('translations.fr-CA.json'), FRENCH);
  write(fileOf('brand.json'), '{ "source": "file" }');
  state = { target: 'dir:/site', siteUrl: 'https://nonna.example', live: { at: new Date(), by: 'Sofia' } };
  published = new Map([
    ['website.json', JSON.parse(TEXT)],
    ['translations.fr-CA.json', JSON.parse(FRENCH)],
  ]);
  asked = [];
  await open();
});

it('says times by the clock of the first location, where the brand names none', async () => {
  const locations = [{ name: 'Christmas Island', timezone: 'Pacific/Kiritimati' }, { name: 'Hamilton' }];
  const { timezone: _, ...brand } = JSON.parse(TEXT) as { timezone: string };
  write(fileOf('website.json'), JSON.stringify({ ...brand, locations }));
  state = { ...state, live: { at: new Date('2020-01-05T10:30Z') } };
  expect(textOf(await pageAt(), '#publishing')).toContain('6 January 2020');
});

async function open(): Promise<void> {
  const preview = await start({
    port: 0,
    editor: makeEditor(brandsDir, { historyDir: join(brandsDir, '../edits') }),
    openPublisher: () =>
      idlePublisher({
        stateOf: () => state,
        publishedOf: () => published,
        publish: (...what) => void asked.push(['publish', ...what]),
        rollBack: (slug) => void asked.push(['back', slug]),
      }),
    build: async (slugs) => ({ brands: slugs.map((slug) => report(slug)) }),
  });
  await preview.firstBuild;
  origin = `http://localhost:${preview.port}`;
}

async function pageAt(path = '', headers: Record<string, string> = {}) {
  const answer = await fetch(`${origin}/_preview/nonna/edit/${path}`, { headers });
  return parse(await answer.text());
}

/** Sends what a browser sends for a form. */
async function post(path: string, fields: [string, string][], headers: Record<string, string> = {}) {
  const form = new FormData();
  const digest = (await pageAt(path)).querySelector('#form [name=digest]')?.getAttribute('value');
  for (const [name, value] of [...(digest ? [['digest', digest] as [string, string]] : []), ...fields])
    form.append(name, value);
  const answer = await fetch(`${origin}/_preview/nonna/edit/${path}`, {
    method: 'POST',
    body: form,
    headers: { Origin: origin, Cookie: 'inbox-person=Sofia', ...headers },
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location'), page: parse(await answer.text()) };
}

const textOf = (page: ReturnType<typeof parse>, selector: string): string =>
  (page.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
const rowsOf = (page: ReturnType<typeof parse>): string[] =>
  page.querySelectorAll('#waiting-changes li .grow').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
const button = (page: ReturnType<typeof parse>, text: string): [string, string] => [
  'do',
  page
    .querySelectorAll('#publishing button')
    .find((each) => each.textContent.includes(text))
    ?.getAttribute('value') ?? '',
];
const raisePrice = () => post(`at/${ITEM}/`, [[`f:${ITEM}/price`, '17.50']]);
const addPanini = async (): Promise<void> => {
  await post('at/menu/', [
    ['do', 'add/menu/categories'],
    ['n:menu/categories:name', 'Panini'],
  ]);
  await post('at/menu/categories/2/', [
    ['do', 'add/menu/categories/2/items'],
    ['n:menu/categories/2/items:name', 'Caprese'],
    ['n:menu/categories/2/items:price', '12'],
  ]);
};

describe('the overview', () => {
  it('says each change in words, with who made it, and publishes what it shows', async () => {
    await raisePrice();
    await post(`at/${PIZZA}/`, [
      ['do', `add/${PIZZA}/items`],
      [`n:${PIZZA}/items:name`, 'Fumo'],
      [`n:${PIZZA}/items:price`, '19'],
    ]);
    await post('hours/', [
      ['do', 'week/openingHours'],
      ['k:5', 'open'],
      ['o:5:0', '16:00'],
      ['c:5:0', '22:00'],
    ]);
    write(fileOf('translations.fr-CA.json'), '{ "Pizza": "Pizzas" }\n');
    const page = await pageAt('', { Cookie: 'inbox-person=Ada' });
    expect(rowsOf(page).map((row) => row.replace(/ \d\d:\d\d · /, ' · '))).toEqual([
      'Margherita Price 16.50 → 17.50 · Sofia',
      'Fumo New dish in Pizza · Sofia',
      'Friday 17:00–22:00 → 16:00–22:00 · Sofia',
      'Pizza Translation, Canadian French Pizza → Pizzas',
    ]);
    expect(textOf(page, '#publishing .dot')).toMatch(/\d\d:\d\d/);
    expect(textOf(page, '#state-bar')).toContain('4 changes not published');
    expect(textOf(page, '.places .state')).toMatch(/4 ?to publish/);
    const token = page.querySelector('#publish [name=waiting]')?.getAttribute('value') ?? '';
    expect(
      (
        await post('', [
          ['do', 'publish'],
          ['waiting', token],
        ])
      ).status,
    ).toBe(303);
    expect(asked).toEqual([['publish', 'nonna', 'Sofia']]);
  });

  it('says on the pages of the menu what guests still pay, with a way to a date', async () => {
    expect(textOf(await pageAt('menu/'), '.was')).toBe('');
    await raisePrice();
    expect(textOf(await pageAt('menu/'), '.costs')).toBe('16.50 17.50 changed');
    const dish = await pageAt(`at/${ITEM}/`);
    expect(textOf(dish, '.choice [data-live]')).toContain('Was 16.50 on the site.');
    const address = dish.querySelector('.choice [data-live] a')?.getAttribute('href') ?? '';
    const plan = await pageAt(address.split('/edit/')[1]);
    expect(plan.querySelectorAll('[name=change][checked]')).toHaveLength(1);
  });

  it('says what holds on a day in words, which begin with a capital', async () => {
    await post('hours/', [
      ['do', 'week/openingHours'],
      ['k:5', 'closed'],
    ]);
    const digest = (await pageAt()).querySelector('[name=digest]')?.getAttribute('value') ?? '';
    const sent = await post('holidays/', [
      ['digest', digest],
      ['do', 'day/'],
      ['from', '2099-12-31'],
      ['k:new', 'closed'],
    ]);
    expect(sent.status).toBe(303);
    const [week = '', day = ''] = rowsOf(await pageAt());
    expect(week).toMatch(/^Friday 17:00–22:00 → closed/);
    expect(day).toMatch(/^31 December 2099 Closed/);
  });

  it('publishes nothing that its page has not shown', async () => {
    await raisePrice();
    const token = (await pageAt()).querySelector('#publish [name=waiting]')?.getAttribute('value') ?? '';
    await post('texts/', [['f:name', 'Nonna Pia']]);
    const { status, page } = await post('', [
      ['do', 'publish'],
      ['waiting', token],
    ]);
    expect([status, asked, textOf(page, '[role=alert]')]).toEqual([412, [], expect.stringContaining('meanwhile')]);
  });

  it.each<[string, () => void, string, string | undefined]>([
    ['nothing waits', () => {}, 'Everything is published', undefined],
    ['never', () => [delete state.live, (published = undefined)], 'Not published yet', 'Publish the site'],
    ['elsewhere', () => (published = undefined), 'Published from elsewhere', 'Publish the site'],
    ['no target', () => [(state = {}), (published = undefined)], 'npm start -- --to', undefined],
    ['running', () => (state.running = { stage: 'sending' }), 'Sending it', undefined],
    ['failed', () => (state.failed = { at: new Date(), reason: 'No <i>room</i>.' }), 'No <i>room</i>.', 'Try again'],
    ['a builder', () => (state.builder = { state: 'failing', problem: 'No room.' }), 'No room.', undefined],
  ])('says how the site stands: %s', async (_, change, words, publish) => {
    change();
    const page = await pageAt();
    expect(textOf(page, '#publishing')).toContain(words);
    expect(page.querySelector('#publish button')?.textContent).toBe(publish);
    expect(page.querySelector('#bar-publish button')?.textContent).toBe(publish);
    await post('', [
      ['do', 'publish'],
      ['waiting', 'x'],
    ]);
    expect(asked).toEqual([]);
  });

  it('speaks French to whoever asks for it', async () => {
    await raisePrice();
    const page = await pageAt('', { 'Accept-Language': 'fr-CA' });
    expect(textOf(page, '#waiting')).toBe('1 changement non publié');
    expect(textOf(page, '#publish')).toBe('Publier 1 changement');
  });

  it('says that nothing is published by itself after going back, and offers to publish', async () => {
    state = { ...state, isHeld: true };
    const page = await pageAt();
    expect(page.querySelector('#publishing [role=status]')?.textContent).toBe('Gone back to the site before');
    expect(page.querySelector('#publish [value=publish]')?.textContent.trim()).toBe('Publish the site');
  });

  it('goes back to the site before', async () => {
    await post('', [['do', 'back']]);
    expect(asked).toEqual([['back', 'nonna']]);
  });
});

describe('undo', () => {
  it('writes the published value of one change back, and leaves all other characters alone', async () => {
    await raisePrice();
    await post('texts/', [['f:name', 'Nonna Pia']]);
    const { location } = await post('', [button(await pageAt(), 'Undo: Margherita')]);
    expect(location).toBe('/_preview/nonna/edit/?focus=waiting');
    expect((await pageAt('?focus=waiting')).querySelector('#waiting[autofocus]')).not.toBeNull();
    expect(textNow()).toBe(TEXT.replace('"Nonna"', '"Nonna Pia"'));
    await post('', [button(await pageAt(), 'Undo')]);
    expect(textNow()).toBe(TEXT);
    expect(rowsOf(await pageAt())).toEqual([]);
  });

  it('brings back what was taken out, where it was', async () => {
    await post(`at/${PIZZA}/`, [['do', `delete/${ITEM}`]]);
    expect(rowsOf(await pageAt())[0]).toContain('Margherita Taken out of Pizza');
    await post('', [button(await pageAt(), 'Undo')]);
    expect(JSON.parse(textNow())).toEqual(JSON.parse(TEXT));
  });

  it('brings back a file of translations that is gone, and says nothing of one that can’t be read', async () => {
    write(fileOf('translations.fr-CA.json'), '{ "Pizza": ');
    expect(rowsOf(await pageAt())).toEqual([]);
    rmSync(fileOf('translations.fr-CA.json'));
    await post('', [button(await pageAt(), 'Undo: Pizza')]);
    expect(JSON.parse(readFileSync(fileOf('translations.fr-CA.json'), 'utf8'))).toEqual(JSON.parse(FRENCH));
  });

  it('asks before it takes dishes along', async () => {
    await addPanini();
    const first = await post('', [button(await pageAt(), 'Undo: Panini')]);
    expect([first.status, textOf(first.page, '#waiting-changes [role=alert]')]).toEqual([
      409,
      'Undo takes “Panini” out again, with the one dish in it.',
    ]);
    expect(textNow()).toContain('Caprese');
    await post('', [button(first.page, 'Take it out')]);
    expect(JSON.parse(textNow())).toEqual(JSON.parse(TEXT));
  });

  it('does nothing to what has changed meanwhile', async () => {
    await raisePrice();
    const undo = button(await pageAt(), 'Undo');
    write(fileOf('website.json'), textNow().replace('17.50', '18.50'));
    const { status } = await post('', [undo]);
    expect([status, textNow()]).toEqual([412, TEXT.replace('16.50', '18.50')]);
  });
});

const FIELDS: [string, string][] = [
  ['do', 'plan'],
  ['when', 'other'],
  ['day', '2099-12-24'],
  ['time', '18:00'],
];
const ticked = (page: ReturnType<typeof parse>): [string, string][] =>
  page.querySelectorAll('[name=change][checked]').map((box) => ['change', box.getAttribute('value') ?? '']);
const sets = () => (existsSync(fileOf('changes')) ? readdirSync(fileOf('changes')) : []);

describe('a date', () => {
  it('is a set of changes, and what is written has the published values until then', async () => {
    await raisePrice();
    write(fileOf('translations.fr-CA.json'), '{ "Pizza": "Pizzas" }\n');
    await post('texts/', [['f:name', 'Nonna Pia']]);
    const page = await pageAt('publish-on/');
    expect(textOf(page, '.publish-on .hint')).toContain('Toronto time.');
    const changes = ticked(page).slice(1);
    const more: [string, string][] = [
      ['until', 'on'],
      ['until-day', '2099-12-27'],
      ['until-time', '00:00'],
      ['why', 'Christmas <b>'],
    ];
    expect((await post('publish-on/', [...FIELDS, ...changes, ...more])).status).toBe(303);
    expect(sets()).toEqual(['2099-12-24-christmas-b.json']);
    expect(JSON.parse(readFileSync(fileOf('changes/2099-12-24-christmas-b.json'), 'utf8'))).toEqual({
      at: '2099-12-24T18:00',
      until: '2099-12-27T00:00',
      by: 'Sofia',
      why: 'Christmas <b>',
      edits: [
        { path: 'menu.categories[id=pizza].items[id=a].price', before: 16.5, after: 17.5 },
        { path: 'translations.fr-CA.Pizza', before: 'Pizza', after: 'Pizzas' },
      ],
    });
    expect(textNow()).toBe(TEXT.replace('"Nonna"', '"Nonna Pia"'));
    expect(readFileSync(fileOf('translations.fr-CA.json'), 'utf8')).toBe(FRENCH);
    const overview = await pageAt();
    expect(rowsOf(overview)).toHaveLength(1);
    expect(textOf(overview, '.planned li')).toContain(
      '24 December 2099, 18:00, until 27 December 2099, 00:00 Christmas <b> Margherita: Price 16.50 → 17.50',
    );
    expect(textOf(overview, '.planned li')).not.toContain('does not fit');
    const answer = await post('', [['do', 'unplan/2099-12-24-christmas-b']]);
    expect([answer.status, sets().length]).toEqual([409, 1]);
    await post('', [['do', 'unplan-sure/2099-12-24-christmas-b']]);
    expect(sets()).toEqual([]);
  });

  it('goes with the save that it came with, as if it was never made', async () => {
    const takeBack = async () => {
      const page = await pageAt();
      const digest = page.querySelector('#take [name=digest]')?.getAttribute('value') ?? '';
      await post('', [
        ['do', page.querySelector('#take-back')?.getAttribute('value') ?? ''],
        ['digest', digest],
      ]);
    };
    await raisePrice();
    write(fileOf('translations.fr-CA.json'), '{ "Pizza": "Pizzas" }\n');
    await post('publish-on/', [...FIELDS, ...ticked(await pageAt('publish-on/'))]);
    const french = () => readFileSync(fileOf('translations.fr-CA.json'), 'utf8');
    expect([sets().length, textNow(), french()]).toEqual([1, TEXT, FRENCH]);
    await takeBack();
    expect([sets(), textNow(), french()]).toEqual([[], TEXT.replace('16.50', '17.50'), '{ "Pizza": "Pizzas" }\n']);
    // The save before it is the last one again.
    await takeBack();
    await takeBack();
    expect(textNow()).toBe(TEXT.replace('16.50', '17.50'));
  });

  it('is on the clock of its page, also where it is the time zone that changes', async () => {
    write(fileOf('website.json'), TEXT.replace('America/Toronto', 'America/Winnipeg'));
    await post('publish-on/', [...FIELDS, ...ticked(await pageAt('publish-on/'))]);
    expect(textNow()).toBe(TEXT);
    expect(readFileSync(fileOf('changes/2099-12-24-time-zone.json'), 'utf8')).toContain('"2099-12-25T00:00Z"');
  });

  it('says which of its days is a closed one', async () => {
    await raisePrice();
    const until: [string, string][] = [
      ['until', 'on'],
      ['until-day', '2099-12-27'],
      ['until-time', '06:00'],
    ];
    await post('publish-on/', [...FIELDS, ...ticked(await pageAt('publish-on/')), ...until]);
    // It is open on Fridays alone: the 25th is one.
    expect(textOf(await pageAt(), 'body')).toContain(
      'Planned for 24 December 2099, 18:00. Closed on 24 December 2099, and open again on 25 December 2099. Closed on 27 December 2099, and open again on 1 January 2100',
    );
  });

  it('follows another one that has come by then', async () => {
    await raisePrice();
    await post('publish-on/', [...FIELDS, ...ticked(await pageAt('publish-on/'))]);
    await post(`at/${ITEM}/`, [[`f:${ITEM}/price`, '18']]);
    const later = FIELDS.map(([name, value]): [string, string] => [
      name,
      value === '2099-12-24' ? '2099-12-31' : value,
    ]);
    await post('publish-on/', [...later, ...ticked(await pageAt('publish-on/'))]);
    expect(JSON.parse(readFileSync(fileOf('changes/2099-12-31-margherita.json'), 'utf8'))).toMatchObject({
      edits: [{ before: 17.5, after: 18 }],
    });
    expect(textOf(await pageAt(), '.planned')).not.toContain('does not fit');
    expect(textNow()).toBe(TEXT);
  });

  describe('beside a later plan of the same value', () => {
    const LATER = 'changes/2099-12-30-new-year.json';
    const later = () => JSON.parse(readFileSync(fileOf(LATER), 'utf8')) as { edits: { before?: unknown }[] };
    const edits = [{ path: 'menu.categories[id=pizza].items[id=a].price', before: 16.5, after: 21 }];
    const planAll = async (more: [string, string][] = []) =>
      post('publish-on/', [...FIELDS, ...ticked(await pageAt('publish-on/')), ...more]);
    const radio = (page: ReturnType<typeof parse>, kind: string): [string, string] => [
      'meets',
      page.querySelector(`#meets [value^=${kind}]`)?.getAttribute('value') ?? '',
    ];

    beforeEach(async () => {
      write(fileOf(LATER), JSON.stringify({ at: '2099-12-30', by: 'Ada', edits }, null, 2));
      await raisePrice();
      await post('texts/', [['f:name', 'Nonna Pia']]);
    });

    it('is asked about before anything is written, and has that one go from its own value', async () => {
      const { status, page } = await planAll();
      expect([status, textOf(page, '#meets li')]).toEqual([
        409,
        '30 December 2099, 00:00, by Ada: Margherita: Price 16.50 → 21.00',
      ]);
      expect([sets().length, textNow()]).toEqual([1, TEXT.replace('16.50', '17.50').replace('"Nonna"', '"Nonna Pia"')]);
      expect((await planAll([radio(page, 'both')])).status).toBe(303);
      expect([sets().length, later().edits[0]?.before, textNow()]).toEqual([2, 17.5, TEXT]);
      expect(textOf(await pageAt(), '.planned')).not.toContain('does not fit');
    });

    it('leaves it alone, and what is left out waits', async () => {
      const { page } = await planAll();
      expect((await planAll([radio(page, 'apart')])).status).toBe(303);
      expect([sets().length, later().edits[0]?.before]).toEqual([2, 16.5]);
      expect(textNow()).toBe(TEXT.replace('16.50', '17.50'));
    });

    it('asks again where another plan came meanwhile', async () => {
      const { page } = await planAll();
      write(fileOf(LATER), JSON.stringify({ at: '2099-12-31', edits }));
      const again = await planAll([radio(page, 'both')]);
      expect([again.status, textOf(again.page, '#meets li')]).toEqual([409, expect.stringContaining('31 December')]);
    });

    it('has it go from the value of before when it is removed, or taken back', async () => {
      const { page } = await planAll();
      await planAll([radio(page, 'both')]);
      const digest = (await pageAt()).querySelector('#take [name=digest]')?.getAttribute('value') ?? '';
      await post('', [
        ['do', (await pageAt()).querySelector('#take-back')?.getAttribute('value') ?? ''],
        ['digest', digest],
      ]);
      expect([sets().length, later().edits[0]?.before]).toEqual([1, 16.5]);
      const { page: asked } = await planAll();
      await planAll([radio(asked, 'both')]);
      const name = sets().find((each) => !LATER.endsWith(each)) ?? '';
      await post('', [['do', `unplan-sure/${name.replace('.json', '')}`]]);
      expect([sets().length, later().edits[0]?.before]).toEqual([1, 16.5]);
    });

    it('is refused where it would end while that one holds', async () => {
      const until: [string, string][] = [
        ['until', 'on'],
        ['until-day', '2099-12-31'],
        ['until-time', '00:00'],
      ];
      const { status, page } = await planAll(until);
      expect([status, textOf(page, '#problem-meets')]).toEqual([409, expect.stringContaining('Choose another time')]);
      expect(page.querySelectorAll('[name=meets]')).toHaveLength(1);
      expect([sets().length, (await planAll([...until, radio(page, 'apart')])).status]).toEqual([1, 303]);
    });

    it('changes nothing where that one can’t be written', async () => {
      // What stands twice can't be changed.
      const text = readFileSync(fileOf(LATER), 'utf8').replace('"edits"', '"edits": [],\n  "edits"');
      write(fileOf(LATER), text);
      const { page } = await planAll();
      const answer = await planAll([radio(page, 'both')]);
      expect([answer.status, sets().length, readFileSync(fileOf(LATER), 'utf8')]).toEqual([409, 1, text]);
      expect(textNow()).toContain('17.50');
    });
  });

  it('is for one change where a page asks for that, and has a name of its own', async () => {
    await raisePrice();
    await post('texts/', [['f:name', 'Nonna Pia']]);
    for (const name of ['2099-12-24-margherita.json', '2099-12-24-nonna.json']) write(fileOf(`changes/${name}`), '{}');
    const changes = ticked(await pageAt(`publish-on/?only=${ITEM}/price`));
    expect(changes).toHaveLength(1);
    await post('publish-on/', [...FIELDS, ...changes]);
    expect(sets()).toContain('2099-12-24-margherita-2.json');
  });

  it.each<[string, Record<string, string>, string]>([
    ['in the past', { day: '2020-01-01' }, '1 January 2020, 18:00 is over.'],
    ['that no calendar has', { day: '2099-02-30' }, 'Choose a day and a time.'],
    ['that is no time', { when: '../x' }, 'Choose a day and a time.'],
    ['with an end before it', { until: 'on', 'until-day': '2099-12-01', 'until-time': '06:00' }, 'before it begins'],
    ['for too long a reason', { why: 'x'.repeat(300) }, 'Use fewer words.'],
    ['for nothing', { change: '' }, 'This has changed meanwhile.'],
  ])('%s is refused, and what was typed stays', async (_, wrong, words) => {
    await raisePrice();
    const [change = ['change', '']] = ticked(await pageAt('publish-on/'));
    const fields = Object.entries({ ...Object.fromEntries([...FIELDS, change]), ...wrong });
    const { status, page } = await post('publish-on/', fields);
    expect([status, textOf(page, '.err')]).toEqual([422, expect.stringContaining(words)]);
    expect(page.querySelector('#time')?.getAttribute('value')).toBe('18:00');
    expect([sets(), textNow()]).toEqual([[], TEXT.replace('16.50', '17.50')]);
  });

  it('leaves the way back of the last save to its button', async () => {
    await raisePrice();
    const digest = (await pageAt('publish-on/')).querySelector('#take [name=digest]')?.getAttribute('value') ?? '';
    const { status } = await post('publish-on/', [
      ['do', 'restore/1'],
      ['digest', digest],
    ]);
    expect([status, textNow()]).toEqual([303, TEXT]);
  });

  it('is planned in whole or not at all', async () => {
    await raisePrice();
    const changes = ticked(await pageAt('publish-on/'));
    const stale = textNow().replace('17.50', '18');
    write(fileOf('website.json'), stale);
    expect((await post('publish-on/', [...FIELDS, ...changes])).status).toBe(422);
    write(fileOf('website.json'), TEXT.replace('16.50', '17.50'));
    write(fileOf('changes'), 'no folder');
    const { status, page } = await post('publish-on/', [...FIELDS, ...changes]);
    expect([status, textOf(page, 'p[role=alert]')]).toEqual([409, expect.stringContaining('Nothing was planned: ')]);
    expect(textNow()).toBe(TEXT.replace('16.50', '17.50'));
  });

  it('is refused where it would be one set too many to be read', async () => {
    const edits = Array.from({ length: 5000 }, () => ({ path: 'name', before: 'Old', after: 'New' }));
    for (const year of [2020, 2021, 2022, 2023])
      write(fileOf(`changes/${year}.json`), JSON.stringify({ at: `${year}-01-01`, until: `${year}-01-02`, edits }));
    await raisePrice();
    const { status } = await post('publish-on/', [...FIELDS, ...ticked(await pageAt('publish-on/'))]);
    expect([status, sets().length, textNow()]).toEqual([409, 4, TEXT.replace('16.50', '17.50')]);
  });

  it('ends at once beneath a later one that goes from its value, and leaves nothing of it behind', async () => {
    const plan = (before: string, after: string) => ({ edits: [{ path: 'name', before, after }] });
    write(fileOf('changes/one.json'), JSON.stringify({ at: '2020-01-01', ...plan('Nonna', 'Nonna Due') }));
    const second = { at: '2020-02-01', until: '2099-02-01', ...plan('Nonna Due', 'Nonna Tre') };
    write(fileOf('changes/two.json'), JSON.stringify(second));
    expect((await post('', [['do', 'unplan/one']])).status).toBe(303);
    expect([sets(), JSON.parse(readFileSync(fileOf('changes/two.json'), 'utf8'))]).toEqual([
      ['two.json'],
      { ...second, ...plan('Nonna', 'Nonna Tre') },
    ]);
  });

  it('is listed before it comes, also where it is called as what holds at once', async () => {
    const edits = [{ path: 'menu.categories[id=pizza].items[id=a].soldOut', after: true }];
    write(fileOf('changes/sold-out-winter.json'), JSON.stringify({ at: '2099-01-01', until: '2099-02-01', edits }));
    expect(textOf(await pageAt(), '.planned li')).toContain('1 January 2099');
  });

  it('ends at once where it holds already', async () => {
    const edits = [{ path: 'name', before: 'Nonna', after: 'Nonna Due' }];
    write(fileOf('changes/old.json'), JSON.stringify({ at: '2020-01-01', edits }));
    expect(textOf(await pageAt(), '.planned li')).toContain('On the site since 1 January 2020, 00:00');
    await post('', [['do', 'unplan/old']]);
    expect(JSON.parse(readFileSync(fileOf('changes/old.json'), 'utf8'))).toMatchObject({ until: expect.any(String) });
    expect((await post('', [['do', 'unplan/../../nonna/website']])).status).toBe(412);
    expect(existsSync(fileOf('website.json'))).toBe(true);
  });
});

describe('what is unfinished', () => {
  const refused = () => post(`at/${ITEM}/`, [[`f:${ITEM}/price`, '<i>dear</i>']]);

  it('is told, stays in its field also after a restart and a move, and is never published', async () => {
    await refused();
    expect(textOf(await pageAt(), '#unfinished')).toMatch(/1 unfinished Margherita, Price: “<i>dear<\/i>”/);
    await post(`at/${PIZZA}/`, [['do', `down/${ITEM}`]]);
    await open();
    const moved = ITEM.replace(/0$/, '1');
    const page = await pageAt(`at/${moved}/`);
    expect(page.querySelector(`[name="f:${moved}/price"]`)?.getAttribute('value')).toBe('<i>dear</i>');
    expect((await pageAt(`at/${ITEM}/`)).querySelector(`[name="f:${ITEM}/price"]`)?.getAttribute('value')).toBe('14');
    expect(rowsOf(await pageAt())).toEqual([expect.stringContaining('In another order')]);
    await post(`at/${moved}/`, [[`f:${moved}/price`, '18']]);
    expect((await pageAt()).querySelector('#unfinished')).toBeNull();
  });

  it('is a shift without an end, too, until it is dropped', async () => {
    await post('hours/', [
      ['do', 'week/openingHours'],
      ['k:3', 'open'],
      ['o:3:0', '17:15'],
      ['c:3:0', ''],
    ]);
    await post('hours/', [['f:hoursNote', 'Kitchen until nine']]);
    expect(textOf(await pageAt(), '#unfinished')).toContain('Wednesday: a time is missing.');
    expect((await pageAt('hours/')).querySelector('[name="o:3:0"]')?.getAttribute('value')).toBe('17:15');
    await post('', [button(await pageAt(), 'Drop it')]);
    expect((await pageAt()).querySelector('#unfinished')).toBeNull();
    expect((await pageAt('hours/')).querySelector('[name="o:3:0"]')?.getAttribute('value')).not.toBe('17:15');
  });
});

it('is nobody else’s to press', async () => {
  await raisePrice();
  const evil = { Origin: 'https://evil.example' };
  const token = (await pageAt()).querySelector('#publish [name=waiting]')?.getAttribute('value') ?? '';
  for (const path of ['', 'publish-on/'])
    expect(
      (
        await post(
          path,
          [
            ['do', 'publish'],
            ['waiting', token],
          ],
          evil,
        )
      ).status,
    ).toBe(403);
  expect([asked, sets()]).toEqual([[], []]);
});
