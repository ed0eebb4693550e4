import { expect, test } from 'vitest';
import { careersPageOf } from '#content/pages/careers.ts';
import type { Job } from '#schema/content.ts';
import { makeLocation, makeSite, makePhone } from '../../../support/build/site.ts';

const makeJob = (overrides: Partial<Job> = {}): Job => ({
  title: 'Line Cook',
  requirements: [],
  benefits: [],
  ...overrides,
});
const gastown = makeLocation({
  name: 'Kumo Gastown',
  restaurantId: 'r-gastown',
  email: 'gastown@kumo.example',
  phone: makePhone('604 555 0101'),
  address: { street: '55 Powell St', locality: 'Vancouver' },
});
const annex = makeLocation({ name: 'Kumo Annex', restaurantId: 'r-annex' });
const kumo = { name: 'Kumo Ramen', locations: [gastown, annex] };

const openingsOf = (...jobs: Job[]) => careersPageOf(makeSite({ ...kumo, jobs })).openings;

test('an opening is where the location it names is', () => {
  const [opening] = openingsOf(makeJob({ restaurantId: 'r-gastown', locationName: 'Water Street' }));
  expect(opening).toMatchObject({
    id: 'line-cook-kumo-gastown',
    location: { value: 'kumo-gastown', label: 'Kumo Gastown' },
    whereabouts: { address: '55 Powell St, Vancouver', page: { href: '/location/kumo-gastown/' } },
  });
});

test('without such a location the configured name stands alone', () => {
  const [unknown, unnamed] = openingsOf(
    makeJob({ restaurantId: 'r-gone', locationName: 'Head Office' }),
    makeJob({ title: 'Driver' }),
  );
  expect(unknown).toMatchObject({
    id: 'line-cook-head-office',
    location: { value: 'head-office', label: 'Head Office' },
    whereabouts: undefined,
  });
  expect(unnamed).toMatchObject({ id: 'driver', location: undefined });
});

test('every opening has an id of its own, whatever its title is written in', () => {
  const ids = openingsOf(makeJob(), makeJob(), makeJob({ title: '寿司職人' }), makeJob({ title: '店長' })).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['line-cook', 'line-cook-2', 'opening', 'opening-2']);
});

test.each([
  ['the location', gastown, 'gastown@kumo.example'],
  ['the head office', { ...gastown, email: '' }, 'jobs@kumo.example'],
])('applications go to the e-mail of %s', (_, { email, ...location }, contact) => {
  const locations = [{ ...location, ...(email && { email }) }, annex];
  const jobs = [makeJob({ title: 'Cook & Baker', restaurantId: 'r-gastown' })];
  const [opening] = careersPageOf(makeSite({ ...kumo, email: 'jobs@kumo.example', locations, jobs })).openings;
  expect(opening?.apply).toEqual({
    label: 'Apply',
    name: 'Apply: Cook & Baker, Kumo Gastown',
    href: `mailto:${contact}?subject=Application%3A%20Cook%20%26%20Baker%2C%20Kumo%20Gastown`,
    contact,
  });
});

test('without an e-mail applicants call, first of all the location itself', () => {
  const { email: _, ...silent } = gastown;
  const site = { ...kumo, telephone: makePhone('604 555 0100'), locations: [silent, annex] };
  const jobs = [makeJob({ restaurantId: 'r-gastown' }), makeJob({ restaurantId: 'r-annex' })];
  expect(careersPageOf(makeSite({ ...site, jobs })).openings.map(({ apply }) => apply)).toEqual([
    { label: 'Call to apply', name: expect.any(String), href: 'tel:6045550101', contact: '604 555 0101' },
    { label: 'Call to apply', name: expect.any(String), href: 'tel:6045550100', contact: '604 555 0100' },
  ]);
});

test('an endless title does not fill the subject', () => {
  const [opening] = openingsOf(makeJob({ title: 'W'.repeat(10_000), restaurantId: 'r-gastown' }));
  expect(opening?.apply?.href.length).toBeLessThan(250);
});

