import {
  findPhoneNumbersInText,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { dialedDigits } from '#core/links/phone.ts';
import { isoCountry } from '#core/countries/country-codes.ts';
import { withCountry } from './address.ts';
import { isPhoneInLetters, type Phone } from '#schema/values/link.ts';
import type { AddressInput } from '#schema/location.ts';

interface Addressed {
  address?: AddressInput;
}

/** Makes one format of all telephone numbers of a brand. `address` is that of the location, if the number is its own. */
export type PhoneReader = (text: string, address?: AddressInput) => Phone;

/**
 * Numbers are shown as they are written inside their country, or internationally where the brand has locations in countries that have to dial
 * each other's code. A number in letters stays as written. So does what is not known to be a number, and dials the first number in it.
 */
export function makePhoneReader(brand: Addressed, locations: Addressed[]): PhoneReader {
  const home = [brand, ...locations].map(({ address }) => countryOf(address)).find(Boolean) ?? 'CA';
  const abroad = locations.map(({ address }) => countryOf(address) ?? home);
  const codes = new Set([home, ...abroad].map((country) => getCountryCallingCode(country)));
  const isNational = (number: PhoneNumber) => codes.size === 1 && codes.has(number.countryCallingCode);
  return (text, address) => {
    const defaultCountry = countryOf(address) ?? home;
    const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
    if (number?.isValid()) {
      return { text: isNational(number) ? number.formatNational() : number.formatInternational(), tel: telOf(number) };
    }
    const digits = isPhoneInLetters(text) ? withoutLetters(text) : text;
    const dialled = parsePhoneNumberFromString(digits, { defaultCountry, extract: false });
    if (dialled?.isValid()) return { text, tel: telOf(dialled) };
    const [found] = findPhoneNumbersInText(text, { defaultCountry });
    return { text, tel: found ? telOf(found.number) : dialedDigits(digits) };
  };
}

/** A chat link as written, or the number with its country's code. */
export function readWhatsapp(text: string, readPhone: PhoneReader, address?: AddressInput): string {
  return /^https?:/.test(text) ? text : readPhone(text, address).tel.replace(/;.*/, '');
}

/** RFC 3966 without its scheme: "+14165550134;ext=12" */
const telOf = (number: PhoneNumber): string => number.getURI().slice('tel:'.length);

function countryOf(address: AddressInput | undefined) {
  const code = isoCountry(address && withCountry(address).addressCountry);
  return code !== undefined && isSupportedCountry(code) ? code : undefined;
}

/** The digits beside the letters on a keypad (ITU E.161): `withoutLetters('1-800-PIZZA-GO') // '1-800-74992-46'`. */
function withoutLetters(text: string): string {
  return text.replace(/[a-z]/gi, (letter) =>
    '22233344455566677778889999'.charAt(letter.toLowerCase().charCodeAt(0) - 97),
  );
}
