import { describe, expect, test } from 'vitest';
import { CHINESE_SIMPLIFIED } from '#i18n/chinese-simplified/chinese-simplified.ts';
import { CHINESE_TRADITIONAL } from '#i18n/chinese-traditional/chinese-traditional.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { formatsOf } from '#i18n/formats/formats.ts';
import { FRENCH } from '#i18n/french/french.ts';
import { SPANISH } from '#i18n/spanish/spanish.ts';
import { type Texts, textsIn } from '#i18n/texts.ts';
import { formatPrice } from '#core/menu/price.ts';
import { openStatusToText } from '#core/hours/opening-words.ts';
import { EACH_STORY } from '../../support/forms/form-stories.ts';
import { leavesOf } from '../../support/texts.ts';

test.each([
  ['fr-CA', FRENCH],
  ['fr', FRENCH],
  ['FR-ca', FRENCH],
  ['es-US', SPANISH],
  ['zh', CHINESE_SIMPLIFIED],
  ['zh-CN', CHINESE_SIMPLIFIED],
  ['zh-SG', CHINESE_SIMPLIFIED],
  ['zh-Hans-HK', CHINESE_SIMPLIFIED],
  ['zh_TW', ENGLISH],
  ['zh-', CHINESE_SIMPLIFIED],
  ['zh-TW', CHINESE_TRADITIONAL],
  ['ZH-hk', CHINESE_TRADITIONAL],
  ['zh-Hant', CHINESE_TRADITIONAL],
  ['zh-Hant-CA', CHINESE_TRADITIONAL],
  ['yue', CHINESE_TRADITIONAL],
  ['en-GB', ENGLISH],
  ['ar', ENGLISH],
  ['fro', ENGLISH],
  [undefined, ENGLISH],
])('the texts of %s', (tag, texts) => expect(textsIn(tag)).toBe(texts));

const TRANSLATED = [FRENCH, SPANISH, CHINESE_SIMPLIFIED, CHINESE_TRADITIONAL];

describe('French', () => {
  const { hours, formats, dates } = FRENCH;

  test.each([
    [0, 'minuit'],
    [545, '9 h 05'],
    [690, '11 h 30'],
    [1020, '17 h'],
    [1560, '2 h'],
  ])('the time %i', (minutes, text) => expect(plain(hours.time(minutes))).toBe(text));

  test.each([
    [{ kind: 'open', until: hours.time(1320) }, 'ouvert jusqu’à 22 h'],
    [{ kind: 'open', until: hours.time(1440) }, 'ouvert jusqu’à minuit'],
    [{ kind: 'closed', isAllDay: false, opens: hours.time(660) }, 'fermé pour le moment · Ouvre à 11 h'],
    [
      { kind: 'closed', isAllDay: true, opens: hours.onDay(new Date('2026-12-01'), hours.time(690)) },
      'Fermé aujourd’hui · Ouvre mardi à 11 h 30',
    ],
    [
      { kind: 'closed', isAllDay: true, opens: hours.onDate(new Date('2027-03-01'), hours.time(690)) },
      'Fermé aujourd’hui · Ouvre le 1er mars à 11 h 30',
    ],
  ] as const)('%j', (status, text) => expect(plain(openStatusToText(status, hours))).toBe(text));

  test.each([
    ['2026-12-24', '2026-12-26', '24 – 26 décembre 2026', '24 – 26 déc.'],
    ['2026-12-24', '2027-01-01', '24 décembre 2026 – 1er janvier 2027', '24 déc. – 1er janv.'],
    ['2026-06-30', '2026-07-02', '30 juin – 2 juillet 2026', '30 juin – 2 juill.'],
    ['2026-03-01', '2026-03-01', '1er mars 2026', '1er mars'],
  ])('from %s through %s', (from, through, text, short) => {
    const period = dates.period(new Date(from), new Date(through));
    expect([plain(period), plain(dates.short(period))]).toEqual([text, short]);
  });

  test.each([
    [{ amount: 1650, currency: 'CAD' }, ['CAD'], '16,50 $'],
    [{ amount: 125_000, currency: 'CAD' }, ['CAD'], '1 250,00 $'],
    [{ amount: 1650, currency: 'USD' }, ['CAD', 'USD'], '16,50 $US'],
    [{ amount: 1650 }, [], '16,50'],
    [{ text: 'Selon le marché' }, [], 'Selon le marché'],
  ])('the price %j', (price, currencies, text) => {
    expect(plain(formatPrice(price, { currencies, language: 'fr-CA' }))).toBe(text);
  });

  test.each([
    [0, '0 avis'],
    [2208, '2 208 avis'],
  ])('%i reviews', (count, text) => expect(plain(FRENCH.reviews(count))).toBe(text));

  test('counts none and one in the singular, and a million without a word that is missing', () => {
    expect([0, 1, 2, 1_000_000].map((count) => plain(FRENCH.countLocations(count)))).toEqual([
      '0 adresse',
      '1 adresse',
      '2 adresses',
      '1 000 000 adresses',
    ]);
  });

  test('lists and dates', () => {
    expect(formats.and(['Laval', 'Montréal', 'Québec'])).toBe('Laval, Montréal et Québec');
    expect(formats.date(new Date('2026-10-01'))).toBe('1er octobre 2026');
    expect(formats.date(new Date('2026-10-11'))).toBe('11 octobre 2026');
  });

  test('a date that a script writes without the catalogue', () => {
    expect(formatsOf('fr-CA').date(new Date('2026-10-01'))).toBe('1er octobre 2026');
  });

  test('of a name that begins with a vowel', () => {
    expect([FRENCH.menu.menuOf('Nonna Pia'), FRENCH.menu.menuOf('Écluse')]).toEqual([
      'Menu de Nonna Pia',
      'Menu d’Écluse',
    ]);
  });

  test('has a space that does not break before a colon and within quotation marks, none before other marks', () => {
    expect(leavesOf(FRENCH).filter((text) => NOT_FRENCH.test(text))).toEqual([]);
  });
});

