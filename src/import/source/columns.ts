import { currencyOfSign } from '#core/menu/currency.ts';
import { foldText } from '#core/text/fold.ts';
import { locationSchema } from '#schema/location.ts';
import { featuredItemSchema } from '#schema/menu/menu.ts';
import { sizeNameIn } from '#dialects/menu/size-names.ts';
import { keysOf } from '#dialects/keys.ts';
import { nutritionFactIn } from '#dialects/menu/nutrition.ts';
import { isVisibilityKey } from '#dialects/form/hiding.ts';

/**
 * What else the column of a menu or of locations is called, in English, French, Spanish, Italian, German and Portuguese. What the reader knows is not
 * here. What a restaurant pays ("cost") and "amount", which may be a size, are no prices.
 */
const MENU_WORDS: Record<string, string> = {
  name: 'item, menu item, menu item name, dish, product, customer-facing name, display name, plat, article, produit, nom, nom du plat, nom du produit, plato, nombre, producto, articulo, nombre del plato, nome, piatto, prodotto, articolo, gericht, speise, artikel, produkt, bezeichnung, prato, produto, nome do prato',
  description:
    'customer-facing description, descripcion, ingredients, composition, detalle, descrizione, ingredienti, beschreibung, zutaten, descricao, ingredientes',
  price:
    'price, selling price, retail price, sale price, prix, tarif, precio, importe, prezzo, preis, verkaufspreis, preco, prix de vente, precio de venta',
  category:
    'categories, menu group, group, group name, section, menu category, reporting category, categorie, rubrique, categoria, seccion, grupo, sezione, gruppo, kategorie, rubrik, warengruppe, secao',
  subcategory: 'subcategory, sub category, sous categorie, subcategoria, sottocategoria, unterkategorie, subsection',
  size: 'variation name, variation, size, size name, option, portion, format, taille, tamano, racion, formato, dimensione, porzione, misura, grosse, tamanho, portionsgrosse, quantity, quantite, cantidad, option 1 value, opcion 1 valor, opzione 1 valore',
  menu: 'menu, menu name, carte, carta, speisekarte, cardapio, ementa',
  served: 'day, weekday, days, served, jour, jours, dia, giorno, wochentag',
  week: 'week, semaine, semana, settimana, woche',
  unit: 'unit, price unit, unit of measure, uom, unite, unidad, unita, einheit, unidade',
  currency: 'currency, currency code, devise, moneda, divisa, valuta, wahrung, moeda',
  language: 'language, lang, langue, idioma, lingua, sprache',
  image: 'image url, image link, photo url, photo, imagen, foto, immagine, bild, imagem',
  isVegan: 'vegan, vegane, vegano, vegana, vegetalien',
  isVegetarian: 'vegetarian, vegetarien, vegetarienne, vegetariano, vegetariana, veggie, vegetarisch',
  isGlutenFree: 'gluten free, gluten-free, sans gluten, sin gluten, senza glutine, glutenfrei, sem gluten',
  isHalal: 'halal',
  isSpicy: 'spicy, epice, piquant, picante, piccante, scharf',
  allergens:
    'allergens, allergenes, alergenos, allergene, allergeni, alergenios, contains, contient, contiene, enthalt',
  mayContain: 'may contain, may, traces, peut contenir, puede contener, puo contenere, kann enthalten, spuren',
  tag: 'badge, label',
  // In English they are `VISIBILITY_KEYS`.
  archived: 'masque, oculto, nascosto, versteckt',
  available:
    'available for sale, disponible, disponibles para la venta, disponible a la vente, disponibile, disponibile per la vendita, verfugbar, zum verkauf verfugbar, disponivel, disponivel para venda, actif, activo, attivo, aktiv, ativo, en ligne, sellable',
  visibility: 'square online item visibility, statut, estado, stato',
  soldOut: 'sold out, epuise, agotado, esaurito, ausverkauft, esgotado',
  diets:
    'dietary, diet, diets, dietary tags, dietary info, dietary marks, marks, regime, dieta, dietas, regimes, ernahrung',
  vintage: 'vintage, millesime, anada, annata, jahrgang, safra',
};

/** Read only where no other column has the meaning. */
const MENU_SPARE_WORDS: Record<string, string> = {
  name: 'wine, beer, drink, cocktail, spirit, vin, biere, vino, cerveza, birra, wein, bier, vinho, cerveja, bebida',
  category: 'type, kind, style, tipo, art',
};

