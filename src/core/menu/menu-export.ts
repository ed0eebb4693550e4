import type { Location } from '#schema/location.ts';
import type { Allergen } from '#schema/menu/item-keys.ts';
import type { ChoiceGroup } from '#schema/menu/choices.ts';
import type { Menu, MenuItem } from '#schema/menu/menu.ts';
import type { TimeSpecificPrice } from '#schema/menu/served.ts';
import type { Site } from '#schema/site.ts';
import { partition } from '../text/partition.ts';
import { csvOf } from '../text/csv.ts';
import { DIETS } from './diets.ts';
import { groupText } from './choice-texts.ts';
import { choiceViewsOf } from './choice-view.ts';
import { caloriesText, nutritionLines } from './nutrition.ts';
import { type Currencies, formatPrice, pricesText, priceViewsOf } from './price.ts';
import { timesInWords } from '../hours/times-in-words.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { allergenNoteFor } from './menu-view.ts';
import { locationLabel } from '../locations/location-name.ts';

/** A menu for other programs, with its values as the pages show them. */
export interface ExportedMenu {
  /** The brand, or the location whose own menu it is. */
  of: string;
  /** The locations that have it. */
  locations: string[];
  name?: string;
  description?: string;
  /** "Mon–Fri 11:00 AM – 3:00 PM" */
  served?: string;
  /** What the kitchen says about allergens. */
  allergenNote?: string;
  /** The address of a file that is the menu. */
  file?: string;
  /** The address of a page that is the menu. */
  link?: string;
  categories: ExportedCategory[];
}

interface ExportedCategory {
  name: string;
  description?: string;
  items: ExportedItem[];
  /** What one can add to each of its items: "Sauces (Choose up to 3): Garlic +$1.00, Chili +$1.00". */
  modifierGroups?: string[];
}

interface ExportedItem {
  name: string;
  description?: string;
  /** "$12.50", "Small $12.00, Large $18.00", or as written. */
  price?: string;
  /** "450 Cal", "Small 320 Cal, Large 640 Cal" */
  calories?: string;
  /** "Fat 12 g" */
  nutrition?: string[];
  /** "Happy hour $6.00, Mon–Fri 4:00 PM – 6:00 PM" */
  timeSpecificPrices?: string[];
  /** What one can add or choose, as of categories. */
  modifierGroups?: string[];
  /** Of a set menu. */
  courses?: string[];
  /** "Vegetarian" */
  dietaryMarks: string[];
  /** Names of allergens, as written. Missing: nothing is stated, which is not that there is none. */
  contains?: string[];
  mayContain?: string[];
  tag?: string;
  soldOut?: true;
  /** As the configuration names it. */
  image?: string;
}

type MenuSource = Pick<Site, 'name' | 'menus' | 'fileLink' | 'menuLink'>;
type Shared = Pick<Site, 'allergenNote'> & Currencies;

/** The brand's menu, and each location's own. */
export function exportedMenusOf(site: MenuSource & Shared & Pick<Site, 'locations' | 'menusIn'>): ExportedMenu[] {
  const [own, others] = partition(site.locations, hasMenu);
  const priced = Object.entries(site.menusIn ?? {});
  const namesIn = (currency: string | undefined) =>
    others
      .filter((location) => pricedIn(location, priced) === currency)
      .map((location) => locationLabel(site, location));
  return [
    ...(hasMenu(site) ? exportMenus(site, namesIn(undefined), site) : []),
    ...priced.flatMap(([currency, menus]) => exportMenus({ ...site, menus }, namesIn(currency), site)),
    ...own.flatMap((location) => exportMenus(location, [locationLabel(site, location)], site)),
  ];
}

/** The currency in which a location has the menu of the brand, if it is another one. */
const pricedIn = ({ currency }: Location, priced: [string, Menu[]][]): string | undefined =>
  priced.find(([other]) => other === currency)?.[0];

const hasMenu = ({ menus, fileLink, menuLink }: MenuSource): boolean =>
  menus.length > 0 || (fileLink ?? menuLink) !== undefined;

/** One for each menu; a file or a page that is the menu stands with the first. */
function exportMenus(
  { name: of, menus, fileLink: file, menuLink: link }: MenuSource,
  locations: string[],
  site: Shared,
): ExportedMenu[] {
  if (menus.length === 0) return [{ of, locations, file, link, categories: [] }];
  return menus.map((menu, index) => {
    const { name, description, categories } = menu;
    const served = menu.served && timesInWords(menu.served, ENGLISH);
    const items = categories.flatMap((category) => category.items);
    const allergenNote = menu.allergenNote ?? allergenNoteFor(site, items);
    const elsewhere = index === 0 ? { file, link } : {};
    const exported = categories.map((category) => exportCategory(category, site));
    return { of, locations, name, description, served, allergenNote, ...elsewhere, categories: exported };
  });
}

function exportCategory(
  { name, description, items, modifierGroups }: Menu['categories'][number],
  site: Shared,
): ExportedCategory {
  const exported = items.map((item) => exportItem(item, site));
  return { name, description, items: exported, modifierGroups: groupTexts(modifierGroups, site) };
}

function exportItem(item: MenuItem, site: Shared): ExportedItem {
  const { name, description, price, sizes, diets, allergens, image, tag, soldOut, nutrition } = item;
  return {
    name,
    description,
    price: pricesText(priceViewsOf({ price, sizes }, site)),
    calories: caloriesOf(item),
    nutrition: nutrition && nutritionLines(nutrition, ENGLISH).map(({ label, text }) => `${label} ${text}`),
    timeSpecificPrices: item.timeSpecificPrices?.map((each) => timePriceText(each, site)),
    modifierGroups: groupTexts(item.modifierGroups, site),
    courses: groupTexts(item.courses, site),
    dietaryMarks: diets.map((diet) => DIETS[diet].label),
    contains: namesOf(allergens?.contains),
    mayContain: namesOf(allergens?.mayContain),
    tag,
    soldOut,
    image: image?.src,
  };
}

