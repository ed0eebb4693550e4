/** Texts that a brand says in its own words, by their keys: `actions.orderOnline`. */
export type OwnTexts = Readonly<Record<string, string>>;

/** A copy of a catalogue with some of its texts replaced. A key that leads to no text is left alone. */
export function withOwnTexts<Catalogue extends object>(catalogue: Catalogue, own: OwnTexts | undefined): Catalogue {
  if (own === undefined) return catalogue;
  return Object.entries(own).reduce<Catalogue>(
    (texts, [key, text]) => replaced(texts, key.split('.'), text),
    catalogue,
  );
}

function replaced<Texts extends object>(texts: Texts, [name = '', ...rest]: string[], text: string): Texts {
  const value: unknown = Object.hasOwn(texts, name) ? texts[name as keyof Texts] : undefined;
  if (typeof value === 'string' && rest.length === 0) return { ...texts, [name]: text };
  return typeof value === 'object' && value !== null && rest.length > 0
    ? { ...texts, [name]: replaced(value, rest, text) }
    : texts;
}
