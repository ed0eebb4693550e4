import { expect, test, vi } from 'vitest';
import { sizesFor } from '../../../../src/builder/pictures/sizes.ts';
import { drawImage } from '../../../support/build/images.ts';

const [nothing, everything] = [() => false, () => true];
const keyIn = (haste: string | undefined, isDrawn: (key: string) => boolean): string => {
  vi.stubEnv('FRONT_OF_HOUSE_PICTURES', haste);
  return sizesFor('a digest', isDrawn).key;
};

test('what is asked for early is encoded in a hurry until it is drawn carefully', () => {
  const [careful, quick] = [keyIn(undefined, nothing), keyIn('quick', nothing)];
  expect(careful).not.toBe(quick);
  expect(keyIn('early', nothing)).toBe(quick);
  expect(keyIn('early', (key) => key === careful)).toBe(careful);
  // Tests want the same bytes on every machine.
  expect(keyIn('quick', everything)).toBe(quick);
});

test('a hurried picture has the same sizes and the same blur as a careful one', async () => {
  const bytes = await drawImage(700, 400).png().toBuffer();
  const made = async (haste: string | undefined) => {
    vi.stubEnv('FRONT_OF_HOUSE_PICTURES', haste);
    return (await sizesFor('a digest', nothing).make(bytes)).facts;
  };
  expect(await made('early')).toEqual(await made(undefined));
});
