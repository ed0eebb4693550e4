import { expect, test } from 'vitest';
import { makeSprite } from '../../../scripts/icons.ts';
import { ICON_NAMES } from '#site/ui/icons/icons.ts';
import { projectFiles, textOf } from '../../support/project.ts';

test('the sprite has the shapes of all icons; `node scripts/icons.ts` writes it', () => {
  const sprite = makeSprite();
  expect(textOf('src/site/ui/icons/icons.svg')).toBe(sprite);
  for (const name of ICON_NAMES) expect(sprite).toMatch(new RegExp(`id="${name}" viewBox="0 0 24 24"><\\w`));
});

test('the sprite has no icon that no part shows', () => {
  const files = projectFiles(/^src\/(site|content|core|schema)\/.*\.(astro|tsx|ts)$/).filter(
    (path) => !path.includes('/icons/'),
  );
  const code = files.map(textOf).join('\n');
  expect(ICON_NAMES.filter((name) => !new RegExp(`['"]${name}['"]`).test(code))).toEqual([]);
});