describe('Spanish', () => {
  const { hours, formats, dates } = SPANISH;

  test.each([
    [{ kind: 'open', until: hours.time(1320) }, 'abierto hasta las 10:00 p. m.'],
    [{ kind: 'closed', isAllDay: false, opens: hours.time(780) }, 'cerrado en este momento · Abre a la 1:00 p. m.'],
    [
      { kind: 'closed', isAllDay: true, opens: hours.onDay(new Date('2026-12-01'), hours.time(690)) },
      'Cerrado hoy · Abre el martes a las 11:30 a. m.',
    ],
    [
      { kind: 'closed', isAllDay: true, opens: hours.onDate(new Date('2027-03-02'), hours.time(690)) },
      'Cerrado hoy · Abre el 2 de marzo a las 11:30 a. m.',
    ],
  ] as const)('%j', (status, text) => expect(plain(openStatusToText(status, hours))).toBe(text));

  test.each([
    ['2026-12-24', '2026-12-26', '24 – 26 de diciembre de 2026', '24 – 26 dic.'],
    ['2026-06-30', '2026-07-02', '30 de junio – 2 de julio de 2026', '30 jun. – 2 jul.'],
    ['2026-05-01', '2026-05-01', '1 de mayo de 2026', '1 mayo'],
  ])('from %s through %s', (from, through, text, short) => {
    const period = dates.period(new Date(from), new Date(through));
    expect([plain(period), plain(dates.short(period))]).toEqual([text, short]);
  });

  test('numbers and prices as in the Americas', () => {
    expect(SPANISH.reviews(2208)).toBe('2,208 reseñas');
    expect(formats.and(['Miami', 'Hialeah', 'Doral'])).toBe('Miami, Hialeah y Doral');
    expect(formatPrice({ amount: 1650, currency: 'USD' }, { currencies: ['USD'], language: 'es-US' })).toBe('$16.50');
  });
});

