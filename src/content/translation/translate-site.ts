import type { Image } from '#schema/values/picture.ts';
import type { Faq, Feature, FranchiseQuestion, Highlight, Job, LegalSection, Review } from '#schema/content.ts';
import type { Location } from '#schema/location.ts';
import type { ItemAllergens } from '#schema/menu/item-keys.ts';
import type { Choice, ChoiceGroup } from '#schema/menu/choices.ts';
import type { Menu, MenuCategory, MenuItem } from '#schema/menu/menu.ts';
import type { Deal, Discount } from '#schema/offer.ts';
import type { Hours } from '#schema/hours/hours.ts';
import type { Stop } from '#schema/hours/stops.ts';
import type { Site } from '#schema/site.ts';
import type { Price } from '#schema/values/price.ts';
import { anchorOf } from '../pages/careers.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';

/** What a text is, which tells apart two that are the same: the dish "Sides" and the category "Sides". */
export type TextKind =
  | 'allergen'
  | 'area'
  | 'category'
  | 'company'
  | 'cuisine'
  | 'deal'
  | 'dish'
  | 'extra'
  | 'feature'
  | 'group'
  | 'guest'
  | 'job'
  | 'keyword'
  | 'location'
  | 'menu'
  | 'name'
  | 'picture'
  | 'price'
  | 'question'
  | 'service'
  | 'size'
  | 'tag'
  | 'text'
  | 'time'
  | 'wording'
  | 'words';

/** Returns the translation of a text. Empty for a keyword or a wording that is left out. */
export type Translate = (text: string, kind: TextKind) => string;

type PlaceHours = Pick<Site, 'hours' | 'pickupHours' | 'serviceHours'>;

type Texts<Key extends string> = Partial<Record<Key, string | undefined>>;

/**
 * A site with every text of its brand replaced. What exists once stays: hours, places, links, prices, ids, and the slugs of pages. The texts are
 * visited in the order of the pages: a list of them can be read like the site.
 */
export function translateSite(site: Site, translate: Translate): Site {
  const t = texter(translate);
  const name = translate(site.name, 'name');
  const texts = (list: string[], kind: TextKind): string[] => list.map((text) => translate(text, kind));
  return omitUndefined({
    ...site,
    name,
    lastSeating: t.seating(site.lastSeating),
    stops: site.stops?.map(t.stop),
    ...t.placeHours(site),
    hoursNote: t.text(site.hoursNote, 'text'),
    legalName: site.legalName === site.name ? name : translate(site.legalName, 'company'),
    ...t.keys(site, 'text', 'description'),
    logo: t.image(site.logo),
    logoDark: t.image(site.logoDark),
    cuisines: texts(site.cuisines, 'cuisine'),
    hero: {
      ...site.hero,
      ...t.keys(site.hero, 'text', 'badge', 'title', 'subtitle', 'ctaText'),
      image: t.image(site.hero.image),
    },
    navigation: site.navigation.map((entry) => ({ ...entry, name: translate(entry.name, 'words') })),
    allergenNote: t.text(site.allergenNote, 'text'),
    menus: site.menus.map(t.menu),
    menusIn:
      site.menusIn &&
      Object.fromEntries(Object.entries(site.menusIn).map(([currency, menus]) => [currency, menus.map(t.menu)])),
    featuredItems: site.featuredItems.map((item) => ({ ...t.item(item), category: t.text(item.category, 'category') })),
    offerCatalog: site.offerCatalog.map(t.item),
    highlights: site.highlights.map(t.highlight),
    features: site.features.map(t.feature),
    deals: site.deals.map(t.deal),
    discounts: site.discounts.map(t.discount),
    loyalty: site.loyalty && {
      ...site.loyalty,
      ...t.keys(site.loyalty, 'deal', 'name'),
      ...t.keys(site.loyalty, 'text', 'description'),
    },
    about: site.about && {
      ...site.about,
      ...t.keys(site.about, 'text', 'title', 'subtitle', 'bio'),
      image: t.image(site.about.image),
      features: texts(site.about.features, 'feature'),
    },
    faqs: site.faqs.map(t.faq),
    legal:
      site.legal &&
      omitUndefined({
        terms: site.legal.terms?.map(t.legalSection),
        privacy: site.legal.privacy?.map(t.legalSection),
        accessibility: site.legal.accessibility?.map(t.legalSection),
        accessibilityLimits: site.legal.accessibilityLimits && texts(site.legal.accessibilityLimits, 'text'),
      }),
    jobs: site.jobs.map((job) => ({ ...t.job(job), anchor: anchorOf(job, site) })),
    franchiseQuestions: site.franchiseQuestions.map(t.question),
    locations: site.locations.map(t.location),
    closedLocations: site.closedLocations.map(t.location),
    areaServed: texts(site.areaServed, 'area'),
    reviews: site.reviews.map(t.review),
    keywords: texts(site.keywords, 'keyword').filter((keyword) => keyword !== ''),
    texts: site.texts && translatedWording(site.texts, translate),
  });
}

