import { ENGLISH } from '#i18n/english/english.ts';
import { describe, expect, test, vi } from 'vitest';
import { type Campaign, daysLeft, campaignViewsOf } from '#content/forms/campaigns.ts';

const NOW = new Date(2026, 11, 24, 15, 30);
const PORTAL = 'https://creators.example/';
const campaign = (part: Partial<Campaign> = {}): Campaign => ({ id: 'c-1', title: 'Ramen week', ...part });
/** The last minute of a day so many days from now, in the visitor's zone. */
const inDays = (days: number) => new Date(2026, 11, 24 + days, 23, 59).toISOString();

test.each([
  [0, false],
  [1, true],
  [7, true],
  [8, false],
])('with %i days left it expires soon: %s', (days, isExpiringSoon) => {
  expect(daysLeft(inDays(days), NOW)).toBe(days);
  expect(campaignViewsOf([campaign({ expiry: inDays(days) })], PORTAL, NOW, ENGLISH)).toMatchObject([
    { isExpiringSoon },
  ]);
});

test.each([
  '2026-12-31',
  '2026-12-31T00:00:00Z',
  '2026-12-31 00:00',
  '2026-12-31 00:00:00+00',
  '2026-12-31 00:00:00.000000+00',
  // As a database writes it whose clock is not that of UTC.
  '2026-12-30 19:00:00-05',
  '2026-12-31 05:30:00+05:30',
])('%s is a day without an hour, and the same day everywhere', (expiry) => {
  for (const zone of ['America/Vancouver', 'Asia/Tokyo', 'UTC']) {
    vi.stubEnv('TZ', zone);
    const now = new Date(2026, 11, 24, 23, 30);
    expect(daysLeft(expiry, now)).toBe(7);
    expect(campaignViewsOf([campaign({ expiry })], PORTAL, now, ENGLISH)[0]?.facts).toEqual([
      'Until December 31, 2026',
    ]);
  }
});

test.each(['2026-12-31T23:30:00-05:00', '2026-12-31 23:30:00.000-0500', '2027-01-01 04:30:00+00'])(
  '%s is a moment, whose day depends on the clock that is looked at',
  (expiry) => {
    for (const [zone, day] of [
      ['America/Toronto', 'December 31, 2026'],
      ['Asia/Tokyo', 'January 1, 2027'],
    ] as const) {
      vi.stubEnv('TZ', zone);
      const facts = campaignViewsOf([campaign({ expiry })], PORTAL, new Date(2026, 11, 24), ENGLISH)[0]?.facts;
      expect(facts).toEqual([`Until ${day}`]);
    }
  },
);

test('one that is over is not shown', () => {
  expect(campaignViewsOf([campaign({ expiry: inDays(-1) })], PORTAL, NOW, ENGLISH)).toEqual([]);
});

describe('a card', () => {
  test('says what is known', () => {
    const full = campaign({
      subtitle: 'Three bowls, one reel',
      banner_image: 'https://cdn.example/ramen.jpg',
      expiry: inDays(30),
      num_needed: 5,
      min_followers: 2000,
      city: 'Toronto',
      restaurant: { name: 'Kumo Ramen', state: 'Ontario' },
    });
    expect(campaignViewsOf([full], PORTAL, NOW, ENGLISH)).toEqual([
      {
        id: 'c-1',
        title: 'Ramen week',
        subtitle: 'Three bowls, one reel',
        banner: 'https://cdn.example/ramen.jpg',
        where: 'Kumo Ramen, Toronto, Ontario',
        facts: ['5 creators wanted', 'From 2,000 followers', 'Until January 23, 2027'],
        isExpiringSoon: false,
        href: 'https://creators.example/campaigns/c-1',
      },
    ]);
  });

  test('has nothing of what is not', () => {
    const bare = campaign({ expiry: 'soon', num_needed: 0, restaurant: null, city: null });
    expect(campaignViewsOf([bare], '', NOW, ENGLISH)).toEqual([
      { id: 'c-1', title: 'Ramen week', facts: [], isExpiringSoon: false },
    ]);
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/a.png', 'a.png'])(
    'shows no banner at %s',
    (banner_image) => {
      expect(campaignViewsOf([campaign({ banner_image })], '', NOW, ENGLISH).map(({ banner }) => banner)).toEqual([
        undefined,
      ]);
    },
  );

  test('leads nowhere but below the portal', () => {
    expect(campaignViewsOf([campaign({ id: '../admin?x' })], PORTAL, NOW, ENGLISH)[0]?.href).toBe(
      'https://creators.example/campaigns/..%2Fadmin%3Fx',
    );
  });
});
