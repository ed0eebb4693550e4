import { expect, test } from 'vitest';
import { makeSprite } from '../../../scripts/icons.ts';
import { ICON_NAMES } from '#site/ui/icons/icons.ts';
import { textOf } from '../../support/project.ts';

test('the sprite has the shapes of all icons; `node scripts/icons.ts` writes it', () => {
  const sprite = makeSprite();
  expect(textOf('src/site/ui/icons/icons.svg')).toBe(sprite);
  for (const name of ICON_NAMES) expect(sprite).toMatch(new RegExp(`id="${name}" viewBox="0 0 24 24"><\\w`));
});
