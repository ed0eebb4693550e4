import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { editJson } from '#brand/files/json-edit.ts';
import { readForm } from '#editor/actions/actions.ts';
import { FILE } from '#editor/file/stores.ts';
import { differencesIn } from '#editor/publish/save-words.ts';
import { fieldPathAt, rootFieldPath } from '#editor/fields/field-path.ts';
import type { EditView } from '#editor/fields/view.ts';
import { holidaysAhead } from '#editor/forms/holidays-ahead.ts';
import { holidaysPage, hoursPage, locationsPage, ownerOfHolidays } from '#editor/pages/hours-pages.ts';
import { SECTIONS } from '#editor/fields/sections.ts';
import { toolTextsIn, type ToolLanguage } from '#i18n/tools/tool-texts.ts';

const CHRISTMAS = '2026-12-25';

/** The text of a configuration after a form was sent, with what is told of it. */
function send(text: string, action: string, fields: Record<string, string> = {}, language: ToolLanguage = 'en') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, do: action })) form.append(name, value);
  const [before, texts] = [JSON.parse(text) as unknown, toolTextsIn(language)];
  const { edits, problems } = readForm(form, before, new Map(), texts);
  const after = edits.reduce(editJson, text);
  const words = differencesIn(FILE, before, JSON.parse(after), { slug: 'rye', language, texts });
  return { text: after, words, problems: [...problems.values()] };
}

const viewOf = (value: unknown, language: ToolLanguage = 'en', changes: Partial<EditView> = {}): EditView => ({
  slug: 'rye',
  language,
  texts: toolTextsIn(language),
  digest: 'd',
  root: rootFieldPath(value),
  warnings: new Map(),
  typed: new Map(),
  problems: new Map(),
  asked: new Map(),
  today: '2026-11-28',
  ...changes,
});

async function rowsOf(value: unknown, query = '', rest = 'holidays/') {
  const owner = ownerOfHolidays(rest, value);
  if (owner === undefined) throw new Error(rest);
  return parse(String(await holidaysPage(owner, query, viewOf(value))));
}

const textOf = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