test('a filter offers each value once, in alphabetical order', () => {
  const places = ['r-gastown', 'r-annex', 'r-gastown'];
  const jobs = ['Part-time', 'Full-time', 'full time'].map((type, index) =>
    makeJob({ type, restaurantId: places[index] ?? '' }),
  );
  const { filters } = careersPageOf(makeSite({ ...kumo, jobs: [...jobs, makeJob()] }));
  expect(filters.map(({ name, choices }) => [name, choices.map(({ value, label }) => `${value}=${label}`)])).toEqual([
    ['location', ['kumo-annex=Kumo Annex', 'kumo-gastown=Kumo Gastown']],
    ['type', ['full-time=Full-time', 'part-time=Part-time']],
  ]);
});

test('types of another script stay apart', () => {
  const { filters } = careersPageOf(makeSite({ jobs: [makeJob({ type: '正社員' }), makeJob({ type: 'アルバイト' })] }));
  expect(filters[0]?.choices.map(({ value }) => value).sort()).toEqual(['アルバイト', '正社員']);
});

test('what leaves nothing to choose is no filter', () => {
  const jobs = [
    makeJob({ type: 'Full-time', locationName: 'Locke Street' }),
    makeJob({ locationName: 'Locke Street' }),
  ];
  expect(careersPageOf(makeSite({ jobs })).filters).toEqual([]);
});

test('without openings the page says so and asks for an introduction; with some it is for other roles', () => {
  const { lede, count, introduction } = careersPageOf(makeSite({ email: 'hi@kumo.example' }));
  expect(count).toBe('No openings');
  expect(lede).toContain('no openings right now');
  expect(introduction).toMatchObject({
    title: 'Introduce yourself',
    contact: { email: { href: 'mailto:hi@kumo.example?subject=Application' } },
  });
  const site = makeSite({ email: 'hi@kumo.example', jobs: [makeJob()] });
  expect(careersPageOf(site).count).toBe('1 opening');
  expect(careersPageOf(site).introduction?.title).toBe('Don’t see your role?');
});

test('where nobody can be reached nobody is invited to write', () => {
  const { openings, introduction } = careersPageOf(makeSite({ jobs: [makeJob()] }));
  expect(introduction).toBeUndefined();
  expect(openings.map(({ apply }) => apply)).toEqual([undefined]);
});

test('an opening that is a title alone has nothing to unfold', () => {
  const details = (job: Partial<Job>) =>
    careersPageOf(makeSite({ jobs: [makeJob(job)] })).openings.map(({ hasDetails }) => hasDetails);
  expect(details({ type: 'Full-time', locationName: 'Locke Street' })).toEqual([false]);
  expect(details({ benefits: ['Dinner'] })).toEqual([true]);
  expect(details({ description: 'At the oven.' })).toEqual([true]);
});

test('an opening whose last day is over everywhere is listed and offered no more, and leaves the others their restaurants', () => {
  const jobs = [
    makeJob({ title: 'Over', restaurantId: 'r-annex', validThrough: '2026-11-18' }),
    makeJob({ title: 'Over here, not everywhere', restaurantId: 'r-gastown', validThrough: '2026-11-19' }),
    makeJob({ title: 'Always' }),
  ];
  const locations = [{ ...gastown, timezone: 'America/Los_Angeles' }, annex];
  const { openings, count, start } = careersPageOf(makeSite({ ...kumo, locations, jobs, timezone: 'America/Toronto' }));
  expect(count).toBe('2 openings');
  expect(openings.map(({ title, lastDay }) => [title, lastDay])).toEqual([
    ['Over here, not everywhere', { date: '2026-11-19', end: '2026-11-20T08:00Z' }],
    ['Always', undefined],
  ]);
  expect(start?.positions).toMatchObject([
    { restaurantId: 'r-gastown', lastDay: { date: '2026-11-19', end: '2026-11-20T08:00Z' } },
    { title: 'Always' },
  ]);
});
