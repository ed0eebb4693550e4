/** The looks that a site can have, in the order that decides where two fit a brand equally well. */
export const LOOK_NAMES = ['carte', 'salon', 'noren', 'counter', 'marquee', 'mercado', 'almanac', 'ledger'] as const;
export type LookName = (typeof LOOK_NAMES)[number];

/** The compositions of home's first screen. A look has some of them: `src/core/looks/looks.ts`. */
export const HERO_NAMES = [
  'arch',
  'oval',
  'portrait',
  'horizon',
  'curtain',
  'columns',
  'blob',
  'banner',
  'poster',
  'screen',
  'board',
  'blocks',
  'broadsheet',
  'column',
  'panel',
  'wide',
  'words',
] as const;
export type HeroName = (typeof HERO_NAMES)[number];

/** The ways to set a menu. A look has two of them. */
export const MENU_NAMES = [
  'sheet',
  'leaves',
  'courses',
  'letter',
  'strips',
  'index',
  'cards',
  'chips',
  'boards',
  'tags',
  'stripes',
  'wall',
  'newspaper',
  'gazette',
  'panels',
  'book',
] as const;
export type MenuName = (typeof MENU_NAMES)[number];

/** What parts two sections, or closes a page. A look has two of them. */
export type DividerName =
  | 'cloth'
  | 'rule'
  | 'dusk'
  | 'space'
  | 'grid'
  | 'band'
  | 'foam'
  | 'beads'
  | 'slash'
  | 'step'
  | 'scallop'
  | 'zigzag'
  | 'thick-thin'
  | 'dashes'
  | 'hairline'
  | 'frame';

/** The sections of home between its hero and its end, which is the same everywhere: the last call to act, then the locations of a chain. */
export type HomeSection =
  | 'popular'
  | 'highlights'
  | 'reviews'
  | 'features'
  | 'specialties'
  | 'offers'
  | 'about'
  | 'faqs';

/** What the markup or the theme must know of a look, one entry an axis. All else of it is in its stylesheets. */
export interface LookParts {
  header: 'split' | 'mark' | 'cells' | 'pill' | 'poster' | 'awning' | 'masthead' | 'panel';
  hero: HeroName;
  /** How the popular items stand: `row` scrolls sideways, all others are lists. */
  popular: 'card' | 'sentence' | 'index' | 'grid' | 'row' | 'board' | 'ads' | 'leaders';
  menu: MenuName;
  /** Where the pictures of a menu stand: beside their item, or a few of them at the head of a category. */
  menuPictures: 'item' | 'category';
  divider: DividerName;
  /** Width by height of a picture among others. */
  ratio: '4 / 5' | '3 / 4' | '1 / 1' | '4 / 3' | '3 / 2';
  radius: 'none' | 'slight' | 'round';
  density: 'airy' | 'medium' | 'tight';
  /** What the light pages stand on: the warm or cool paper of the brand, a tint of its colour, newsprint, or its night where the colour asks for it. */
  ground: 'paper' | 'tint' | 'newsprint' | 'night';
  motion: 'none' | 'quiet' | 'lively';
  order: readonly HomeSection[];
}
