import { describe, expect, test } from 'vitest';
import { problemOfReservation, reservationFormOf, reservationPage } from '#core/links/reservation.ts';
import { RESERVATION_PROVIDERS, type Reservation } from '#schema/reservation.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const UUID = 'edf8e644-6792-4d98-9c4a-5c1ea2f7057f';
const OPENTABLE: Reservation = { provider: 'opentable', id: '123456' };

describe('the page at a reservation service', () => {
  test.each<[Reservation, string]>([
    [OPENTABLE, 'https://www.opentable.com/restref/client/?restref=123456'],
    [{ provider: 'resy', id: 'toronto-on/saffron-lane' }, 'https://resy.com/cities/toronto-on/venues/saffron-lane'],
    [{ provider: 'sevenrooms', id: 'saffron_lane-1' }, 'https://www.sevenrooms.com/reservations/saffron_lane-1'],
    [{ provider: 'tock', id: 'saffron-lane' }, 'https://www.exploretock.com/saffron-lane'],
    [{ provider: 'thefork', id: UUID }, `https://widget.thefork.com/${UUID}`],
    [{ provider: 'zenchef', id: '351778' }, 'https://bookings.zenchef.com/results?rid=351778'],
  ])('%o', (reservation, page) => {
    expect(problemOfReservation(reservation)).toBeUndefined();
    expect(reservationPage(reservation)).toBe(page);
  });

  test.each(RESERVATION_PROVIDERS)('no id of %s leaves its path, its query or its host', (provider) => {
    for (const id of [
      '',
      '../x',
      'a/../b',
      '1&rid=2',
      '1#x',
      'a b',
      '%2e%2e',
      '"><img>',
      'x'.repeat(200),
      'a/b/c',
      '//evil.example',
    ])
      expect(problemOfReservation({ provider, id }), id).toMatchObject({
        problem: expect.stringContaining('is not an id of'),
      });
  });
});

describe('the form of a reservation service', () => {
  const formOf = (reservation?: Reservation, language?: string) =>
    reservationFormOf(makeSite({ reservation, language }))?.url;

  test('is asked for in the language of the site, and sends nothing to analytics', () => {
    expect(formOf(OPENTABLE, 'fr-CA')).toMatch(/canvas\?rid=123456&.*lang=fr-CA.*disablega=true/);
    expect(formOf(OPENTABLE, 'ar')).toContain('lang=en-US');
  });

  test('is missing where the service hands it out with a key or a script only', () => {
    expect(formOf({ provider: 'resy', id: 'toronto-on/x' })).toBeUndefined();
    expect(formOf({ provider: 'tock', id: 'x' })).toBeUndefined();
    expect(formOf()).toBeUndefined();
  });

  test('of a location is its own, else that of the brand, unless it has a link of its own', () => {
    const site = makeSite({ reservation: OPENTABLE });
    const own: Reservation = { provider: 'zenchef', id: '1' };
    const whose = (location: Parameters<typeof makeLocation>[0]) =>
      reservationFormOf(site, makeLocation(location))?.who;
    expect(whose({})).toBe('OpenTable');
    expect(whose({ reservation: own, reservationLink: 'https://book.example/' })).toBe('Zenchef');
    expect(whose({ reservationLink: 'https://book.example/' })).toBeUndefined();
  });
});
