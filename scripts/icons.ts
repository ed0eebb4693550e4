import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ICON_NAMES } from '#site/ui/icons/icons.ts';

/** Writes the sprite of all icons: `node scripts/icons.ts` after a change of their names, or of the version of Lucide. */
export function makeSprite(): string {
  const symbols = ICON_NAMES.map((name) => `  <symbol id="${name}" viewBox="0 0 24 24">${shapesOf(name)}</symbol>\n`);
  return `<!-- @license lucide-static, ISC -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

/** The content of an icon's `<svg>` element. */
function shapesOf(name: string): string {
  const svg = readFileSync(createRequire(import.meta.url).resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const [, shapes = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  return shapes.replaceAll(/\s*\n\s*/g, '').replaceAll(' />', '/>');
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../src/site/ui/icons/icons.svg'), makeSprite());
