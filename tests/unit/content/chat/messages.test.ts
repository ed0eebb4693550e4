import { fc } from '../../../support/random.ts';
import { describe, expect, test } from 'vitest';
import { messagesOf, sessionIdOf } from '#content/chat/messages.ts';

const ITEM = { name: 'Margherita', price: '$17.00', dietary: ['v'], url: '/menu/' };
const text = (...data: string[]) => ({ type: 'text', data });

describe('an answer', () => {
  test('is a message for each of its types, in their order', () => {
    const hours = { name: 'Queen West', days: [{ day: 'Monday', hours: 'Closed' }] };
    const content_types = [
      text('Here you are.'),
      { type: 'hours', data: [hours] },
      { type: 'menu_items', data: [ITEM] },
    ];
    expect(messagesOf({ response: 'Here you are.', content_types })).toEqual(content_types);
  });

  test('has the list of that name where an entry has no data of its own', () => {
    for (const data of [undefined, null, [], ''])
      expect(messagesOf({ content_types: [{ type: 'menu_items', data }], menu_items: [ITEM] })).toEqual([
        { type: 'menu_items', data: [ITEM] },
      ]);
    expect(messagesOf({ content_types: ['menu_items'], menu_items: [ITEM] })).toHaveLength(1);
    expect(messagesOf({ menu_items: [ITEM] })).toHaveLength(1);
  });

  test('begins with its response where nothing of type text is there', () => {
    const content_types = [{ type: 'menu_items', data: [ITEM] }];
    expect(messagesOf({ response: ' Two of them. ', content_types })[0]).toEqual(text('Two of them.'));
    expect(messagesOf({ response: 'Two.', content_types: [{ type: 'text', data: [' '] }] })).toEqual([text('Two.')]);
    expect(messagesOf({ response: '  ', content_types })).toHaveLength(1);
    expect(messagesOf({ response: 'Two.' })).toEqual([text('Two.')]);
    expect(messagesOf({ response: 'Two.', content_types: [text('One.')] })).toEqual([text('One.')]);
  });

  test('may be wrapped into JSON, between fences, too', () => {
    const json = JSON.stringify({ response: 'At nine.', content_classification: ['hours'] });
    for (const response of [json, ` ${json}\n`, `\`\`\`json\n${json}\n\`\`\``, JSON.stringify({ response: json })])
      expect(messagesOf({ response })).toEqual([text('At nine.')]);
    expect(messagesOf({ content_types: [text(json)] })).toEqual([text('At nine.')]);
    expect(messagesOf({ response: '{"content_classification":["hours"]}' })).toEqual([]);
    expect(messagesOf({ response: '{we} open at nine' })).toEqual([text('{we} open at nine')]);
  });

  test('of an unknown type is text where it has some', () => {
    const of = (type: string, data: unknown) => messagesOf({ content_types: [{ type, data }] });
    expect(of('weather', ['Sunny.', { text: 'Warm.' }, 7, null, {}])).toEqual([text('Sunny.', 'Warm.')]);
    expect(of('weather', [{ sun: true }])).toEqual([]);
    expect(of('__proto__', ['Hm.'])).toEqual([text('Hm.')]);
    expect(of('constructor', undefined)).toEqual([]);
    expect(of('hours', ['From nine to five.'])).toEqual([text('From nine to five.')]);
  });
});

describe('the words of an answer', () => {
  const soup = {
    type: 'menu_items',
    data: [
      { name: 'Soup', dietary: [] },
      { name: 'Salad', dietary: [] },
    ],
  };
  const said = (words: string, ...parts: object[]) => messagesOf({ content_types: [text(words), ...parts] });

  test('do not list what the cards below them show', () => {
    expect(said('Marked vegan: Soup and Salad.', soup)).toEqual([text('Marked vegan:'), soup]);
    expect(said('Marked vegan: Soup and Salad. And 3 more.', soup, text('Bye.'))).toEqual([
      text('Marked vegan:'),
      soup,
      text('And 3 more.'),
      text('Bye.'),
    ]);
    const deals = { type: 'deals', data: [{ title: 'Two, please' }, { title: 'Lunch' }, { title: 'At home' }] };
    expect(said('Right now: Two, please, Lunch, and At home.', deals)).toEqual([text('Right now:'), deals]);
  });

  test.each(['Our guests like: Soup.', 'Soup and Salad.', 'Not vegan: Soup and Stew.', 'Soup: $9.00.', ''])(
    'stay where they list something else: %j',
    (words) => {
      expect(said(words, soup).filter(({ type }) => type === 'text')).toEqual(words === '' ? [] : [text(words)]);
    },
  );
});