const LOCATION_WORDS: Record<string, string> = {
  name: 'name, business name, location, location name, store name, store, branch, restaurant, nom, etablissement, succursale, nombre, local, sucursal, tienda, nome, filiale, standort, negozio, ristorante, sede, loja, restaurante',
  restaurant_id: 'store code, location id, store id, store number, code',
  street:
    'address, street, street address, address line 1, address 1, adresse, rue, direccion, calle, indirizzo, via, strasse, anschrift, endereco, rua, morada',
  street2: 'address line 2, address 2, unit, suite, complement, piso',
  locality: 'city, town, locality, ville, ciudad, localidad, citta, comune, stadt, ort, cidade, localidade',
  region: 'province, state, region, administrative area, provincia, estado, regione, bundesland, kanton',
  postalCode: 'postal code, zip, zip code, postcode, code postal, codigo postal, cap, plz, postleitzahl, cep',
  country: 'country, country / region, pays, pais, paese, land',
  latitude: 'latitude, lat, latitud, latitudine, breitengrad',
  longitude: 'longitude, lng, lon, longitud, longitudine, langengrad',
  phone: 'phone, primary phone, telephone, phone number, tel, telephone number, telefono, telefon, telefone',
  email: 'email, e-mail, courriel, correo, correo electronico, posta elettronica',
  orderingLink:
    'order url, ordering link, order link, order online, commande en ligne, commander, pedidos, ordini online, bestellen',
  reservationLink:
    'reservation url, reservation link, booking url, booking link, reservation, reservations, booking, reserva, reservas, prenotazione, prenotazioni, reservierung',
  description: 'from the business, description, descripcion, descrizione, beschreibung, descricao',
  specialHours: 'special hours, horaires speciaux, horario especial, orari speciali, sonderoffnungszeiten',
  hours:
    'hours, opening hours, horaires, heures, horario, horarios, heures d’ouverture, horaires d’ouverture, horario de apertura, orari, orario, orari di apertura, offnungszeiten, horario de funcionamento',
  timezone: 'time zone, timezone',
  openingDate:
    'opening date, open date, opens on, date d’ouverture, fecha de apertura, data di apertura, eroffnungsdatum, data de abertura',
  reopeningDate: 'reopening date, reopen date, reopens on, date de reouverture, fecha de reapertura',
  status: 'status, store status, statut, estado de la tienda, stato',
};

const fold = (header: string): string =>
  foldText(header)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Finds the key that a header names, by the names of each key with commas between them. */
export function makeColumns(words: Record<string, string>): (header: string) => string | undefined {
  const entries = Object.entries(words).flatMap(([key, names]) =>
    names.split(',').map((name) => [fold(name), key] as const),
  );
  const keys = new Map(entries);
  return (header) => keys.get(fold(header));
}

const [menuColumn, spareMenuColumn, placeColumn] = [MENU_WORDS, MENU_SPARE_WORDS, LOCATION_WORDS].map(makeColumns) as [
  ReturnType<typeof makeColumns>,
  ReturnType<typeof makeColumns>,
  ReturnType<typeof makeColumns>,
];

/** A till names its store behind a column: "Price [Chillo]". */
const withoutStore = (header: string): string => header.replace(/ \[[^[\]]{0,60}\]$/, '');

/** "Price (CAD)", "Preis in €" */
const IN_CURRENCY = /^(\p{L}[^()[\]]{0,38}?) (?:[([] ?|in |en )?(\p{Sc}|[A-Z]{3})[)\]]?$/u;

/** The currency that the header of a price names. */
export function currencyInHeader(header: string): string | undefined {
  const [, base, sign] = IN_CURRENCY.exec(withoutStore(header.trim())) ?? [];
  return base !== undefined && sign !== undefined && itemColumn(base) === 'price' ? currencyOfSign(sign) : undefined;
}

/** The key that a column header means. Undefined if it means no known key. A size is the header itself. */
export function itemColumn(written: string): string | undefined {
  const whole = withoutStore(written.trim());
  const base = IN_CURRENCY.exec(whole)?.[1];
  const header = base !== undefined && menuColumn(base) === 'price' ? base : whole;
  const known = menuColumn(header) ?? keysOf(featuredItemSchema).meantBy(header);
  if (known !== undefined) return known;
  // The reader takes the unit of an amount from the header.
  if (nutritionFactIn(header) !== undefined) return header;
  return isVisibilityKey(header) || sizeNameIn(header) !== undefined ? header : undefined;
}

