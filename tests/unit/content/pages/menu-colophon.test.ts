import { expect, test } from 'vitest';
import { menuColophonOf } from '#content/pages/menu-colophon.ts';
import { makeHours, makeLocation, makeLocations, makePhone, makeSite } from '../../../support/build/site.ts';

const address = { street: '214 James St N', locality: 'Hamilton', region: 'ON' };
const hours = makeHours([690, 1320]);

test('a printed menu says where and when, its address and its day', () => {
  const site = makeSite({ name: 'Nonna Pia', address, hours, telephone: makePhone('(905) 555-0142') });
  expect(menuColophonOf(site)).toEqual({
    name: 'Nonna Pia',
    address: ['214 James St N', 'Hamilton, ON'],
    phone: '(905) 555-0142',
    hours: [{ day: 'Mon – Sun', text: '11:30 AM – 10:00 PM' }],
    url: 'https://kitchen.example/menu/',
    typed: 'kitchen.example/menu',
    updated: { date: '2026-11-20', text: 'November 20, 2026' },
  });
});

test('that of a location has the location’s', () => {
  const location = makeLocation({ name: 'Annex', address, hours, phone: makePhone('(416) 555-0193') });
  expect(menuColophonOf(makeSite({ locations: [location, makeLocation()] }), location)).toMatchObject({
    name: 'Annex',
    address: ['214 James St N', 'Hamilton, ON'],
    phone: '(416) 555-0193',
    hours: [{ text: '11:30 AM – 10:00 PM' }],
    url: 'https://kitchen.example/menu/annex/',
    typed: 'kitchen.example/menu/annex',
  });
});

test('hours that nobody knows, or that differ among locations, are left out', () => {
  expect(menuColophonOf(makeSite()).hours).toEqual([]);
  expect(menuColophonOf(makeSite({ hours, locations: makeLocations(2, { hours }) })).hours).toEqual([]);
});
