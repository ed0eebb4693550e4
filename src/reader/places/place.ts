import lookUpZone from '@photostructure/tz-lookup';
// Its data alone: loaded as a whole, it would share its zones with the older copy that the package of holidays brings.
import zoneData from 'moment-timezone/data/meta/latest.json' with { type: 'json' };
import { countryName, isoCountry } from '#core/countries/country-codes.ts';
import { countryOfRegion, regionCode } from '#core/countries/region-names.ts';
import type { AddressInput, Coordinates } from '#schema/location.ts';
import { withCountry } from './address.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';
import { REGION_ZONES, TERRITORIES } from './region-zones.data.ts';

interface PlaceInput {
  address?: AddressInput;
  coordinates?: Coordinates;
  timezone?: string;
}

/**
 * The point of a location on the map, if it is where the address is, and the zone of its clock: configured, else that of the point, else that of the
 * region or the country, if it has only one. All of it is looked up in tables on this machine.
 */
export function readPlace(
  { address: written = {}, coordinates, timezone }: PlaceInput,
  context: ReadContext,
): { coordinates?: Coordinates; timezone?: string } {
  const address = withCountry(written);
  const country = isoCountry(address.addressCountry) ?? countryOfRegion(address.addressRegion);
  const point = coordinates && readPoint(coordinates, country, context);
  const zone = timezone ?? point?.zone ?? zoneOfAddress(address, country);
  return { coordinates: point?.coordinates, timezone: zone };
}

interface Point {
  coordinates: Coordinates;
  zone: string;
}

function readPoint(written: Coordinates, country: string | undefined, context: ReadContext): Point | undefined {
  const { latitude, longitude } = written;
  const value = `${latitude}, ${longitude}`;
  const isNowhere = Math.abs(latitude) < 0.01 && Math.abs(longitude) < 0.01;
  const point = isNowhere ? undefined : landAt(written, country);
  if (point !== undefined) return point;
  const isLatitude = Math.abs(longitude) <= 90;
  const exchanged =
    isNowhere || !isLatitude ? undefined : landAt({ latitude: longitude, longitude: latitude }, country);
  if (exchanged !== undefined) {
    context.note(written, {
      value,
      problem: 'has latitude and longitude exchanged',
      outcome: 'They are set right.',
      isUsed: true,
    });
    return exchanged;
  }
  const isElsewhere = country !== undefined && landAt(written, undefined) !== undefined && !isNowhere;
  const problem = isElsewhere ? `is not in ${countryName(country)}, where the address is` : 'is in the sea';
  context.note(written, { value, problem, outcome: 'The location has no point on the map.' });
  return undefined;
}

/** Some kilometres: the table is less exact at borders and shores. */
const NEAR_DEGREES = 0.1;

/** The point, if it or one near it is on land, and in the country where that is known. No restaurant is in the Antarctic. */
function landAt(coordinates: Coordinates, country: string | undefined): Point | undefined {
  const zones = country === undefined ? undefined : zonesOfCountry(country);
  const fits = (zone: string) =>
    !/^(?:Etc|Antarctica)\//.test(zone) && (zones === undefined || zones.length === 0 || zones.includes(zone));
  const near = [0, -NEAR_DEGREES, NEAR_DEGREES];
  for (const north of near) {
    for (const east of near) {
      const zone = zoneAt(coordinates.latitude + north, coordinates.longitude + east);
      if (zone !== undefined && fits(zone)) return { coordinates, zone };
    }
  }
  return undefined;
}

function zoneAt(latitude: number, longitude: number): string | undefined {
  return Math.abs(latitude) > 90 || Math.abs(longitude) > 180 ? undefined : lookUpZone(latitude, longitude);
}

/** All zones that are in use there, by every name they have. */
function zonesOfCountry(country: string): string[] {
  return [country, ...(TERRITORIES[country] ?? [])].flatMap(zonesOf);
}

function zoneOfAddress({ addressRegion, postalCode = '' }: AddressInput, country: string | undefined) {
  if (country === undefined) return undefined;
  const known = REGION_ZONES[country]?.[regionCode(addressRegion, country) ?? ''];
  if (known !== undefined)
    return known.postalCode === undefined || known.postalCode.test(postalCode.toUpperCase()) ? known.zone : undefined;
  const zones = zonesOf(country);
  return zones.length === 1 ? zones[0] : undefined;
}

const COUNTRIES: Record<string, { zones: string[] }> = zoneData.countries;

/** Empty for a code that is no country's. */
function zonesOf(country: string): string[] {
  return Object.hasOwn(COUNTRIES, country) ? (COUNTRIES[country]?.zones ?? []) : [];
}
