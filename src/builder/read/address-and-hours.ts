import { countryName } from '../../domain/locations/country-codes.ts';
import { weekOf } from '../../domain/hours/week.ts';
import { type HoursEntry, type Hours, NO_HOURS } from '../../model/hours.ts';
import type { Address, AddressInput, Coordinates } from '../../model/location.ts';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import type { Reading } from './reading.ts';

interface AddressAndHoursInput {
  address?: AddressInput;
  coordinates?: Coordinates;
  openingHours?: HoursEntry[];
  specialHours?: HoursEntry[];
  closedDates?: string[];
  pickupHours?: { useRestaurantHours?: boolean; customHours?: HoursEntry[] };
}

/** What a site and a location have in common: an address, a point on the map, hours. */
export function readAddressAndHours(input: AddressAndHoursInput, reading: Reading) {
  const { openingHours, specialHours, closedDates, pickupHours } = input;
  return {
    address: readAddress(input.address ?? {}),
    ...omitUndefined({
      coordinates: input.coordinates,
      hours: readHours(openingHours, reading, { specialEntries: specialHours, closedDates }),
      pickupHours: pickupHours && readPickupHours(pickupHours, reading),
    }),
  };
}

function readAddress(input: AddressInput): Address {
  return omitUndefined({
    street: input.streetAddress,
    locality: input.addressLocality,
    region: input.addressRegion,
    postalCode: input.postalCode,
    country: input.addressCountry && countryName(input.addressCountry),
  });
}

/** Pickup hours that can't be read, or differ but are not given, become NO_HOURS: the restaurant's would be wrong. */
function readPickupHours(input: NonNullable<AddressAndHoursInput['pickupHours']>, reading: Reading): Hours | undefined {
  if (input.useRestaurantHours === true) return undefined;
  const hours = readHours(input.customHours, reading);
  const isOther = input.useRestaurantHours === false || reading.isNoted(input, 'customHours');
  return hours ?? (isOther ? NO_HOURS : undefined);
}

function readHours(
  entries: HoursEntry[] | undefined,
  reading: Reading,
  others: { specialEntries?: HoursEntry[] | undefined; closedDates?: string[] | undefined } = {},
): Hours | undefined {
  const hasFault = (entry: HoursEntry, key: keyof HoursEntry) => reading.isNoted(entry, key);
  const { hours, problems } = weekOf(entries ?? [], { ...omitUndefined(others), hasFault });
  for (const { entry, key, ...complaint } of problems) reading.note(entry, complaint, key);
  return hours;
}