export const spareItemColumn = (header: string): string | undefined => spareMenuColumn(header);

const DAYS = [
  ['monday', 'lundi', 'lunes', 'mon', 'lunedi', 'montag', 'segunda', 'segunda feira'],
  ['tuesday', 'mardi', 'martes', 'tue', 'tues', 'martedi', 'dienstag', 'terca', 'terca feira'],
  ['wednesday', 'mercredi', 'miercoles', 'wed', 'mercoledi', 'mittwoch', 'quarta', 'quarta feira'],
  ['thursday', 'jeudi', 'jueves', 'thu', 'thur', 'thurs', 'giovedi', 'donnerstag', 'quinta', 'quinta feira'],
  ['friday', 'vendredi', 'viernes', 'fri', 'venerdi', 'freitag', 'sexta', 'sexta feira'],
  ['saturday', 'samedi', 'sabado', 'sat', 'sabato', 'samstag', 'sonnabend'],
  ['sunday', 'dimanche', 'domingo', 'sun', 'domenica', 'sonntag'],
];

/** The same for a location: a key of `LOCATION_WORDS`, the English name of a day, or else what the reader knows. */
export function locationColumn(written: string): string | undefined {
  const header = written.trim();
  const words = fold(header);
  const day = words.replace(/ ?(?:hours|horaires|horario|orari|offnungszeiten)$/, '');
  return (
    placeColumn(header) ??
    DAYS.find((names) => names.includes(day))?.[0] ??
    keysOf(locationSchema).meantBy(header) ??
    (isVisibilityKey(header) ? header : undefined)
  );
}

const LANGUAGES: Record<string, string> = {
  english: 'en',
  anglais: 'en',
  ingles: 'en',
  inglese: 'en',
  englisch: 'en',
  french: 'fr',
  francais: 'fr',
  frances: 'fr',
  francese: 'fr',
  franzosisch: 'fr',
  spanish: 'es',
  espanol: 'es',
  espagnol: 'es',
  german: 'de',
  deutsch: 'de',
  italian: 'it',
  italiano: 'it',
  portuguese: 'pt',
  portugues: 'pt',
  greek: 'el',
  chinese: 'zh',
  japanese: 'ja',
  korean: 'ko',
  arabic: 'ar',
  russian: 'ru',
  dutch: 'nl',
};
const TAGS = new Set([
  ...Object.values(LANGUAGES),
  'ch',
  'cn',
  'gr',
  'jp',
  'kr',
  'pl',
  'uk',
  'he',
  'tr',
  'vi',
  'th',
  'ca',
  'hu',
  'cs',
  'ro',
  'hr',
  'sv',
  'da',
  'fi',
  'no',
  'is',
  'fa',
  'hi',
]);
/** What people write for a language and is the code of a country. */
const AS_TAG: Record<string, string> = { ch: 'zh', cn: 'zh', gr: 'el', jp: 'ja', kr: 'ko' };

const LANGUAGE_COLUMN = /^(\p{L}[^()[\]]{0,58}?)(?:[_:.-]| ?[([/-] ?| )(\p{L}{2,12})[)\]]?$/u;

/** A column that is there for each language: `languageColumn('Name (FR)') // { base: 'Name', language: 'fr' }`, `description_en`, `Nom anglais`. */
export function languageColumn(header: string): { base: string; language: string } | undefined {
  const [, base = '', end = ''] = LANGUAGE_COLUMN.exec(header.trim()) ?? [];
  const word = fold(end);
  const language = LANGUAGES[word] ?? (TAGS.has(word) ? (AS_TAG[word] ?? word) : undefined);
  const isText = ['name', 'description', 'category', 'menu', 'size'].includes(itemColumn(base) ?? '');
  return language !== undefined && isText ? { base, language } : undefined;
}

/** What a refused table may be told: a name for each thing that is needed. */
export const COLUMN_NAMES = {
  menu: ['Name', 'Category', 'Price', 'Description'],
  locations: ['Name', 'Address', 'City', 'Phone', 'Hours'],
} as const;
