import { weekOf } from '../../domain/week.ts';
import type { HoursEntry, Hours } from '../../model/hours.ts';
import type { Address, AddressInput, Coordinates } from '../../model/location.ts';
import { present } from './present.ts';
import type { Reading } from './reading.ts';

interface PlaceInput {
  address?: AddressInput;
  geo?: Coordinates;
  coordinates?: Coordinates;
  openingHours?: HoursEntry[];
  openingHoursSpecification?: HoursEntry[];
  pickupHours?: { useRestaurantHours?: boolean; customHours?: HoursEntry[] };
}

/** What a site and a location have in common: an address, a point on the map, hours. */
export function readPlace(input: PlaceInput, reading: Reading) {
  const { openingHours, openingHoursSpecification, pickupHours } = input;
  const usesRestaurantHours = pickupHours?.useRestaurantHours === true;
  return {
    address: readAddress(input.address ?? {}),
    ...present({
      coordinates: input.coordinates ?? input.geo,
      hours: readHours(openingHours ?? openingHoursSpecification, reading),
      pickupHours: usesRestaurantHours ? undefined : readHours(pickupHours?.customHours, reading),
    }),
  };
}

function readAddress(input: AddressInput): Address {
  return present({
    street: input.streetAddress ?? input.street,
    locality: input.addressLocality ?? input.locality,
    region: input.addressRegion ?? input.region,
    postalCode: input.postalCode,
    country: input.addressCountry ?? input.country,
  });
}

function readHours(entries: HoursEntry[] | undefined, reading: Reading): Hours | undefined {
  const { hours, problems } = weekOf(entries ?? []);
  for (const { entry, key, ...complaint } of problems) reading.note(entry, complaint, key);
  return hours;
}
