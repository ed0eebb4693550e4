import { describe, expect, it, test } from 'vitest';
import { chooseLook, type ChoiceInput, heroesOf, lookPartsOf, menusOf } from '#core/looks/choose-look.ts';
import { LOOKS } from '#core/looks/looks.ts';
import { FAMILIES } from '#core/theme/font-families.ts';
import { typefaceOf } from '#core/theme/typeface.ts';
import { HERO_NAMES, LOOK_NAMES, MENU_NAMES } from '#schema/looks.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';
import { fc } from '../../../support/random.ts';

interface Facts {
  name: string;
  description?: string;
  cuisines: string[];
  font: string;
  primary: string;
  orders?: boolean;
  books?: boolean;
  /** Several, each with its ordering link. */
  locations?: number;
  hasTruck?: boolean;
}

function siteOf({ name, description, cuisines, font, primary, orders, books, locations = 0, hasTruck }: Facts) {
  return makeSite({
    name,
    cuisines,
    theme: { fontFamily: font, primaryColor: primary },
    flags: { liveCatering: false, partyHall: false, foodTruck: hasTruck ?? false },
    locations: Array.from({ length: locations }, (_, index) => makeLocation({ name: `Place ${index}` })),
    ...(description !== undefined && { description }),
    ...(orders && { orderingLink: 'https://order.example/' }),
    ...(books && { reservationLink: 'https://book.example/' }),
  });
}

const choose = (site: ChoiceInput) => chooseLook(site, typefaceOf(site.theme.fontFamily));