describe('one press', () => {
  const TEXT = `{
  "name": "Rye",
  "specialHours": [
    { "date": "2026-07-01", "isClosed": true }
  ]
}
`;

  test.each([
    [TEXT, '25 December: closed', '25 December: Taken out closed'],
    [TEXT.replace(/,\n {2}"special[^\]]*\]/, ''), '25 December: closed', 'Holidays and special days: taken out'],
    [
      '{ "closedDates": ["2026-07-01"] }\n',
      'Closed on: 2026-07-01 → 2026-07-01, 2026-12-25',
      'Closed on: 2026-07-01, 2026-12-25 → 2026-07-01',
    ],
  ])('closes a holiday, and another one takes exactly that back: %j', async (text, told, after) => {
    const closed = send(text, `closed/${CHRISTMAS}/`);
    expect(closed.words).toEqual([told]);
    const page = await rowsOf(JSON.parse(closed.text));
    const button = page.querySelector(`#close-${CHRISTMAS}`);
    expect([button?.getAttribute('aria-pressed'), textOf(button?.textContent)]).toEqual(['true', 'Closed']);
    const opened = send(closed.text, button?.getAttribute('value') ?? '');
    expect([opened.text, opened.words]).toEqual([text, [after]]);
  });

  test('does nothing for a day that something is said of already', () => {
    const text = '{ "specialHours": [{ "validFrom": "2026-12-24", "validThrough": "2026-12-26", "isClosed": true }] }';
    expect(send(text, `closed/${CHRISTMAS}/`)).toEqual({ text, words: [], problems: [] });
  });

  test('closes all locations but those with other hours, and opens those that it closed', () => {
    const own = { date: CHRISTMAS, open: '11:00', close: '15:00' };
    const text = JSON.stringify({ locations: [{ name: 'A' }, { name: 'B', specialHours: [own] }, { name: 'C' }] });
    const closed = send(text, `everywhere/${CHRISTMAS}`);
    expect(closed.words).toEqual(['A, 25 December: closed', 'C, 25 December: closed']);
    expect(JSON.parse(send(closed.text, `usualeverywhere/${CHRISTMAS}`).text)).toEqual(JSON.parse(text));
  });

  test.each(['closed/2026-13-01/', 'closed/x/__proto__', 'undate/__proto__/0', 'undate/specialHours/7', 'everywhere/'])(
    'writes nothing for what is no day: %s',
    (action) => {
      expect(send(TEXT, action).text).toBe(TEXT);
    },
  );
});

describe('a holiday', () => {
  const WITH = (specialHours: object[]) => ({
    openingHours: [{ day: 'daily', open: '11:00', close: '22:00' }],
    specialHours,
  });

  test('within a longer time says so and is not closed again', async () => {
    const page = await rowsOf(WITH([{ validFrom: '2026-12-24', validThrough: '2026-12-26', isClosed: true }]));
    const row = page.querySelector(`#on-${CHRISTMAS}`);
    expect(textOf(row?.textContent)).toContain('Closed · 24 – 26 December');
    expect(row?.querySelector('button')).toBeNull();
  });

  test('of each year is known', async () => {
    const page = await rowsOf(WITH([{ date: '12-25', isClosed: true }]));
    expect(textOf(page.querySelector(`#on-${CHRISTMAS}`)?.textContent)).toContain('Closed · 25 December, every year');
  });

  test('with two shifts is one day: shown, changed and taken back as a whole', async () => {
    const shifts = [
      { date: '2026-12-31', open: '11:00', close: '14:00' },
      { date: '2026-12-31', open: '17:00', close: '21:00' },
    ];
    const text = JSON.stringify(WITH(shifts));
    const page = await rowsOf(JSON.parse(text), '?other=2026-12-31');
    expect(textOf(page.querySelector('#on-2026-12-31')?.textContent)).toContain('11:00–14:00, 17:00–21:00');
    const times = page
      .querySelectorAll('#hours-2026-12-31 input[type=time]')
      .map((field) => field.getAttribute('value'));
    expect(times.slice(0, 4)).toEqual(['11:00', '14:00', '17:00', '21:00']);
    const fields = { from: '2026-12-31', 'k:new': 'open', 'o:new:0': '18:00', 'c:new:0': '23:00' };
    expect(JSON.parse(send(text, 'day/', fields).text)).toMatchObject({
      specialHours: [{ date: '2026-12-31', open: '18:00', close: '23:00' }],
    });
    expect(JSON.parse(send(text, 'undate/specialHours/1').text)).not.toHaveProperty('specialHours');
  });

  test('that is to have other hours is offered those of its weekday', async () => {
    const page = await rowsOf(WITH([]), `?other=${CHRISTMAS}`);
    const times = page.querySelectorAll(`#hours-${CHRISTMAS} .shift input`).map((field) => field.getAttribute('value'));
    expect(times.slice(0, 2)).toEqual(['11:00', '22:00']);
  });

  test.each<[ToolLanguage, string]>([
    ['en', 'Boxing Day'],
    ['fr', 'Lendemain de Noël'],
    ['es', 'Día después de Navidad'],
  ])('has its name in the language of the editor: %s', async (language, name) => {
    const value = { address: { addressCountry: 'CA', addressRegion: 'ON' } };
    const found = await holidaysAhead(rootFieldPath(value), viewOf(value, language));
    expect(found.find(({ date }) => date === '2026-12-26')?.name).toBe(name);
  });
});

describe('several days', () => {
  const range = { from: '2027-01-04', through: '2027-01-17', 'k:new': 'closed' };

  test('are written with both of their ends, and changed in their place', () => {
    const { text, words } = send('{ "name": "Rye" }', 'day/', range);
    expect(words).toEqual(['4 – 17 January 2027: closed']);
    expect(JSON.parse(text)).toMatchObject({
      specialHours: [{ validFrom: '2027-01-04', validThrough: '2027-01-17', isClosed: true }],
    });
    const moved = send(text, 'day/', { ...range, through: '2027-01-20', was: 'specialHours/0' });
    expect(JSON.parse(moved.text)).toMatchObject({ specialHours: [{ validThrough: '2027-01-20' }] });
  });

  test('have words for guests, once for all shifts, which a change keeps', async () => {
    const shifts = { 'k:new': 'open', 'o:new:0': '11:00', 'c:new:0': '14:00', 'o:new:1': '17:00', 'c:new:1': '21:00' };
    const note = 'We paint\nthe dining room.';
    const { text, words } = send('{ "closedDates": ["2026-12-25"] }', 'day/', { ...range, ...shifts, note });
    expect(words).toEqual(['4 – 17 January 2027: 11:00–14:00, 17:00–21:00 · We paint the dining room.']);
    const { specialHours } = JSON.parse(text) as { specialHours: { note?: string }[] };
    expect(specialHours.map((entry) => entry.note)).toEqual(['We paint the dining room.', undefined]);
    const page = await rowsOf(JSON.parse(text), '?was=specialHours/1');
    expect(page.querySelector('#new-note')?.getAttribute('value')).toBe('We paint the dining room.');
    expect(textOf(page.querySelector('#decided')?.textContent)).toContain('21:00 · We paint the dining room.');
    const closed = send(text, 'day/', { ...range, note: 'We paint.', was: 'specialHours/1' });
    const { validFrom, validThrough } = { validFrom: range.from, validThrough: range.through };
    expect(JSON.parse(closed.text)).toMatchObject({
      specialHours: [{ validFrom, validThrough, isClosed: true, note: 'We paint.' }],
    });
    expect(JSON.parse(send(closed.text, 'day/', { ...range, note: '' }).text)).toEqual({
      closedDates: ['2026-12-25'],
      specialHours: [{ validFrom, validThrough, isClosed: true }],
    });
  });

  test('of one closed day with words are no bare date', async () => {
    const day = { from: CHRISTMAS, 'k:new': 'closed', note: 'Buon Natale!' };
    const { text } = send('{ "closedDates": ["2026-07-01"] }', 'day/', day);
    expect(JSON.parse(text)).toEqual({
      closedDates: ['2026-07-01'],
      specialHours: [{ date: CHRISTMAS, isClosed: true, note: 'Buon Natale!' }],
    });
    const page = await rowsOf(JSON.parse(text));
    expect(textOf(page.querySelector(`#on-${CHRISTMAS}`)?.textContent)).toContain('Closed · Buon Natale!');
  });

  test.each([
    [{ ...range, note: 'Peinture. '.repeat(30) }, 'Le mot aux clients dépasse 200\u00a0caractères. Raccourcissez-le.'],
    [{ ...range, from: '' }, 'Choisissez la date.'],
    [{ ...range, through: '2027-01-01' }, 'Le dernier jour est avant le premier.'],
    [{ ...range, 'k:new': 'open', 'o:new:0': '17:00' }, 'Le jour\u00a0: il manque une heure.'],
  ])('that can’t be are refused in the language of the editor: %#', (fields, problem) => {
    const { text, problems } = send('{ "name": "Rye" }', 'day/', fields, 'fr');
    expect([text, problems]).toEqual(['{ "name": "Rye" }', [problem]]);
  });
});

describe('a week', () => {
  const [WEEK, TEXT] = (() => {
    const week = [{ day: 'Friday', open: '11:00', close: '14:00' }];
    return [week, JSON.stringify({ openingHours: week })];
  })();
  const two = { 'k:5': 'open', 'o:5:0': '11:00', 'c:5:0': '14:00', 'o:5:1': '17:00', 'c:5:1': '22:00' };
  const hoursOf = (text: string): unknown => (JSON.parse(text) as { openingHours: unknown }).openingHours;

  test('is saved by the Enter key, too, which presses the first button of its form', () => {
    const late = { 'k:5': 'open', 'o:5:0': '11:00', 'c:5:0': '15:00', week: 'openingHours' };
    expect(hoursOf(send(TEXT, 'save', late).text)).toEqual([{ ...WEEK[0], close: '15:00' }]);
  });

  test('gives one day to another, and loses a shift', () => {
    const copied = send(TEXT, 'copyday/5/1/openingHours', { ...two, 'k:1': 'closed' });
    expect(copied.words).toEqual([
      'Opening hours: Monday closed → 11:00–14:00, 17:00–22:00, Friday 11:00–14:00 → 11:00–14:00, 17:00–22:00',
    ]);
    expect(hoursOf(send(TEXT, 'dropshift/5/0/openingHours', two).text)).toEqual([
      { day: 'Friday', open: '17:00', close: '22:00' },
    ]);
  });

  test('offers a closed day the hours of the day before, so that opening it is one press', async () => {
    const [section] = SECTIONS.filter(({ path }) => path === 'hours');
    const page = parse(String(await hoursPage(section as never, '', viewOf(JSON.parse(TEXT)))));
    const saturday = page.querySelector('#day-6');
    expect(saturday?.querySelector('[value=closed]')?.hasAttribute('checked')).toBe(true);
    expect(saturday?.querySelector('[name="o:6:0"]')?.getAttribute('value')).toBe('11:00');
  });

  test('is given to all locations, which keep their holidays', () => {
    const special = { specialHours: [{ date: CHRISTMAS, isClosed: true }] };
    const locations = [
      { name: 'A', openingHours: WEEK },
      { name: 'B', ...special },
      { name: 'C', openingHours: WEEK },
    ];
    const { text, words } = send(JSON.stringify({ locations }), 'sameweek/locations/0/openingHours');
    expect(words).toEqual([expect.stringMatching(/^B, opening hours: .*Friday not stated → 11:00–14:00/)]);
    const [a, b, c] = (JSON.parse(text) as { locations: object[] }).locations;
    expect([a, c]).toEqual([locations[0], locations[2]]);
    expect(b).toMatchObject({ ...special, openingHours: [{ isClosed: true }, ...WEEK] });
  });
});

describe('forty locations', () => {
  const locations = Array.from({ length: 40 }, (_, index) => ({
    name: `House ${index}`,
    telephone: index === 7 ? '' : '416 555 0100',
    address: { streetAddress: `${index} Café Street` },
    openingHours: [{ day: 'daily', open: '11:00', close: '22:00' }],
  }));
  const [section] = SECTIONS.filter(({ path }) => path === 'locations');
  const titlesFor = (query: string) =>
    parse(String(locationsPage(section as never, query, viewOf({ locations }))))
      .querySelectorAll('.locations .t')
      .map(({ textContent }) => textContent);

  test('are found by words of their name or address, and by what they lack', () => {
    expect(titlesFor('')).toHaveLength(40);
    expect(titlesFor('?q=cafe+17')).toEqual(['House 17']);
    expect(titlesFor('?only=missing')).toEqual(['House 7']);
    expect(titlesFor(`?q=${encodeURIComponent('<b>')}`)).toEqual([]);
  });
});

test('the page of holidays is there for a brand and its locations alone', () => {
  const value = { locations: [{ name: 'A' }], menu: [{ categories: [] }] };
  expect(ownerOfHolidays('holidays/', value)?.path).toEqual([]);
  expect(ownerOfHolidays('holidays/locations/0/', value)?.path).toEqual(['locations', 0]);
  for (const rest of [
    'holidays/locations/',
    'holidays/locations/1/',
    'holidays/menu/0/',
    'holidays/__proto__/',
    'holidays//',
  ])
    expect([rest, ownerOfHolidays(rest, value)]).toEqual([rest, undefined]);
  expect(fieldPathAt(value, ['locations', 0])?.value).toEqual({ name: 'A' });
});
