import { NUTRIENTS } from '#schema/menu/nutrition.ts';

/**
 * What schema.org 30.0 has of the words that our pages use: of each type its properties, and what each of them takes. Types of `schema-dts` hold
 * the names while compiling, except where properties are spread; this holds the values, too. A word that is new here is looked up at
 * https://schema.org/docs/full.html first.
 */
const business = {
  name: 'Text',
  url: 'URL',
  telephone: 'Text',
  address: 'PostalAddress',
  image: 'URL',
  logo: 'URL',
  sameAs: 'URL',
  areaServed: 'Text',
  hasOfferCatalog: 'OfferCatalog',
  contactPoint: 'ContactPoint',
  aggregateRating: 'AggregateRating',
  parentOrganization: 'Organization',
};
const page = { name: 'Text', url: 'URL', inLanguage: 'Text', isPartOf: 'WebSite', publisher: 'Organization' };
const VOCABULARY: Record<string, Record<string, string>> = {
  AggregateRating: { ratingValue: 'Number', reviewCount: 'Integer' },
  Answer: { text: 'Text' },
  BreadcrumbList: { itemListElement: 'ListItem' },
  ContactPage: page,
  ContactPoint: { telephone: 'Text', email: 'Text' },
  FAQPage: { mainEntity: 'Question' },
  GeoCoordinates: { latitude: 'Number', longitude: 'Number' },
  ItemList: { itemListElement: 'ListItem', numberOfItems: 'Integer' },
  JobPosting: {
    title: 'Text',
    description: 'Text',
    qualifications: 'Text',
    jobBenefits: 'Text',
    datePosted: 'Date',
    validThrough: 'Date',
    employmentType: 'Text',
    hiringOrganization: 'Organization',
    jobLocation: 'Place',
  },
  ListItem: { position: 'Integer', name: 'Text', url: 'URL', item: 'URL' },
  Menu: {
    name: 'Text',
    description: 'Text',
    url: 'URL',
    inLanguage: 'Text',
    provider: 'Organization',
    hasMenuSection: 'MenuSection',
    hasMenuItem: 'MenuItem',
    offers: 'Offer',
  },
  MenuItem: {
    name: 'Text',
    description: 'Text',
    offers: 'Offer',
    suitableForDiet: 'RestrictedDiet',
    nutrition: 'NutritionInformation',
  },
  MenuSection: { name: 'Text', description: 'Text', hasMenuItem: 'MenuItem' },
  NutritionInformation: {
    description: 'Text',
    calories: 'Energy',
    servingSize: 'Text',
    ...Object.fromEntries(Object.keys(NUTRIENTS).map((nutrient) => [nutrient, 'Mass'])),
  },
  Offer: {
    name: 'Text',
    description: 'Text',
    price: 'Decimal',
    priceCurrency: 'Currency',
    validFrom: 'Date',
    validThrough: 'Date',
    availabilityStarts: 'Time',
    availabilityEnds: 'Time',
  },
  OfferCatalog: { name: 'Text', itemListElement: 'Offer' },
  OpeningHoursSpecification: {
    // Of `Thing`, as every type has it.
    description: 'Text',
    dayOfWeek: 'DayOfWeek',
    opens: 'Time',
    closes: 'Time',
    validFrom: 'Date',
    validThrough: 'Date',
  },
  Organization: business,
  Place: { address: 'PostalAddress' },
  PostalAddress: {
    streetAddress: 'Text',
    addressLocality: 'Text',
    addressRegion: 'Text',
    postalCode: 'Text',
    addressCountry: 'Text',
  },
  Question: { name: 'Text', acceptedAnswer: 'Answer' },
  Restaurant: {
    ...business,
    geo: 'GeoCoordinates',
    openingHoursSpecification: 'OpeningHoursSpecification',
    priceRange: 'Text',
    servesCuisine: 'Text',
    hasMenu: 'URL',
    acceptsReservations: 'URL',
  },
  WebPage: page,
  WebSite: { name: 'Text', url: 'URL', inLanguage: 'Text', publisher: 'Organization' },
};

/** How the values that are no nodes are written. */
const LITERALS: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string',
  URL: (value) => URL.canParse(String(value)),
  Number: (value) => typeof value === 'number',
  Integer: (value) => Number.isInteger(value),
  Decimal: (value) => /^\d+(\.\d+)?$/.test(String(value)),
  Currency: (value) => /^[A-Z]{3}$/.test(String(value)),
  Date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  Time: (value) => /^\d\d:\d\d$/.test(String(value)),
  Energy: (value) => /^\d+(?:-\d+)? calories$/.test(String(value)),
  Mass: (value) => /^[\d.]+(?:-[\d.]+)? m?g$/.test(String(value)),
  DayOfWeek: (value) => /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(String(value)),
  RestrictedDiet: (value) => /^https:\/\/schema\.org\/(GlutenFree|Halal|Vegan|Vegetarian)Diet$/.test(String(value)),
};

/** Every way in which a JSON-LD node breaks the vocabulary of schema.org: unknown types, properties that its type has not, wrong values. */
export function schemaOrgErrors(node: unknown, path = '$'): string[] {
  const { '@type': type, '@id': id, ...properties } = Object(node) as Record<string, unknown>;
  // A reference to a node that stands elsewhere.
  if (type === undefined && typeof id === 'string' && Object.keys(properties).length === 0) return [];
  const known = VOCABULARY[String(type)];
  if (known === undefined) return [`${path}: ${JSON.stringify(type)} is no type`];
  return Object.entries(properties).flatMap(([name, value]) => {
    const takes = known[name];
    if (takes === undefined) return [`${path}.${name} does not belong to ${String(type)}`];
    return [value].flat().flatMap((one) => valueErrors(one, takes, `${path}.${name}`));
  });
}

function valueErrors(value: unknown, takes: string, path: string): string[] {
  const isLiteral = LITERALS[takes];
  if (isLiteral) return isLiteral(value) ? [] : [`${path}: ${JSON.stringify(value)} is no ${takes}`];
  const { '@type': type = takes } = Object(value) as Record<string, unknown>;
  return [...(type === takes ? [] : [`${path} takes ${takes}, not ${String(type)}`]), ...schemaOrgErrors(value, path)];
}
