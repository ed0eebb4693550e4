import { expect, test } from 'vitest';
import { regionName } from '#core/countries/region-names.ts';
import type { Address } from '#schema/location.ts';

test.each<[Address, string | undefined]>([
  [{ region: 'ON' }, 'Ontario'],
  [{ region: 'ca-on', country: 'Canada' }, 'Ontario'],
  [{ region: 'WA', country: 'Australia' }, 'Western Australia'],
  [{ region: 'Bayern', country: 'Germany' }, 'Bayern'],
  [{ region: 'Uri', country: 'CH' }, 'Uri'],
  [{ region: '東京', country: 'Japan' }, '東京'],
  [{ region: '02', country: 'Norway' }, undefined],
  [{ region: 'NO-46', country: 'NO' }, undefined],
  [{ region: 'BE', country: 'DE' }, undefined],
  [{ region: 'NRW', country: 'DE' }, undefined],
  [{ region: '2A', country: 'FR' }, undefined],
  [{ region: 'constructor' }, 'constructor'],
  [{}, undefined],
])('the region of %j is called %s', (address, name) => {
  expect(regionName(address)).toBe(name);
});
