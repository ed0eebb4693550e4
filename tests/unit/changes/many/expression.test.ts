import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { multiplied, readExpression } from '#changes/many/expression.ts';
import { changedPrice } from '#changes/many/prices.ts';

describe('an expression', () => {
  test.each<[string, object]>([
    ['closedDates+=2026-12-25', { path: 'closedDates', operator: '+=', value: '2026-12-25' }],
    ['telephone=416 555 0199', { path: 'telephone', operator: '=', value: '416 555 0199' }],
    [
      'faqs+={"question": "a=b?", "answer": "Yes"}',
      { path: 'faqs', operator: '+=', value: { question: 'a=b?', answer: 'Yes' } },
    ],
    ['menu.categories[id=pizza].items[name="a=b"].price=18', { operator: '=', value: 18 }],
    ['animations=false', { operator: '=', value: false }],
    ['closedDates-=2026-12-25', { operator: '-=', value: '2026-12-25' }],
    ['prices*=1.04~0.25', { path: 'prices', operator: '*=', factor: 1.04, step: 0.25 }],
    ['prices*=1.04', { factor: 1.04, step: 0.01 }],
    ['prices+=0.5', { operator: '+=', value: 0.5 }],
  ])('%s is read', (text, read) => {
    expect(readExpression(text)).toMatchObject(read);
  });

  test.each([
    ['closedDates', 'it has no "="'],
    ['closedDates+=', 'it has no value'],
    ['=5', '--set: The path is empty.'],
    ['closedDates[+]=2026-12-25', 'adds by "+=", not by "[+]"'],
    ['__proto__.x=1', '"__proto__" is no key'],
    ['menu[0].price=1', 'by their id and not by their position'],
    ['prices=5', 'all prices can be multiplied'],
    ['prices+=a lot', 'all prices can be multiplied'],
    ['prices*=0', 'behind "*=" stands a number'],
    ['prices*=1.04~0', 'behind "*=" stands a number'],
    ['prices*=-1', 'behind "*=" stands a number'],
    ['prices*=1e9', 'behind "*=" stands a number'],
    ['faqs+={"a"', 'its value begins like JSON and is none'],
    [`faqs+=${'['.repeat(10_000)}`, 'its value is nested too deep'],
  ])('%s is refused', (text, message) => {
    expect(() => readExpression(text)).toThrow(message);
  });

  test('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        try {
          readExpression(text);
        } catch (error) {
          expect(error).toHaveProperty('exitCode', 2);
        }
      }),
    );
  });
});

describe('a price', () => {
  test.each<[number | string, number | string | undefined]>([
    [17.5, 18.25],
    [16, 16.75],
    [12, 12.5],
    [0, 0],
    [0.05, 0.25],
    [-1, -1],
    ['$12.50', '$13.00'],
    ['12,50 €', '13,00 €'],
    ['12', '12.50'],
    ['18.50', '19.25'],
    ['Market price', undefined],
    ['1,250', undefined],
    ['12 - 14', undefined],
    ['$12.50 / kg extra', undefined],
    [Number.NaN, undefined],
  ])('of %s is four per cent more, to the next quarter, as it was written', (price, more) => {
    expect(changedPrice(price, (number) => multiplied(number, 1.04, 0.25))).toBe(more);
  });

  test('is a multiple of the step, no more than half a step away, and never nothing', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(1, 5, 25, 50, 100),
        fc.integer({ min: 1, max: 300 }),
        (price, step, percent) => {
          const after = Math.round(multiplied(price / 100, percent / 100, step / 100) * 100);
          expect(after % step).toBe(0);
          expect(after).toBeGreaterThan(0);
          if (after > step) expect(Math.abs(after - (price * percent) / 100)).toBeLessThanOrEqual(step / 2 + 0.001);
        },
      ),
    );
  });
});
