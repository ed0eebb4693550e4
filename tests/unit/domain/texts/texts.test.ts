import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../../../src/domain/texts/english/english.ts';
import { formatsOf } from '../../../../src/domain/texts/formats.ts';
import { FRENCH } from '../../../../src/domain/texts/french/french.ts';
import { SPANISH } from '../../../../src/domain/texts/spanish/spanish.ts';
import { type Texts, textsIn } from '../../../../src/domain/texts/texts.ts';
import { formatPrice } from '../../../../src/domain/menu/price.ts';
import { openStatusToText } from '../../../../src/domain/hours/opening-words.ts';
import { FORM_TABLE } from '../../../support/form-table.ts';
import { leavesOf } from '../../../support/texts.ts';

test.each([
  ['fr-CA', FRENCH],
  ['fr', FRENCH],
  ['FR-ca', FRENCH],
  ['es-US', SPANISH],
  ['en-GB', ENGLISH],
  ['ar', ENGLISH],
  ['fro', ENGLISH],
  [undefined, ENGLISH],
])('the texts of %s', (tag, texts) => expect(textsIn(tag)).toBe(texts));

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

describe('every error of a form', () => {
  test.each(Object.entries(FORM_TABLE))('%s is told in the language of the page', (_, { rules }) => {
    const wrong = Object.fromEntries(
      Object.entries(rules.empty).map(([name, value]) => [
        name,
        typeof value === 'string' ? 'x'.repeat(20_000) : value,
      ]),
    );
    const errors = [rules.empty, wrong].flatMap((values) => Object.values(rules.errorsOf(values as never)));
    expect(errors.length).toBeGreaterThan(0);
    for (const { forms } of [FRENCH, SPANISH])
      expect(errors.filter((error) => /please/i.test(forms.errorText(error as string)))).toEqual([]);
    // What no visitor can cause, such as a filled honeypot, keeps the message of the schema's library.
    const said = errors.filter((error) => FRENCH.forms.errorText(error as string) !== error);
    expect(said).not.toEqual([]);
    const saidIn = ({ forms }: Texts) => said.map((error) => forms.errorText(error as string));
    expect(saidIn(FRENCH).filter((text) => NOT_FRENCH.test(text))).toEqual([]);
    expect([...saidIn(FRENCH), ...saidIn(SPANISH)].filter((text) => UNTIDY.test(text))).toEqual([]);
    expect(errors.map((error) => ENGLISH.forms.errorText(error as string))).toEqual(errors);
  });
});

describe.each([
  ['French', FRENCH],
  ['Spanish', SPANISH],
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
const UNTIDY = /['"]|\.\.\.| {2}/;
/** Names, and how the web is written in Québec. */
const NAMES = / (?:Web|WhatsApp|Google|Maps|Ariane|Front of House)(?!\p{L})/gu;

/** `offers.script.copied: {code}` */
function placeholdersIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return (value.match(/\{\w+\}/g) ?? []).map((name) => `${path}: ${name}`).sort();
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([key, each]) => placeholdersIn(each, path === '' ? key : `${path}.${key}`))
    .sort();
}

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
