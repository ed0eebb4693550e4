import { expect, test } from 'vitest';
import { ageOf, gaugesOf, reasonsOf, rowsOf, withoutAddresses } from '#live/leads/undelivered.ts';
import type { Undelivered } from '#leads/tables.ts';

const brand = (changes: Partial<Undelivered>): Undelivered => ({
  brand_id: 'kumo',
  waiting: 0,
  late: 0,
  failed: 0,
  oldest_seconds: null,
  late_reason: null,
  failed_reason: null,
  ...changes,
});

test('what waits for an hour and what has failed is told by brand, the worst first', () => {
  const refused = {
    answer: 'The mail server refuses the login: 535 5.7.8 Bad credentials',
    recipient: 'a@kumo.example',
  };
  const bounced = { answer: '550 <events@rye.example>: no such user', recipient: 'events@rye.example' };
  expect(
    reasonsOf([
      brand({ waiting: 3, late: 1, oldest_seconds: 7300, late_reason: refused }),
      brand({ brand_id: 'ash', waiting: 2, oldest_seconds: 40 }),
      brand({ brand_id: 'rye', failed: 2, failed_reason: bounced }),
      brand({ brand_id: null, waiting: 9, late: 9, oldest_seconds: 200_000 }),
    ]),
  ).toEqual([
    'A brand that the backend does not know: 9 leads could not be delivered for an hour, the oldest for 2 days. Nobody has tried to send it.',
    'kumo: 1 lead could not be delivered for an hour, the oldest for 2 hours. The mail server refuses the login: 535 5.7.8 Bad credentials',
    'rye: 2 leads could not be delivered and nobody has seen them: they are in the inbox alone. 550 <…>: no such user',
  ]);
});

test('of many brands five are named', () => {
  const many = Array.from({ length: 8 }, (_, index) => brand({ brand_id: `b${index}`, failed: 1 }));
  expect(reasonsOf(many)).toHaveLength(6);
  expect(reasonsOf(many).at(-1)).toBe('And 3 brands more like it.');
});

test.each([
  ['550 5.1.1 <ada@x.example>: Recipient rejected', 'ada@x.example'],
  ['550 ADA@X.EXAMPLE unknown', 'ada@x.example'],
  ['550 no mailbox "ada" here', 'ada@x.example'],
  ['550 user ada%40x.example', 'ada@x.example'],
  ['550 rejected, see https://help.example/?u=ada', 'ada@x.example'],
  ['553 from eve+ada@other.example to (ada@x.example)', 'ada@x.example'],
  ['550 ada.lovelace: gone', 'ada.lovelace@x.example'],
  ['https://crm.example/hook?token=ada answered 500', 'https://crm.example/hook?token=ada'],
])('%s', (answer, recipient) => {
  expect(withoutAddresses(answer, recipient)).not.toMatch(/ada|@|token/i);
});

test('what is no address stays', () => {
  expect(withoutAddresses('450 4.2.0 Greylisted, try again in 60 s', 'office@x.example')).toBe(
    '450 4.2.0 Greylisted, try again in 60 s',
  );
  // A name that is a part of a word is none.
  expect(withoutAddresses('421 Too many connections', 'co@x.example')).toBe('421 Too many connections');
});

test('an address that is a pattern is a text', () => {
  expect(withoutAddresses('550 .*+ is unknown', '.*+@x.example')).toBe('550 … is unknown');
});

test('ages are said in one unit', () => {
  expect([0, 1, 119, 120, 7199, 7200, 172_799, 172_800].map(ageOf)).toEqual([
    '0 seconds',
    '1 second',
    '119 seconds',
    '2 minutes',
    '119 minutes',
    '2 hours',
    '47 hours',
    '2 days',
  ]);
});

test('an id that is no name is quoted', () => {
  expect(rowsOf([brand({ brand_id: 'a\nb: c', waiting: 1, oldest_seconds: 5 })])).toEqual([
    { name: '"a\\nb: c"', waiting: 1, oldest: '5 seconds', failed: 0 },
  ]);
});

test('the gauges are of all brands', () => {
  const brands = [brand({ waiting: 2, late: 1, oldest_seconds: 4000 }), brand({ brand_id: 'rye', failed: 3 })];
  expect(gaugesOf(brands).map(({ name, lines }) => [name, ...lines])).toEqual([
    ['leads_waiting', ' 2'],
    ['leads_late', ' 1'],
    ['leads_failed', ' 3'],
    ['oldest_lead_seconds', ' 4000'],
  ]);
});