/** Restaurants of many kinds, each with what its configuration says. */
const BRANDS: [string, Facts][] = [
  [
    'mercado',
    {
      name: 'La Comadre',
      description: 'A taqueria on Ossington: corn tortillas pressed all day, salsas from a stone.',
      cuisines: ['Tacos', 'Mexican'],
      font: 'Bebas Neue',
      primary: '#E4572E',
      orders: true,
    },
  ],
  [
    'mercado',
    {
      name: 'Beit Salma',
      description: 'A Lebanese family restaurant: mezze for the middle of the table, charcoal at the back.',
      cuisines: ['Lebanese', 'Mezze'],
      font: 'Lora',
      primary: '#0F6B4F',
      orders: true,
    },
  ],
  [
    'mercado',
    {
      name: 'Smoke Wagon',
      description: 'Texas barbecue from a truck. We park, you line up, it runs out.',
      cuisines: ['Barbecue'],
      font: 'Roboto Slab',
      primary: '#2B2B2B',
    },
  ],
  [
    'salon',
    {
      name: 'Aldous',
      description: 'A tasting room of fourteen seats: one menu, nine courses, no substitutions worth making.',
      cuisines: ['Tasting menu', 'Contemporary'],
      font: 'Playfair Display',
      primary: '#1C1B1A',
      books: true,
    },
  ],
  [
    'marquee',
    {
      name: 'Slice Division',
      description: 'Six counters, one dough: New York slices until late.',
      cuisines: ['Pizza', 'Slices'],
      font: 'Poppins',
      primary: '#E11D2A',
      orders: true,
      locations: 6,
    },
  ],
  [
    'almanac',
    {
      name: 'Fig & Flour',
      description: 'A bakery café on Roncesvalles: sourdough, laminated things, good filter coffee.',
      cuisines: ['Bakery', 'Café'],
      font: 'Fraunces',
      primary: '#B5651D',
    },
  ],
  [
    'ledger',
    {
      name: 'Harlan & Sons',
      description: 'Prime beef, open fire, leather booths. Since 1978.',
      cuisines: ['Steakhouse'],
      font: 'Libre Baskerville',
      primary: '#5B0F14',
      books: true,
    },
  ],
  [
    'ledger',
    {
      name: 'The Marlowe Brasserie',
      description: 'All day in the lobby of the Marlowe Hotel: breakfast, oysters, a proper martini.',
      cuisines: ['Brasserie', 'Breakfast', 'Cocktails'],
      font: 'Montserrat',
      primary: '#12343B',
      books: true,
    },
  ],
  [
    'counter',
    {
      name: 'Moji Tea',
      description: 'Boba brewed by the hour: milk teas, fruit teas, cheese foam.',
      cuisines: ['Bubble tea'],
      font: 'Nunito',
      primary: '#FF8FB1',
      orders: true,
    },
  ],
  [
    'counter',
    {
      name: 'Greenhaus',
      description: 'Plant bowls, fast. Eighteen ingredients, none of them secret.',
      cuisines: ['Vegan', 'Bowls'],
      font: 'DM Sans',
      primary: '#2F7D32',
      orders: true,
      locations: 3,
    },
  ],
  [
    'carte',
    {
      name: 'Chez Odile',
      description: 'A French bistro with eleven tables and a blackboard.',
      cuisines: ['French bistro'],
      font: 'Cormorant Garamond',
      primary: '#7B2D26',
      books: true,
    },
  ],
  [
    'marquee',
    {
      name: 'Overtime',
      description: 'Forty taps, nineteen screens, wings by the pound.',
      cuisines: ['Sports bar', 'Wings'],
      font: 'Oswald',
      primary: '#0B3D91',
      books: true,
    },
  ],
  // The next three are the samples, without the look that they name. Two of them have a truck beside their rooms.
  [
    'carte',
    {
      name: 'Trattoria Uno',
      description: 'Neapolitan pizza: two-day dough, a wood-fired oven, twelve pizzas and a table by the window.',
      cuisines: ['Pizza napoletana', 'Focaccia', 'Antipasti', 'Insalate', 'Dolci', 'Natural wine'],
      font: 'Fraunces',
      primary: '#B3261E',
      orders: true,
      books: true,
      hasTruck: true,
    },
  ],
  [
    'noren',
    {
      name: 'Cloud Ramen',
      description: 'Ramen bar with eight quiet rooms: eighteen-hour broth, gyoza pleated by hand, a full vegan bowl.',
      cuisines: ['Shoyu', 'Tonkotsu', 'Miso', 'Tantanmen', 'Gyoza', 'Donburi', 'Vegan ramen', 'Matcha sweets'],
      font: 'Outfit',
      primary: '#2B3A8C',
      orders: true,
      locations: 8,
    },
  ],
  [
    'marquee',
    {
      name: 'Late Burgers',
      cuisines: ['Smash burgers', 'Loaded fries', 'Shakes', 'All-day breakfast', 'Donuts', 'Drip coffee'],
      font: 'Archivo',
      primary: '#FF4FA3',
      orders: true,
      locations: 6,
      hasTruck: true,
    },
  ],
];

