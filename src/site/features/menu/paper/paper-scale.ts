import { allergenLines } from '#core/menu/allergens.ts';
import type { ItemView, MenuView } from '#core/menu/menu-view.ts';
import type { Texts } from '#i18n/texts.ts';

/** Lines that three columns of one sheet have, at the size of a long menu. Fewer than there are: a category leaves the end of a column empty. */
const LINES_OF_SHEET = 140;
const LETTERS_OF_LINE = 40;
/** Of its name and the gap below it. */
const LINES_OF_ITEM = 2;
const LINES_OF_CATEGORY = 4;
const MAX_SCALE = 1.45;

/** How much larger a short menu is set on paper, so that it fills its sheet: from 1 to 1.45. */
export function paperScaleOf(menus: MenuView[], texts: Texts): number {
  const lines = menus
    .flatMap(({ categories }) => categories)
    .reduce(
      (sum, { items }) => sum + LINES_OF_CATEGORY + items.reduce((all, item) => all + linesOf(item, texts), 0),
      0,
    );
  // Larger letters make a line higher and hold fewer of them.
  const scale = Math.sqrt(LINES_OF_SHEET / Math.max(lines, 1));
  return Math.round(100 * Math.min(Math.max(scale, 1), MAX_SCALE)) / 100;
}

function linesOf({ description = '', diets, allergens, tag = '' }: ItemView, texts: Texts): number {
  const words = [
    description,
    tag,
    ...diets.map((diet) => texts.diets[diet]),
    ...(allergens ? allergenLines(allergens, texts).map(({ label, names }) => `${label} ${names}`) : []),
  ];
  return LINES_OF_ITEM + Math.ceil(words.join(' ').trim().length / LETTERS_OF_LINE);
}
