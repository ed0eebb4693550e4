import { beforeEach, expect, test, vi } from 'vitest';
import type { PictureEffort } from '#brand/pictures/original.ts';
import { sizesFor } from '#builder/pictures/sizes.ts';
import { drawImage } from '../../../support/build/images.ts';

const [nothing, everything] = [() => false, () => true];
beforeEach(() => void vi.stubEnv('FRONT_OF_HOUSE_PICTURES', ''));

test('in a preview a picture is encoded quickly until the cache has a careful one', () => {
  const [careful, quick] = [sizesFor('a digest', 'full', nothing), sizesFor('a digest', 'quick', nothing)];
  expect(careful.key).not.toBe(quick.key);
  expect(sizesFor('a digest', 'preview', nothing)).toMatchObject({ key: quick.key, isProvisional: true });
  const isDrawn = (key: string) => key === careful.key;
  expect(sizesFor('a digest', 'preview', isDrawn)).toMatchObject({ key: careful.key, isProvisional: false });
});

test('tests have the same bytes on every machine, whatever is asked for', () => {
  const { key } = sizesFor('a digest', 'quick', nothing);
  vi.stubEnv('FRONT_OF_HOUSE_PICTURES', 'quick');
  for (const effort of ['full', 'preview', 'quick'] as const)
    expect(sizesFor('a digest', effort, everything)).toMatchObject({ key, isProvisional: false });
});

test('a quick picture has the same sizes and the same blur as a careful one', async () => {
  const bytes = await drawImage(700, 400).png().toBuffer();
  const made = async (effort: PictureEffort) => (await sizesFor('a digest', effort, nothing).make(bytes)).facts;
  expect(await made('preview')).toEqual(await made('full'));
});
