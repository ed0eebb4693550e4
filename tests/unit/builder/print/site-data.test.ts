import { expect, test } from 'vitest';
import { addSiteData } from '../../../../src/builder/print/site-data.ts';
import { formLocationsOf } from '../../../../src/domain/forms/form-locations.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const [EAST, WEST] = [makeLocation({ name: 'East' }), makeLocation({ name: 'West' })];

test('a site without locations needs no lists', () => {
  const site = makeSite();
  expect(addSiteData(site)).toEqual({ site, files: [] });
});

test('a site of one place lists it for the finder, and has none to choose from', () => {
  const { site, files } = addSiteData(makeSite({ locations: [EAST] }));
  expect(files.map(({ path }) => `/${path}`)).toEqual([site.locationsFile]);
  expect(site).not.toHaveProperty('placesFile');
});

test('a site of several places lists them for the forms too', () => {
  const before = makeSite({ locations: [EAST, WEST] });
  const { site, files } = addSiteData(before);
  expect(files.map(({ path }) => `/${path}`)).toEqual([site.locationsFile, site.placesFile]);
  expect(site.placesFile).toMatch(/^\/_data\/places\.[0-9a-f]{10}\.json$/);
  expect(files[1]).toHaveProperty('bytes', JSON.stringify(formLocationsOf(before)));
});

test('a list has a new name when and only when it says something else', () => {
  const nameOf = (...locations: (typeof EAST)[]) => addSiteData(makeSite({ locations })).site.placesFile;
  expect(nameOf(EAST, WEST)).toBe(nameOf(EAST, WEST));
  expect(nameOf(EAST, { ...WEST, rating: 5 })).toBe(nameOf(EAST, WEST));
  expect(nameOf(WEST, EAST)).not.toBe(nameOf(EAST, WEST));
});
