import type { Paths } from '#schema/site.ts';
import { pageAt } from '#core/routes/routes.ts';
import type { ContentPart } from '#content/chat/answer.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isIn, type Language } from '../languages/language.ts';

/**
 * An answer as a page in one of the site's languages shows it: with links to the pages in that language, and with the brand's words in the language that is `spoken`. `page`: the
 * tag of the page.
 */
export function onPage(
  parts: ContentPart[],
  { languages }: Pick<Knowledge, 'languages'>,
  { page = '', spoken }: { page: string | undefined; spoken: Language },
): ContentPart[] {
  const tags = [...languages.keys()];
  // Where the site has no such language, it has its own words.
  const tag = [page, ...tags].find((each) => languages.has(each) && isIn(each, spoken)) ?? tags[0] ?? '';
  const [paths, toText = String] = [languages.get(page)?.paths, languages.get(tag)?.fromKnown];
  const toUrl = (url: string): string => (paths !== undefined && url.startsWith('/') ? pathIn(url, paths) : url);
  return parts.map((part) => mapTexts(part, toText, toUrl));
}

/** Keys whose values stay as they are: those for programs, numbers to call, addresses. */
const FIXED = new Set(['type', 'dietary', 'coupon_code', 'phone', 'address', 'value']);

function mapTexts<Value>(
  value: Value,
  toText: (text: string) => string,
  toUrl: (url: string) => string,
  key = '',
): Value {
  if (FIXED.has(key)) return value;
  if (typeof value === 'string') return (/url$/.test(key) ? toUrl : toText)(value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, toText, toUrl)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [name, mapTexts(each, toText, toUrl, name)]),
  ) as Value;
}

/** `pathIn('/menu/queen-west/#pasta', …)  // "/fr/menu/queen-west/#pasta"` */
function pathIn(url: string, paths: Paths): string {
  const end = url.search(/[?#]/);
  const [path, rest] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const place = pageAt(path);
  return place === undefined ? url : `${paths[place.of]}${place.rest.map((part) => `${part}/`).join('')}${rest}`;
}
