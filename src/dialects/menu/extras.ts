import { type Fields, isFields } from '#schema/values/fields.ts';
import { foldKey } from '#schema/values/fold-key.ts';
import { isGiven, keyIn, wordsOf } from '../form/key-words.ts';
import { keySourceOf, madeFrom, movedFrom, type Path, type Shape, withKeySources } from '../form/shape.ts';
import { GROUP_CHOICES, GROUP_LISTS } from '../words/menu-synonyms.ts';
import { moneyIn } from './prices.ts';

/**
 * What one can add to an item, in other forms than a list of groups:
 *
 * - a list of modifiers without a group: `"extras": [{ "name": "Bacon", "price": 2 }]`, `"options": [{ "name": "Oat milk", "price": 0.8 }]` beside a price
 * - schema.org: `"menuAddOn": [{ "@type": "MenuSection", "name": "Sauces", "hasMenuItem": [{ "name": "Garlic", "offers": { "price": "1.00" } }] }]`, or items
 *   without a section
 * - a price for the happy hour: `"happyHourPrice": 6`
 */
export const itemExtrasShape: Shape = (item) => {
  if (!isFields(item)) return undefined;
  const grouped = withGroups(item);
  const made = withHappyHour(grouped);
  return made === item ? undefined : { value: made };
};

const LISTS = wordsOf(`modifierGroups ${GROUP_LISTS}`);
const CHOICES = wordsOf(`modifiers ${GROUP_CHOICES}`);
const NAMES = wordsOf('name title label displayName optionName');
const PRICES = wordsOf('price offers priceMoney additionalPrice extraPrice additionalCharge priceDelta upcharge');
/** A text in them is the name of a modifier, and not that of a group. Toppings without a price may be what is on it. */
const WITH_NAMES = wordsOf('extras addOns options');
/** The names of groups that nobody has named, by their keys. */
const GROUP_NAMES: Record<string, string> = { options: 'Options', toppings: 'Toppings' };

function withGroups(item: Fields): Fields {
  const key = keyIn(item, LISTS);
  if (key === undefined) return item;
  const at = keySourceOf(item, key) ?? [key];
  const written = item[key];
  const hasNames = Array.isArray(written) && WITH_NAMES.has(foldKey(key));
  const entries = [written].flat().map((each: unknown, index) => ({
    each,
    path: Array.isArray(written) ? [...at, index] : at,
    isLoose: isLoose(each) || (hasNames && typeof each === 'string'),
  }));
  const [loose, groups] = [true, false].map((is) => entries.filter((entry) => entry.isLoose === is)) as [
    typeof entries,
    typeof entries,
  ];
  if (loose.length === 0) return item;
  const modifiers = loose.map(({ each, path }) => movedFrom(isFields(each) ? { ...each } : { name: each }, path));
  const group = madeFrom({ name: GROUP_NAMES[foldKey(key)] ?? 'Extras', modifiers }, ...at);
  const others = groups.map(({ each, path }) => (isFields(each) ? movedFrom({ ...each }, path) : each));
  return moved(item, key, 'modifierGroups', [...others, group]);
}

/** Something with a name and a price and nothing to choose from. A name alone may be anything: cooks list ingredients at `menuAddOn`. */
function isLoose(each: unknown): boolean {
  if (!isFields(each) || keyIn(each, NAMES) === undefined) return false;
  const choices = keyIn(each, CHOICES);
  return keyIn(each, PRICES) !== undefined && !(choices !== undefined && typeof each[choices] === 'object');
}

const HAPPY = wordsOf('happyHourPrice priceHappyHour happyHour');

function withHappyHour(item: Fields): Fields {
  const key = keyIn(item, HAPPY);
  const price = key === undefined ? undefined : item[key];
  const isPrice =
    typeof price === 'number' || (typeof price === 'string' && /^\D{0,4}\d+(?:[.,]\d+)?\D{0,4}$/.test(price));
  if (key === undefined || !isPrice || isGiven(item['timeSpecificPrices'])) return item;
  return moved(item, key, 'timeSpecificPrices', [
    madeFrom({ name: 'Happy hour', price }, ...(keySourceOf(item, key) ?? [key])),
  ]);
}

/** The object with a value at another key. What is known of its keys stays known. */
function moved(item: Fields, from: string, to: string, value: unknown): Fields {
  const { [from]: _, ...rest } = item;
  const paths = new Map<string, Path>([[to, keySourceOf(item, from) ?? [from]]]);
  for (const key of Object.keys(rest)) {
    const path = keySourceOf(item, key);
    if (path !== undefined) paths.set(key, path);
  }
  return withKeySources({ ...rest, [to]: value }, paths);
}

