import { leaf } from './leaf.ts';

/** "per", "a", "by the", "je", "al", "par": what stands before a unit. */
const BEFORE =
  /^(?:(?:price|preis|prix|precio|prezzo|preço) )?(?:per|by the|by|par|por|pro|je|à la|au|al|a|the)\s+|^\/\s*/i;
/** One portion, which needs no word, in English, French, Spanish, Italian, German and Portuguese. */
const PORTION =
  /^(?:each|ea|unit|units|uni|un|unid|unidad|unidade|unité|unità|none|item|portion|serving|stück|stk)\.?$/i;
/** Codes of UN/CEFACT, Square and Toast. */
const CODES: Record<string, string> = {
  kgm: 'kg',
  metric_kilogram: 'kg',
  kilogram: 'kg',
  grm: 'g',
  metric_gram: 'g',
  gram: 'g',
  lbr: 'lb',
  imperial_pound: 'lb',
  pound: 'lb',
  lbs: 'lb',
  onz: 'oz',
  imperial_weight_ounce: 'oz',
  ounce: 'oz',
  ltr: 'L',
  metric_liter: 'L',
  l: 'L',
  metric_milliliter: 'ml',
  mlt: 'ml',
};
const MAX_LENGTH = 24;

/** What a price is for: "per kg", "/ kg" and "KG" are "kg". A portion, or "each", is no unit: the value is then an empty text. */
export const unitSchema = leaf('a unit', (value) => {
  if (typeof value === 'number') return undefined;
  const unit = value.replace(/\s+/g, ' ').replace(BEFORE, '').trim();
  if (unit.length > MAX_LENGTH) return undefined;
  if (PORTION.test(unit)) return '';
  return CODES[unit.toLowerCase()] ?? (/^(?:KG|LB|OZ|G|ML|CL|DL)$/.test(unit) ? unit.toLowerCase() : unit);
}).meta({ example: '"kg"' });
