import { expect } from 'vitest';
import { internationalNumber, linkToPhone } from '#core/links/phone.ts';
import { type Hours, NO_HOURS } from '#schema/hours/hours.ts';
import type { Address, Location } from '#schema/location.ts';
import { hoursFrom, type Node } from '../build/json-ld.ts';

type ToldLocation = { [Key in 'address' | 'phone' | 'coordinates' | 'hours']?: Location[Key] | undefined };

/** Fails where a node says anything else of a location than the configuration does. */
export function expectLocation(node: Node, location: ToldLocation, buildDate: string): void {
  expect(node['telephone']).toBe(location.phone && internationalNumber(linkToPhone(location.phone)));
  expect(addressFrom(node)).toEqual(addressOf(location.address ?? {}));
  expect(pointFrom(node)).toEqual(location.coordinates);
  expectHours(node, location.hours, buildDate);
}

/** What home says of one of several locations; its hours are told by its own page. */
export function onHome({ phone, address }: Location): ToldLocation {
  return { ...(phone !== undefined && { phone }), address };
}

function addressFrom({ address }: Node) {
  if (address === undefined) return undefined;
  const { streetAddress: street, addressLocality: locality, addressRegion: region, postalCode } = address as Node;
  return { street, locality, region, postalCode };
}

function addressOf({ street, locality, region, postalCode }: Address) {
  const parts = { street, locality, region, postalCode };
  return Object.values(parts).some((part) => part !== undefined) ? parts : undefined;
}

function pointFrom(node: Node) {
  const geo = node['geo'] as Node | undefined;
  return geo && { latitude: geo['latitude'], longitude: geo['longitude'] };
}

/** The week as configured, day by day, and the special hours that are not over on the day of the build. */
function expectHours(node: Node, hours: Hours | undefined, buildDate: string): void {
  const told = hoursFrom(node);
  const dayBefore = new Date(Date.parse(buildDate) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const ahead = (hours?.special ?? []).filter(({ through }) => through === undefined || through >= dayBefore);
  expect(told.week).toEqual((hours ?? NO_HOURS).week);
  expect(told.special.map((entry) => JSON.stringify(entry)).sort()).toEqual(
    ahead
      .map(({ from, through, weekdays, hours: day }) => JSON.stringify({ from, through, weekdays, hours: day }))
      .sort(),
  );
}
