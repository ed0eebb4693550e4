import type { IncomingMessage } from 'node:http';
import { nameOf, personCookie, YEAR_S } from '#tool-pages/person.ts';
import { ADMIN_PATH } from '../fields/view.ts';
import { LANGUAGE_COOKIE } from '#i18n/tools/tool-language.ts';
import { TOOL_LANGUAGES } from '#i18n/tools/tool-texts.ts';

/** The headers that say who edits. The app hands on a request without its headers. */
export const headersAbout = ({ headers }: Pick<IncomingMessage, 'headers'>): Headers =>
  new Headers({ cookie: headers.cookie ?? '', 'accept-language': headers['accept-language'] ?? '' });

/** The cookie that a form about its sender asks for: their language, or their name. Undefined for other forms. */
export function rememberedIn(form: FormData): string | undefined {
  const action = form.get('do');
  if (action === 'me') return personCookie(nameOf(String(form.get('person') ?? '')), ADMIN_PATH);
  const language = TOOL_LANGUAGES.find((known) => known === form.get('language'));
  if (action !== 'language' || language === undefined) return undefined;
  return `${LANGUAGE_COOKIE}=${language}; Path=${ADMIN_PATH}; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly`;
}
