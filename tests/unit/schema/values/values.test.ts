import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { parseColor } from '#schema/values/color.ts';
import { parseDate } from '#schema/values/date.ts';
import { parseLink } from '#schema/values/link.ts';
import { amountIn, priceRangeSchema, priceSchema } from '#schema/values/price.ts';
import { textSchema } from '#schema/values/text.ts';
import { hostileText } from '../../../support/build/hostile.ts';

describe('prices', () => {
  test.each<[string | number, object | undefined]>([
    [12.5, { number: 12.5 }],
    ['12.5', { number: 12.5, text: '12.5' }],
    ['$12.50', { number: 12.5, sign: '$', text: '$12.50' }],
    ['$.50', { number: 0.5, sign: '$', text: '$.50' }],
    ['12,50', { number: 12.5, text: '12,50' }],
    ['12,50 €', { number: 12.5, sign: '€', text: '12,50 €' }],
    ['189,-', { number: 189, text: '189,-' }],
    ['189:-', { number: 189, text: '189:-' }],
    ['CHF 25.–', { number: 25, sign: 'CHF', text: 'CHF 25.–' }],
    ['Rs.250', { number: 250, sign: 'Rs.', text: 'Rs.250' }],
    ['1,250', { number: 1250, text: '1,250' }],
    ['1\u202F650,00', { number: 1650, text: '1 650,00' }],
    ['1 250 $', { number: 1250, sign: '$', text: '1 250 $' }],
    ['16 50', { text: '16 50' }],
    ['$1,250.75', { number: 1250.75, sign: '$', text: '$1,250.75' }],
    ['1.250,75', { number: 1250.75, text: '1.250,75' }],
    ['1,250,000', { number: 1250000, text: '1,250,000' }],
    ['Market price', { text: 'Market price' }],
    ['$12 €', { text: '$12 €' }],
    ['12–15', { text: '12–15' }],
    ['a'.repeat(24), { text: 'a'.repeat(24) }],
    ['👩‍👩‍👧'.repeat(24), { text: '👩‍👩‍👧'.repeat(24) }],
    ['a'.repeat(25), undefined],
    [0, undefined],
    [-5, undefined],
    ['-$5', undefined],
    ['−5', undefined],
    ['$−5', undefined],
    ['5%', { text: '5%' }],
    ['$0.00', undefined],
    ['NaN', undefined],
    [1e300, undefined],
    ['9'.repeat(20), undefined],
  ])('%s is %o', (written, price) => {
    expect(priceSchema.safeParse(written).data).toEqual(price);
  });

  test('an amount with two decimals is read to the cent, as a number and as a text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
        const text = (cents / 100).toFixed(2);
        for (const written of [Number(text), text, text.replace('.', ',')])
          expect(amountIn(priceSchema.parse(written) as { number: number }, 2)).toBe(cents);
      }),
    );
  });

  test.each<[string | number, number, number]>([
    [1.005, 2, 101],
    ['1.100 ¥', 0, 1100],
    ['1.250', 3, 1250],
    ['1.250', 2, 125],
  ])('%s with %s digits behind the point is %s of the smallest unit', (written, digits, amount) => {
    expect(amountIn(priceSchema.parse(written) as { number: number }, digits)).toBe(amount);
  });
});

describe('a price range', () => {
  test.each(['$', '$$$$', '££', '€€€'])('may be %s', (range) => expect(priceRangeSchema.parse(range)).toBe(range));
  test.each(['$$$$$', '$£', 'cheap', '', 3])('may not be %s', (range) =>
    expect(priceRangeSchema.safeParse(range).success).toBe(false),
  );
});

