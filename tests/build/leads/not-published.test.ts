import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtBrand, builtReport } from '../../support/build/built.ts';
import { textOf } from '../../support/project.ts';

test('whom a brand tells is in no file that is built, and in no report', () => {
  const { notify } = JSON.parse(textOf('tests/brands/kitchen-sink/brand.json')) as { notify: object };
  const secrets = [...new Set([...JSON.stringify(notify).matchAll(/[\w.-]*told-[\w.-]+/g)].map(([found]) => found))];
  expect(secrets).toHaveLength(4);
  const folder = builtBrand('kitchen-sink');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(20);
  const texts = [...files.map((file) => readFileSync(file, 'latin1')), JSON.stringify(builtReport('fixtures'))];
  expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
});
