import type { Paths } from '#schema/site.ts';

/** The page with all brands. What stands in angle brackets is HTML. */
export const DASHBOARD = {
  title: 'Brands in preview',
  brands: 'Brands',
  counted: {
    brands: (count: number) => (count === 1 ? '1 brand' : `${count} brands`),
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
    newMessages: (count: number) =>
      count > 99 ? 'over 99 new messages' : count === 1 ? '1 new message' : `${count} new messages`,
    late: (count: number) => `${count === 1 ? '1 message' : `${count} messages`} not answered for a day`,
    undelivered: (count: number) => `${count === 1 ? '1 message' : `${count} messages`} not delivered`,
  },
  /** Which brands are shown; each with how many there are. */
  which: 'Which brands',
  show: {
    all: 'All',
    failed: 'Failed',
    unpublished: 'Not published',
    never: 'Not live yet',
    warnings: 'Warnings',
    submissions: 'New messages',
  },
  firstThose: 'Those that need you come first',
  find: 'Find a brand',
  findWhat: 'Name or address',
  findNow: 'Find',
  found: (count: number, all: string) => `${count} of ${all}.`,
  showAll: 'Show all',
  buildingBrands: (brands: string) => `Building ${brands}…`,
  nothing: 'No brand here.',
  publishAll: (count: number) => `Publish all ${count}`,

  noBrand: 'No brand yet',
  noBrandMake: 'This asks for a name and two colours, and makes the first one:',
  noBrandFolder: (file: string, folder: string) =>
    `Or put a folder with a ${file} into ${folder}. It appears here by itself.`,
  another: (command: string) => `Another brand: ${command}.`,
  notFoundBrowser: (command: string, address: string) =>
    `Does your browser not find these addresses? ${command} serves one brand at ${address}.`,
  moreBrands: 'More brands',
  previous: 'Previous',
  next: 'Next',

  firstBuild: 'Being built for the first time',
  whereItIs: 'where it is published',
  colours: 'Colours:',
  colourNames: { bg: 'ground', foreground: 'text', primary: 'primary', accent: 'accent' } as Readonly<
    Record<string, string>
  >,
  building: 'Building…',
  failed: 'Could not be built',
  /** After how many pages it has. */
  asBefore: 'as before',
  builtIn: (duration: string) => `built in ${duration}`,
  lastGood: 'Its address shows the last good build.',
  changedAt: (time: string, what: string) => `Changed at ${time}: ${what}`,
  lookOf: 'Looks',

  isNext: 'Published next…',
  beingBuilt: 'Being built to be published…',
  beingSent: 'Being sent…',
  notPublishedAt: (time: string) => `Not published at ${time}`,
  notFromHere: 'Not published from here',
  builder: {
    idle: 'Published by the builder',
    waiting: 'Waits for the builder',
    building: 'The builder builds it…',
    failing: 'The builder could not publish it',
    silent: 'The builder does not answer',
  },

  /** What a build has changed. */
  someOf: (count: number, pages: string, what: string) => `${count} of ${pages}: ${what}`,
  onlyPage: 'the only page',
  allPages: (count: number) => `all ${count} pages`,
  andMore: (names: string, count: number) => `${names} and ${count} more`,
  pages: {
    home: 'Home',
    menu: 'Menu',
    locations: 'Locations',
    catering: 'Catering',
    offers: 'Offers',
    careers: 'Careers',
    contact: 'Contact',
    mediaInquiries: 'Media',
    franchise: 'Franchise',
    terms: 'Terms',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    feedback: 'Feedback',
    allergens: 'Allergens',
  } as Readonly<Partial<Record<keyof Paths, string>>>,
  pageNotFound: 'Not found',
  menuOf: (name: string) => `Menu of ${name}`,
  allergensOf: (name: string) => `Allergens of ${name}`,
  /** What is made for paper or for a screen in the restaurant, by its path. */
  prints: {
    'feedback qr': 'Feedback card',
    'menu qr': 'Menu card',
    'menu board': 'Menu board',
    'allergens qr': 'Allergen card',
  },
  printOf: (print: string, name: string) => `${print} of ${name}`,
  /** Many pages of one kind: those of locations, and what is printed. */
  many: {
    location: (count: number) => `${count} locations`,
    'location menu': (count: number) => `${count} location menus`,
    'feedback qr': (count: number) => `${count} feedback cards`,
    'menu qr': (count: number) => `${count} menu cards`,
    'menu board': (count: number) => `${count} menu boards`,
    'allergens qr': (count: number) => `${count} allergen cards`,
  },
};
