import { describe, expect, test } from 'vitest';
import { warningsFor } from '../../../support/build/read-brand.ts';

const warningsOf = (price: unknown) => warningsFor({ name: 'X', menu: { items: [{ name: 'A', price }] } });

describe('a text in place of a price', () => {
  test.each(
    [
      ...['Market price', 'MP', 'M.P.', 'mkt', 'Market', '£9', '12–15', '9 / 12', 'from 12', '€ 4,50', '¥1200', '½ 6'],
      ...['Ask your server', 'Seasonal', 'Varies', 'Free', 'Complimentary', 'Included', 'On request', 'POA', 'TBA'],
      ...['Priced daily', 'By weight', 'Call for a quote', 'Half price', 'BOGO', 'Pay what you can', '—', '-'],
      ...[
        'Prix du marché',
        'Selon arrivage',
        'Selon saison',
        'Sur demande',
        'Gratuit',
        'Offert',
        'Inclus',
        'Prix du jour',
      ],
      ...['Precio de mercado', 'Según mercado', 'S/M', 'De temporada', 'Consultar', 'Gratis', 'Incluido', 'Según peso'],
      ...['时价', '時價', '市价', '免费', '面议', '请询问服务员', '十二元', '时令价', '随市价', '赠送'],
      ...[
        'Prezzo di mercato',
        's.q.',
        'Secondo stagione',
        'Su richiesta',
        'Gratuito',
        'Incluso',
        "All'etto",
        'Omaggio',
      ],
      ...['Marktpreis', 'Tagespreis', 'Saisonal', 'Auf Anfrage', 'Kostenlos', 'Inklusive', 'Nach Gewicht', 'Gratis'],
      // Who does not know the language does not judge.
      ...['時価', 'по запросу', 'سعر السوق', '시가', 'τιμή αγοράς'],
    ].map((text) => [text]),
  )('%s stays as it is, without a word', (text) => {
    expect(warningsOf(text)).toEqual([]);
  });

  test.each([
    ['four dollars'],
    ['abc'],
    ['twelve fifty'],
    ['price'],
    ['$'],
    ['?'],
    ['TODO'],
    ['cheap'],
    ['1.2.3'],
    ['好吃'],
  ])('%s shows as it is, and is told', (text) => {
    expect(warningsOf(text)).toEqual([
      `menu.items[0].price: "${text}" does not look like a price. It is shown as it is written. Write it like 12.50.`,
    ]);
  });

  test('is told every time, also of offers', () => {
    const deals = [
      { title: 'A', price: 'abc', originalPrice: 'abc' },
      { title: 'B', price: 'abc' },
    ];
    expect(warningsFor({ name: 'X', deals }).map((text) => text.split(':')[0])).toEqual([
      'deals[0].price',
      'deals[0].originalPrice',
      'deals[1].price',
    ]);
  });
});
