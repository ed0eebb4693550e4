/**
 * `streetIn('482 Queen St. W., Unit 5') // "Queen Street West"`: the street of an address without its number. Undefined where it names none: "Various corners",
 * "PO Box 12".
 */
export function streetIn(streetAddress: string): string | undefined {
  for (const part of streetAddress.replace(/^(\d+\w?),/, '$1').split(/,|\n| [-–—] /)) {
    const street = streetOfPart(part.replace(/\s+/g, ' ').trim());
    if (street !== undefined) return street;
  }
  return undefined;
}

function streetOfPart(part: string): string | undefined {
  const words = part.split(' ');
  const isNumbered = /^#?\w*\d/.test(words[0] ?? '');
  const rest = isNumbered ? words.slice(1) : words;
  // "3rd Avenue" has no number but its name.
  const named = isTypeAlone(rest) ? words : rest;
  if (named.length < (isNumbered ? 1 : 2) || NO_STREET.test(named.join(' '))) return undefined;
  if (!isNumbered && !named.some((word) => TYPES.has(keyOf(word)))) return undefined;
  return named.map((word, index) => (index === 0 ? undefined : LONG[keyOf(word)]) ?? word).join(' ');
}

/** "Avenue", "Street W": nothing tells which. "Avenue du Parc" and "Highway 7" say it behind. */
const isTypeAlone = ([type = '', ...others]: string[]): boolean =>
  TYPES.has(keyOf(type)) && others.every((word) => SIDES.has(keyOf(word)));

const keyOf = (word: string): string => word.replace(/\.$/, '').toLowerCase();

const LONG: Record<string, string> = {
  ...{
    st: 'Street',
    ave: 'Avenue',
    av: 'Avenue',
    rd: 'Road',
    blvd: 'Boulevard',
    dr: 'Drive',
    ln: 'Lane',
    sq: 'Square',
  },
  ...{ hwy: 'Highway', pkwy: 'Parkway', cres: 'Crescent', n: 'North', e: 'East', s: 'South', w: 'West' },
};

const SIDES = new Set('n e s w ne nw se sw north east south west'.split(' '));

const TYPES = new Set([
  ...Object.keys(LONG).filter((key) => !SIDES.has(key)),
  ...'street avenue road boulevard drive lane square way row place court crescent terrace quay highway parkway'.split(
    ' ',
  ),
  ...'rue chemin place quai calle avenida paseo plaza via'.split(' '),
]);

const NO_STREET = /^(?:p\.?\s?o\.?\s?box|box|unit|suite|ste|floor|level|room|shop|store|kiosk|local|bureau)\b/i;
