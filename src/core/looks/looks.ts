import type { DividerName, HeroName, HomeSection, LookName, LookParts, MenuName } from '#schema/looks.ts';

/** The parts that a look always has, and those of which it has several. */
export interface LookDefinition extends Omit<LookParts, 'hero' | 'menu' | 'menuPictures' | 'divider' | 'order'> {
  /** The shape that the parts of other pages start from, before the look's own stylesheet. */
  base: 'classic' | 'soft' | 'bold';
  /** Compositions with a picture. A brand without one gets `bare`. */
  heroes: readonly HeroName[];
  bare: HeroName;
  menus: readonly { name: MenuName; pictures: LookParts['menuPictures'] }[];
  dividers: readonly DividerName[];
  orders: readonly (readonly HomeSection[])[];
  /** Heroes whose title has lines of one width, and about how high it is meant to be by that width. */
  fitted?: Partial<Record<HeroName, number>>;
}

export const LOOKS: Record<LookName, LookDefinition> = {
  /** A set table: one centred axis, arches, a printed card, a chequered cloth. */
  carte: {
    base: 'classic',
    header: 'split',
    heroes: ['arch', 'oval'],
    bare: 'words',
    popular: 'card',
    menus: [
      { name: 'sheet', pictures: 'category' },
      { name: 'leaves', pictures: 'item' },
    ],
    dividers: ['cloth', 'rule'],
    ratio: '4 / 5',
    radius: 'slight',
    density: 'medium',
    ground: 'paper',
    motion: 'quiet',
    orders: [
      ['about', 'popular', 'highlights', 'reviews', 'specialties', 'offers', 'features', 'faqs'],
      ['popular', 'about', 'reviews', 'highlights', 'offers', 'specialties', 'features', 'faqs'],
    ],
  },
  /** A letter: sentences in one measure, much space, one dusk a page. */
  salon: {
    base: 'classic',
    header: 'mark',
    heroes: ['portrait', 'horizon'],
    bare: 'words',
    popular: 'sentence',
    menus: [
      { name: 'courses', pictures: 'category' },
      { name: 'letter', pictures: 'category' },
    ],
    dividers: ['dusk', 'space'],
    ratio: '3 / 4',
    radius: 'none',
    density: 'airy',
    ground: 'paper',
    motion: 'quiet',
    orders: [
      ['popular', 'about', 'highlights', 'reviews', 'offers', 'specialties', 'features', 'faqs'],
      ['about', 'reviews', 'popular', 'highlights', 'features', 'offers', 'specialties', 'faqs'],
    ],
  },
  /** A curtain over a door: visible columns, hairlines, square pictures, numbers. */
  noren: {
    base: 'soft',
    header: 'cells',
    heroes: ['curtain', 'columns'],
    bare: 'words',
    popular: 'index',
    menus: [
      { name: 'strips', pictures: 'category' },
      { name: 'index', pictures: 'item' },
    ],
    dividers: ['grid', 'band'],
    ratio: '1 / 1',
    radius: 'none',
    density: 'medium',
    ground: 'paper',
    motion: 'quiet',
    orders: [
      ['popular', 'highlights', 'specialties', 'reviews', 'offers', 'about', 'features', 'faqs'],
      ['about', 'popular', 'reviews', 'highlights', 'offers', 'specialties', 'features', 'faqs'],
    ],
  },
  /** A sweet counter: the brand's pastel, circles, foam, everything round. */
  counter: {
    base: 'soft',
    header: 'pill',
    heroes: ['blob', 'banner'],
    bare: 'words',
    popular: 'grid',
    menus: [
      { name: 'cards', pictures: 'item' },
      { name: 'chips', pictures: 'item' },
    ],
    dividers: ['foam', 'beads'],
    ratio: '1 / 1',
    radius: 'round',
    density: 'medium',
    ground: 'tint',
    motion: 'lively',
    orders: [
      ['popular', 'highlights', 'features', 'reviews', 'offers', 'about', 'specialties', 'faqs'],
      ['offers', 'popular', 'about', 'highlights', 'reviews', 'specialties', 'features', 'faqs'],
    ],
  },
  /** A poster at night: capitals as wide as the page, slanted cuts, price tags. */
  marquee: {
    base: 'bold',
    header: 'poster',
    heroes: ['poster', 'screen'],
    bare: 'words',
    fitted: { poster: 0.62, screen: 0.36, words: 0.36 },
    popular: 'row',
    menus: [
      { name: 'boards', pictures: 'item' },
      { name: 'tags', pictures: 'item' },
    ],
    dividers: ['slash', 'step'],
    ratio: '4 / 3',
    radius: 'none',
    density: 'tight',
    ground: 'night',
    motion: 'lively',
    orders: [
      ['popular', 'highlights', 'reviews', 'features', 'offers', 'specialties', 'about', 'faqs'],
      ['popular', 'offers', 'reviews', 'about', 'highlights', 'specialties', 'features', 'faqs'],
    ],
  },
  /** A painted market stall: both colours as blocks, the price list is the picture. */
  mercado: {
    base: 'bold',
    header: 'awning',
    heroes: ['blocks', 'board'],
    bare: 'board',
    popular: 'board',
    menus: [
      { name: 'stripes', pictures: 'item' },
      { name: 'wall', pictures: 'item' },
    ],
    dividers: ['scallop', 'zigzag'],
    ratio: '1 / 1',
    radius: 'slight',
    density: 'tight',
    ground: 'paper',
    motion: 'lively',
    orders: [
      ['popular', 'offers', 'features', 'reviews', 'highlights', 'about', 'specialties', 'faqs'],
      ['about', 'popular', 'reviews', 'offers', 'highlights', 'specialties', 'features', 'faqs'],
    ],
  },
  /** A newspaper: a masthead, ruled columns, small ads, prices run in. */
  almanac: {
    base: 'classic',
    header: 'masthead',
    heroes: ['broadsheet', 'column'],
    bare: 'words',
    fitted: { broadsheet: 0.11, words: 0.12 },
    popular: 'ads',
    menus: [
      { name: 'newspaper', pictures: 'category' },
      { name: 'gazette', pictures: 'item' },
    ],
    dividers: ['thick-thin', 'dashes'],
    ratio: '3 / 2',
    radius: 'none',
    density: 'tight',
    ground: 'newsprint',
    motion: 'none',
    orders: [
      ['popular', 'about', 'highlights', 'reviews', 'features', 'offers', 'specialties', 'faqs'],
      ['about', 'offers', 'popular', 'reviews', 'highlights', 'specialties', 'features', 'faqs'],
    ],
  },
  /** An account book by lamplight: dark, hairlines in the second colour, leaders. */
  ledger: {
    base: 'classic',
    header: 'panel',
    heroes: ['panel', 'wide'],
    bare: 'words',
    popular: 'leaders',
    menus: [
      { name: 'panels', pictures: 'category' },
      { name: 'book', pictures: 'item' },
    ],
    dividers: ['hairline', 'frame'],
    ratio: '4 / 5',
    radius: 'none',
    density: 'medium',
    ground: 'paper',
    motion: 'quiet',
    orders: [
      ['popular', 'about', 'specialties', 'reviews', 'highlights', 'offers', 'features', 'faqs'],
      ['about', 'reviews', 'popular', 'offers', 'highlights', 'specialties', 'features', 'faqs'],
    ],
  },
};
