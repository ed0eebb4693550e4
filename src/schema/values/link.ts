import { z } from 'zod';
import { leaf, MAX_CHARACTERS, tidy } from './leaf.ts';
import { isSafeName } from './safe-name.ts';
import { parseYesNo } from './text.ts';

/** A page shows a link to everybody, and with it the password that it may have. */
export const hasPassword = (text: string): boolean => {
  const { username = '', password = '' } = URL.parse(text) ?? {};
  return username + password !== '';
};

const LINK = {
  max: MAX_CHARACTERS.link,
  problemOf: (text: string) =>
    hasPassword(text) ? 'has a user name or a password in it, which everybody would see' : undefined,
};

/** A place to go to, as a serialised URL: web, telephone, e-mail, or a path of the site itself. */
export const linkSchema = leaf(
  'a link',
  (value) => (typeof value === 'string' ? parseLink(value) : undefined),
  LINK,
).meta({
  example: '"https://example.com/page"',
  pattern: '^\\s*([hH][tT][tT][pP][sS]?:|www\\.|tel:|mailto:|/(?!/)|$)',
});

/** A link, or a file of the brand: its path below the brand's folder or below `public/`, without a slash in front. */
export const fileLinkSchema = leaf(
  'a link or a file',
  (value) => (typeof value === 'string' ? parseFileLink(value) : undefined),
  LINK,
).meta({
  example: '"menu.pdf"',
  pattern: '^\\s*([hH][tT][tT][pP][sS]?:|www\\.|tel:|mailto:|/(?!/)|[^:]+\\.[a-zA-Z]{3,4}\\s*$|$)',
});

/** Whether there is something, or the link that leads to it. */
export const yesNoOrLinkSchema = z
  .union([z.boolean(), z.string(), z.number()], { error: 'is neither true nor false nor a link' })
  .transform((value, context): boolean | { link: string } => {
    const answer = parseYesNo(value);
    if (answer !== undefined) return answer;
    const text = String(value);
    const link = text.length > MAX_CHARACTERS.link ? undefined : parseLink(tidy(text));
    if (link !== undefined) return { link };
    context.addIssue(LINK.problemOf(text) ?? 'is neither true nor false nor a link');
    return z.NEVER;
  });

// Text, @, text, dot, text, no spaces. Without what would end an address in a mailto link.
const EMAIL = /^[^\s@<>"?#,;()[\]\\]+@[^\s@<>"?#,;()[\]\\.]+\.[^\s@<>"?#,;()[\]\\]+$/;
/** RFC 3696: 64 characters, an @ and 255. */
const MAX_EMAIL = 320;

export const emailSchema = leaf('an e-mail address', (value) => {
  const address = String(value).replace(/^mailto:\s*/i, '');
  return isEmail(address) ? address : undefined;
}).meta({ example: '"hello@example.com"' });

const isEmail = (text: string) => text.length <= MAX_EMAIL && EMAIL.test(text);

/** A telephone number of the site. */
export interface Phone {
  /** As pages show it: "(416) 555-0134 ext. 12", or as written where the number is not known. */
  text: string;
  /** What is dialled: "+14165550134;ext=12", or the digits of a number that is not known. */
  tel: string;
}

const MIN_DIGITS = 5;

/** A number in letters, as "1-800-PIZZA-GO": at least three digits, then digits and letters. */
const IN_LETTERS = /^\+?(?:[\s().-]*\d){3,}[\s().-]*[a-z][a-z\d\s().-]*$/i;
const KEYS_OF_NUMBER = { min: 7, max: 15 };

export function isPhoneInLetters(text: string): boolean {
  const keys = text.replace(/[^a-z\d]/gi, '').length;
  return IN_LETTERS.test(text) && keys >= KEYS_OF_NUMBER.min && keys <= KEYS_OF_NUMBER.max;
}

export const phoneSchema = leaf(
  'a phone number',
  (value) => {
    const number = String(value).replace(/^tel:/i, '').replace(/\s+/g, ' ').trim();
    return number.replace(/\D/g, '').length >= MIN_DIGITS || isPhoneInLetters(number) ? number : undefined;
  },
  { max: MAX_CHARACTERS.phone },
).meta({ example: '"+1 416 555 0134"' });

export function parseLink(text: string): string | undefined {
  if (/^https?:/i.test(text)) return serialise(text);
  if (/^www\.[^\s.]/i.test(text)) return serialise(`https://${text}`);
  if (/^tel:/i.test(text)) return parseTel(text);
  if (/^mailto:/i.test(text)) return parseMailto(text);
  return text.startsWith('/') ? parsePath(text) : undefined;
}

/** What a menu may be: documents and pictures. None of them is read by the build, as `website.json` is. */
const FILE = /^[^:?#%\\]+\.(?:pdf|jpe?g|png|webp|avif|gif|docx?)$/i;

/** `parseFileLink('./public/menu.pdf') // 'menu.pdf'` */
export function parseFileLink(text: string): string | undefined {
  const link = parseLink(text);
  if (link !== undefined) return link;
  const path = text.replace(/^(?:\.\/)?(?:public\/)?/, '');
  return FILE.test(path) && path.split('/').every(isSafeName) ? path : undefined;
}

/** Whether a link is a file of the brand. */
export const isBrandFile = (link: string): boolean => FILE.test(link) && !link.startsWith('/');

function serialise(text: string): string | undefined {
  // The URL standard leaves an apostrophe in a path alone; ours may stand between apostrophes.
  return hasHost(text) && !hasPassword(text) ? new URL(text).href.replaceAll("'", '%27') : undefined;
}

/** Other alphabets come as punycode. The URL standard lets `;`, `,`, `$` and quotes pass, which no host has and which would end a header's part. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;
export const hasHost = (address: string): boolean => URL.canParse(address) && HOST.test(new URL(address).hostname);

function parseTel(text: string): string | undefined {
  const number = text.slice('tel:'.length).replace(/[^\d+*#,;=a-z-]/gi, '');
  return /\d.*\d.*\d/.test(number) ? `tel:${number}` : undefined;
}

function parseMailto(text: string): string | undefined {
  const [address = '', ...query] = text.slice('mailto:'.length).trim().split('?');
  if (!isEmail(address)) return undefined;
  const search = query.length > 0 ? new URL(`https://mail.invalid/?${query.join('?')}`).search : '';
  return `mailto:${encodeURI(address).replaceAll("'", '%27')}${search}`;
}

/** `//host`, `/\host` and `/.//host` would leave the site. */
function parsePath(text: string): string | undefined {
  const origin = 'https://site.invalid';
  if (!URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  const path = `${url.pathname}${url.search}${url.hash}`.replaceAll("'", '%27');
  return url.origin === origin && !path.startsWith('//') ? path : undefined;
}