describe.each([
  [
    'simplified Chinese',
    CHINESE_SIMPLIFIED,
    {
      until: '营业至晚上10:00',
      closed: '现在休息 · 下午5:00开门',
      onDay: '今日休息 · 周二上午11:30开门',
      onDate: '今日休息 · 3月2日上午11:30开门',
      days: '周二至周四',
      count: '8家分店',
      reviews: '2,208条评价',
      in: '多伦多和温哥华共8家分店',
      only: '2026年12月1日至31日（星期一、星期二）',
      from: '$12.00起',
      language: 'zh-CN',
    },
  ],
  [
    'traditional Chinese',
    CHINESE_TRADITIONAL,
    {
      until: '營業至晚上10:00',
      closed: '現在休息 · 下午5:00開門',
      onDay: '今日休息 · 週二上午11:30開門',
      onDate: '今日休息 · 3月2日上午11:30開門',
      days: '週二至週四',
      count: '8家分店',
      reviews: '2,208則評價',
      in: '多伦多和温哥华共8家分店',
      only: '2026年12月1日至31日（星期一、星期二）',
      from: '$12.00起',
      language: 'zh-HK',
    },
  ],
] as const)('%s', (_, texts, said) => {
  const { hours, formats, dates } = texts;

  test.each([
    [0, '午夜12:00'],
    [90, '凌晨1:30'],
    [545, '上午9:05'],
    [690, '上午11:30'],
    [720, '中午12:00'],
    [1020, '下午5:00'],
    [1320, '晚上10:00'],
    [1440, '午夜12:00'],
    [1560, '凌晨2:00'],
  ])('the time %i', (minutes, text) => expect(hours.time(minutes)).toBe(text));

  test('whether a location is open', () => {
    const closed = { kind: 'closed', isAllDay: true } as const;
    const time = hours.time(690);
    expect(openStatusToText({ kind: 'open', until: hours.time(1320) }, hours)).toBe(said.until);
    expect(openStatusToText({ kind: 'closed', isAllDay: false, opens: hours.time(1020) }, hours)).toBe(said.closed);
    expect(openStatusToText({ ...closed, opens: hours.onDay(new Date('2026-12-01'), time) }, hours)).toBe(said.onDay);
    expect(openStatusToText({ ...closed, opens: hours.onDate(new Date('2027-03-02'), time) }, hours)).toBe(said.onDate);
  });

  test('hours of a day and of several', () => {
    const times = [
      hours.timeRange(hours.time(690), hours.time(840)),
      hours.timeRange(hours.time(1020), hours.time(1320)),
    ];
    expect(hours.times(times)).toBe('上午11:30至下午2:00、下午5:00至晚上10:00');
    expect(hours.dayRange(hours.shortDays[2], hours.shortDays[4])).toBe(said.days);
  });

  test.each([
    ['2026-12-24', '2026-12-26', '2026年12月24日至26日', '12月24日至26日'],
    ['2026-06-30', '2026-07-02', '2026年6月30日至7月2日', '6月30日至7月2日'],
    ['2026-12-24', '2027-01-01', '2026年12月24日至2027年1月1日', '12月24日至1月1日'],
    ['2026-10-03', '2026-10-03', '2026年10月3日', '10月3日'],
  ])('from %s through %s', (from, through, text, short) => {
    const period = dates.period(new Date(from), new Date(through));
    expect([period, dates.short(period)]).toEqual([text, short]);
  });

  test('counts, lists and prices', () => {
    expect([texts.countLocations(8), texts.reviews(2208)]).toEqual([said.count, said.reviews]);
    expect(texts.counts.locationsIn(8, ['多伦多', '温哥华'])).toBe(said.in);
    expect(dates.onlyOn('2026年12月1日至31日', [1, 2].map(formats.weekday))).toBe(said.only);
    expect(formats.list(['A', 'B', 'C'])).toBe('A、B、C');
    expect(formats.list(['مازة', 'Mezze'])).toBe('مازة، Mezze');
    expect(formatsOf('en').list(['Mezze', 'مازة'])).toBe('Mezze, مازة');
    expect(texts.menu.from('$12.00')).toBe(said.from);
    const price = { amount: 1650, currency: 'CAD' };
    expect(formatPrice(price, { currencies: ['CAD'], language: said.language })).toBe('$16.50');
    expect(formatPrice(price, { currencies: ['CAD', 'USD'], language: said.language })).toBe('CA$16.50');
  });

  test('has marks as wide as its characters, no space beside them, and quotation marks of its own', () => {
    expect(leavesOf(texts).filter((text) => NOT_CHINESE.test(text))).toEqual([]);
  });
});

