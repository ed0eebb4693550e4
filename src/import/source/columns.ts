import { foldText } from '../../domain/text/fold.ts';
import { featuredItemSchema } from '../../model/menu.ts';
import { keysOf } from '../../builder/read/salvage/keys.ts';

/** What else the column of a menu or of locations is called, in English, French and Spanish. What the reader knows is not here. */
const MENU_WORDS: Record<string, string> = {
  name: 'item, dish, product, customer-facing name, display name, plat, article, produit, nom, nom du plat, plato, nombre, producto, articulo',
  description: 'customer-facing description, descripcion, ingredients, composition, detalle',
  price: 'base price, selling price, retail price, cost, prix, tarif, precio, importe, amount',
  category:
    'categories, menu group, group, group name, section, menu category, reporting category, categorie, rubrique, categoria, seccion, grupo',
  size: 'variation name, variation, size, size name, option, portion, format, taille, tamano, racion',
  menu: 'menu, menu name, carte, carta',
  image: 'image url, image link, photo url, photo, imagen, foto',
  isVegan: 'vegan, vegane, vegano, vegana, vegetalien',
  isVegetarian: 'vegetarian, vegetarien, vegetarienne, vegetariano, vegetariana, veggie',
  isGlutenFree: 'gluten free, gluten-free, sans gluten, sin gluten',
  isHalal: 'halal',
  isSpicy: 'spicy, epice, piquant, picante',
  allergens: 'allergens, allergenes, alergenos',
  mayContain: 'may contain, traces, peut contenir, puede contener',
  tag: 'badge, label',
  archived: 'archived, is archived, deleted, is deleted, hidden, is hidden, masque, oculto',
  diets: 'dietary, diet, diets, dietary tags, regime, dieta',
};

const LOCATION_WORDS: Record<string, string> = {
  name: 'name, business name, location, location name, store name, restaurant, nom, etablissement, nombre, local, sucursal',
  restaurant_id: 'store code, location id, store id, code',
  street: 'address, street, street address, address line 1, address 1, adresse, rue, direccion, calle',
  street2: 'address line 2, address 2, unit, suite, complement, piso',
  locality: 'city, town, locality, ville, ciudad, localidad',
  region: 'province, state, region, administrative area, provincia, estado',
  postalCode: 'postal code, zip, zip code, postcode, code postal, codigo postal',
  country: 'country, country / region, pays, pais',
  latitude: 'latitude, lat',
  longitude: 'longitude, lng, lon',
  phone: 'phone, primary phone, telephone, phone number, tel, telephone number, telefono',
  email: 'email, e-mail, courriel, correo, correo electronico',
  orderingLink: 'order url, ordering link, order link',
  reservationLink: 'reservation url, reservation link, booking url',
  description: 'from the business, description, descripcion',
  specialHours: 'special hours, horaires speciaux, horario especial',
  hours: 'hours, opening hours, horaires, heures, horario, horarios',
  timezone: 'time zone, timezone',
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

const [menuColumn, placeColumn] = [makeColumns(MENU_WORDS), makeColumns(LOCATION_WORDS)];

/** The key that a column header means. Undefined if it means no known key. */
export const itemColumn = (header: string): string | undefined =>
  menuColumn(header) ?? keysOf(featuredItemSchema).meantBy(header.trim());

const DAYS = [
  ['monday', 'lundi', 'lunes', 'mon'],
  ['tuesday', 'mardi', 'martes', 'tue'],
  ['wednesday', 'mercredi', 'miercoles', 'wed'],
  ['thursday', 'jeudi', 'jueves', 'thu'],
  ['friday', 'vendredi', 'viernes', 'fri'],
  ['saturday', 'samedi', 'sabado', 'sat'],
  ['sunday', 'dimanche', 'domingo', 'sun'],
];

/** The same for a location: a key of `LOCATION_WORDS`, or the English name of a day. */
export function locationColumn(header: string): string | undefined {
  const words = fold(header);
  const day = words.replace(/ ?(?:hours|horaires|horario)$/, '');
  return placeColumn(header) ?? DAYS.find((names) => names.includes(day))?.[0];
}
