import { makeSlugs, slugify } from '#core/text/slug.ts';
import { locationPath, menuPath, menuSlugOf, pathsIn } from '#core/routes/routes.ts';
import type { Configuration } from '#schema/configuration.ts';
import type { GalleryImage, GalleryImageInput, Location, LocationInput } from '#schema/location.ts';
import { readRating, readReviews } from '../content/content.ts';
import { readClosure } from './closure.ts';
import type { Currencies } from '../menu/currencies.ts';
import { readConfirmedOn } from '../menu/confirmed-on.ts';
import { readMenu } from '../menu/menu.ts';
import { readReservation } from './reservation.ts';
import { readOffering } from './offering.ts';
import { type PhoneReader, readWhatsapp } from './phone.ts';
import { hasHours, readAddressAndHours, withoutHours } from './address-and-hours.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

/**
 * The only location goes by the clock of the brand: a zone that is configured there, else its own, else `clock`, which was found for the brand.
 */
export function readLocations(
  inputs: LocationInput[],
  brand: Configuration,
  currencies: Currencies,
  readPhone: PhoneReader,
  context: ReadContext,
  clock: string | undefined,
  today: string,
): Location[] {
  const toAddresses = makeAddressTaker(context, brand);
  const isOnly = inputs.length === 1;
  return inputs.map((input) => {
    const number = numberOf(input, context);
    const closing = readClosure([input, brand], today, context);
    const addressAndHours = isOnly
      ? readAddressAndHours({ timezone: brand.timezone, ...input }, context, clock)
      : readAddressAndHours(input, context);
    const { locality } = addressAndHours.address;
    const name = readName(input, locality ?? `Location ${number}`, context);
    // An ordering link is no menu: a location that has only this link keeps the brand's menu.
    const { orderingLink: _, ...ownMenu } = input;
    const { heroImage } = input;
    const currency = currencies.ofLocation(input);
    return {
      name,
      ...toAddresses(input, { name, locality, number }),
      ...(hasHours(closing) ? addressAndHours : withoutHours(addressAndHours)),
      ...readMenu(ownMenu, currency, context, input),
      allergensConfirmedOn: readConfirmedOn(input, today, context),
      restaurantId: input.restaurant_id ?? input.id,
      area: input.address?.area,
      phone: input.phone === undefined ? undefined : readPhone(input.phone, input.address),
      email: input.email,
      whatsapp: input.whatsapp === undefined ? undefined : readWhatsapp(input.whatsapp, readPhone, input.address),
      closure: closing.closure,
      opensOn: closing.opensOn,
      ...readOffering(input, brand),
      ...readReservation(input, context),
      menuUrl: input.menuUrl,
      currency,
      heroImage: heroImage && context.picture(heroImage, ''),
      ...readRating(input),
      placeId: input.place_id,
      distance: input.distance,
      deliveryAreas: input.deliveryAreas ?? [],
      gallery: (input.gallery ?? []).flatMap((entry) => readGalleryImage(entry, context)),
      features: input.features ?? [],
      faqs: input.faqs ?? [],
      reviews: readReviews(input.reviews ?? []),
      services: input.services ?? [],
    };
  });
}

/** Counted from 1 in the list as it was written. */
function numberOf(input: LocationInput, context: ReadContext): number {
  const { key } = context.positionOf(input);
  return typeof key === 'number' ? key + 1 : 1;
}

function readName(input: LocationInput, fallback: string, context: ReadContext): string {
  if (input.name === undefined) {
    context.note(
      input,
      {
        value: context.positionOf(input).value,
        problem: 'has no "name"',
        outcome: `The location is called ${JSON.stringify(fallback)}.`,
      },
      'name',
    );
  }
  return input.name ?? fallback;
}

/** Gives every location an id, a path of its own page and one of its menu, each unique in the site. */
function makeAddressTaker(context: ReadContext, { language }: Configuration) {
  const site = { paths: pathsIn(language) };
  const [toId, toSlug, toMenuSlug] = [makeSlugs(), makeSlugs(), makeSlugs()];
  return (
    input: LocationInput,
    { name, locality = '', number }: { name: string; locality?: string; number: number },
  ) => {
    const wantedId = input.id ?? input.restaurant_id ?? `location-${number}`;
    const fallback = () => slugify(wantedId) || `location-${number}`;
    const wanted = {
      slug: slugify(name) || fallback(),
      menuSlug: menuSlugOf(slugify(`${locality} ${name}`) || fallback()),
    };
    const taken = { slug: toSlug(wanted.slug), menuSlug: toMenuSlug(wanted.menuSlug) };
    noteMoves(
      input,
      name,
      [
        [locationPath(site, wanted), locationPath(site, taken)],
        [menuPath(site, wanted), menuPath(site, taken)],
      ],
      context,
    );
    const id = toId(wantedId);
    if (id !== wantedId) noteSharedId(input, wantedId, id, context);
    return { id, ...taken };
  };
}

function noteMoves(input: LocationInput, name: string, paths: [string, string][], context: ReadContext): void {
  const moved = paths.filter(([wanted, path]) => wanted !== path);
  if (moved.length === 0) return;
  const wanted = moved.map(([path]) => path).join(' and ');
  const found = moved.map(([, path]) => path).join(' and ');
  const diagnostic = {
    value: name,
    problem: `would be at ${wanted}, where another location is`,
    outcome: `It is at ${found}.`,
    isUsed: true as const,
  };
  context.note(input, diagnostic, 'name');
}

function noteSharedId(input: LocationInput, value: string, id: string, context: ReadContext): void {
  const key = input.id === undefined ? 'restaurant_id' : 'id';
  context.note(
    input,
    { value, problem: 'is the id of another location', outcome: `This one has ${JSON.stringify(id)}.`, isUsed: true },
    key,
  );
}

function readGalleryImage(input: GalleryImageInput, context: ReadContext): GalleryImage[] {
  const { image, title, alt, orientation = 'landscape' } = input;
  if (image === undefined) {
    context.note(input, { problem: 'has no "image"', outcome: 'The picture is left out.' });
    return [];
  }
  return [{ image: context.picture(image, alt ?? title ?? '', input), title, orientation }];
}
