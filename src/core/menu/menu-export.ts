import type { Location } from '#schema/location.ts';
import type { Allergen } from '#schema/menu/item-keys.ts';
import type { Menu } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import { partition } from '../text/partition.ts';
import { csvOf } from '../text/csv.ts';
import { DIETS } from './diets.ts';
import { type Currencies, pricesText, priceViewsOf } from './price.ts';
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
}

interface ExportedItem {
  name: string;
  description?: string;
  /** "$12.50", "Small $12.00, Large $18.00", or as written. */
  price?: string;
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
    const items = categories.flatMap((category) => category.items);
    const allergenNote = menu.allergenNote ?? allergenNoteFor(site, items);
    const elsewhere = index === 0 ? { file, link } : {};
    const exported = categories.map((category) => exportCategory(category, site));
    return { of, locations, name, description, allergenNote, ...elsewhere, categories: exported };
  });
}

function exportCategory({ name, description, items }: Menu['categories'][number], site: Shared): ExportedCategory {
  const exported = items.map(({ id: _, price, sizes, diets, allergens, image, ...rest }): ExportedItem => ({
    ...rest,
    price: pricesText(priceViewsOf({ price, sizes }, site)),
    dietaryMarks: diets.map((diet) => DIETS[diet].label),
    contains: namesOf(allergens?.contains),
    mayContain: namesOf(allergens?.mayContain),
    image: image?.src,
  }));
  return { name, description, items: exported };
}

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
];

/** A row for each item. */
export function menusToCsv(menus: readonly ExportedMenu[]): string {
  const titles = menus.map(({ of, name }) => {
    const isOneOfSeveral = menus.filter((menu) => menu.of === of).length > 1;
    return isOneOfSeveral && name !== undefined ? `${of}: ${name}` : of;
  });
  const rows = menus.flatMap(({ categories }, index) =>
    categories.flatMap(({ name: category, items }) =>
      items.map(
        ({ name, description = '', price = '', dietaryMarks, contains = [], mayContain = [], tag = '', soldOut }) => [
          titles[index] ?? '',
          category,
          name,
          description,
          price,
          dietaryMarks.join(', '),
          contains.join(', '),
          mayContain.join(', '),
          tag,
          soldOut ? 'yes' : '',
        ],
      ),
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
  allergenNote,
  file,
  link,
  categories,
}: ExportedMenu): string {
  const others = locations.filter((location) => location !== of);
  const parts = [
    `# ${escape(name === undefined ? of : `${of}: ${name}`)}`,
    description === undefined ? '' : escape(description),
    allergenNote === undefined ? '' : escape(allergenNote),
    others.length === 0 ? '' : `At ${escape(others.join(', '))}.`,
    file === undefined ? '' : `As a file: <${file}>`,
    link === undefined ? '' : `As a page: <${link}>`,
    ...categories.map(describeCategory),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function describeCategory({ name, description, items }: ExportedCategory): string {
  const parts = [
    `## ${escape(name)}`,
    description === undefined ? '' : escape(description),
    items.map(describeItem).join('\n'),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** `- **Margherita**, $16.50 (Vegetarian): Tomato and basil. Contains wheat, milk. May contain nuts.` */
function describeItem({
  name,
  description,
  price,
  dietaryMarks,
  contains,
  mayContain,
  tag,
  soldOut,
}: ExportedItem): string {
  const marks = [...(soldOut ? [ENGLISH.menu.soldOut] : []), ...dietaryMarks, ...(tag === undefined ? [] : [tag])];
  const stated = [
    ...(contains === undefined ? [] : [`Contains ${escape(contains.join(', '))}.`]),
    ...(mayContain === undefined ? [] : [`May contain ${escape(mayContain.join(', '))}.`]),
  ];
  return [
    `- **${escape(name)}**`,
    price === undefined ? '' : `, ${escape(price)}`,
    marks.length === 0 ? '' : ` (${escape(marks.join(', '))})`,
    description === undefined ? '' : `: ${escape(description)}`,
    ...stated.map((sentence, index) => `${index === 0 && !/[.!?…]$/.test(description ?? '') ? '.' : ''} ${sentence}`),
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
