import { expect, test } from 'vitest';
import { loadMaps } from '#site/services/maps.ts';

test('without a key nobody is asked, not even the document', async () => {
  expect(await loadMaps('')).toBe('refused');
});
