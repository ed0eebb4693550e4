import { CUISINES } from './cuisines.ts';
import { makeLocations } from './locations.ts';
import { makeItem, makeMenu, type MenuPlan } from './menu.ts';
import { makeRandom, type Random, seedOf } from './random.ts';
import { makeAbout, makeFranchiseForm, makeHighlights } from './sections.ts';
import { makeJobs, makeOffers, makeQuestions, makeReviews } from './sections.ts';
import { sentencesOf } from './texts.ts';
import { LANGUAGES, type Words } from './words.ts';

export interface BrandOptions {
  seed: number;
  /** `YYYY-MM-DD`: special hours, offers and jobs lie around this day, since a build leaves out what is over. */
  today: string;
  /** Every brand has so many locations. Without it, 1 to 24, most of them at most 12. */
  locations?: number | undefined;
  /** Paths of pictures, of which each brand shows some. None: brands without pictures. */
  pictures: readonly string[];
}

export interface MadeBrand {
  slug: string;
  /** `brand.json` */
  identity: Record<string, unknown>;
  /** `website.json` */
  configuration: Record<string, unknown>;
  /** Those of the options that it shows. */
  pictures: string[];
}

const FIRST = ['Golden', 'Little', 'Old', 'Blue', 'Casa', 'Chez', 'Red', 'Twin', 'Lucky', 'Corner', 'Grand', 'Wild'];
const SECOND = ['Fork', 'Lantern', 'Oven', 'Garden', 'Table', 'Spoon', 'Harbour', 'Pepper', 'Olive', 'Crane', 'Mill'];
/** All three voices, also by fonts that are not hosted and have a stand-in. */
const FONTS = [
  'Fraunces',
  'Lora',
  'Playfair Display',
  'Roboto Slab',
  'Outfit',
  'DM Sans',
  'Montserrat',
  'Nunito',
].concat(['Inter', 'Archivo', 'Oswald', 'Work Sans']);
const COLOURS = [
  '#b3261e',
  '#2b3a8c',
  '#ff4fa3',
  '#0e7c86',
  '#6b7a2a',
  '#111111',
  '#f2c14e',
  '#4b2e83',
  '#c0392b',
].concat(['#1d6f42', '#e8590c', '#0b3d5c', '#8a1c4a', '#3d2b1f', '#5f7fbf']);

/** The brand of a number, from 0. The same options make the same brand, byte for byte, however many others there are. */
export function makeBrand(index: number, options: BrandOptions): MadeBrand {
  const random = makeRandom(seedOf(options.seed, index));
  const name = `${random.pick(FIRST)} ${random.pick(SECOND)}`;
  const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${String(index + 1).padStart(3, '0')}`;
  const domain = `${slug}.example`;
  const pictures = random.sample(options.pictures, random.between(4, 10));
  const brand = { random, name, domain, pictures, words: random.pick(LANGUAGES), options };
  return { slug, identity: identityOf(slug), configuration: makeConfiguration(brand), pictures };
}

/** Only keys that every commit to measure against knows. */
function identityOf(slug: string) {
  return {
    brandId: slug,
    siteUrl: `https://${slug}.example`,
    source: 'file',
    supabaseUrl: 'https://backend.example',
    supabaseAnonKey: 'sb_publishable_bench',
  };
}

interface BrandParts {
  random: Random;
  name: string;
  domain: string;
  pictures: string[];
  words: Words;
  options: BrandOptions;
}

