import { describe, expect, test } from 'vitest';
import { ENGLISH, type Phrases } from '#assistant/phrases/english.ts';
import { phrasesOf, tagOf } from '#assistant/answers/phrases-of.ts';
import { textsIn } from '#i18n/texts.ts';

/** The gaps of each sentence, as it may be called. */
type Gaps<Said> = {
  [Key in keyof Said as Said[Key] extends string ? never : Key]: Said[Key] extends (...gaps: infer Values) => string
    ? Values[]
    : Gaps<Said[Key]>;
};

const NAME: [string][] = [['‹name›']];
const TWO_NAMES: [string, string][] = [['‹one›', '‹other›']];
const LOCATION: [string | undefined][] = [['‹location›'], [undefined]];
const LOCATION_AND_NAME: [string | undefined, string][] = [
  ['‹location›', '‹name›'],
  [undefined, '‹name›'],
];
const OPTIONAL: [string, string | undefined][] = [
  ['‹menu›', '‹time›'],
  ['‹menu›', undefined],
];
const NAMES: [string[]][] = [[['‹one›']], [['‹one›', '‹two›']], [['‹one›', '‹two›', '‹three›']]];
const COUNT: [number][] = [[1], [41]];

const GAPS: Gaps<Phrases> = {
  list: NAMES,
  day: [
    [{ weekday: 4, month: 12, date: 24 }],
    [{ weekday: 4, month: 12, date: 24, is: 'today' }],
    [{ weekday: 4, month: 12, date: 24, is: 'tomorrow' }],
  ],
  weekday: [[0], [6]],
  callAt: NAME,
  writeTo: NAME,
  unknownPart: NAME,
  unansweredParts: NAMES,
  greeting: NAME,
  identity: NAME,
  hoursOfMany: COUNT,
  hoursOfLocations: [
    [41, true, '‹when›'],
    [41, false, '‹when›'],
  ],
  when: { weekdays: [[[5]], [[5, 6]]], date: [[12, 24]], holiday: NAME },
  noneOpenThen: NAME,
  openThen: TWO_NAMES,
  pickupOf: NAME,
  hoursUnknown: LOCATION,
  openAtTheseHours: LOCATION,
  statusNow: [
    ['‹location›', { kind: 'open', until: '10:00 PM' }],
    [undefined, { kind: 'open' }],
    ['‹location›', { kind: 'closed', isAllDay: true, opens: '11:00 AM' }],
    [undefined, { kind: 'closed', isAllDay: false, opens: '11:00 AM' }],
    [undefined, { kind: 'closed', isAllDay: false }],
  ],
  openAtTime: [
    ['‹location›', true],
    [undefined, false],
  ],
  hoursOnDay: TWO_NAMES,
  status: [[{ kind: 'open', until: '10:00 PM' }], [{ kind: 'closed', isAllDay: false, opens: '11:00 AM' }]],
  usualHours: [
    ['‹location›', 5, '‹hours›', '‹holiday›'],
    [undefined, 5, '‹hours›', '‹holiday›'],
  ],
  usuallyClosed: [
    ['‹location›', 5, '‹holiday›'],
    [undefined, 5, '‹holiday›'],
  ],
  holidayName: NAME,
  notConfirmed: NAME,
  usualHoursOfLocations: NAME,
  holidays: NAME,
  itemIs: NAME,
  itemCloseTo: NAME,
  itemPrice: TWO_NAMES,
  itemWithoutPrice: NAME,
  pricesOf: [
    [
      [
        { name: '‹one›', price: '‹price›' },
        { name: '‹two›', price: undefined },
      ],
    ],
  ],
  closedForGood: [
    ['‹names›', 1],
    ['‹names›', 2],
  ],
  soldOut: [
    ['‹names›', 1],
    ['‹names›', 2],
  ],
  weHave: NAME,
  sum: [[['‹one›', '‹two›'], '‹total›']],
  sumLine: [[41, '‹name›', '‹price›']],
  notAtLocation: TWO_NAMES,
  menuElsewhere: NAME,
  menuOnOwnPage: NAME,
  notFound: NAME,
  comesClose: NAME,
  menu: [[[]], ...NAMES],
  priceRange: TWO_NAMES,
  popular: NAME,
  costsMost: TWO_NAMES,
  costsLeast: TWO_NAMES,
  listed: [
    [{ marked: ['‹diet›'], unmarked: ['‹no›', '‹neither›'], isPriced: true, names: '‹names›', more: 41 }],
    [{ marked: [], unmarked: [], isPriced: false, names: '‹names›', more: 0 }],
  ],
  nothingListed: [[{ marked: ['‹diet›', '‹other›'], unmarked: ['‹no›'], isPriced: true }]],
  isMarked: TWO_NAMES,
  areMarked: TWO_NAMES,
  isNotMarked: TWO_NAMES,
  areNotMarked: TWO_NAMES,
  menuSays: [
    ['‹name›', '‹text›'],
    ['‹name›', undefined],
  ],
  containsStated: TWO_NAMES,
  mayContainStated: TWO_NAMES,
  allStated: [
    ['‹name›', '‹contained›', '‹possible›'],
    ['‹name›', '‹contained›', ''],
    ['‹name›', '', '‹possible›'],
  ],
  nothingStated: NAME,
  containedIn: TWO_NAMES,
  possibleIn: TWO_NAMES,
  noteSays: NAMES,
  mentioned: NAME,
  hasNoMark: NAME,
  notNamed: TWO_NAMES,
  noOffersOn: NAME,
  notOn: [['Lunch', 'Monday']],
  offersNow: NAME,
  offersOn: TWO_NAMES,
  offerCode: NAME,
  loyalty: NAME,
  unknownAddress: LOCATION,
  addressIs: LOCATION_AND_NAME,
  locationCount: COUNT,
  locationsThere: COUNT,
  isTheOne: NAME,
  nearestDelivers: NAME,
  onThatStreet: NAME,
  saysNear: NAME,
  cantTellNearest: COUNT,
  noSuchLocation: NAME,
  hasFeature: NAME,
  featureAt: TWO_NAMES,
  notSaidOf: [['‹name›']],
  featureAtMany: [['‹name›', 41]],
  phoneIs: LOCATION_AND_NAME,
  emailIs: LOCATION_AND_NAME,
  noPhoneOf: NAME,
  noEmailOf: NAME,
  rating: NAMES,
  weOffer: NAME,
  openings: [[41, ['‹one›', '‹two›']]],
  lookFor: NAMES,
  jobOffers: NAMES,
  noCatering: LOCATION,
  deliversThere: [[undefined], ...NAMES],
  delivers: [
    ['‹location›', ['‹one›', '‹two›']],
    [undefined, []],
  ],
  cuisines: NAME,
  followUs: NAME,
  diet: {},
  label: { menuOf: NAME, phoneOf: NAME, emailOf: NAME, allergensOf: NAME },
  menuNamed: [['‹menu›'], ['‹menu›', '‹item›']],
  yes: NAME,
  notNow: NAME,
  servedNow: OPTIONAL,
  servedThen: NAME,
  servedAt: [...TWO_NAMES, ['‹menu›', '‹times›', '‹next›']],
  notServedNow: OPTIONAL,
  notServedThen: NAME,
  servedOn: [['‹day›', '‹menu›', '‹hours›']],
  notServedOn: TWO_NAMES,
  othersServed: NAME,
  servedUnknown: [['‹menu›'], ['‹menus›', 2]],
  servedThenUnknown: NAME,
  priceAtTimes: [
    ['‹name›', '‹price›', '‹times›'],
    ['‹name›', '‹price›', undefined],
  ],
  canAdd: TWO_NAMES,
  extraFor: TWO_NAMES,
  extraNotListed: TWO_NAMES,
  labelled: TWO_NAMES,
  extrasOf: TWO_NAMES,
  noExtras: NAME,
  coursesOf: TWO_NAMES,
  caloriesOf: TWO_NAMES,
  caloriesUnknown: NAME,
  caloriesSum: NAME,
  caloriesPartSum: TWO_NAMES,
  fewestCalories: TWO_NAMES,
  mostCalories: TWO_NAMES,
  withinCalories: NAME,
  caloriesNotCompared: COUNT,
};

