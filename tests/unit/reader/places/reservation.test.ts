import { expect, test } from 'vitest';
import { siteOf, warningsFor } from '../../../support/build/read-brand.ts';

const PAGE = 'https://www.sevenrooms.com/reservations/saffronlane';
const RESERVATION = { provider: 'SevenRooms', id: 'saffronlane' };

test('a reservation service gives the link to reserve, and a link of its own wins', () => {
  const reservation = { provider: 'sevenrooms', id: 'saffronlane' };
  expect(siteOf({ reservation: RESERVATION })).toMatchObject({ reservation, reservationLink: PAGE });
  const reservationLink = 'https://book.example/';
  expect(siteOf({ reservation: RESERVATION, reservationLink })).toMatchObject({ reservation, reservationLink });
  expect(siteOf({ locations: [{ name: 'A', reservation: RESERVATION }, { name: 'B' }] }).locations).toMatchObject([
    { reservation, reservationLink: PAGE },
    { reservationLink: undefined },
  ]);
});

test.each([
  [
    { provider: 'opentable', id: 'saffron-lane' },
    'reservation.id: "saffron-lane" is not an id of OpenTable. No page of a reservation service is known. Write it like "123456", the number after "rid=" in the code of its widget.',
  ],
  [
    { provider: 'tock', id: 'https://www.exploretock.com/saffronlane' },
    'reservation.id: "https://www.exploretock.com/saffronlane" is not an id of Tock. No page of a reservation service is known. Write it like "saffronlane", the last part of exploretock.com/saffronlane.',
  ],
])('%o is told of and not used', (reservation, warning) => {
  expect(siteOf({ reservation })).toMatchObject({ name: 'X' });
  expect(siteOf({ reservation }).reservationLink).toBeUndefined();
  expect(warningsFor({ name: 'X', reservation })).toEqual([warning]);
});

test('an unknown service is told of', () => {
  const warnings = warningsFor({ name: 'X', reservation: { provider: 'tabular', id: '1' } });
  expect(warnings.join('\n')).toContain('is not one of opentable, resy, sevenrooms, tock, thefork, zenchef');
});
