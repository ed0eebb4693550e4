import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import { inOwnForm } from '#dialects/dialects.ts';
import type { ValuePosition } from '#dialects/form/position.ts';
import { configurationSchema } from '#schema/configuration.ts';
import { isFields } from '#schema/values/fields.ts';
import { projectFiles } from '../../support/project.ts';

/** A location without an id is called by its place in the list that was written. */
const siteOf = (configuration: unknown) =>
  JSON.stringify(read(configuration, UNPUBLISHED, '2026-11-28').site, null, 1).replace(/"location-\d+"/g, '"location"');
const files = projectFiles(
  /^(?:tests\/dialects\/[^.]+|brands\/[^/]+\/website|tests\/brands\/kitchen-sink\/website)\.json$/,
);

describe('a configuration in our own form', () => {
  test.each(files)('%s: is the same site as the written one', (file) => {
    const written: unknown = JSON.parse(readFileSync(join(process.cwd(), file), 'utf8'));
    expect(siteOf(inOwnForm(configurationSchema, written).value)).toBe(siteOf(written));
  });

  test('has our keys, lists in place of maps, and knows where each value was written', () => {
    const written = {
      restaurantName: 'Rye',
      contact: { phone: '+1 416 555 0134' },
      faqs: { 'Do you park?': 'Yes.' },
      menus: [{ sections: [{ title: 'Mains', dishes: [{ title: 'Lamb', price: { Half: 15, Full: 27.5 } }] }] }],
    };
    expect(placesIn(written)).toEqual({
      name: 'restaurantName',
      telephone: 'contact.phone',
      'faqs.0.question': 'faqs.Do you park?',
      'faqs.0.answer': 'faqs.Do you park?',
      'menu.0.categories.0.name': 'menus.0.sections.0.title',
      'menu.0.categories.0.dishes.0.name': 'menus.0.sections.0.dishes.0.title',
      'menu.0.categories.0.dishes.0.sizes.0.name': 'menus.0.sections.0.dishes.0.price.Half',
      'menu.0.categories.0.dishes.0.sizes.0.price': 'menus.0.sections.0.dishes.0.price.Half',
      'menu.0.categories.0.dishes.0.sizes.1.name': 'menus.0.sections.0.dishes.0.price.Full',
      'menu.0.categories.0.dishes.0.sizes.1.price': 'menus.0.sections.0.dishes.0.price.Full',
    });
  });

  test('takes our own key before an alias, and that before a synonym; the others may stand in for it', () => {
    const address = { city: 'A', locality: 'B', town: 'C', addressLocality: 'D', zip: null };
    const { value, duplicatesOf } = inOwnForm(configurationSchema, { address });
    const own = isFields(value) && isFields(value['address']) ? value['address'] : {};
    expect(own).toEqual({ addressLocality: 'D' });
    expect(duplicatesOf(own).map((duplicate) => [duplicate.key, duplicate.value])).toEqual([
      ['addressLocality', 'B'],
      ['addressLocality', 'A'],
      ['addressLocality', 'C'],
    ]);
  });

  test('leaves what it does not understand as it was', () => {
    const written = { name: 'Rye', menu: 7, openingHours: [{ then: 'now' }], flavour: ['sour'] };
    expect(inOwnForm(configurationSchema, written).value).toEqual(written);
  });
});

/** By the path of each leaf in our form, that of what was written. */
function placesIn(written: unknown): Record<string, string> {
  const form = inOwnForm(configurationSchema, written);
  const found: Record<string, string> = {};
  const visit = (value: unknown, path: (string | number)[], at: ValuePosition | undefined): void => {
    if (typeof value !== 'object' || value === null) found[path.join('.')] = keysTo(at).join('.');
    else
      for (const [key, inner] of Object.entries(value))
        visit(inner, [...path, key], form.positionIn(value, Array.isArray(value) ? Number(key) : key));
  };
  visit(form.value, [], form.position);
  return found;
}

function keysTo(position: ValuePosition | undefined): (string | number)[] {
  if (position?.up === undefined) return [];
  return [...keysTo(position.up), ...(position.isPartOfMade ? [] : [position.key])];
}
