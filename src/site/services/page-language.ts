/** What goes with all that a visitor sends: the language of the page. Nothing for English, which is what a row without it means. */
export function pageLanguage(): { language?: string } {
  const lang = globalThis.document?.documentElement.lang ?? '';
  return /^(?:$|en\b)/.test(lang) ? {} : { language: lang };
}
