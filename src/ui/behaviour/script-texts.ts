/** What a script says: in English, or as the page writes it in another language, in `data-texts`. */
export function scriptTexts<Texts extends Record<string, string>>(element: HTMLElement, english: Texts): Texts {
  return { ...english, ...(JSON.parse(element.dataset['texts'] ?? '{}') as Partial<Texts>) };
}

/** `fillIn('{number} of {count}', { number: 1, count: 5 }) // "1 of 5"` */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
