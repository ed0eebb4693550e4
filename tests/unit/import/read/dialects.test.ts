import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importText } from '#import/read/import-source.ts';
import { findDifferences } from '../../../support/build/differences.ts';
import { readConfiguration } from '../../../support/build/read-brand.ts';
import { ROOT } from '../../../support/project.ts';

const PROGRAMS = [
  ...[
    'json-ld',
    'google-business-profile',
    'yext',
    'square',
    'openstreetmap',
    'weekday-map',
    'own',
    'google-places',
    'wordpress',
  ],
];

test.each(PROGRAMS)('the brand that is written from %s makes the site that the reader sees in the source', (name) => {
  const text = readFileSync(`${ROOT}/tests/dialects/${name}.json`, 'utf8');
  const { configuration } = importText(text);
  const expected = readConfiguration(JSON.parse(text)).site;
  expect(findDifferences(expected, readConfiguration(configuration).site)).toEqual([]);
});
