import { currencyAt } from '#core/countries/currency.ts';
import { isFields } from '#schema/values/fields.ts';
import { currencySchema } from '#schema/values/price.ts';
import { fieldIn } from './nouns.ts';
import { type FieldPath, fieldPathAt } from './field-path.ts';

const known = new WeakMap<object, string | undefined>();

/** The currency that a brand names, else that of its country or of its first location. Each row of a menu asks for it. */
export function currencyIn(root: FieldPath): string | undefined {
  if (!isFields(root.value)) return undefined;
  if (!known.has(root.value)) known.set(root.value, findCurrency(root));
  return known.get(root.value);
}

function findCurrency(root: FieldPath): string | undefined {
  const locations = fieldIn(root, 'locations');
  const first = Array.isArray(locations?.value) ? fieldPathAt(root.value, [...locations.path, 0]) : undefined;
  const named = currencySchema.safeParse(fieldIn(root, 'currency')?.value).data;
  return named ?? [root, first].map((place) => place && currencyOfAddress(place)).find((each) => each !== undefined);
}

function currencyOfAddress(place: FieldPath): string | undefined {
  const address = fieldIn(place, 'address');
  const textAt = (key: string): string | undefined => {
    const value = address?.shape.object && isFields(address.value) ? fieldIn(address, key)?.value : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  return currencyAt({ country: textAt('addressCountry'), region: textAt('addressRegion') });
}
