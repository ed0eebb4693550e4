import icons from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_NAMES } from '#site/ui/icons/icons.ts';

/** Writes the sprite of all icons: `node scripts/icons.ts` after a change of their names, or of the version of Lucide. */
export function makeSprite(): string {
  const symbols = ICON_NAMES.map((name) => `  <symbol id="${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>\n`);
  return `<!-- @license Lucide, ISC -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

/** What an icon draws, without the attributes that its `<svg>` has, and the group that is there for them. */
function shapesOf(name: (typeof ICON_NAMES)[number]): string {
  const { body } = icons.icons[name];
  return body
    .replace(
      / (?:fill="none" )?stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"/,
      '',
    )
    .replace(/^<g>(.*)<\/g>$/, '$1');
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../src/site/ui/icons/icons.svg'), makeSprite());
