import { UsageError } from '#brand/errors/usage-error.ts';
import { countOf } from '#brand/report/report.ts';
import type { ReadSite } from '#schema/warning.ts';
import { compareFoodMenus, foodMenusSchema } from './compare-food-menus.ts';
import { type Comparison, compareProfile, matchProfiles } from './compare-profile.ts';
import { listingOf, type Place, placesOf } from './listings.ts';
import { notAsAnswered, parseExport, readProfiles } from './read-profile.ts';

export interface Outcome {
  code: 0 | 1;
  lines: string[];
}

interface ExportFile {
  /** As messages call it. */
  name: string;
  /** The only location that it is about. */
  location?: string;
}

/** What an export of a profile says differently, in words: its hours and names, or its menu. Throws a UsageError for another file. */
export function checkExport(site: ReadSite, text: string, file: ExportFile): Outcome {
  const places = chosenOf(placesOf(site), file.location);
  const value = parseExport(text, file.name);
  const isMenu = typeof value === 'object' && value !== null && Object.hasOwn(value, 'menus');
  const compared = isMenu ? [checkMenu(site, value, places, file.name)] : checkProfiles(site, value, places, file);
  const count = compared.reduce((sum, { differences }) => sum + differences.length, 0);
  const lines = compared.flatMap(({ name, differences, remarks }) =>
    differences.length + remarks.length === 0 ? [] : [name, ...[...differences, ...remarks].map((line) => `  ${line}`)],
  );
  return {
    code: count === 0 ? 0 : 1,
    lines: [...lines, count === 0 ? 'Nothing differs.' : `${countOf(count, 'difference')}.`],
  };
}

function chosenOf(places: Place[], wanted: string | undefined): Place[] {
  if (wanted === undefined) return places;
  const chosen = places.filter(({ location, restaurantId }) =>
    [location?.id, location?.slug, restaurantId].includes(wanted),
  );
  if (chosen.length === 0) throw new UsageError(`There is no location "${wanted}".`);
  return chosen;
}

type Named = Comparison & { name: string };

/** The answer of the API does not say whose menu it is. */
function checkMenu(site: ReadSite, value: unknown, places: Place[], file: string): Named {
  const [place, ...others] = places;
  if (place === undefined || others.length > 0)
    throw new UsageError(
      `${file} is a menu. Name the location whose it is, like --location ${place?.location?.slug ?? 'queen-west'}.`,
    );
  const read = foodMenusSchema.safeParse(value);
  if (!read.success) throw notAsAnswered(file, read.error.issues[0]?.path ?? []);
  return { name: place.name, differences: compareFoodMenus(read.data, listingOf(site, place)), remarks: [] };
}

function checkProfiles(site: ReadSite, value: unknown, places: Place[], { name, location }: ExportFile): Named[] {
  const { profiles, isList } = readProfiles(value, name);
  const matches = matchProfiles(site, profiles, places);
  const listed = new Set(matches.map(({ place }) => place));
  // With `--location`, profiles of a list that fit no place are those of other locations.
  const meant = location === undefined ? matches : matches.filter(({ place }) => place !== undefined);
  const missing =
    isList || meant.length === 0 ? places.filter((place) => !listed.has(place) && place.closure !== 'permanent') : [];
  return [
    ...meant.map(({ profile, place }) =>
      place
        ? { name: place.name, ...compareProfile(site, profile, place) }
        : { name: profile.name, differences: ['No location of the site fits this profile.'], remarks: [] },
    ),
    ...missing.map((place) => ({ name: place.name, differences: [`${name} has no profile of it.`], remarks: [] })),
  ];
}
