import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBrands } from '#brand/folder/brands.ts';
import { readBrandText } from '#brand/folder/group-file.ts';
import { load } from '#brand/folder/load.ts';
import { filesWithoutGroup } from '#preview/export/without-group.ts';
import type { Brand } from '#schema/warning.ts';
import { temporaryFolder, writeInto } from '../../../support/build/folders.ts';

const HOURS = [{ day: 'Monday - Sunday', open: '11:00', close: '22:00' }];

function brandIn(brandsDir: string): Brand {
  const [brand] = findBrands(brandsDir, {}, ['rye']);
  if (brand === undefined || 'error' in brand) throw new Error(brand?.error);
  return brand;
}

const WEBSITE = `{
  "name": "Rye",
  "languages": ["en", "fr", "de"],
  "openingHours": ${JSON.stringify(HOURS)},
  "closedDates": ["2027-01-01"],
  "translations": { "de": { "Ouch.": "Au." } },
  "locations": [{ "name": "Gastown", "openingHours": ${JSON.stringify(HOURS)} }, { "name": "Leslieville" }]
}
`;
const GROUP = {
  email: 'all@toronto.example',
  currency: 'CAD',
  closedDates: ['2026-12-25', '2027-01-01'],
  faqs: [{ question: 'Dogs?', answer: 'Yes.' }],
  translations: { fr: { 'Dogs?': 'Les chiens ?' }, de: { 'Dogs?': 'Hunde?' }, it: { 'Dogs?': 'Cani?' } },
};

describe('the files of a brand without its group', () => {
  test('make the same configuration, and nothing else in them differs', async () => {
    const brandsDir = temporaryFolder({
      '_groups/toronto.json': JSON.stringify(GROUP),
      'rye/brand.json': `{\n  "brandId": "rye",\n  "siteUrl": "https://rye.example",\n  "group": "toronto",\n  "source": "file"\n}\n`,
      'rye/website.json': WEBSITE,
      'rye/translations.fr.json': '{\n  "Yes.": "Oui."\n}\n',
    });
    const brand = brandIn(brandsDir);
    const files = await filesWithoutGroup(brand, (name) => readBrandText(brand.folder, name));
    expect(files['brand.json']).toBe(
      `{\n  "brandId": "rye",\n  "siteUrl": "https://rye.example",\n  "source": "file"\n}\n`,
    );
    expect(files['translations.fr.json']).toBe('{\n  "Yes.": "Oui.",\n  "Dogs?": "Les chiens ?"\n}\n');
    const before = WEBSITE.split('\n');
    expect(
      files['website.json']
        ?.split('\n')
        .filter((line) => !before.includes(line))
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "  "closedDates": ["2027-01-01", "2026-12-25"],
        "translations": { "de": { "Ouch.": "Au.", "Dogs?": "Hunde?" } },
        "locations": [{ "name": "Gastown", "openingHours": [{"day":"Monday - Sunday","open":"11:00","close":"22:00"}], "closedDates": ["2026-12-25", "2027-01-01"] }, { "name": "Leslieville" }],
        "email": "all@toronto.example",
        "currency": "CAD",
        "faqs": [
          {
            "question": "Dogs?",
            "answer": "Yes."
          }
        ]"
    `);

    const alone = temporaryFolder();
    for (const [name, text] of Object.entries(files)) writeInto(alone, join('rye', name), text);
    expect(brandIn(alone).group).toBeUndefined();
    expect(await load(brandIn(alone))).toEqual(await load(brand));
  });

  test('are those that there are where the brand is in no group', async () => {
    const brandsDir = temporaryFolder({
      'rye/brand.json': '{ "brandId": "rye", "siteUrl": "https://rye.example", "source": "file" }',
      'rye/website.json': WEBSITE,
    });
    const brand = brandIn(brandsDir);
    expect(await filesWithoutGroup(brand, (name) => readBrandText(brand.folder, name))).toEqual({});
  });
});
