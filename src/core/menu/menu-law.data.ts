/** A law that may ask a restaurant to state something on its menu. Sources and dates: docs/menu-law.md. */
export interface MenuLaw {
  /** As the report calls it. */
  name: string;
  asksFor: 'allergens' | 'calories';
  /** Codes of ISO 3166-1. */
  countries: readonly string[];
  /** A code of the region tables: `CA`, `ON`. Missing: the whole country. */
  region?: string;
  /** How many locations under the same name it takes. Missing: one is enough. */
  atLeast?: { locations: number; within: 'anywhere' | 'country' | 'region' };
  /** What else it depends on, which no configuration says. */
  condition?: string;
  /** What it wants to stand on a menu with calories, quoted from its own text. Missing: it asks for none, or its text could not be read. */
  statement?: { text: string; language: string };
}

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export const MENU_LAWS: readonly MenuLaw[] = [
  {
    name: 'California’s SB 68',
    asksFor: 'allergens',
    countries: ['US'],
    region: 'CA',
    atLeast: { locations: 20, within: 'anywhere' },
  },
  {
    name: 'the menu labeling rule of the United States (21 CFR 101.11)',
    asksFor: 'calories',
    countries: ['US'],
    atLeast: { locations: 20, within: 'country' },
  },
  {
    name: 'Ontario’s Healthy Menu Choices Act, 2015',
    asksFor: 'calories',
    countries: ['CA'],
    region: 'ON',
    atLeast: { locations: 20, within: 'region' },
  },
  { name: 'the EU’s Regulation 1169/2011', asksFor: 'allergens', countries: EU },
  { name: 'the UK’s Food Information Regulations 2014', asksFor: 'allergens', countries: ['GB'] },
  {
    name: 'England’s Calorie Labelling Regulations 2021',
    asksFor: 'calories',
    countries: ['GB'],
    region: 'ENG',
    condition: 'a business with 250 or more employees',
    statement: { text: 'adults need around 2000 kcal a day', language: 'en' },
  },
];
