import type { OpenStatus } from '#core/hours/open-status.ts';
import { openStatusToText } from '#core/hours/opening-words.ts';
import { capitalize } from '#core/text/sentences.ts';
import type { ListFilter, Phrases } from './english.ts';
import { HOLIDAY_NAMES } from './holiday-names.ts';
import { SPANISH as TEXTS } from '#i18n/spanish/spanish.ts';

const nameOf = TEXTS.formats.weekday;
const MONTHS = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Spanish as it is understood in all of Latin America, which says "tú" as the pages do. Names are inserted only where they need no article and no agreement. */
export const SPANISH: Phrases = {
  list,
  day: ({ weekday, month, date, is }) => {
    if (is === 'today') return `Hoy, ${nameOf(weekday)}`;
    return is === 'tomorrow' ? `Mañana, ${nameOf(weekday)}` : capitalize(`${nameOf(weekday)} ${dateText(month, date)}`);
  },
  weekday: (weekday) => capitalize(nameOf(weekday)),

  callAt: (phone) => `Por favor, llama al ${phone}.`,
  writeTo: (email) => `Por favor, escribe a ${email}.`,
  askTeam: 'Por favor, pregunta a nuestro equipo.',
  unknown: 'Lo siento, eso no lo sé.',
  unknownPart: (part) => `No tengo respuesta sobre ${quote(part)}.`,
  siteSays: 'Esto es lo que dice nuestro sitio web:',
  unansweredParts: (parts) => `Por favor, pregúntame de nuevo sobre ${list(parts.map(quote))}.`,

  otherLanguage: 'Leo inglés, francés, español y chino. Para cualquier otro idioma, nuestro equipo puede ayudarte.',

  greeting: (name) => `¡Hola! Pregúntame sobre ${name}: el menú, los horarios, las direcciones, las ofertas.`,
  thanks: '¡Con mucho gusto!',
  bye: '¡Hasta pronto!',
  praise: '¿Te gustaría saber algo más?',
  identity: (name) => `Soy el asistente de este sitio web: respondo con lo que ${name} publica en él, y con nada más.`,

  hoursOfMany: (count) =>
    `Cada uno de nuestros ${count} restaurantes tiene su propio horario. Dime cuál te interesa o búscalo en la lista.`,
  hoursOfLocations: (count, areAll, when) =>
    `Estos son los horarios de ${areAll ? 'nuestros' : 'estos'} ${count} restaurantes${when}.`,
  when: {
    today: ' hoy',
    tomorrow: ' mañana',
    weekdays: (weekdays) => ` el ${weekdays.map(nameOf).join(' y el ')}`,
    date: (month, date) => ` el ${dateText(month, date)}`,
    holiday: (name) => ` (${name})`,
  },
  noneOpenThen: (when) => `Ninguno está abierto a esa hora${when}.`,
  openThen: (when, locations) => `Abierto a esa hora${when}: ${locations}.`,
  pickupHoursUnknown: 'Horario para llevar no disponible.',
  pickup: 'Para llevar',
  pickupOf: (location) => `${location}, para llevar`,
  hoursUnknown: (location) =>
    `No conozco ${location === undefined ? 'nuestro horario' : `el horario de ${location}`}: horario no disponible.`,
  openAtTheseHours: (location) => `${isInState(location, 'abierto')} en este horario.`,
  statusNow: (location, status) => capitalize(endWithStop(`${subject(location)}${statusText(status)}`)),
  closedForGood: (names) => `Cerrado definitivamente: ${names}.`,
  openAtTime: (location, isOpen) =>
    `${isOpen ? 'Sí' : 'No'}. ${isInState(location, isOpen ? 'abierto' : 'cerrado')} a esa hora.`,
  hoursOnDay: (day, hours) => endWithStop(`${day}: ${hours}`),
  closed: 'cerrado',
  status: (status) => capitalize(statusText(status)),
  cardClosed: 'Cerrado',
  cardHoursUnknown: 'Horario no disponible',
  cardPickupUnknown: 'Horario para llevar no disponible',
  usualHours: (location, weekday, hours, holiday) =>
    `${subject(location)}Nuestro horario habitual del ${nameOf(weekday)} es ${hours}; no está confirmado para ese día (${holiday}).`,
  usuallyClosed: (location, weekday, holiday) =>
    `${subject(location)}Normalmente cerramos el ${nameOf(weekday)}; no está confirmado para ese día (${holiday}).`,
  holidayName: HOLIDAY_NAMES.es,
  notConfirmed: (holiday) => `No confirmado (${holiday})`,
  usualHoursOfLocations: (holiday) => `Este es nuestro horario habitual; no está confirmado para ese día (${holiday}).`,
  unknownDay: 'No conozco el horario de ese día.',
  holidays: (dates) => endWithStop(`Estas fechas tienen su propio horario: ${dates}`),
  holidaysUnknown:
    'Nuestro sitio web no indica horarios para los días feriados; nuestro horario habitual no está confirmado para esos días.',

  itemIs: (what) => `Sí, está en nuestro menú: ${what}`,
  itemCloseTo: (what) => `Esto es lo que tiene nuestro menú: ${what}`,
  itemPrice: (name, price) => `${name}: ${price}.`,
  itemWithoutPrice: (name) => `El menú no indica el precio: ${name}.`,
  pricesOf: (prices) => `${list(prices.map(({ name, price }) => `${name}: ${price ?? 'precio no indicado'}`))}.`,
  soldOut: (names) => `Agotado por ahora: ${names}.`,
  weHave: (names) => `Tenemos: ${names}.`,
  sum: (lines, total) => `${list(lines)}: ${total} en total, antes de impuestos.`,
  sumLine: (count, name, price) => `${count} × ${name} a ${price}`,
  notAtLocation: (name, location) =>
    `${name} no está en el menú de ${location}. Otros restaurantes nuestros sí lo ofrecen.`,
  menuElsewhere: (location) =>
    `El menú de ${location} está en otra página, que no puedo leer. Esto es lo que ofrecen nuestros otros restaurantes.`,
  menuOnOwnPage: (location) => ` El menú de ${location} está en otra página.`,
  notFound: (words) => `No encontré ${quote(words)} en nuestro sitio web.`,
  comesClose: (names) => `No encontré ese nombre en nuestro menú. Esto es lo más parecido: ${names}`,
  menu: (categories) => `Este es nuestro menú.${categories.length === 0 ? '' : ` Tiene: ${list(categories)}.`}`,
  priceRange: (least, most) => `Los precios de nuestro menú van de ${least} a ${most}.`,
  popular: (names) => `Lo que más gusta a nuestros clientes: ${names}.`,
  costsMost: (name, price) => `Lo más caro: ${name}, ${price}.`,
  costsLeast: (name, price) => `Lo más económico: ${name}, ${price}.`,
  listed: ({ names, more, ...filter }) => {
    const what = listedAs(filter);
    return `${what === '' ? 'Tenemos' : `En nuestro menú, ${what}`}: ${names}.${more > 0 ? ` Y ${more} más en el menú.` : ''}`;
  },
  nothingListed: (filter) =>
    `Nuestro menú no tiene nada${filter.isOfPart === true ? ' de ese tipo' : ''} ${listedAs(filter)}.`,

  menuNamed: (menu, item) => `${quote(menu)}${item === undefined ? '' : ` (con ${item})`}`,
  yes: (text) => `Sí: ${text}`,
  notNow: (text) => `Ahora no: ${text}`,
  servedNow: (menu, until) => endWithStop(`${menu} se sirve ahora${until === undefined ? '' : `, hasta: ${until}`}`),
  servedThen: (menu) => `${menu} se sirve a esa hora.`,
  servedAt: (menu, times, next) =>
    endWithStop(`${menu} se sirve en estos horarios: ${times}${next === undefined ? '' : `; la próxima vez: ${next}`}`),
  notServedNow: (menu, next) =>
    endWithStop(`${menu} no se sirve ahora${next === undefined ? '' : `; la próxima vez: ${next}`}`),
  notServedThen: (menu) => `${menu} no se sirve a esa hora.`,
  servedOn: (day, menu, hours) => endWithStop(`${day}: ${menu} se sirve ${hours}`),
  notServedOn: (day, menu) => `${day}: ${menu} no se sirve.`,
  othersServed: (menus) => `A otras horas: ${menus}.`,
  servedUnknown: (menus) => `Nuestro sitio web no indica horas propias para esto: ${menus}.`,
  servedThenUnknown: (menu) => `No sé si ${menu} se sirve a esa hora.`,
  priceAtTimes: (name, price, times) =>
    endWithStop(`${name}: ${price}${times === undefined ? '; nuestro sitio web no dice cuándo' : `, ${times}`}`),
  usualPrices: 'Es la suma de los precios habituales.',

  canAdd: (item, extra) => `Nuestro menú ofrece esto para ${quote(item)}: ${extra}.`,
  extraFor: (extra, items) => `${extra}: para ${items}.`,
  labelled: (label, text) => `${label}: ${text}`,
  extraNotListed: (item, extra) => `Nuestro menú no ofrece ${quote(extra)} como extra de ${quote(item)}.`,
  extrasOf: (item, groups) => `Lo que nuestro menú da a elegir para ${quote(item)}: ${groups}.`,
  noExtras: (item) => `Nuestro menú no indica extras para ${quote(item)}.`,
  coursesOf: (item, courses) => `Los tiempos de ${quote(item)}: ${courses}.`,

  caloriesOf: (name, amount) => `${name}: ${amount}.`,
  caloriesUnknown: (names) => `Nuestro menú no indica las calorías de esto: ${names}.`,
  caloriesSum: (amount) => `Son ${amount} en total, según nuestro menú.`,
  caloriesPartSum: (amount, names) =>
    `Son ${amount} sin esto, de lo que nuestro menú no indica todas las calorías: ${names}.`,
  fewestCalories: (name, amount) => `De lo que indica sus calorías, ${quote(name)} tiene menos: ${amount}.`,
  mostCalories: (name, amount) => `De lo que indica sus calorías, ${quote(name)} tiene más: ${amount}.`,
  withinCalories: (names) => `Dentro de ese límite, según nuestro menú: ${names}.`,
  noneWithinCalories: 'Nada de lo que indica sus calorías está dentro de ese límite.',
  caloriesNotCompared: (count) =>
    `${count} ${count > 1 ? 'platos no indican' : 'plato no indica'} calorías, y pueden tener más o menos.`,

  diet: {
    vegetarian: 'vegetariano',
    vegan: 'vegano',
    'gluten-free': 'sin gluten',
    halal: 'halal',
    spicy: 'picante',
  },
  isMarked: (name, diet) => `${name} lleva la indicación ${quote(diet)} en nuestro menú.`,
  areMarked: (names, diet) => `Con la indicación ${quote(diet)} en nuestro menú: ${names}.`,
  isNotMarked: (name, diet) => `${name} no lleva la indicación ${quote(diet)} en nuestro menú.`,
  areNotMarked: (names, diet) => `Sin la indicación ${quote(diet)} en nuestro menú: ${names}.`,
  hasNoMark: (diet) => `Nuestro menú no tiene ninguna indicación ${quote(diet)}.`,
  menuSays: (name, text) =>
    `Lo que dice nuestro menú de ${quote(name)}: ${text === undefined ? 'nada más que su nombre.' : endWithStop(text)}`,
  noteSays: (texts) => `Nuestro sitio web indica: ${texts.map(quote).join(' ')}`,
  ingredientsNotStated: 'Eso es todo lo que indica: no dice qué más contiene el plato.',
  mentioned: (items) => `Nuestro menú lo menciona en: ${items}.`,
  containsStated: (name, names) => `Según nuestro menú, ${quote(name)} contiene ${quote(names)}.`,
  mayContainStated: (name, names) => `Según nuestro menú, ${quote(name)} puede contener ${quote(names)}.`,
  allStated: (name, contains, mayContain) =>
    `Todo lo que nuestro menú indica de ${quote(name)}: ${[contains && `contiene ${quote(contains)}`, mayContain && `puede contener ${quote(mayContain)}`].filter(Boolean).join('; ')}.`,
  nothingStated: (name) => `Nuestro menú no indica los alérgenos de ${quote(name)}: no se conocen.`,
  notStated: 'Lo que nuestro menú no indica no se conoce, y aun así puede estar en un plato.',
  containedIn: (names, items) => `Según nuestro menú, contienen ${quote(names)}: ${items}.`,
  possibleIn: (names, items) => `Según nuestro menú, pueden contener ${quote(names)}: ${items}.`,
  notNamed: (word, names) => `Nuestro menú no menciona ${quote(word)} en: ${names}.`,
  notListed: 'Nuestro menú no indica todos los ingredientes, así que no puedo garantizar lo que un plato no contiene.',
  allergyNoPromise: 'Sobre alergias no puedo garantizar nada.',
  allergensNotListed: 'Nuestro sitio web no indica los alérgenos.',
  tellTeam: 'Por favor, avisa a nuestro equipo antes de pedir.',

  noOffers: 'No hay ofertas en este momento.',
  notOn: (titles, day) => `${day}: ${titles} no se aplica ese día.`,
  noOffersOn: (day) => `${day}: ninguna de nuestras ofertas es para ese día.`,
  offersNow: (titles) => `Ofertas vigentes: ${titles}.`,
  offersOn: (day, titles) => `${day}: ${titles}.`,
  offerCode: (code) => ` El código es ${code}.`,
  noLoyalty: 'Nuestro sitio web no menciona ningún programa de lealtad.',
  loyalty: (title) => `Tenemos uno: ${title}.`,
  giftCards: 'Sí, tenemos tarjetas de regalo.',
  noGiftCards: 'Nuestro sitio web no ofrece tarjetas de regalo.',

  unknownAddress: (location) =>
    location === undefined ? 'No conozco nuestra dirección.' : `No conozco la dirección de ${location}.`,
  addressIs: (location, address) => `${location === undefined ? 'Estamos' : `${location} está`} en ${address}.`,
  wayBelow: ' El enlace de abajo muestra cómo llegar.',
  locationCount: (count) => `Tenemos ${restaurants(count)}.`,
  locationsThere: (count) => `Tenemos ${restaurants(count)} ahí.`,
  listHasOthers: ' Los demás están en la lista.',
  isTheOne: (location) => `Es ${location}.`,
  nearestDelivers: (location) => `El más cercano es ${location}: entrega ahí a domicilio.`,
  nearDeliver: 'Estos restaurantes están cerca: entregan ahí a domicilio.',
  onThatStreet: (location) => `${location} está en esa calle.`,
  areOnThatStreet: 'Estos restaurantes están en esa calle.',
  saysNear: (location) => `${location} indica que está cerca.`,
  cantTellNearest: (count) =>
    `Tenemos ${restaurants(count)}. No puedo saber cuál te queda más cerca; la lista los ordena por distancia si le permites saber dónde estás.`,
  noSuchLocation: (words) => `No encontré ${quote(words)} entre nuestros restaurantes.`,
  hasFeature: (names) => `Sí: ${names}.`,
  featureAt: (names, location) => `${names}: lo encuentras en ${location}.`,
  notSaidOf: (locations) => `Nuestro sitio web no lo indica de ${locations}.`,
  featureAtMany: (names, count) => `${names}: lo encuentras en ${count} de nuestros restaurantes.`,
  reachUs: 'Así puedes comunicarte con nosotros.',
  reachEach: 'Así puedes comunicarte con cada uno de ellos.',
  phoneIs: (location, phone) => `${location === undefined ? 'Nuestro teléfono' : `Teléfono de ${location}`}: ${phone}.`,
  emailIs: (location, email) => `${location === undefined ? 'Nuestro correo' : `Correo de ${location}`}: ${email}.`,
  noPhoneOf: (location) => `No conozco el número de teléfono de ${location}.`,
  noEmailOf: (location) => `No conozco el correo electrónico de ${location}.`,
  noPhone: 'No hay número de teléfono en nuestro sitio web.',
  noEmail: 'No hay correo electrónico en nuestro sitio web.',
  rating: (ratings) => `Las calificaciones de nuestros clientes: ${ratings.join('; ')}.`,

  weOffer: (services) => `Ofrecemos: ${services}.`,
  noOpenings: 'No hay puestos disponibles en este momento.',
  openings: (count, names) =>
    `Tenemos ${count} ${count === 1 ? 'puesto disponible' : 'puestos disponibles'}: ${names.join('; ')}.`,
  lookFor: (requirements) => `Buscamos: ${requirements.join('; ')}.`,
  jobOffers: (benefits) => `Ofrecemos: ${benefits.join('; ')}.`,
  noFranchise: 'Nuestro sitio web no dice nada sobre franquicias.',
  franchise: '¿Piensas abrir tu propio restaurante? Nuestra página de franquicias tiene las primeras preguntas.',
  noCatering: (location) => `${location === undefined ? 'No ofrecemos' : `${location} no ofrece`} catering.`,
  noOrders: 'Nuestro sitio web no recibe pedidos.',
  orderOnline: 'Puedes pedir en línea.',
  deliversThere: (locations) =>
    locations === undefined ? 'Sí, entregamos ahí a domicilio.' : `Sí, ahí entregan a domicilio: ${list(locations)}.`,
  delivers: (location, areas) =>
    `${location === undefined ? 'Entregamos' : `${location} entrega`} a domicilio${areas.length > 0 ? ` en estas zonas: ${list(areas)}` : ''}.`,
  pickupOffered: 'Sí, puedes pasar a recoger tu pedido.',
  noBookingsSeen: 'No puedo ver ni cambiar las reservas.',
  noReservations: 'Nuestro sitio web no recibe reservas.',
  reserveOnline: 'Puedes reservar una mesa en línea.',
  largeParty: 'Para un grupo grande, por favor consúltanos antes de venir.',
  cuisines: (cuisines) => `Nuestra cocina: ${cuisines}.`,
  followUs: (names) => `Síguenos: ${names}.`,
  feedback: 'Cuéntanos cómo te fue: leemos todos los mensajes.',
  complaint: 'Lo lamento mucho. Cuéntanos qué pasó: leemos todos los mensajes.',
  press: 'Tenemos una página para prensa, creadores y socios.',
  privacy: 'Todo está en nuestra política de privacidad y en nuestros términos.',

  label: {
    phone: 'Teléfono',
    email: 'Correo electrónico',
    contact: 'Contacto',
    allLocations: 'Todos los restaurantes',
    findNearest: 'Buscar el restaurante más cercano',
    numbers: 'Teléfonos de nuestros restaurantes',
    seeMenu: 'Ver el menú',
    allergens: 'Alérgenos',
    allergensOf: (name) => `Alérgenos: ${name}`,
    menuOf: (location) => `Menú de ${location}`,
    phoneOf: (name) => `Teléfono de ${name}`,
    emailOf: (name) => `Correo de ${name}`,
    offers: 'Ofertas especiales',
    giftCards: 'Tarjetas de regalo',
    catering: 'Servicio de catering',
    careers: 'Empleos',
    franchise: 'Abre una franquicia',
    order: 'Pedir en línea',
    feedback: 'Tu opinión',
    media: 'Prensa',
    privacy: 'Política de privacidad',
    terms: 'Términos y condiciones',
  },
};