describe('cards', () => {
  const cards = (type: string, ...data: unknown[]) => messagesOf({ content_types: [{ type, data }] })[0]?.data;

  test('keep what their kind has, and lose the rest', () => {
    const dirty = { name: ' Soup ', price: 12, description: null, tag: ['New'], dietary: 'v', url: {}, html: '<b>' };
    expect(cards('menu_items', dirty, null, 'Soup', 7, [], { name: '' })).toEqual([{ name: 'Soup', dietary: [] }]);
    expect(cards('deals', { title: 'Two for one', conditions: ['Dine-in', 3], coupon_code: 'TWO' })).toEqual([
      { title: 'Two for one', conditions: ['Dine-in'], coupon_code: 'TWO' },
    ]);
    expect(cards('location_info', { address: '1 King St' })).toEqual([{ name: '1 King St', address: '1 King St' }]);
    expect(cards('hours', { days: [{ day: 'Monday' }, null, { day: 'Tuesday', hours: 'Closed' }] })).toEqual([
      { name: '', days: [{ day: 'Tuesday', hours: 'Closed' }] },
    ]);
    expect(cards('faqs', { question: 'Dogs?' }, { question: 'Cats?', answer: 'Yes.' })).toEqual([
      { question: 'Cats?', answer: 'Yes.' },
    ]);
  });

  test('of an item say 16 words, and three diets in their order', () => {
    const words = Array.from({ length: 20 }, (_, index) => `word${index}`);
    const description = `${words.slice(0, 16).join(' ')}…`;
    const [card] = cards('menu_items', {
      name: 'Soup',
      description: words.join(' '),
      dietary: ['spicy', 'gf', 'halal', 'v', 'keto'],
    }) as object[];
    expect(card).toEqual({ name: 'Soup', description, dietary: ['v', 'gf', 'halal'] });
  });

  test('are at most twelve, and no text is endless', () => {
    expect(cards('menu_items', ...Array.from({ length: 1000 }, () => ITEM))).toHaveLength(12);
    const [{ name }] = cards('menu_items', { name: '👩‍👩‍👧‍👦'.repeat(100_000) }) as [{ name: string }];
    expect(name).toMatch(/^(?:👩‍👩‍👧‍👦)+…$/u);
    expect(name.length).toBeLessThan(3500);
    const [{ name: marks }] = cards('menu_items', { name: `a${'\u0301'.repeat(1e6)}` }) as [{ name: string }];
    expect(marks.length).toBeLessThan(3500);
    expect(messagesOf({ content_types: Array.from({ length: 500 }, () => text('Hm.')) })).toHaveLength(12);
    expect(messagesOf({ response: 'a'.repeat(1e6) })[0]?.data[0]).toHaveLength(4001);
  });

  test.each([
    ['/menu/', '/menu/'],
    ['https://order.example/a?b#c', 'https://order.example/a?b#c'],
    ['tel:+1 416 555 0100', 'tel:+14165550100'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    ['/\t/evil.example', ''],
    ['javascript:alert(1)', ''],
    [' \u0001javascript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['menu', ''],
    [7, ''],
  ])('lead to %j only where that is safe', (url, expected) => {
    expect(cards('contact_info', { label: 'Web', value: 'Here', url })).toEqual([
      { label: 'Web', value: 'Here', url: expected },
    ]);
  });

  test('without anything to read or to follow are none', () => {
    expect(cards('contact_info', { label: 'Web', url: 'javascript:alert(1)' }, { url: '/menu/' })).toBeUndefined();
  });
});

test('whatever comes, there are messages or none', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.record({ content_types: fc.array(fc.record({ type: fc.string(), data: fc.jsonValue() })) }),
  );
  fc.assert(
    fc.property(odd, (answer) => {
      for (const { type, data } of messagesOf(answer)) {
        expect(typeof type).toBe('string');
        expect(data.length).toBeGreaterThan(0);
      }
    }),
  );
});

test('a session has an id, whatever a backend calls its sessions, or the one before goes on', () => {
  for (const id of ['5f0c2a4e-8f11-4d0a-9a53-0d6f3c1b7a10', 'x', 'sess_01/é\0', '🍜'.repeat(200)])
    expect(sessionIdOf({ session_id: id })).toBe(id);
  for (const answer of [null, [], 'x', {}, { session_id: 7 }, { session_id: '' }, { session_id: 'x'.repeat(201) }])
    expect(sessionIdOf(answer)).toBeUndefined();
});
