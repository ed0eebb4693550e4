/** What a script says, as the page writes it in `data-texts`: `scriptTexts<'more' | 'less'>(this).more` */
export function scriptTexts<Name extends string>(element: HTMLElement): Record<Name, string> {
  return JSON.parse(element.dataset['texts'] ?? '{}') as Record<Name, string>;
}

/** `fillIn('{number} of {count}', { number: 1, count: 5 }) // "1 of 5"` */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