/** A text of ours that is not translated is ours again. */
function translatedWording(texts: Record<string, string>, translate: Translate): Record<string, string> {
  const entries = Object.entries(texts).map(([key, text]) => [key, translate(text, 'wording')] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

/** Units that all languages write alike. */
const MEASURES = new Set(['kg', 'g', 'lb', 'oz', 'L', 'cl', 'ml']);

function texter(translate: Translate) {
  const text = (value: string | undefined, kind: TextKind): string | undefined =>
    value === undefined ? undefined : translate(value, kind);
  const seating = (value: number | string | undefined): number | string | undefined =>
    typeof value === 'string' ? translate(value, 'text') : value;
  const texts = (list: string[], kind: TextKind): string[] => list.map((each) => translate(each, kind));

  /** The keys of an object that have a value, translated. An empty text says that there is none. */
  function keys<Name extends string>(object: Texts<Name>, kind: TextKind, ...names: Name[]): Texts<Name> {
    const entries = names.flatMap((name) => {
      const value = object[name];
      return value === undefined || value === '' ? [] : [[name, translate(value, kind)] as const];
    });
    return Object.fromEntries(entries) as Texts<Name>;
  }

  function image<Kind extends Image | undefined>(value: Kind): Kind {
    return value === undefined || value.alt === '' ? value : { ...value, alt: translate(value.alt, 'picture') };
  }

  const price = <Kind extends Price | undefined>(value: Kind): Kind => {
    if (value === undefined) return value;
    if ('text' in value) return { ...value, text: translate(value.text, 'price') };
    const { unit } = value;
    return unit === undefined || MEASURES.has(unit) ? value : { ...value, unit: translate(unit, 'size') };
  };

  const allergens = ({ contains, mayContain }: ItemAllergens): ItemAllergens => {
    const named = (list: ItemAllergens['contains']) =>
      list.map((allergen) => ({ ...allergen, name: translate(allergen.name, 'allergen') }));
    return { contains: named(contains), mayContain: named(mayContain) };
  };

  function item(value: MenuItem): MenuItem {
    return omitUndefined({
      ...value,
      name: translate(value.name, 'dish'),
      ...keys(value, 'text', 'description'),
      image: image(value.image),
      price: price(value.price),
      sizes: value.sizes?.map((size) => ({ ...size, name: translate(size.name, 'size'), price: price(size.price) })),
      timeSpecificPrices: value.timeSpecificPrices?.map((each) =>
        omitUndefined({
          ...each,
          ...keys(each, 'time', 'name'),
          price: price(each.price),
          times: hours(each.times),
          ...keys(each, 'text', 'words'),
        }),
      ),
      allergens: value.allergens && allergens(value.allergens),
      tag: text(value.tag, 'tag'),
      nutrition: value.nutrition && { ...value.nutrition, ...keys(value.nutrition, 'text', 'servingSize') },
      courses: value.courses?.map(choiceGroup),
      modifierGroups: value.modifierGroups?.map(choiceGroup),
    });
  }

  const knownGroups = new Map<ChoiceGroup, ChoiceGroup>();
  /** Items share groups: one stays one object. */
  function choiceGroup(value: ChoiceGroup): ChoiceGroup {
    const made = knownGroups.get(value) ?? {
      ...value,
      name: translate(value.name, 'group'),
      ...keys(value, 'text', 'description'),
      choices: value.choices.map(choice),
    };
    knownGroups.set(value, made);
    return made;
  }

  function choice(value: Choice): Choice {
    return omitUndefined({
      ...value,
      name: translate(value.name, 'extra'),
      ...keys(value, 'text', 'description'),
      price: price(value.price),
      allergens: value.allergens && allergens(value.allergens),
      modifierGroups: value.modifierGroups?.map(choiceGroup),
    });
  }

  function category(value: MenuCategory): MenuCategory {
    return {
      ...value,
      name: translate(value.name, 'category'),
      ...keys(value, 'text', 'description'),
      items: value.items.map(item),
      ...(value.modifierGroups && { modifierGroups: value.modifierGroups.map(choiceGroup) }),
    };
  }

  const known = new Map<Menu, Menu>();
  /** Locations may share a menu: it stays one object. */
  function menu(value: Menu): Menu {
    const made = known.get(value) ?? {
      ...value,
      ...keys(value, 'menu', 'name'),
      ...keys(value, 'text', 'description', 'allergenNote'),
      ...(value.served && { served: hours(value.served) }),
      categories: value.categories.map(category),
    };
    known.set(value, made);
    return made;
  }

  function deal(value: Deal): Deal {
    return omitUndefined({
      ...value,
      title: translate(value.title, 'deal'),
      ...keys(value, 'text', 'description', 'badge'),
      price: price(value.price),
      originalPrice: price(value.originalPrice),
    });
  }

  function discount(value: Discount): Discount {
    return {
      ...value,
      title: translate(value.title, 'deal'),
      ...keys(value, 'text', 'description', 'badge'),
      conditions: texts(value.conditions, 'text'),
    };
  }

  const feature = (value: Feature): Feature => ({
    ...value,
    title: translate(value.title, 'feature'),
    ...keys(value, 'text', 'description'),
  });
  const highlight = (value: Highlight): Highlight =>
    omitUndefined({
      ...value,
      title: translate(value.title, 'text'),
      ...keys(value, 'text', 'kicker', 'description'),
      image: image(value.image),
    });
  const faq = ({ question, answer }: Faq): Faq => ({
    question: translate(question, 'question'),
    answer: translate(answer, 'text'),
  });
  const legalSection = (value: LegalSection): LegalSection => ({
    heading: translate(value.heading, 'text'),
    text: translate(value.text, 'text'),
  });
  const review = (value: Review): Review => ({
    ...value,
    content: translate(value.content, 'guest'),
    ...keys(value, 'guest', 'date'),
  });
  const job = (value: Job): Job => ({
    ...value,
    title: translate(value.title, 'job'),
    ...keys(value, 'job', 'type'),
    ...keys(value, 'text', 'description'),
    ...keys(value, 'location', 'locationName'),
    requirements: texts(value.requirements, 'text'),
    benefits: texts(value.benefits, 'text'),
  });
  const question = (value: FranchiseQuestion): FranchiseQuestion => ({
    ...value,
    question: translate(value.question, 'question'),
    options: texts(value.options, 'question'),
  });

  function location(value: Location): Location {
    return omitUndefined({
      ...value,
      name: translate(value.name, 'location'),
      area: text(value.area, 'area'),
      deliveryAreas: texts(value.deliveryAreas, 'area'),
      services: texts(value.services, 'service'),
      lastSeating: seating(value.lastSeating),
      stops: value.stops?.map(stop),
      ...placeHours(value),
      hoursNote: text(value.hoursNote, 'text'),
      menus: value.menus.map(menu),
      heroImage: image(value.heroImage),
      gallery: value.gallery.map((entry) =>
        omitUndefined({ ...entry, image: image(entry.image), title: text(entry.title, 'picture') }),
      ),
      features: value.features.map(feature),
      faqs: value.faqs.map(faq),
      reviews: value.reviews.map(review),
    });
  }

  const stop = (value: Stop): Stop => omitUndefined({ ...value, place: translate(value.place, 'location') });

  /** Special hours may have a note. */
  const hours = <Kind extends Hours | undefined>(value: Kind): Kind =>
    value?.special.some(({ note }) => note !== undefined)
      ? { ...value, special: value.special.map((entry) => ({ ...entry, ...keys(entry, 'text', 'note') })) }
      : value;
  const placeHours = ({ hours: own, pickupHours, serviceHours }: PlaceHours): PlaceHours => ({
    hours: hours(own),
    pickupHours: hours(pickupHours),
    serviceHours: serviceHours?.map((service) => ({ ...service, hours: hours(service.hours) })),
  });

  return {
    text,
    stop,
    placeHours,
    seating,
    keys,
    image,
    item,
    menu,
    deal,
    discount,
    feature,
    highlight,
    faq,
    legalSection,
    review,
    job,
    question,
    location,
  };
}
