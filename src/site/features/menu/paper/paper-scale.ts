import { allergenLines } from '#core/menu/allergens/allergens.ts';
import { areFolded, groupText } from '#core/menu/choice-texts.ts';
import type { ChoiceGroupView } from '#core/menu/choice-view.ts';
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
      (sum, { items, modifierGroups = [] }) =>
        sum +
        LINES_OF_CATEGORY +
        items.reduce((all, item) => all + linesOf(item, texts), 0) +
        linesOfGroups(modifierGroups, texts),
      0,
    );
  // Larger letters make a line higher and hold fewer of them.
  const scale = Math.sqrt(LINES_OF_SHEET / Math.max(lines, 1));
  return Math.round(100 * Math.min(Math.max(scale, 1), MAX_SCALE)) / 100;
}

function linesOf(item: ItemView, texts: Texts): number {
  const { description = '', diets, allergens, tag = '', timeSpecificPrices = [], courses = [] } = item;
  const { modifierGroups = [] } = item;
  const words = [
    description,
    tag,
    ...diets.map((diet) => texts.diets[diet]),
    ...(allergens ? allergenLines(allergens, texts).map(({ label, names }) => `${label} ${names}`) : []),
    ...timeSpecificPrices.map(({ name = '', price, when = '' }) => `${name} ${price.text} ${when}`),
  ];
  // Paper says of folded ones what they are, in a line.
  const extras = areFolded(modifierGroups) ? 1 : linesOfGroups(modifierGroups, texts);
  return LINES_OF_ITEM + linesOfText(words.join(' ').trim()) + linesOfGroups(courses, texts) + extras;
}

const linesOfGroups = (groups: ChoiceGroupView[], texts: Texts): number =>
  groups.reduce((sum, group) => sum + linesOfText(groupText(group, texts)), 0);

const linesOfText = (text: string): number => Math.ceil(text.length / LETTERS_OF_LINE);