/** The menu comes first, so that the first price of the file is one of the menu. */
function makeConfiguration(brand: BrandParts): Record<string, unknown> {
  const { random, name, domain, pictures, words, options } = brand;
  const { today } = options;
  const menu: MenuPlan = {
    cuisine: random.pick(CUISINES),
    words,
    items: itemsOf(random),
    hasPrices: !random.happens(0.1),
    described: random.pick([0, 0.6, 0.9, 1]),
    pictures,
  };
  const shown = random.pick(MENUS);
  const [reviews, gallery] = [random.happens(0.6), pictures.length > 0 && random.happens(0.5)];
  const count = options.locations ?? locationsOf(random);
  return {
    name,
    description: sentencesOf(random, words, random.between(1, 3)),
    ...(['page', 'own'].includes(shown) && { menu: makeMenu(random, menu) }),
    ...(shown === 'file' && { hasMenu: 'file', fileLink: `https://files.${domain}/menu.pdf` }),
    locations: makeLocations(random, {
      ...{ name, domain, count, today, menu, gallery, reviews },
      ownMenus: shown === 'own',
    }),
    servesCuisine: [menu.cuisine.name],
    email: `hello@${domain}`,
    telephone: `+1 416 555 ${String(random.between(100, 199)).padStart(4, '0')}`,
    ...(random.happens(0.7) && { orderingLink: `https://order.${domain}/` }),
    ...(random.happens(0.4) && { giftCards: `https://gifts.${domain}/` }),
    ...(random.happens(0.6) && { socialMedia: { instagram: `https://www.instagram.com/${domain}` } }),
    ...(random.happens(0.3) && { navigation: [{ name: 'Shop', url: `https://shop.${domain}/` }] }),
    heroSection: makeHero(brand),
    ...(shown !== 'none' &&
      random.happens(0.7) && {
        featuredItems: menu.cuisine.dishes
          .slice(0, random.between(3, 8))
          .map((dish, index) => makeItem(random, menu, `featured-${index + 1}`, dish)),
      }),
    ...makeSections(brand),
    ...(reviews && { reviews: makeReviews(random, words, today, random.between(2, 6)) }),
    animations: random.happens(0.5),
    theme: {
      primaryColor: random.pick(COLOURS),
      ...(random.happens(0.7) && { secondaryColor: random.pick(COLOURS) }),
      fontFamily: random.pick(FONTS),
    },
  };
}

/** How a menu is there, as often as brands have it so. */
const MENUS = [...Array.from({ length: 7 }, () => 'page' as const), 'own', 'own', 'file', 'none'] as const;

/** 8 to 120, half of them under 50. */
const itemsOf = (random: Random): number => (random.happens(0.5) ? random.between(8, 50) : random.between(40, 120));

/** 1 to 24, five of six at most 12. */
const locationsOf = (random: Random): number =>
  random.happens(5 / 6) ? random.between(1, 12) : random.between(13, 24);

function makeHero({ random, words, pictures }: BrandParts) {
  return {
    ...(random.happens(0.8) && { title: random.pick(words.sentences).slice(0, 60).trim() }),
    ...(random.happens(0.7) && { subtitle: sentencesOf(random, words, random.between(1, 2)) }),
    ...(random.happens(0.4) && { badge: random.pick(words.categories) }),
    ...(pictures.length > 0 && random.happens(0.8) && { backgroundImage: random.pick(pictures) }),
  };
}

/** Each of them is missing from some brands. */
function makeSections({ random, name, domain, words, pictures, options: { today } }: BrandParts) {
  const isFranchise = random.happens(0.3);
  return {
    ...(random.happens(0.5) && { highlights: makeHighlights(random, words, pictures) }),
    ...(random.happens(0.7) && { about: makeAbout(random, words, pictures) }),
    ...(random.happens(0.5) && { features: random.sample(words.sentences, random.between(2, 4)) }),
    ...(random.happens(0.5) && makeOffers(random, words, today, domain)),
    ...(random.happens(0.6) && { faqs: makeQuestions(random, words, random.between(2, 6)) }),
    ...(random.happens(0.5) && { jobs: makeJobs(random, words, today, random.between(1, 8)) }),
    ...(random.happens(0.5) && {
      restaurants: { live_catering: random.happens(0.8), party_hall: random.happens(0.4), email: `events@${domain}` },
    }),
    brand: { name: `${name} Inc.`, ...(isFranchise && { franchisee_form: makeFranchiseForm() }) },
    ...(random.happens(0.1) && { footer: `<p>${name}: tell us about allergies before you order.</p>` }),
  };
}