/** What consists of its gaps, and words that both languages have. */
const SAME = [
  'list',
  'holidayName',
  'itemPrice',
  'hoursOnDay',
  'offersOn',
  'sumLine',
  'menuNamed',
  'caloriesOf',
  'extraFor',
  'labelled',
  'priceAtTimes',
  'when.holiday',
  'diet.halal',
];

interface Said {
  path: string;
  text: string;
  gaps: unknown[];
}

function saidBy(phrases: object, gaps: object = GAPS, prefix = ''): Said[] {
  return Object.entries(phrases).flatMap(([key, phrase]: [string, unknown]): Said[] => {
    const path = prefix + key;
    if (typeof phrase === 'string') return [{ path, text: phrase, gaps: [] }];
    const own: unknown = Object.getOwnPropertyDescriptor(gaps, key)?.value;
    if (typeof phrase !== 'function') return saidBy(phrase as object, own as object, `${path}.`);
    return (own as unknown[][]).map((values) => ({ path, gaps: values, text: String(phrase(...values)) }));
  });
}

/** Names and counts among the gaps: days are named differently in each language. */
function factsIn(gaps: unknown): string[] {
  return JSON.stringify(gaps).match(/‹[a-z]+›|\b41\b|\d+:\d\d [AP]M/g) ?? [];
}

