/** What a brand says in its own words. */
const OWN_WORDS =
  /^(?:name|description|streetAddress|addressLocality|servesCuisine|areaServed|alt|badge|title|subtitle|ctaText|keywords|tag|category|kicker|author|content|conditions|bio|features|question|answer|type|requirements|benefits|note|location_name)$/;

/** A configuration whose words are in letters that no language of our tools has, so that these can be told from ours. */
export function inOtherLetters(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => inOtherLetters(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inOtherLetters(each, name)]));
  if (typeof value !== 'string') return value;
  if (key === 'price') return 'MP';
  return OWN_WORDS.test(key)
    ? value.replaceAll(/[a-z]/gi, (letter) => String.fromCharCode(0x0430 + (letter.toLowerCase().charCodeAt(0) % 32)))
    : value;
}