describe('the look of a brand that names none', () => {
  test.each(BRANDS)('is %s for $name', (look, facts) => {
    expect(choose(siteOf(facts)).name).toBe(look);
  });

  it('comes with its reasons, the strongest first', () => {
    const site = siteOf({
      name: 'Harlan & Sons',
      cuisines: ['Steakhouse'],
      font: 'Libre Baskerville',
      primary: '#5B0F14',
      books: true,
    });
    expect(choose(site).reason).toBe('cuisine, Libre Baskerville, deep colour, takes reservations, font');
  });

  it('says each reason once, and none that speaks for another look', () => {
    const site = makeSite({ cuisines: ['Pasta', 'Antipasti'], description: 'Tapas on Fridays', theme: {} });
    expect(choose(site)).toEqual({ name: 'carte', reason: 'cuisine, words of its description' });
  });

  it.each([
    ['the first cuisine counts more than the others', ['Ramen', 'Tacos', 'Steak'], 'noren'],
    ['in another order', ['Tacos', 'Ramen', 'Steak'], 'mercado'],
    ['accents make no difference', ['Café'], 'almanac'],
    ['other scripts are read', ['ラーメン'], 'noren'],
    ['Arabic', ['مخبز'], 'almanac'],
  ])('%s', (_, cuisines, look) => {
    expect(choose(makeSite({ cuisines, theme: { fontFamily: 'Lato' } })).name).toBe(look);
  });

  it('is that of a truck, whatever it cooks, where it stands in a street and takes no reservations', () => {
    const facts = { name: 'Smoke', cuisines: ['Barbecue', 'Steakhouse', 'Seafood'], font: 'Libre Baskerville' };
    const truck = siteOf({ ...facts, primary: '#111111', hasTruck: true });
    expect(choose(truck)).toMatchObject({ name: 'mercado', reason: expect.stringContaining('food truck') as string });
    expect(choose({ ...truck, reservationLink: 'https://book.example/' }).name).toBe('ledger');
    expect(choose({ ...truck, locations: [makeLocation(), makeLocation({ name: 'Uptown' })] }).name).toBe('ledger');
    const stops = [{ place: 'Market', date: '2026-11-28', opens: '11:00', closes: '15:00' }] as never;
    expect(choose({ ...truck, flags: { ...truck.flags, foodTruck: false }, stops }).name).toBe('mercado');
  });

  it('is the first of the list where two fit equally well', () => {
    const site = makeSite({ cuisines: ['Tapas Sushi'] });
    expect(chooseLook(site, { display: 'lora', typeStyle: 'serif' }).name).toBe('carte');
    const both = makeSite({ cuisines: ['Steak Burgers'], theme: {} });
    expect(chooseLook(both, { display: 'archivo', typeStyle: 'serif' }).name).toBe('ledger');
  });

  it('is one look for one configuration, whatever texts it has', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('tacos', 'pizza & burgers', '寿司', '')); // prettier-ignore
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(text, text, fc.array(text), fc.option(text, { nil: undefined }), fc.oneof(hex, text), (...drawn) => {
        const [name, description, cuisines, fontFamily, primaryColor] = drawn;
        const site = makeSite({ name, description, cuisines, theme: { primaryColor, ...(fontFamily !== undefined && { fontFamily }) } }); // prettier-ignore
        const choice = choose(site);
        expect(LOOK_NAMES).toContain(choice.name);
        expect(choose(structuredClone(site))).toEqual(choice);
        expect(lookPartsOf(choice.name, site, true)).toEqual(lookPartsOf(choice.name, structuredClone(site), true));
      }),
    );
  });

  it('stays when pictures come later; only the composition of the first screen differs', () => {
    for (const [, facts] of BRANDS) {
      const site = siteOf(facts);
      const withPictures = {
        ...site,
        hero: { image: { src: 'images/hero.jpg', alt: 'A table' } },
        highlights: [{ title: 'Fire', image: { src: 'images/fire.jpg', alt: '' } }],
        pictures: { 'images/hero.jpg': {} },
      };
      const choice = choose(site);
      expect(choose(withPictures as never)).toEqual(choice);
      const { hero: bare, ...before } = lookPartsOf(choice.name, site, false);
      const { hero, ...after } = lookPartsOf(choice.name, site, true);
      expect(after).toEqual(before);
      expect(bare).toBe(LOOKS[choice.name].bare);
      expect(LOOKS[choice.name].heroes).toContain(hero);
    }
  });

  it.each([
    ['one long word', 'a'],
    ['cuisines without an end', 'pizza '],
    ['signs that are replaced', "-_/&’'., "],
    ['accents on one letter', '\u0301'],
    ['another script', '寿司、'],
  ])('is found in time that grows with the text alone: %s', (_, piece) => {
    const text = piece.repeat(200_000 / piece.length);
    const start = performance.now();
    choose(makeSite({ name: text, description: text, cuisines: [text, text] }));
    // It takes a tenth of that. What tried again at each letter would take hours.
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('the look that a configuration names', () => {
  it.each(LOOK_NAMES)('%s', (look) => {
    const site = siteOf(BRANDS[0]?.[1] as Facts);
    expect(choose({ ...site, theme: { ...site.theme, look } })).toEqual({ name: look });
  });
});

describe('the parts of which a look has several', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => [`brand-${index}`, uuid(index)]).flat();

  it.each(LOOK_NAMES)('%s: the id of a brand spreads them evenly, each by itself', (look) => {
    const all = ids.map((brandId) => lookPartsOf(look, makeSite({ brandId }), true));
    for (const part of ['hero', 'menu', 'divider'] as const) {
      const options = part === 'hero' ? LOOKS[look].heroes.length : 2;
      const counts = [...Map.groupBy(all, (parts) => parts[part]).values()].map(({ length }) => length);
      expect(counts, part).toHaveLength(options);
      for (const count of counts) expect(count / all.length, part).toBeCloseTo(1 / options, 1);
    }
    // Which hero a brand has says nothing of its menu: each pair is as frequent as the others.
    const pairs = Map.groupBy(all, ({ hero, menu, divider }) => `${hero} ${menu} ${divider}`);
    expect(pairs.size).toBe(LOOKS[look].heroes.length * 4);
    for (const { length } of pairs.values()) expect(length).toBeGreaterThan((all.length / pairs.size) * 0.75);
  });

  it('differ among ids that hardly differ', () => {
    const heroes = ['cafe-1', 'cafe-2', 'cafe-3', 'cafe-4', 'cafe-5', 'cafe-6', 'cafe-7', 'cafe-8'].map(
      (brandId) => lookPartsOf('carte', makeSite({ brandId }), true).hero,
    );
    expect(new Set(heroes).size).toBe(2);
  });

  it('are by the name of a brand without an id', () => {
    const parts = (name: string) => lookPartsOf('salon', { name, theme: {} }, true);
    expect(parts('Aldous')).toEqual(parts('Aldous'));
    expect(new Set('abcdefgh'.split('').map((name) => parts(name).hero)).size).toBe(2);
  });

  it.each(LOOK_NAMES)('%s: theme.hero and theme.menu choose among its own', (look) => {
    for (const hero of heroesOf(look)) expect(lookPartsOf(look, makeSite({ theme: { hero } }), true).hero).toBe(hero);
    for (const menu of menusOf(look)) expect(lookPartsOf(look, makeSite({ theme: { menu } }), true).menu).toBe(menu);
  });

  it.each(LOOK_NAMES)('%s: those of another look change nothing', (look) => {
    const own = lookPartsOf(look, makeSite(), true);
    for (const hero of HERO_NAMES.filter((name) => !heroesOf(look).includes(name)))
      expect(lookPartsOf(look, makeSite({ theme: { hero } }), true)).toEqual(own);
    for (const menu of MENU_NAMES.filter((name) => !menusOf(look).includes(name)))
      expect(lookPartsOf(look, makeSite({ theme: { menu } }), true)).toEqual(own);
  });

  it('are without a picture the bare one, whatever theme.hero says', () => {
    expect(lookPartsOf('carte', makeSite({ theme: { hero: 'arch' } }), false).hero).toBe('words');
    expect(lookPartsOf('mercado', makeSite({ theme: { hero: 'blocks' } }), false).hero).toBe('board');
  });

  it('menuPictures follow the menu that is named', () => {
    const picturesOf = (menu: 'sheet' | 'leaves') => lookPartsOf('carte', makeSite({ theme: { menu } }), true);
    expect(picturesOf('sheet').menuPictures).toBe('category');
    expect(picturesOf('leaves').menuPictures).toBe('item');
  });

  it('each font family speaks for a look where a brand says nothing else', () => {
    for (const { name } of Object.values(FAMILIES))
      expect(choose(makeSite({ theme: { fontFamily: name } })).reason).toContain('font');
  });
});

/** Another one for each number, spread over all bits. */
function uuid(index: number): string {
  const hex = (seed: number): string => (Math.imul(index + 1, seed) >>> 0).toString(16).padStart(8, '0');
  const all = hex(0x9e3779b1) + hex(0x85ebca6b) + hex(0xc2b2ae35) + hex(0x27d4eb2f);
  return all.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