/**
 * How many of a group may be chosen, as other programs say it: whether it is asked for, whether it is one, and numbers in an object of their own. A maximum
 * of 0 is no maximum, and a negative number is not set.
 */
export const groupRulesShape: Shape = (group) => {
  if (!isFields(group)) return undefined;
  const rulesKey = keyIn(group, RULES);
  const rules = rulesKey === undefined ? undefined : rulesIn(group[rulesKey]);
  const all: Fields = { ...rules, ...group };
  const [minKey, maxKey] = [keyIn(all, MIN), keyIn(all, MAX)];
  const [isAsked, isOne] = [flagIn(all, REQUIRED), flagIn(all, SINGLE) ?? not(flagIn(all, MULTIPLE))];
  const min = minKey === undefined ? (isAsked === true ? 1 : undefined) : all[minKey];
  const max = maxKey === undefined ? (isOne === true ? 1 : undefined) : all[maxKey];
  const hasMin = min !== undefined && !isNegative(min);
  const hasMax = max !== undefined && !isNegative(max) && Number(max) !== 0;
  const isPlain = rules === undefined && isAsked === undefined && isOne === undefined;
  if (isPlain && hasMin === (min !== undefined) && hasMax === (max !== undefined)) return undefined;
  const flags = [REQUIRED, SINGLE, MULTIPLE].map((words) => keyIn(group, words));
  const used = new Set([minKey, maxKey, ...flags, ...(rules === undefined ? [] : [rulesKey])]);
  const rest = Object.entries(group).filter(([key]) => !used.has(key));
  const value = {
    ...Object.fromEntries(rest),
    ...(hasMin && { minSelections: min }),
    ...(hasMax && { maxSelections: max }),
  };
  const pathOf = (key: string): Path => (rulesKey === undefined || Object.hasOwn(group, key) ? [key] : [rulesKey]);
  const paths = [
    ...(hasMin && minKey !== undefined ? [['minSelections', pathOf(minKey)] as const] : []),
    ...(hasMax && maxKey !== undefined ? [['maxSelections', pathOf(maxKey)] as const] : []),
  ];
  return { value: withKeySources(value, new Map(paths)) };
};

const isNegative = (count: unknown): boolean => typeof count === 'number' && count < 0;

/** Wix's `rule`, and Uber Eats' `quantity_info` with a `quantity` in it. */
const RULES = wordsOf('rule quantityInfo');

function rulesIn(written: unknown): Fields | undefined {
  const inner = isFields(written) ? (written['quantity'] ?? written) : undefined;
  return isFields(inner) ? inner : undefined;
}

const MIN = wordsOf(
  'minSelections minSelection minSelect min minimum minimumSelections minPermitted minRequired minChoices minOptions',
);
const MAX = wordsOf(
  'maxSelections maxSelection maxSelect max maximum maximumSelections maxPermitted maxAllowed maxChoices maxOptions',
);
const REQUIRED = wordsOf('required isRequired mandatory isMandatory requiredMode');
const SINGLE = wordsOf('selectionType singleChoice isSingle selectionMode');
const MULTIPLE = wordsOf('multiple isMultiple isMultiSelect multiSelect allowMultiple');

function flagIn(object: Fields, words: ReadonlySet<string>): boolean | undefined {
  const value = object[keyIn(object, words) ?? ''];
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' ? FLAGS.get(value.toLowerCase()) : undefined;
}

const FLAGS = new Map([
  ...['required', 'single', 'true', 'yes', 'radio', 'choose_one'].map((word) => [word, true] as const),
  ...['optional', 'multiple', 'false', 'no', 'checkbox', 'optional_force_show'].map((word) => [word, false] as const),
]);
const not = (flag: boolean | undefined): boolean | undefined => (flag === undefined ? undefined : !flag);

/** The price of a modifier as money, as an offer, or in Wix's `{ "additionalChargeInfo": { "additionalCharge": "2.00" } }`. */
export const modifierPriceShape: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const { additionalChargeInfo: charge, ...rest } = value;
  if (isFields(charge)) return { value: { ...rest, price: chargeOf(charge['additionalCharge']) } };
  const key = keyIn(value, PRICES);
  const [written] = key === undefined ? [] : [value[key]].flat();
  if (key === undefined || !isFields(written)) return undefined;
  const { [key]: _, ...others } = value;
  const isNothing = written['amount'] === 0 || Number(written['price']) === 0;
  const price = isNothing ? 0 : (moneyIn(written) ?? written['price']);
  return price === undefined ? undefined : { value: { ...others, price } };
};

const chargeOf = (charge: unknown): unknown => (Number(charge) === 0 ? 0 : charge);
