import { expect, test } from 'vitest';
import { makeSiteData } from '#builder/prepare/site-data.ts';
import { formLocationsOf } from '#content/forms/form-locations.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const [EAST, WEST] = [makeLocation({ name: 'East' }), makeLocation({ name: 'West' })];

test('a site without locations needs no lists', () => {
  const site = makeSite();
  expect(makeSiteData(site)).toEqual([]);
  expect(site).not.toHaveProperty('locationsFile');
});

test('a site of one location lists it for the finder, and has none to choose from', () => {
  const site = makeSite({ locations: [EAST] });
  const files = makeSiteData(site);
  expect(files.map(({ path }) => `/${path}`)).toEqual([site.locationsFile]);
  expect(site).not.toHaveProperty('formLocationsFile');
});

test('a site of several locations lists them for the forms too', () => {
  const site = makeSite({ locations: [EAST, WEST] });
  const files = makeSiteData(site);
  expect(files.map(({ path }) => `/${path}`)).toEqual([site.locationsFile, site.formLocationsFile]);
  expect(site.formLocationsFile).toMatch(/^\/_data\/form-locations\.[0-9a-f]{10}\.json$/);
  expect(files[1]).toHaveProperty('bytes', JSON.stringify(formLocationsOf(site)));
});

test('a list has a new name when and only when it says something else', () => {
  const nameOf = (...locations: (typeof EAST)[]) => makeSiteData(makeSite({ locations }))[1]?.path;
  expect(nameOf(EAST, WEST)).toBe(nameOf(EAST, WEST));
  expect(nameOf(EAST, { ...WEST, rating: 5 })).toBe(nameOf(EAST, WEST));
  expect(nameOf(WEST, EAST)).not.toBe(nameOf(EAST, WEST));
});
