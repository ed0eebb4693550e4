import { dayIn } from '#core/hours/day-in.ts';
import { parseTime } from '#schema/hours/time-of-day.ts';
import { type HoursEntry, type Hours, NO_HOURS } from '#schema/hours/hours.ts';
import { SERVICE_KEYS, type Service, type ServiceHours } from '#schema/hours/service-hours.ts';
import type { Stop, StopInput } from '#schema/hours/stops.ts';
import type { AddressInput, Coordinates } from '#schema/location.ts';
import { readHours, type ToDay } from '../hours/read-hours.ts';
import { hoursOfStops, readStops } from './stops.ts';
import { readAddress } from './address.ts';
import type { ReadClosure } from './closure.ts';
import { readPlace } from './place.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

type ServiceInput = Partial<Record<(typeof SERVICE_KEYS)[Service], HoursEntry[]>>;

interface AddressAndHoursInput extends ServiceInput {
  address?: AddressInput;
  coordinates?: Coordinates;
  timezone?: string;
  openingHours?: HoursEntry[];
  specialHours?: HoursEntry[];
  closedDates?: string[];
  pickupHours?: { useRestaurantHours?: boolean; customHours?: HoursEntry[] };
  lastSeating?: string;
  hoursNote?: string;
  stops?: StopInput[];
}

/** What a site and a location have in common: an address, a point on the map, a clock, hours. `clock` is the zone where the input says none. */
export function readAddressAndHours(input: AddressAndHoursInput, context: ReadContext, clock?: string) {
  const { openingHours, specialHours = [], closedDates = [], pickupHours, stops = [] } = input;
  const { coordinates, timezone } = readPlace(input, context);
  const toDay = (date: string) => dayIn(timezone ?? clock, date);
  const readEntries = (entries: HoursEntry[]) => readHours(entries, context, toDay);
  const others = { specialEntries: specialHours, closedDates: closedDates.map(toDay) };
  return {
    address: readAddress(input.address ?? {}),
    coordinates,
    timezone,
    hours: readHours(openingHours, context, toDay, others) ?? hoursOfStops(stops, readEntries),
    stops: stops.length > 0 ? readStops(stops, readEntries, context) : undefined,
    pickupHours: pickupHours && readPickupHours(pickupHours, context, toDay),
    serviceHours: readServiceHours(input, context, toDay),
    lastSeating: input.lastSeating && (parseTime(input.lastSeating) ?? input.lastSeating),
    hoursNote: input.hoursNote,
  };
}

/** What is closed for now or for good does not keep its usual hours; what opens on a day that is known has them from then on. */
export const hasHours = ({ closure, opensOn }: ReadClosure): boolean => closure === undefined || opensOn !== undefined;

export function withoutHours<
  Read extends { hours?: Hours; pickupHours?: Hours; serviceHours?: ServiceHours[]; stops?: Stop[] },
>(read: Read): Omit<Read, 'hours' | 'pickupHours' | 'serviceHours' | 'stops'> {
  const { hours: _, pickupHours: __, serviceHours: ___, stops: ____, ...others } = read;
  return others;
}

/** Pickup hours that can't be read, or differ but are not given, become NO_HOURS: the restaurant's would be wrong. */
function readPickupHours(
  input: NonNullable<AddressAndHoursInput['pickupHours']>,
  context: ReadContext,
  toDay: ToDay,
): Hours | undefined {
  if (input.useRestaurantHours === true) return undefined;
  const hours = readHours(input.customHours, context, toDay);
  const isOther = input.useRestaurantHours === false || context.isNoted(input, 'customHours');
  return hours ?? (isOther ? NO_HOURS : undefined);
}

function readServiceHours(input: ServiceInput, context: ReadContext, toDay: ToDay): ServiceHours[] | undefined {
  const read = Object.entries(SERVICE_KEYS).flatMap(([service, key]) => {
    const hours = readHours(input[key], context, toDay);
    return hours ? [{ service: service as Service, hours }] : [];
  });
  return read.length > 0 ? read : undefined;
}
