import { expect, test } from 'vitest';
import { locationPageAt } from '#core/routes/routes.ts';

test.each([
  ['/menu/', undefined],
  ['/menu/toronto-queen-west/', 'menu'],
  ['/menu/atlantis', 'menu'],
  ['/menu/atlantis/lunch/', undefined],
  ['/menu//', undefined],
  ['/location/', undefined],
  ['/location/queen-west/', 'location'],
  ['/location/atlantis', 'location'],
  ['/location/queen-west/gallery', undefined],
  ['/locations/', undefined],
  ['/de/menu/atlantis/', 'menu'],
  ['/fr/adresse/atlantis/', 'location'],
  ['/zh-hant/location/atlantis/', 'location'],
  ['/archive/menu/atlantis/', undefined],
  ['/fr/', undefined],
])('%s is a location’s: %s', (path, page) => {
  expect(locationPageAt(path)).toBe(page);
});
