import type { LookName } from '#schema/looks.ts';

/** For whom a look is, and what one sees. */
const looks: Record<LookName, [of: string, about: string]> = {
  carte: ['Trattoria, bistro, tapas', 'A set table: arches, a printed card, a chequered cloth'],
  salon: ['Tasting menu, omakase', 'A letter: few words, much space, courses'],
  noren: ['Ramen, sushi, dim sum', 'A curtain over a door: columns, fine lines, square pictures'],
  counter: ['Boba, bowls, ice cream', 'A sweet counter: your colour as a pastel, all of it round'],
  marquee: ['Burgers, wings, slices', 'A poster at night: large capitals, slanted cuts, price tags'],
  mercado: ['Taqueria, mezze, street food', 'A painted stall: both colours as blocks'],
  almanac: ['Bakery, café, brewery', 'A newspaper: ruled columns, small ads'],
  ledger: ['Steakhouse, brasserie, pub', 'An account book by lamplight: dark, fine lines'],
};

/** Looks and colours. */
export const LOOKS = {
  looks,
  title: (count: number) => `Your home page, ${count} ways`,
  hint: 'Texts, menu and pictures stay. Choose one and look around; guests see it only when you publish.',
  choose: (name: string) => `Choose ${name}`,
  keep: (name: string) => `Keep ${name}`,
  yours: 'yours',
  chosenForYou: 'chosen for you',
  chosenBy: (reason: string) => `Chosen by: ${reason}.`,
  /** By what a look was chosen, in the words of the build. Names of fonts stay. */
  reasons: {} as Record<string, string>,
  letUsChoose: 'Choose for me again',
  picture: (name: string) => `Home in ${name}, the first screen`,
  wholePage: 'Whole page',
  wholePageIn: (name: string) => `in ${name}`,
  beingDrawn: 'Being drawn…',
  noPictures: 'No pictures are drawn here: choose by name.',
  notDrawn: 'The pictures can’t be drawn now. A look can be chosen by its name all the same.',
  allDrawn: 'All looks are drawn, with what the site says now.',
  drawn: (count: number, all: number) => `Being drawn: ${count} of ${all}.`,
  colours: 'Colours',
  letters: 'Letters and logo',
  finer: 'First screen, layout of the menu, and more',
  easy: 'Words on it are easy to read, by day and in the dark.',
  byDay: {
    darker: 'Too pale for words by day: the site takes a darker one.',
    lighter: 'By day the site takes a lighter one, so that words on it are easy to read.',
  },
  inTheDark: {
    darker: 'In the dark the site takes a darker one.',
    lighter: 'In the dark the site takes a lighter one.',
  },
  sample: 'Words',
  day: 'by day',
  dark: 'in the dark',
  modes: {
    paper: 'The site is light and warm.',
    ink: 'The site is light and cool.',
    tint: 'The site is a pale wash of it.',
    newsprint: 'The site is the grey of newsprint.',
    night: 'The site is dark, by day too.',
  },
};