test('the two kinds of Chinese are written in their own characters', () => {
  expect(leavesOf(CHINESE_SIMPLIFIED).filter((text) => /[網預約業時請單點電話繫們務選擇開關優]/.test(text))).toEqual(
    [],
  );
  expect(
    leavesOf(CHINESE_TRADITIONAL).filter((text) =>
      /[网预约业时请单电话们务选择开关优视频]|信息|默认|邮件|点击/.test(text),
    ),
  ).toEqual([]);
});

describe('every error of a form', () => {
  test.each(EACH_STORY)('%s is told in the language of the page', (_, { rules }) => {
    const wrong = Object.fromEntries(
      Object.entries(rules.empty).map(([name, value]) => [
        name,
        typeof value === 'string' ? 'x'.repeat(20_000) : value,
      ]),
    );
    const errors = [rules.empty, wrong].flatMap((values) => Object.values(rules.errorsOf(values as never)));
    expect(errors.length).toBeGreaterThan(0);
    for (const { forms } of TRANSLATED)
      expect(errors.filter((error) => /please/i.test(forms.errorText(error as string)))).toEqual([]);
    // What no visitor can cause, such as a filled honeypot, keeps the message of the schema's library.
    const said = errors.filter((error) => FRENCH.forms.errorText(error as string) !== error);
    expect(said).not.toEqual([]);
    const saidIn = ({ forms }: Texts) => said.map((error) => forms.errorText(error as string));
    expect(saidIn(FRENCH).filter((text) => NOT_FRENCH.test(text))).toEqual([]);
    expect(TRANSLATED.flatMap(saidIn).filter((text) => UNTIDY.test(text))).toEqual([]);
    expect(errors.map((error) => ENGLISH.forms.errorText(error as string))).toEqual(errors);
  });
});

describe.each([
  ['French', FRENCH],
  ['Spanish', SPANISH],
  ['simplified Chinese', CHINESE_SIMPLIFIED],
  ['traditional Chinese', CHINESE_TRADITIONAL],
])('%s', (_, texts) => {
  test('has no straight apostrophe or quotation mark, no three dots, and no double space', () => {
    expect(leavesOf(texts).filter((text) => UNTIDY.test(text))).toEqual([]);
  });

  test('has the placeholders of the English texts', () => {
    expect(placeholdersIn(texts)).toEqual(placeholdersIn(ENGLISH));
    expect(placeholdersIn(ENGLISH).length).toBeGreaterThan(3);
  });

  test('has a capital letter at the start of a sentence alone: no "Commander En Ligne"', () => {
    const titled = leavesOf(texts).filter((text) => /\p{L}{3,} \p{Lu}\p{Ll}/u.test(text.replaceAll(NAMES, '')));
    expect(titled).toEqual([]);
  });
});

/** How Québec writes: a space that does not break before a colon and inside of quotation marks, none before other marks. */
const NOT_FRENCH = / [:»]|«(?!\u00a0)|(?:^|[^\s:]):|\s[;!?]/;
/** A mark of Latin script beside a character of Chinese, or a space beside a wide mark. */
const NOT_CHINESE = /\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}|[，。；：！？、（）]\s|\s[，。；：！？、（）]/u;
const UNTIDY = /['"]|\.\.\.| {2}/;
/** Names, and how the web is written in Québec. */
const NAMES = / (?:Web|WhatsApp|Google|Maps|Ariane|Privacy Control|Front of House)(?!\p{L})/gu;

/** `offers.script.copied: {code}` */
function placeholdersIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return (value.match(/\{\w+\}/g) ?? []).map((name) => `${path}: ${name}`).sort();
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([key, each]) => placeholdersIn(each, path === '' ? key : `${path}.${key}`))
    .sort();
}

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