/** Of the item, or of each size that has its own. */
function caloriesOf({ calories, sizes = [] }: MenuItem): string | undefined {
  const ofSizes = sizes.flatMap((size) =>
    size.calories ? [`${size.name} ${caloriesText(size.calories, ENGLISH)}`] : [],
  );
  return ofSizes.length > 0 ? ofSizes.join(', ') : calories && caloriesText(calories, ENGLISH);
}

function timePriceText({ name, price, times, words }: TimeSpecificPrice, site: Shared): string {
  const when = words ?? (times && timesInWords(times, ENGLISH));
  const priced = [...(name === undefined ? [] : [name]), formatPrice(price, site)].join(' ');
  return when === undefined ? priced : `${priced}, ${when}`;
}

const groupTexts = (groups: ChoiceGroup[] | undefined, site: Shared): string[] | undefined =>
  choiceViewsOf(groups, site)?.map((group) => groupText(group, ENGLISH));

const namesOf = (allergens: readonly Allergen[] = []): string[] | undefined =>
  allergens.length === 0 ? undefined : allergens.map(({ name }) => name);

const COLUMNS = [
  'Menu',
  'Category',
  'Item',
  'Description',
  'Price',
  'Dietary marks',
  'Contains',
  'May contain',
  'Tag',
  'Sold out',
  'Calories',
  'At times',
  'Courses',
  'Extras',
];

/** A row for each item. */
export function menusToCsv(menus: readonly ExportedMenu[]): string {
  const titles = menus.map(({ of, name }) => {
    const isOneOfSeveral = menus.filter((menu) => menu.of === of).length > 1;
    return isOneOfSeveral && name !== undefined ? `${of}: ${name}` : of;
  });
  const rows = menus.flatMap(({ categories }, index) =>
    categories.flatMap(({ name: category, items, modifierGroups: ofAll = [] }) =>
      items.map((item) => {
        const { dietaryMarks, contains = [], mayContain = [], timeSpecificPrices = [], courses = [] } = item;
        return [
          titles[index] ?? '',
          category,
          item.name,
          item.description ?? '',
          item.price ?? '',
          dietaryMarks.join(', '),
          contains.join(', '),
          mayContain.join(', '),
          item.tag ?? '',
          item.soldOut ? 'yes' : '',
          item.calories ?? '',
          timeSpecificPrices.join('; '),
          courses.join('; '),
          [...(item.modifierGroups ?? []), ...ofAll].join('; '),
        ];
      }),
    ),
  );
  return csvOf(COLUMNS, rows);
}

/** Headings and lists, for people. */
export function menusToMarkdown(menus: readonly ExportedMenu[]): string {
  if (menus.length === 0) return 'There is no menu.\n';
  return `${menus.map(describeMenu).join('\n\n')}\n`;
}

function describeMenu({
  of,
  locations,
  name,
  description,
  served,
  allergenNote,
  file,
  link,
  categories,
}: ExportedMenu): string {
  const others = locations.filter((location) => location !== of);
  const parts = [
    `# ${escape(name === undefined ? of : `${of}: ${name}`)}`,
    description === undefined ? '' : escape(description),
    served === undefined ? '' : `Served ${escape(served)}.`,
    allergenNote === undefined ? '' : escape(allergenNote),
    others.length === 0 ? '' : `At ${escape(others.join(', '))}.`,
    file === undefined ? '' : `As a file: <${file}>`,
    link === undefined ? '' : `As a page: <${link}>`,
    ...categories.map(describeCategory),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function describeCategory({ name, description, items, modifierGroups = [] }: ExportedCategory): string {
  const parts = [
    `## ${escape(name)}`,
    description === undefined ? '' : escape(description),
    items.map(describeItem).join('\n'),
    modifierGroups.length === 0 ? '' : `To add:\n\n${modifierGroups.map((group) => `- ${escape(group)}`).join('\n')}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** `- **Margherita**, $16.50, 450 Cal (Vegetarian): Tomato and basil. Contains wheat, milk. May contain nuts.`, and below it what one can choose. */
function describeItem(item: ExportedItem): string {
  const { name, description, price, calories, dietaryMarks, contains, mayContain, tag, soldOut } = item;
  const marks = [...(soldOut ? [ENGLISH.menu.soldOut] : []), ...dietaryMarks, ...(tag === undefined ? [] : [tag])];
  const stated = [
    ...(contains === undefined ? [] : [`Contains ${escape(contains.join(', '))}.`]),
    ...(mayContain === undefined ? [] : [`May contain ${escape(mayContain.join(', '))}.`]),
  ];
  const { timeSpecificPrices = [], courses = [], modifierGroups = [], nutrition } = item;
  const below = [
    ...timeSpecificPrices,
    ...courses,
    ...modifierGroups,
    ...(nutrition ? [`${ENGLISH.menu.nutrition}: ${nutrition.join(', ')}`] : []),
  ];
  return [
    `- **${escape(name)}**`,
    price === undefined ? '' : `, ${escape(price)}`,
    calories === undefined ? '' : `, ${escape(calories)}`,
    marks.length === 0 ? '' : ` (${escape(marks.join(', '))})`,
    description === undefined ? '' : `: ${escape(description)}`,
    ...stated.map((sentence, index) => `${index === 0 && !/[.!?…]$/.test(description ?? '') ? '.' : ''} ${sentence}`),
    ...below.map((line) => `\n  - ${escape(line)}`),
  ].join('');
}

/** On one line, and nothing of it is markup: neither Markdown's nor HTML's. */
function escape(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}
