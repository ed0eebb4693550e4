import { HOURS } from '#i18n/english/hours.ts';
import type { Diet } from '#schema/menu/item-keys.ts';
import { countOf, countOpenings } from '#core/text/sentences.ts';
import { capitalize } from '#core/text/sentences.ts';
import { AND_LIST, OR_LIST } from '#core/text/lists.ts';
import { WEEKDAYS } from '#core/hours/hours-lines.ts';
import type { OpenStatus } from '#core/hours/open-status.ts';
import { openStatusToText } from '#core/hours/opening-words.ts';

/** By their number, from 1 on: `MONTHS[0]` is January. */
export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A day of the calendar in words, as far as an answer names it. */
export interface NamedDay {
  /** 0 is Sunday. */
  weekday: number;
  /** 1 is January. */
  month: number;
  date: number;
  is?: 'today' | 'tomorrow';
}

/** The conditions of a list: marks that its items have, marks that they do not have, and whether there is a price limit. */
export interface ListFilter {
  marked: string[];
  unmarked: string[];
  isPriced: boolean;
  /** Only of the part of the menu that the question names. */
  isOfPart?: boolean;
}

/**
 * Every sentence of the assistant's own, with gaps for what the site says. A location is undefined where the brand has only one: then the
 * sentence says "we". The other languages have the same sentences (`Phrases`). What pages say in our words comes in the language of the answer (`Knowledge.said`), and so do prices (`pricesIn`); the brand's own words as the site in English writes them, until `onPage`.
 */
