import type { IncomingMessage } from 'node:http';
import { nameOf, personCookie, YEAR_S } from '#tool-pages/person.ts';
import { ADMIN_PATH } from '../fields/view.ts';
import { TOOL_LANGUAGES, type ToolLanguage, toolLanguageOf } from '#i18n/tools/tool-texts.ts';

/** The headers that say who edits. The app hands on a request without its headers. */
export const headersAbout = ({ headers }: Pick<IncomingMessage, 'headers'>): Headers =>
  new Headers({ cookie: headers.cookie ?? '', 'accept-language': headers['accept-language'] ?? '' });

/** Who edits, as far as their browser says: the language they chose, or else the best that it asks for. */
export function languageOf(headers: Headers): ToolLanguage {
  const chosen = cookieOf(headers, LANGUAGE_COOKIE);
  const known = TOOL_LANGUAGES.find((language) => language === chosen);
  return known ?? toolLanguageOf(acceptedIn(headers.get('accept-language') ?? ''));
}

const LANGUAGE_COOKIE = 'tools-language';

/** The cookie that a form about its sender asks for: their language, or their name. Undefined for other forms. */
export function rememberedIn(form: FormData): string | undefined {
  const action = form.get('do');
  if (action === 'me') return personCookie(nameOf(String(form.get('person') ?? '')), ADMIN_PATH);
  const language = TOOL_LANGUAGES.find((known) => known === form.get('language'));
  if (action !== 'language' || language === undefined) return undefined;
  return `${LANGUAGE_COOKIE}=${language}; Path=${ADMIN_PATH}; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly`;
}

const cookieOf = (headers: Headers, name: string): string | undefined =>
  headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const MAX_LENGTH = 500;

/** `acceptedIn('de;q=0.5, fr-CA') // ['fr-CA', 'de']` */
function acceptedIn(header: string): string[] {
  const tags = header
    .slice(0, MAX_LENGTH)
    .split(',')
    .map((each) => {
      const [tag = '', ...parameters] = each.split(';').map((part) => part.trim());
      const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? 1);
      return { tag, quality: Number.isNaN(quality) ? 0 : quality };
    });
  return tags
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
