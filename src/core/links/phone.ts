import type { Phone } from '#schema/values/link.ts';
import { linkTo, type Link } from './link.ts';

/** Every telephone number of the site as a link. */
export function linkToPhone({ text, tel }: Phone): Link {
  return linkTo(text, `tel:${tel}`);
}

/** For programs, which may be in another country: "+14165550134 ext. 12". */
export function internationalNumber({ label, href }: Link): string {
  return href.startsWith('tel:+') ? href.slice('tel:'.length).replace(';ext=', ' ext. ') : label;
}

/** `dialedDigits('(905) 555-0142') // "9055550142"`: the digits of a text, with the plus sign of an international number. */
export function dialedDigits(text: string): string {
  return text.trim().replace(/(?!^\+)\D/g, '');
}

/** The chat link of WhatsApp wants the international number in digits alone, or is a link already. */
export function whatsappHref(whatsapp: string): string {
  return /^https?:/.test(whatsapp) ? whatsapp : `https://wa.me/${whatsapp.replace(/\D/g, '')}`;
}