/** "y" is "e" before its own sound. */
function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${/^h?[ií](?![aeou])/i.test(last) ? 'e' : 'y'} ${last}`;
}

function quote(text: string): string {
  return `“${text}”`;
}

function dateText(month: number, date: number): string {
  return `${date} de ${MONTHS[month - 1] ?? ''}`;
}

function isInState(location: string | undefined, state: 'abierto' | 'cerrado'): string {
  return location === undefined ? `Estamos ${state}s` : `${location} está ${state}`;
}

function subject(location: string | undefined): string {
  return location === undefined ? '' : `${location}: `;
}

function restaurants(count: number): string {
  return `${count} ${count === 1 ? 'restaurante' : 'restaurantes'}`;
}

/** As the pages say it, within a sentence. */
function statusText(status: OpenStatus): string {
  const text = openStatusToText(status, TEXTS.hours);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function listedAs({ marked, unmarked, isPriced }: ListFilter): string {
  return [
    ...(marked.length > 0 ? [`con la indicación ${list(marked.map(quote))}`] : []),
    ...(unmarked.length > 0 ? [`sin la indicación ${unmarked.map(quote).join(' o ')}`] : []),
    ...(isPriced ? ['por ese precio o menos'] : []),
  ].join(', ');
}

function endWithStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