describe.each(['fr', 'es', 'zh', 'zh-hant'] as const)('the sentences in %s', (language) => {
  const said = saidBy(phrasesOf(language));

  test('are those that there are in English', () => {
    const pathsOf = (sentences: Said[]) => sentences.map(({ path }) => path).sort();
    expect(pathsOf(said)).toEqual(pathsOf(saidBy(ENGLISH)));
  });

  test('tell every fact that they are given', () => {
    const missing = said.filter(({ text, gaps }) => factsIn(gaps).some((fact) => !text.includes(fact)));
    expect(missing).toEqual([]);
  });

  test('have words, and none of English', () => {
    const english = new Set(saidBy(ENGLISH).map(({ text }) => text));
    const wrong = said.filter(({ path, text }) => text.trim() === '' || (english.has(text) && !SAME.includes(path)));
    expect(wrong).toEqual([]);
  });

  test('begin with a space where those in English do, unless the language has none between sentences', () => {
    const spaced = new Set(
      saidBy(ENGLISH)
        .filter(({ text }) => text.startsWith(' '))
        .map(({ path }) => path),
    );
    const wrong = said.filter(
      ({ path, text }) => text.startsWith(' ') !== (spaced.has(path) && !language.startsWith('zh')),
    );
    expect(wrong).toEqual([]);
  });

  test('name each weekday and month differently', () => {
    const { day, weekday } = phrasesOf(language);
    const months = Array.from({ length: 12 }, (_, index) => day({ weekday: 0, month: index + 1, date: 24 }));
    const weekdays = Array.from({ length: 7 }, (_, index) => weekday(index));
    expect([new Set(months).size, new Set(weekdays).size]).toEqual([12, 7]);
  });
});

test.each([
  ['fr', 'Vendredi 25 décembre', 'Fermé aujourd’hui · Ouvre mardi à 11 h', 'Ouvert jusqu’au 2 mars à 2 h'],
  [
    'es',
    'Viernes 25 de diciembre',
    'Cerrado hoy · Abre el martes a las 11:00 a. m.',
    'Abierto hasta el 2 de marzo a las 2:00 a. m.',
  ],
  ['zh', '12月25日（星期五）', '今日休息 · 周二上午11:00开门', '营业至3月2日凌晨2:00'],
] as const)('states in %s are written as its pages write them', (language, day, closed, open) => {
  const phrases = phrasesOf(language);
  const { onDay, onDate, time } = textsIn(tagOf(language)).hours;
  const tuesday = new Date('2027-03-02T00:00:00Z');
  expect(phrases.day({ weekday: 5, month: 12, date: 25 })).toBe(day);
  const opens = onDay(tuesday, time(660));
  expect(plain(phrases.status({ kind: 'closed', isAllDay: true, opens }))).toBe(closed);
  expect(plain(phrases.status({ kind: 'open', until: onDate(tuesday, time(120)) }))).toBe(open);
});

test('a sentence in Spanish that ends in a time has one stop', () => {
  const { hoursOnDay, statusNow } = phrasesOf('es');
  expect(plain(hoursOnDay('Domingo', '11:00 a. m. – 10:00 p. m.'))).toBe('Domingo: 11:00 a. m. – 10:00 p. m.');
  expect(hoursOnDay('Domingo', 'cerrado')).toBe('Domingo: cerrado.');
  expect(plain(statusNow('Centro', { kind: 'open', until: '10:00 p. m.' }))).toBe(
    'Centro: abierto hasta las 10:00 p. m.',
  );
});

test('names are joined as each language joins them', () => {
  const names = ['Pizza', 'Pasta', 'Insalata'];
  expect(phrasesOf('fr').list(names)).toBe('Pizza, Pasta et Insalata');
  expect(phrasesOf('es').list(names)).toBe('Pizza, Pasta e Insalata');
  expect(phrasesOf('es').list(['Pasta', 'Hielo'])).toBe('Pasta y Hielo');
  expect(phrasesOf('zh').list(names)).toBe('Pizza、Pasta和Insalata');
});

test('other languages have the English sentences', () => {
  expect(phrasesOf('other')).toBe(ENGLISH);
});

const plain = (text: string): string => text.replaceAll('\u{a0}', ' ');
