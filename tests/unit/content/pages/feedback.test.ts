import { describe, expect, test } from 'vitest';
import { feedbackPageOf } from '#content/pages/feedback.ts';
import { makeLocation, makeLocations, makePhone, makeSite } from '../../../support/build/site.ts';

const address = { street: '12 Harbour St' };

describe('a site of one location', () => {
  test('without locations is its own location', () => {
    const site = makeSite({ name: 'Kumo', restaurantId: 'r-1', address, email: 'hi@kumo.example' });
    expect(feedbackPageOf(site).locations).toEqual([
      {
        restaurantId: 'r-1',
        name: 'Kumo',
        address: '12 Harbour St',
        email: {
          label: 'hi@kumo.example',
          href: 'mailto:hi@kumo.example?subject=Feedback%20for%20Kumo',
          external: false,
        },
        fallback: [],
      },
    ]);
  });

  test('with a location writes to that, else to the brand', () => {
    const site = makeSite({ email: 'hi@kumo.example', telephone: makePhone('416 555 0188') });
    const emailOf = (...locations: ReturnType<typeof makeLocation>[]) =>
      feedbackPageOf({ ...site, locations }).locations[0]?.email?.href;
    expect(emailOf(makeLocation({ email: 'annex@kumo.example' }))).toBe(
      'mailto:annex@kumo.example?subject=Feedback%20for%20Downtown',
    );
    expect(emailOf(makeLocation())).toBe('mailto:hi@kumo.example?subject=Feedback%20for%20Downtown');
  });

  test('with an address only sends guests there', () => {
    const { lede, locations } = feedbackPageOf(makeSite({ address }));
    expect(lede).toMatch(/^Tell us/);
    expect(locations[0]?.fallback).toMatchObject([{ label: 'Get Directions' }]);
  });

  test('with nothing but a name lists no location', () => {
    expect(feedbackPageOf(makeSite()).locations).toEqual([]);
  });
});

describe('a site of several locations', () => {
  const chainOf = (count: number) => makeSite({ locations: makeLocations(count) });

  test('asks which, and tells locations of the same name apart', () => {
    const twin = (locality: string) =>
      makeLocation({ id: locality, name: 'Kumo', email: `${locality}@kumo.example`, address: { locality } });
    const { lede, locations } = feedbackPageOf(makeSite({ locations: [twin('Toronto'), twin('Montreal')] }));
    expect(lede).toMatch(/^Choose the place you visited/);
    expect(locations.map(({ name }) => name)).toEqual(['Kumo, Toronto', 'Kumo, Montreal']);
    expect(locations[1]?.email?.href).toContain('Feedback%20for%20Kumo%2C%20Montreal');
  });

  test('never gives one the phone of another', () => {
    const locations = [
      makeLocation({ name: 'East', phone: makePhone('416 555 0190') }),
      makeLocation({ name: 'West' }),
    ];
    expect(feedbackPageOf(makeSite({ locations })).locations.map(({ phone }) => phone?.label)).toEqual([
      '416 555 0190',
      undefined,
    ]);
  });

  test('lists 24 of them, and then where the others are', () => {
    expect(feedbackPageOf(chainOf(24)).all).toBeUndefined();
    const { locations, all } = feedbackPageOf(chainOf(25));
    expect(locations).toHaveLength(24);
    expect(all).toMatchObject({ label: 'See all 25 locations', href: '/locations/' });
  });
});
