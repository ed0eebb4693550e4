import type { OpenStatus } from '#core/hours/open-status.ts';
import { openStatusToText } from '#core/hours/opening-words.ts';
import { capitalize } from '#core/text/sentences.ts';
import type { ListFilter, Phrases } from './english.ts';
import { HOLIDAY_NAMES } from './holiday-names.ts';
import { HOURS } from '#i18n/french/hours.ts';

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** French as restaurants in Canada write it. Names are inserted only where they need no article and no agreement. */
export const FRENCH: Phrases = {
  list,
  day: ({ weekday, month, date, is }) => {
    if (is === 'today') return `Aujourd’hui, ${nameOf(weekday)}`;
    return is === 'tomorrow' ? `Demain, ${nameOf(weekday)}` : capitalize(`${nameOf(weekday)} ${dateText(month, date)}`);
  },
  weekday: (weekday) => capitalize(nameOf(weekday)),

  callAt: (phone) => `Veuillez appeler au ${phone}.`,
  writeTo: (email) => `Veuillez écrire à ${email}.`,
  askTeam: 'Veuillez demander à notre équipe.',
  unknown: 'Je suis désolé, je ne le sais pas.',
  unknownPart: (part) => `Je n’ai pas de réponse au sujet de ${quote(part)}.`,
  siteSays: 'Voici ce que dit notre site :',
  unansweredParts: (parts) => `Veuillez me reposer la question au sujet de ${list(parts.map(quote))}.`,

  otherLanguage:
    'Je lis l’anglais, le français, l’espagnol et le chinois. Pour toute autre langue, notre équipe peut vous aider.',

  greeting: (name) =>
    `Bonjour! Posez-moi vos questions sur ${name} : le menu, les heures d’ouverture, les adresses, les offres.`,
  thanks: 'Avec plaisir!',
  bye: 'À bientôt!',
  praise: 'Aimeriez-vous savoir autre chose?',
  identity: (name) =>
    `Je suis l’assistant de ce site Web : je réponds d’après ce que ${name} y publie, et rien d’autre.`,

  hoursOfMany: (count) =>
    `Chacun de nos ${count} restaurants a ses propres heures. Dites-moi lequel vous intéresse, ou consultez la liste.`,
  hoursOfLocations: (count, areAll, when) =>
    `Voici les heures de ${areAll ? 'nos' : 'ces'} ${count} restaurants${when}.`,
  when: {
    today: ' aujourd’hui',
    tomorrow: ' demain',
    weekdays: (weekdays) => ` le ${weekdays.map(nameOf).join(' et le ')}`,
    date: (month, date) => ` le ${dateText(month, date)}`,
    holiday: (name) => ` (${name})`,
  },
  noneOpenThen: (when) => `Aucun n’est ouvert à ce moment-là${when}.`,
  openThen: (when, locations) => `Ouvert à ce moment-là${when} : ${locations}.`,
  pickupHoursUnknown: 'Heures de ramassage non disponibles.',
  pickup: 'Ramassage',
  pickupOf: (location) => `${location}, ramassage`,
  hoursUnknown: (location) =>
    `Je ne connais pas ${location === undefined ? 'nos heures d’ouverture' : `les heures d’ouverture du restaurant ${location}`} : heures non disponibles.`,
  openAtTheseHours: (location) => `${isInState(location, 'ouvert')} à ces heures.`,
  statusNow: (location, status) =>
    `${location === undefined ? capitalize(statusText(status)) : `${location} : ${statusText(status)}`}.`,
  closedForGood: (names) => `Définitivement fermé : ${names}.`,
  openAtTime: (location, isOpen) =>
    `${isOpen ? 'Oui' : 'Non'}. ${isInState(location, isOpen ? 'ouvert' : 'fermé')} à ce moment-là.`,
  hoursOnDay: (day, hours) => `${day} : ${hours}.`,
  closed: 'fermé',
  status: (status) => capitalize(statusText(status)),
  cardClosed: 'Fermé',
  cardHoursUnknown: 'Heures non disponibles',
  cardPickupUnknown: 'Heures de ramassage non disponibles',
  usualHours: (location, weekday, hours, holiday) =>
    `${subject(location)}Nos heures habituelles du ${nameOf(weekday)} sont ${hours}; elles ne sont pas confirmées pour ce jour (${holiday}).`,
  usuallyClosed: (location, weekday, holiday) =>
    `${subject(location)}Nous sommes habituellement fermés le ${nameOf(weekday)}; ce n’est pas confirmé pour ce jour (${holiday}).`,
  holidayName: HOLIDAY_NAMES.fr,
  notConfirmed: (holiday) => `Non confirmé (${holiday})`,
  usualHoursOfLocations: (holiday) =>
    `Ce sont nos heures habituelles; elles ne sont pas confirmées pour ce jour (${holiday}).`,
  unknownDay: 'Je ne connais pas les heures de ce jour-là.',
  holidays: (dates) => `Ces dates ont leurs propres heures : ${dates}.`,
  holidaysUnknown:
    'Notre site n’indique pas d’heures pour les jours fériés; nos heures habituelles ne sont pas confirmées pour ces jours.',

  itemIs: (what) => `Oui, c’est à notre menu : ${what}`,
  itemCloseTo: (what) => `Voici ce que notre menu propose : ${what}`,
  itemPrice: (name, price) => `${name} : ${price}.`,
  itemWithoutPrice: (name) => `Le menu n’indique pas de prix : ${name}.`,
  pricesOf: (prices) => `${list(prices.map(({ name, price }) => `${name} : ${price ?? 'prix non indiqué'}`))}.`,
  soldOut: (names) => `Épuisé pour le moment : ${names}.`,
  weHave: (names) => `Nous avons : ${names}.`,
  sum: (lines, total) => `${list(lines)} : ${total} en tout, avant taxes.`,
  sumLine: (count, name, price) => `${count} × ${name} à ${price}`,
  notAtLocation: (name, location) =>
    `${name} n’est pas au menu du restaurant ${location}. D’autres restaurants l’offrent.`,
  menuElsewhere: (location) =>
    `Le menu du restaurant ${location} est sur une page à part, que je ne peux pas lire. Voici ce qu’offrent nos autres restaurants.`,
  menuOnOwnPage: (location) => ` Le menu du restaurant ${location} est sur une page à part.`,
  notFound: (words) => `Je n’ai pas trouvé ${quote(words)} sur notre site.`,
  comesClose: (names) => `Je n’ai pas trouvé ce nom dans notre menu. Voici ce qui s’en approche : ${names}`,
  menu: (categories) => `Voici notre menu.${categories.length === 0 ? '' : ` Vous y trouverez : ${list(categories)}.`}`,
  priceRange: (least, most) => `Les prix de notre menu vont de ${least} à ${most}.`,
  popular: (names) => `Nos clients aiment : ${names}.`,
  costsMost: (name, price) => `Le prix le plus élevé : ${name}, ${price}.`,
  costsLeast: (name, price) => `Le prix le plus bas : ${name}, ${price}.`,
  listed: ({ names, more, ...filter }) => {
    const what = listedAs(filter);
    return `${what === '' ? 'Nous avons' : `À notre menu, ${what}`} : ${names}.${more > 0 ? ` Et encore ${more} au menu.` : ''}`;
  },
  nothingListed: (filter) =>
    `Notre menu n’a rien${filter.isOfPart === true ? ' de ce genre' : ''} ${listedAs(filter)}.`,

  menuNamed: (menu, item) => `${quote(menu)}${item === undefined ? '' : ` (avec ${item})`}`,
  yes: (text) => `Oui : ${text}`,
  notNow: (text) => `Pas maintenant : ${text}`,
  servedNow: (menu, until) => `${menu} est servi en ce moment${until === undefined ? '' : `, jusqu’à ${until}`}.`,
  servedThen: (menu) => `${menu} est servi à ce moment-là.`,
  servedAt: (menu, times, next) =>
    `${menu} est servi à ces moments : ${times}${next === undefined ? '' : `; la prochaine fois : ${next}`}.`,
  notServedNow: (menu, next) =>
    `${menu} n’est pas servi en ce moment${next === undefined ? '' : `; la prochaine fois : ${next}`}.`,
  notServedThen: (menu) => `${menu} n’est pas servi à ce moment-là.`,
  servedOn: (day, menu, hours) => `${day} : ${menu} est servi ${hours}.`,
  notServedOn: (day, menu) => `${day} : ${menu} n’est pas servi.`,
  othersServed: (menus) => `À d’autres moments : ${menus}.`,
  servedUnknown: (menus) => `Notre site n’indique pas d’heures propres à ceci : ${menus}.`,
  servedThenUnknown: (menu) => `Je ne sais pas si ${menu} est servi à ce moment-là.`,
  priceAtTimes: (name, price, times) =>
    `${name} : ${price}${times === undefined ? '; notre site ne dit pas quand' : `, ${times}`}.`,
  usualPrices: 'C’est la somme des prix habituels.',

  canAdd: (item, extra) => `Notre menu propose ceci pour ${quote(item)} : ${extra}.`,
  extraFor: (extra, items) => `${extra} : pour ${items}.`,
  labelled: (label, text) => `${label} : ${text}`,
  extraNotListed: (item, extra) => `Notre menu ne propose pas ${quote(extra)} en supplément pour ${quote(item)}.`,
  extrasOf: (item, groups) => `Ce que notre menu propose de choisir pour ${quote(item)} : ${groups}.`,
  noExtras: (item) => `Notre menu n’indique aucun supplément pour ${quote(item)}.`,
  coursesOf: (item, courses) => `Les services de ${quote(item)} : ${courses}.`,

  caloriesOf: (name, amount) => `${name} : ${amount}.`,
  caloriesUnknown: (names) => `Notre menu n’indique pas les calories de ceci : ${names}.`,
  caloriesSum: (amount) => `Cela fait ${amount} en tout, selon notre menu.`,
  caloriesPartSum: (amount, names) =>
    `Cela fait ${amount}, sans ceci, dont notre menu n’indique pas toutes les calories : ${names}.`,
  fewestCalories: (name, amount) => `De ce qui indique ses calories, ${quote(name)} en a le moins : ${amount}.`,
  mostCalories: (name, amount) => `De ce qui indique ses calories, ${quote(name)} en a le plus : ${amount}.`,
  withinCalories: (names) => `Dans cette limite, selon notre menu : ${names}.`,
  noneWithinCalories: 'Rien de ce qui indique ses calories n’est dans cette limite.',
  caloriesNotCompared: (count) =>
    `${count} ${count > 1 ? 'plats n’indiquent' : 'plat n’indique'} pas de calories, et peuvent en avoir plus ou moins.`,

  diet: {
    vegetarian: 'végétarien',
    vegan: 'végétalien',
    'gluten-free': 'sans gluten',
    halal: 'halal',
    spicy: 'épicé',
  },
  isMarked: (name, diet) => `${name} porte la mention ${quote(diet)} dans notre menu.`,
  areMarked: (names, diet) => `Avec la mention ${quote(diet)} dans notre menu : ${names}.`,
  isNotMarked: (name, diet) => `${name} ne porte pas la mention ${quote(diet)} dans notre menu.`,
  areNotMarked: (names, diet) => `Sans la mention ${quote(diet)} dans notre menu : ${names}.`,
  hasNoMark: (diet) => `Notre menu n’a pas de mention ${quote(diet)}.`,
  menuSays: (name, text) =>
    `Ce que notre menu dit au sujet de ${quote(name)} : ${text === undefined ? 'rien d’autre que le nom.' : endWithStop(text)}`,
  noteSays: (texts) => `À noter sur notre site : ${texts.map(quote).join(' ')}`,
  ingredientsNotStated: 'C’est tout ce qui est indiqué : le menu ne dit pas ce que le plat contient d’autre.',
  mentioned: (items) => `Notre menu le mentionne dans : ${items}.`,
  containsStated: (name, names) => `Selon notre menu, ${quote(name)} contient ${quote(names)}.`,
  mayContainStated: (name, names) => `Selon notre menu, ${quote(name)} peut contenir ${quote(names)}.`,
  allStated: (name, contains, mayContain) =>
    `Tout ce que notre menu indique au sujet de ${quote(name)} : ${[contains && `contient ${quote(contains)}`, mayContain && `peut contenir ${quote(mayContain)}`].filter(Boolean).join('; ')}.`,
  nothingStated: (name) => `Notre menu n’indique pas les allergènes de ${quote(name)} : ils ne sont pas connus.`,
  notStated: 'Ce que notre menu n’indique pas n’est pas connu, et peut quand même se trouver dans un plat.',
  containedIn: (names, items) => `Selon notre menu, ces plats contiennent ${quote(names)} : ${items}.`,
  possibleIn: (names, items) => `Selon notre menu, ces plats peuvent contenir ${quote(names)} : ${items}.`,
  notNamed: (word, names) => `Notre menu ne mentionne pas ${quote(word)} dans : ${names}.`,
  notListed:
    'Notre menu n’indique pas tous les ingrédients; je ne peux donc pas garantir ce qu’un plat ne contient pas.',
  allergyNoPromise: 'En matière d’allergies, je ne peux rien garantir.',
  allergensNotListed: 'Notre site n’indique pas les allergènes.',
  tellTeam: 'Veuillez en informer notre équipe avant de commander.',

  noOffers: 'Il n’y a aucune offre en ce moment.',
  notOn: (titles, day) => `${day} : ${titles} ne s’applique pas ce jour-là.`,
  noOffersOn: (day) => `${day} : aucune de nos offres n’est valable ce jour-là.`,
  offersNow: (titles) => `Offres en cours : ${titles}.`,
  offersOn: (day, titles) => `${day} : ${titles}.`,
  offerCode: (code) => ` Le code est ${code}.`,
  noLoyalty: 'Notre site ne mentionne aucun programme de fidélité.',
  loyalty: (title) => `Nous en avons un : ${title}.`,
  giftCards: 'Oui, nous avons des cartes-cadeaux.',
  noGiftCards: 'Notre site ne propose pas de cartes-cadeaux.',

  unknownAddress: (location) =>
    location === undefined
      ? 'Je ne connais pas notre adresse.'
      : `Je ne connais pas l’adresse du restaurant ${location}.`,
  addressIs: (location, address) =>
    `${location === undefined ? 'Nous sommes' : `${location} est`} à cette adresse : ${address}.`,
  wayBelow: ' Le lien ci-dessous indique le chemin.',
  locationCount: (count) => `Nous avons ${restaurants(count)}.`,
  locationsThere: (count) => `Nous avons ${restaurants(count)} à cet endroit.`,
  listHasOthers: ' Les autres sont dans la liste.',
  isTheOne: (location) => `C’est ${location}.`,
  nearestDelivers: (location) => `Le plus proche est ${location} : la livraison y est offerte.`,
  nearDeliver: 'Ces restaurants sont proches : ils y livrent.',
  onThatStreet: (location) => `${location} est dans cette rue.`,
  areOnThatStreet: 'Ces restaurants sont dans cette rue.',
  saysNear: (location) => `${location} dit en être proche.`,
  cantTellNearest: (count) =>
    `Nous avons ${restaurants(count)}. Je ne peux pas dire lequel est le plus près de vous; la liste les classe par distance si vous lui indiquez où vous êtes.`,
  noSuchLocation: (words) => `Je n’ai pas trouvé ${quote(words)} parmi nos restaurants.`,
  hasFeature: (names) => `Oui : ${names}.`,
  featureAt: (names, location) => `${names} : vous trouverez cela à ce restaurant : ${location}.`,
  notSaidOf: (locations) => `Notre site ne l’indique pas pour ce restaurant : ${locations}.`,
  featureAtMany: (names, count) => `${names} : vous trouverez cela dans ${count} de nos restaurants.`,
  reachUs: 'Voici comment nous joindre.',
  reachEach: 'Voici comment joindre chacun d’eux.',
  phoneIs: (location, phone) => `${location === undefined ? 'Notre téléphone' : `Téléphone, ${location}`} : ${phone}.`,
  emailIs: (location, email) => `${location === undefined ? 'Notre courriel' : `Courriel, ${location}`} : ${email}.`,
  noPhoneOf: (location) => `Je ne connais pas le numéro de téléphone du restaurant ${location}.`,
  noEmailOf: (location) => `Je ne connais pas l’adresse courriel du restaurant ${location}.`,
  noPhone: 'Il n’y a pas de numéro de téléphone sur notre site.',
  noEmail: 'Il n’y a pas d’adresse courriel sur notre site.',
  rating: (ratings) => `Les évaluations de nos clients : ${ratings.join('; ')}.`,

  weOffer: (services) => `Nous offrons : ${services}.`,
  noOpenings: 'Il n’y a aucun poste à pourvoir en ce moment.',
  openings: (count, names) => `Nous avons ${count} ${count > 1 ? 'postes' : 'poste'} à pourvoir : ${names.join('; ')}.`,
  lookFor: (requirements) => `Nous recherchons : ${requirements.join('; ')}.`,
  jobOffers: (benefits) => `Nous offrons : ${benefits.join('; ')}.`,
  noFranchise: 'Notre site ne dit rien au sujet des franchises.',
  franchise:
    'Vous songez à ouvrir votre propre restaurant? Notre page sur les franchises contient nos premières questions.',
  noCatering: (location) => `${location === undefined ? 'Nous n’avons' : `${location} n’a`} pas de service traiteur.`,
  noOrders: 'Notre site ne prend pas de commandes.',
  orderOnline: 'Vous pouvez commander en ligne.',
  deliversThere: (locations) =>
    locations === undefined ? 'Oui, nous y livrons.' : `Oui, la livraison y est offerte par : ${list(locations)}.`,
  delivers: (location, areas) =>
    `${location === undefined ? 'Nous livrons' : `${location} livre`}${areas.length > 0 ? ` dans ces secteurs : ${list(areas)}` : ''}.`,
  pickupOffered: 'Oui, vous pouvez venir chercher votre commande.',
  noBookingsSeen: 'Je ne peux ni voir ni modifier les réservations.',
  noReservations: 'Notre site ne prend pas de réservations.',
  reserveOnline: 'Vous pouvez réserver une table en ligne.',
  largeParty: 'Pour un grand groupe, veuillez communiquer avec nous avant de venir.',
  cuisines: (cuisines) => `Notre cuisine : ${cuisines}.`,
  followUs: (names) => `Suivez-nous : ${names}.`,
  feedback: 'Dites-nous comment c’était : nous lisons chaque message.',
  complaint: 'J’en suis désolé. Dites-nous ce qui s’est passé : nous lisons chaque message.',
  press: 'Nous avons une page pour la presse, les créateurs et les partenaires.',
  privacy: 'Tout se trouve dans notre politique de confidentialité et nos conditions.',

  label: {
    phone: 'Téléphone',
    email: 'Courriel',
    contact: 'Nous joindre',
    allLocations: 'Tous les restaurants',
    findNearest: 'Trouver le restaurant le plus proche',
    numbers: 'Numéros de nos restaurants',
    seeMenu: 'Voir le menu',
    allergens: 'Allergènes',
    allergensOf: (name) => `Allergènes : ${name}`,
    menuOf: (location) => `Menu, ${location}`,
    phoneOf: (name) => `Téléphone, ${name}`,
    emailOf: (name) => `Courriel, ${name}`,
    offers: 'Offres spéciales',
    giftCards: 'Cartes-cadeaux',
    catering: 'Traiteur',
    careers: 'Carrières',
    franchise: 'Ouvrir une franchise',
    order: 'Commander en ligne',
    feedback: 'Commentaires',
    media: 'Médias',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
  },
};

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
}

function quote(text: string): string {
  return `«\u00a0${text}\u00a0»`;
}

function nameOf(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

function dateText(month: number, date: number): string {
  return `${date === 1 ? '1er' : date} ${MONTHS[month - 1] ?? ''}`;
}

function isInState(location: string | undefined, state: 'ouvert' | 'fermé'): string {
  return location === undefined ? `Nous sommes ${state}s` : `${location} est ${state}`;
}

function subject(location: string | undefined): string {
  return location === undefined ? '' : `${location} : `;
}

function restaurants(count: number): string {
  return `${count} ${count > 1 ? 'restaurants' : 'restaurant'}`;
}

/** As the pages say it, within a sentence. */
function statusText(status: OpenStatus): string {
  const text = openStatusToText(status, HOURS);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function listedAs({ marked, unmarked, isPriced }: ListFilter): string {
  return [
    ...(marked.length > 0 ? [`avec la mention ${list(marked.map(quote))}`] : []),
    ...(unmarked.length > 0 ? [`sans la mention ${unmarked.map(quote).join(' ou ')}`] : []),
    ...(isPriced ? ['dans ce budget'] : []),
  ].join(', ');
}

function endWithStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