export const ENGLISH = {
  list: (words: readonly string[]) => AND_LIST.format(words),
  day: ({ weekday, month, date, is }: NamedDay): string => {
    const name = WEEKDAYS[weekday] ?? '';
    if (is === 'today') return `Today, ${name}`;
    return is === 'tomorrow' ? `Tomorrow, ${name}` : `${name}, ${MONTHS[month - 1] ?? ''} ${date}`;
  },
  weekday: (weekday: number): string => WEEKDAYS[weekday] ?? '',

  // Whom to ask
  callAt: (phone: string) => `Please call ${phone}.`,
  writeTo: (email: string) => `Please write to ${email}.`,
  askTeam: 'Please ask the team.',
  unknown: 'I’m sorry, I don’t know that.',
  unknownPart: (part: string) => `I don’t know about “${part}”.`,
  siteSays: 'This is what our website says:',
  unansweredParts: (parts: string[]) =>
    `Please ask me again about ${AND_LIST.format(parts.map((part) => `“${part}”`))}.`,

  otherLanguage: 'I read English, French, Spanish and Chinese. For anything else, our team can help you.',

  // Small talk
  greeting: (name: string) => `Hello! Ask me about ${name}: the menu, hours, locations, offers.`,
  thanks: 'You are welcome!',
  bye: 'See you soon!',
  praise: 'Is there anything else you would like to know?',
  identity: (name: string) =>
    `I am the assistant of this website: I answer from what ${name} says on it, and from nothing else.`,

  // Hours
  hoursOfMany: (count: number) =>
    `Each of our ${count} locations has its own hours. Tell me which one you mean, or look it up in the list.`,
  hoursOfLocations: (count: number, areAll: boolean, when: string) =>
    `These are the hours of ${areAll ? 'our' : 'these'} ${count} locations${when}.`,
  when: {
    today: ' today',
    tomorrow: ' tomorrow',
    weekdays: (weekdays: number[]) => ` on ${weekdays.map((weekday) => WEEKDAYS[weekday] ?? '').join(' and ')}`,
    date: (month: number, date: number) => ` on ${MONTHS[month - 1] ?? ''} ${date}`,
    holiday: (name: string) => ` on ${name}`,
  },
  noneOpenThen: (when: string) => `None of them is open then${when}.`,
  openThen: (when: string, locations: string) => `Open then${when}: ${locations}.`,
  pickupHoursUnknown: 'Pickup hours not available.',
  pickup: 'Pickup',
  pickupOf: (location: string) => `${location}, pickup`,
  hoursUnknown: (location: string | undefined) =>
    `I don’t know ${location === undefined ? 'our opening hours' : `the opening hours of ${location}`}: hours not available.`,
  openAtTheseHours: (location: string | undefined) => `${weAre(location)} open at these hours.`,
  statusNow: (location: string | undefined, status: OpenStatus) => `${weAre(location)} ${statusInSentence(status)}.`,
  closedForGood: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} permanently closed.`,
  openAtTime: (location: string | undefined, isOpen: boolean) =>
    `${isOpen ? 'Yes' : 'No'}, ${location === undefined ? 'we are' : `${location} is`} ${isOpen ? 'open' : 'closed'} then.`,
  hoursOnDay: (day: string, hours: string) => `${day}: ${hours}.`,
  closed: 'closed',
  status: (status: OpenStatus) => capitalize(openStatusToText(status, HOURS)),
  cardClosed: 'Closed',
  cardHoursUnknown: 'Hours not available',
  cardPickupUnknown: 'Pickup hours not available',
  usualHours: (location: string | undefined, weekday: number, hours: string, holiday: string) =>
    `Our usual ${WEEKDAYS[weekday] ?? ''} hours${location === undefined ? '' : ` at ${location}`} are ${hours}; they are not confirmed for ${holiday}.`,
  usuallyClosed: (location: string | undefined, weekday: number, holiday: string) =>
    `${weAre(location)} usually closed on ${WEEKDAYS[weekday] ?? ''}s; that is not confirmed for ${holiday}.`,
  /** The name of a holiday, which calendars have in English. */
  holidayName: (name: string) => name,
  notConfirmed: (holiday: string) => `Not confirmed for ${holiday}`,
  usualHoursOfLocations: (holiday: string) => `These are our usual hours; they are not confirmed for ${holiday}.`,
  unknownDay: 'I don’t know the hours of that day.',
  holidays: (dates: string) => `These dates have hours of their own: ${dates}.`,
  holidaysUnknown: 'Our website has no hours for public holidays; our usual hours are not confirmed for them.',

  // Menu
  itemIs: (what: string) => `Yes, it is on our menu: ${what}`,
  itemCloseTo: (what: string) => `This is what our menu has: ${what}`,
  itemPrice: (name: string, price: string) => `${name}: ${price}.`,
  itemWithoutPrice: (name: string) => `The menu shows no price of ${name}.`,
  pricesOf: (prices: { name: string; price: string | undefined }[]) =>
    `${AND_LIST.format(prices.map(({ name, price }) => `${name} ${price === undefined ? 'shows no price' : `is ${price}`}`))}.`,
  soldOut: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} sold out right now.`,
  weHave: (names: string) => `We have ${names}.`,
  sum: (lines: string[], total: string) => `${AND_LIST.format(lines)}: ${total} in all, before tax.`,
  sumLine: (count: number, name: string, price: string) => `${count} × ${name} at ${price}`,
  notAtLocation: (name: string, location: string) =>
    `${name} is not on the menu of ${location}. Other locations have it.`,
  menuElsewhere: (location: string) =>
    `The menu of ${location} is on a page of its own, which I can’t read. This is what our other locations have.`,
  menuOnOwnPage: (location: string) => ` The menu of ${location} is on a page of its own.`,
  notFound: (words: string) => `I couldn’t find “${words}” on our website.`,
  comesClose: (names: string) => `I couldn’t find that by its name on our menu. This comes close: ${names}`,
  menu: (categories: string[]) =>
    `Here is our menu.${categories.length === 0 ? '' : ` It has ${AND_LIST.format(categories)}.`}`,
  priceRange: (least: string, most: string) => `On our menu prices go from ${least} to ${most}.`,
  popular: (names: string) => `Our guests like ${names}.`,
  costsMost: (name: string, price: string) => `${name} costs most: ${price}.`,
  costsLeast: (name: string, price: string) => `${name} costs least: ${price}.`,
  listed: ({ names, more, ...filter }: ListFilter & { names: string; more: number }) => {
    const what = listedAs(filter);
    return `${what === '' ? 'We have' : `On our menu, ${what}:`} ${names}.${more > 0 ? ` And ${more} more on the menu.` : ''}`;
  },
  nothingListed: (filter: ListFilter) =>
    `Nothing${filter.isOfPart === true ? ' of that kind' : ''} on our menu is ${listedAs(filter)}.`,

  // When a menu is served. `menu` is written as `menuNamed` does
  menuNamed: (menu: string, item?: string) => `“${menu}”${item === undefined ? '' : ` (with ${item})`}`,
  yes: (text: string) => `Yes: ${text}`,
  notNow: (text: string) => `Not now: ${text}`,
  servedNow: (menu: string, until: string | undefined) =>
    `${menu} is served now${until === undefined ? '' : `, until ${until}`}.`,
  servedThen: (menu: string) => `${menu} is served then.`,
  servedAt: (menu: string, times: string, next?: string) =>
    `${menu} is served ${times}${next === undefined ? '' : `; next from ${next}`}.`,
  notServedNow: (menu: string, next: string | undefined) =>
    `${menu} is not served now${next === undefined ? '' : `; next from ${next}`}.`,
  notServedThen: (menu: string) => `${menu} is not served then.`,
  servedOn: (day: string, menu: string, hours: string) => `${day}: ${menu} is served ${hours}.`,
  notServedOn: (day: string, menu: string) => `${day}: ${menu} is not served.`,
  /** `menus` have their times: “Dinner” (Mon–Sat 5:00 PM – 9:00 PM)". */
  othersServed: (menus: string) => `At other times: ${menus}.`,
  servedUnknown: (menus: string, count = 1) =>
    `${menus} ${count === 1 ? 'has no times of its own' : 'have no times of their own'} on our website.`,
  servedThenUnknown: (menu: string) => `I don’t know whether ${menu} is served then.`,
  priceAtTimes: (name: string, price: string, times: string | undefined) =>
    `${name}: ${price}${times === undefined ? '; our website does not say when' : `, ${times}`}.`,
  usualPrices: 'This is the sum of the usual prices.',

  // What one can add or choose. `extra` is a name with what it costs: "Bacon (+$2.00)"
  canAdd: (item: string, extra: string) => `Our menu lists this for ${item}: ${extra}.`,
  extraFor: (extra: string, items: string) => `${extra}: for ${items}.`,
  labelled: (label: string, text: string) => `${label}: ${text}`,
  extraNotListed: (item: string, extra: string) => `Our menu does not list ${extra} as an extra of ${item}.`,
  extrasOf: (item: string, groups: string) => `What our menu lists to choose for ${item}: ${groups}.`,
  noExtras: (item: string) => `Our menu lists no extras of ${item}.`,
  coursesOf: (item: string, courses: string) => `${item} comes with these courses: ${courses}.`,

  // Calories: only what the menu states
  caloriesOf: (name: string, amount: string) => `${name}: ${amount}.`,
  caloriesUnknown: (names: string) => `Our menu does not state the calories of ${names}.`,
  caloriesSum: (amount: string) => `That is ${amount} in all, as our menu states them.`,
  caloriesPartSum: (amount: string, names: string) =>
    `That is ${amount} without ${names}, whose calories our menu does not state in full.`,
  fewestCalories: (name: string, amount: string) => `Of what states its calories, ${name} has the fewest: ${amount}.`,
  mostCalories: (name: string, amount: string) => `Of what states its calories, ${name} has the most: ${amount}.`,
  withinCalories: (names: string) => `Within that, as our menu states it: ${names}.`,
  noneWithinCalories: 'Nothing that states its calories is within that.',
  caloriesNotCompared: (count: number) =>
    `${count} ${count === 1 ? 'dish states' : 'dishes state'} no calories, and may have more or fewer.`,

  // Diets, allergens and what is to be left out: only what the site says of an item
  diet: {
    vegetarian: 'vegetarian',
    vegan: 'vegan',
    'gluten-free': 'gluten-free',
    halal: 'halal',
    spicy: 'spicy',
  } satisfies Record<Diet, string>,
  isMarked: (name: string, diet: string) => `${name} is marked ${diet} on our menu.`,
  areMarked: (names: string, diet: string) => `Marked ${diet} on our menu: ${names}.`,
  isNotMarked: (name: string, diet: string) => `${name} is not marked ${diet} on our menu.`,
  areNotMarked: (names: string, diet: string) => `Not marked ${diet} on our menu: ${names}.`,
  hasNoMark: (diet: string) => `Our menu has no mark for “${diet}”.`,
  menuSays: (name: string, text: string | undefined) =>
    `Our menu says of ${name}: ${text === undefined ? 'nothing but its name.' : endWithStop(text)}`,
  noteSays: (texts: string[]) => `Our website notes: ${texts.map((text) => `“${text}”`).join(' ')}`,
  ingredientsNotStated: 'Our website says no more than that about what is in a dish.',
  /** Items, each with the word of its text that names it: "Torta caprese (“almonds”)". */
  mentioned: (items: string) => `Our menu names it in: ${items}.`,
  // What the menu states of allergens, quoted as it does
  containsStated: (name: string, names: string) => `Our menu states that ${name} contains “${names}”.`,
  mayContainStated: (name: string, names: string) => `Our menu states that ${name} may contain “${names}”.`,
  allStated: (name: string, contains: string, mayContain: string) =>
    `All that our menu states of ${name}: ${[contains && `contains “${contains}”`, mayContain && `may contain “${mayContain}”`].filter(Boolean).join('; ')}.`,
  nothingStated: (name: string) => `Our menu states no allergens of ${name}: they are not known.`,
  notStated: 'What our menu does not state is not known, and may be in a dish all the same.',
  containedIn: (names: string, items: string) => `Our menu states that these contain “${names}”: ${items}.`,
  possibleIn: (names: string, items: string) => `Our menu states that these may contain “${names}”: ${items}.`,
  notNamed: (word: string, names: string) => `Our menu does not name “${word}” in: ${names}.`,
  notListed: 'Our menu doesn’t list every ingredient, so I can’t promise what is not in a dish.',
  allergyNoPromise: 'About allergies I can’t promise anything.',
  allergensNotListed: 'Our website doesn’t list allergens.',
  tellTeam: 'Please tell the team before you order.',

  // Offers
  noOffers: 'There are no offers right now.',
  notOn: (titles: string, day: string) => `${day}: ${titles} is not for that day.`,
  noOffersOn: (day: string) => `${day}: none of our offers is for that day.`,
  offersNow: (titles: string) => `These run right now: ${titles}.`,
  offersOn: (day: string, titles: string) => `${day}: ${titles}.`,
  offerCode: (code: string) => ` The code is ${code}.`,
  noLoyalty: 'Our website names no loyalty program.',
  loyalty: (title: string) => `We have one: ${title}.`,
  giftCards: 'Yes, we have gift cards.',
  noGiftCards: 'Our website offers no gift cards.',

  // Locations
  unknownAddress: (location: string | undefined) =>
    `I don’t know where ${location === undefined ? 'we are' : `${location} is`}.`,
  addressIs: (location: string | undefined, address: string) => `${weAre(location)} at ${address}.`,
  wayBelow: ' The link below shows the way.',
  locationCount: (count: number) => `We have ${countOf(count, 'location')}.`,
  locationsThere: (count: number) => `We have ${countOf(count, 'location')} there.`,
  listHasOthers: ' The list has the others.',
  isTheOne: (location: string) => `${location} is the one.`,
  nearestDelivers: (location: string) => `${location} is nearest: it delivers there.`,
  nearDeliver: 'These locations are near: they deliver there.',
  onThatStreet: (location: string) => `${location} is on that street.`,
  areOnThatStreet: 'These locations are on that street.',
  saysNear: (location: string) => `${location} says it is near.`,
  cantTellNearest: (count: number) =>
    `We have ${countOf(count, 'location')}. I can’t tell which is nearest to you; the list sorts them by distance if you let it know where you are.`,
  noSuchLocation: (words: string) => `I couldn’t find “${words}” among our locations.`,
  hasFeature: (names: string) => `Yes: ${names}.`,
  featureAt: (names: string, location: string) => `${names}: you find that at ${location}.`,
  notSaidOf: (locations: string) => `Our website doesn’t say that of ${locations}.`,
  featureAtMany: (names: string, count: number) => `${names}: you find that at ${count} of our locations.`,
  reachUs: 'Here is how to reach us.',
  reachEach: 'Here is how to reach each of them.',
  phoneIs: (location: string | undefined, phone: string) =>
    `Call ${location === undefined ? 'us' : location} at ${phone}.`,
  emailIs: (location: string | undefined, email: string) =>
    `Write to ${location === undefined ? 'us' : location} at ${email}.`,
  noPhoneOf: (location: string) => `I don’t know a phone number of ${location}.`,
  noEmailOf: (location: string) => `I don’t know an e-mail address of ${location}.`,
  noPhone: 'There is no phone number on our website.',
  noEmail: 'There is no e-mail address on our website.',
  rating: (ratings: string[]) => `Our guests’ ratings: ${ratings.join('; ')}.`,

  // Services
  weOffer: (services: string) => `We offer ${services}.`,
  noOpenings: 'There are no openings right now.',
  openings: (count: number, names: string[]) => `We have ${countOpenings(count)}: ${names.join('; ')}.`,
  lookFor: (requirements: string[]) => `We look for: ${requirements.join('; ')}.`,
  jobOffers: (benefits: string[]) => `We offer: ${benefits.join('; ')}.`,
  noFranchise: 'Our website says nothing of franchises.',
  franchise: 'Thinking of opening one of your own? Our franchise page has the questions we start with.',
  noCatering: (location: string | undefined) => `${location === undefined ? 'We do' : `${location} does`} not cater.`,
  noOrders: 'Our website takes no orders.',
  orderOnline: 'You can order online.',
  deliversThere: (locations: string[] | undefined) =>
    `Yes, ${locations === undefined ? 'we deliver' : `${AND_LIST.format(locations)} ${locations.length > 1 ? 'deliver' : 'delivers'}`} there.`,
  delivers: (location: string | undefined, areas: string[]) =>
    `${location === undefined ? 'We deliver' : `${location} delivers`}${areas.length > 0 ? ` to ${AND_LIST.format(areas)}` : ''}.`,
  pickupOffered: 'Yes, you can pick up your order.',
  noBookingsSeen: 'I can’t see or change bookings.',
  noReservations: 'Our website takes no reservations.',
  reserveOnline: 'You can reserve a table online.',
  largeParty: 'For a large party, please ask us before you come.',
  cuisines: (cuisines: string) => `We serve ${cuisines}.`,
  followUs: (names: string) => `Follow us: ${names}.`,
  feedback: 'Please tell us how it was: every message is read.',
  complaint: 'I am sorry to hear that. Please tell us what happened: every message is read.',
  press: 'For press, creators and partners we have a page.',
  privacy: 'Our privacy policy and our terms say it all.',

  /** What a link or a number is called. */
  label: {
    phone: 'Phone',
    email: 'Email',
    contact: 'Contact Us',
    allLocations: 'All locations',
    findNearest: 'Find the nearest location',
    numbers: 'Numbers of our locations',
    seeMenu: 'See the menu',
    allergens: 'Allergens',
    allergensOf: (name: string) => `Allergens of ${name}`,
    menuOf: (location: string) => `Menu of ${location}`,
    phoneOf: (name: string) => `Phone of ${name}`,
    emailOf: (name: string) => `Email of ${name}`,
    offers: 'Special Offers',
    giftCards: 'Gift Cards',
    catering: 'Catering',
    careers: 'Careers',
    franchise: 'Own A Franchise',
    order: 'Order Online',
    feedback: 'Feedback',
    media: 'Media Inquiries',
    privacy: 'Privacy Policy',
    terms: 'Terms and Conditions',
  },
};

export type Phrases = typeof ENGLISH;

function weAre(location: string | undefined): string {
  return location === undefined ? 'We are' : `${location} is`;
}

function statusInSentence(status: OpenStatus): string {
  if (status.kind !== 'closed') return openStatusToText(status, HOURS);
  if ('closure' in status) {
    const text = openStatusToText(status, HOURS);
    const said = text.charAt(0).toLowerCase() + text.slice(1);
    return status.closure !== 'future' ? said : `not open yet${status.until === undefined ? '' : `: ${said}`}`;
  }
  const opens = status.opens === undefined ? '' : `, and open${/^\d/.test(status.opens) ? ' at' : 's'} ${status.opens}`;
  return status.isAllDay ? `closed today${opens}` : `closed now${opens}`;
}

function listedAs({ marked, unmarked, isPriced }: ListFilter): string {
  return [
    ...(marked.length > 0 ? [`marked ${AND_LIST.format(marked)}`] : []),
    ...(unmarked.length > 0 ? [`not marked ${OR_LIST.format(unmarked)}`] : []),
    ...(isPriced ? ['within that price'] : []),
  ].join(', ');
}

function endWithStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