describe('links', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://Example.com/A b?c="d"#e', 'http://example.com/A%20b?c=%22d%22#e'],
    ["https://example.com/it's", 'https://example.com/it%27s'],
    ['www.example.com/x', 'https://www.example.com/x'],
    ['https://寿司.example/a;b,c', 'https://xn--sprr0q.example/a;b,c'],
    ['http://[::1]:8080/a_b', 'http://[::1]:8080/a_b'],
    ['tel:+1 (416) 555-0134', 'tel:+1416555-0134'],
    ['mailto:a@example.com?subject=Hi there', 'mailto:a@example.com?subject=Hi%20there'],
    ['/catering', '/catering'],
    ['/a/../b?c#d', '/b?c#d'],
  ])('%s becomes %s', (written, link) => {
    expect(parseLink(written)).toBe(link);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'https://',
    'https://exa mple.com',
    'https://a;script-src,b/',
    "https://'unsafe-inline'/",
    'https://a%3bb/',
    'www.',
    'tel:abc',
    'mailto:nobody',
    'mailto:a@b.c,d@e.f',
    'menu.pdf',
    'example',
    '',
  ])('%s is none', (written) => {
    expect(parseLink(written)).toBeUndefined();
  });

  test('a link that was read once stays as it is', () => {
    const written = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      hostileText().map((text) => `/${text}`),
      hostileText(),
    );
    fc.assert(
      fc.property(written, (text) => {
        const link = parseLink(text);
        fc.pre(link !== undefined);
        expect(parseLink(link)).toBe(link);
        expect(link).not.toMatch(/[\s"'<>]|^\/\//);
      }),
    );
  });
});

describe('dates', () => {
  test.each([
    ['2026-12-31', '2026-12-31'],
    ['2026-12-31T23:59:00Z', '2026-12-31'],
    ['2026-12-31 00:00:00+00', '2026-12-31'],
    ['2026-12-31 00:00:00.123456+00', '2026-12-31'],
    ['2026-12-31 00:00:00 +0000', '2026-12-31'],
    ['2026-12-31 00:00:00 UTC', '2026-12-31'],
    ['2026/12/31', '2026-12-31'],
    ['December 31, 2026', '2026-12-31'],
    ['Dec. 31 2026', '2026-12-31'],
    ['31st Dec 2026', '2026-12-31'],
    ['Sept 1, 2026', '2026-09-01'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['31 Smarch 2026', undefined],
    ['12/31/2026', undefined],
    ['tomorrow', undefined],
  ])('%s is %s', (written, date) => {
    expect(parseDate(written)).toBe(date);
  });
});

describe('colours', () => {
  test.each([
    ['#C0392B', '#c0392b'],
    ['c0392b', '#c0392b'],
    ['#abc', '#aabbcc'],
    ['rgb(192, 57, 43)', '#c0392b'],
    ['rgb(100%, 0%, 50%)', '#ff0080'],
    ['hsl(-240deg 100% 25%)', '#008000'],
    ['Rebecca​Purple'.replace('\u200b', ''), '#663399'],
    ['rgba(0, 0, 0, 0.5)', undefined],
    ['rgb(300, 0, 0)', undefined],
    ['#12', undefined],
    ['red;}body{display:none', undefined],
    ['constructor', undefined],
    ['#b3261e80', undefined],
    ['rgba(192, 57 43 / 1.0)', '#c0392b'],
    ['rgb(0.5 254.5 10%)', '#01ff1a'],
    ['hsl(6.04deg, 63.4%, 46.08%)', '#c03a2b'],
    ['hsl(0.25turn 100% 50%)', '#80ff00'],
    ['rgb(none 0 0)', undefined],
    ['rgb(1 2 3 / )', undefined],
    ['oklch(0.6 0.2 40)', undefined],
  ])('%s is %s', (written, colour) => {
    expect(parseColor(written)).toBe(colour);
  });

  test('whatever is read is six digits', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText(), fc.stringMatching(/^(rgb|hsl|color)\([\d.%, /a-z+-]{0,20}\)?$/)), (text) => {
        const colour = parseColor(text);
        if (colour !== undefined) expect(colour).toMatch(/^#[\da-f]{6}$/);
      }),
    );
  });
});

describe('texts', () => {
  test.each<[string | number, string | undefined]>([
    ['  Saffron Lane \n', 'Saffron Lane'],
    ['one\r\ntwo', 'one\ntwo'],
    ['a\u0000b\u001bc\u009b', 'abc'],
    ['\u202eevil\u202c', 'evil'],
    ['مطعم', 'مطعم'],
    ['half \ud83d', 'half \ufffd'],
    [12, '12'],
    ['undefined', undefined],
    ['null, null', undefined],
    ['Hello [object Object]', undefined],
    ['Null Island Bar', 'Null Island Bar'],
  ])('%j is %j', (written, text) => {
    expect(textSchema.safeParse(written).data).toBe(text);
  });
});
