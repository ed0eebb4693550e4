import { PATHS, pathsIn, pageAt } from '#core/routes/routes.ts';

/** The path of the same page of a site in English: `inEnglish('/fr/adresse/queen-west/') // '/location/queen-west/'`. */
export function inEnglish(path: string): string {
  const place = pageAt(path);
  return place === undefined ? path : PATHS[place.of] + place.rest.map((word) => `${word}/`).join('');
}

/** The path of the same page of a site in another language: `inLanguage('fr-CA', '/careers/') // '/emplois/'`. */
export function inLanguage(tag: string, path: string): string {
  const place = pageAt(path);
  if (place === undefined) throw new Error(`${path} is no path of a page.`);
  return pathsIn(tag)[place.of] + place.rest.map((word) => `${word}/`).join('');
}

/** The language that a page says it is in: "fr-CA". */
export const languageOf = ({ html }: { html: string }): string => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '';
