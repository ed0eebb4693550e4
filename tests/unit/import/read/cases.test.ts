import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hoursLines } from '#core/hours/hours-lines.ts';
import { timesInWords } from '#core/hours/times-in-words.ts';
import { groupText } from '#core/menu/choice-texts.ts';
import { choiceViewsOf } from '#core/menu/choice-view.ts';
import { caloriesText, nutritionLines } from '#core/menu/nutrition.ts';
import { formatPrice, pricesText, priceViewsOf } from '#core/menu/price.ts';
import { textsOf } from '#i18n/texts.ts';
import { importFrom } from '#import/address/import-from.ts';
import { importConfiguration } from '#import/read/import-source.ts';
import { makePageReader, PUBLIC_NETWORK } from '#import/address/page-reader.ts';
import type { Location } from '#schema/location.ts';
import type { Menu, MenuItem } from '#schema/menu/menu.ts';
import type { ReadSite } from '#schema/warning.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { readConfiguration } from '../../../support/build/read-brand.ts';
import { ROOT } from '../../../support/project.ts';

const FOLDER = join(ROOT, 'tests/cases');
const cases = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

describe('a file as its owner has it', () => {
  test.each(cases)('%s: what guests read, and what its owner is told', async (name) => {
    const folder = join(FOLDER, name);
    const file = readdirSync(folder).find((each) => each.startsWith('in.')) ?? 'in.csv';
    const { configuration, told, translations } = await readCase(folder, file);
    const { site, warnings } = readConfiguration({ name: 'X', ...configuration });
    if (!file.endsWith('.website.json')) expect(importConfiguration(configuration)).toEqual(configuration);
    const all = [...told, ...warnings.map(({ path, message }) => `build, ${path}: ${message}`)];
    const shown = { ...digest(site, configuration), ...(translations !== undefined && { translations }) };
    await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(join(folder, 'site.json'));
    await expect(all.map((line) => `${line}\n`).join('')).toMatchFileSnapshot(join(folder, 'warnings.txt'));
  });
});

async function readCase(folder: string, file: string) {
  if (file === 'in.website.json')
    return { configuration: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Fields, told: [] };
  try {
    const { kind, configuration, lost, language, notes, translations } = await importFrom(
      { file: join(folder, file), label: file },
      makePageReader(PUBLIC_NETWORK),
    );
    const told = [
      kind,
      ...lost.map(({ path, message }) => `${path}: ${message}`),
      ...(language === undefined || language === 'en' ? [] : [`its language, as its texts tell: ${language}`]),
      ...(notes ?? []).map((note) => `note: it ${note}.`),
    ];
    return { configuration, told, translations };
  } catch (error) {
    return { configuration: { name: 'Refused' }, told: [(error as Error).message.replace(/^\S+ /, '')] };
  }
}

type Fields = Record<string, unknown>;

/** What a guest reads of a site: items with their prices and marks, places with their hours and status. */
function digest(site: ReadSite, { telephone, language, languages }: Fields): object {
  return omitUndefined({
    name: site.name === 'X' ? undefined : site.name,
    language: language ?? languages,
    currency: site.currency,
    telephone,
    menus: site.menus.length === 0 ? undefined : site.menus.map((menu) => menuText(menu, site)),
    ...(site.locations.length === 0 && timesOf(site, site)),
    closure: site.closure,
    locations: [...site.locations, ...site.closedLocations].map((location) => locationText(location, site)),
  });
}

const menuText = ({ name, description, served, categories }: Menu, site: ReadSite) =>
  omitUndefined({
    name,
    description,
    served: served && timesInWords(served, textsOf(site)),
    ...Object.fromEntries(
      categories.map((category) => [category.name, category.items.map((item) => itemText(item, site))]),
    ),
  });

function itemText(item: MenuItem, site: ReadSite): string {
  const { name, description, diets, allergens, soldOut, tag, price, sizes, calories, nutrition } = item;
  const texts = textsOf(site);
  return [
    name,
    pricesText(priceViewsOf({ price, sizes }, site)),
    ...(item.timeSpecificPrices ?? []).map((each) =>
      [each.name, formatPrice(each.price, site), each.times && timesInWords(each.times, texts)]
        .filter(Boolean)
        .join(' '),
    ),
    calories && caloriesText(calories, texts),
    ...(sizes ?? []).flatMap((size) => (size.calories ? `${size.name} ${caloriesText(size.calories, texts)}` : [])),
    nutrition &&
      nutritionLines(nutrition, texts)
        .map(({ label, text }) => `${label} ${text}`)
        .join(', '),
    diets.join(', '),
    allergens && `contains ${allergens.contains.map((each) => each.name).join(', ')}`,
    soldOut && 'sold out',
    tag,
    description,
    ...(choiceViewsOf(item.modifierGroups, site) ?? []).map((group) => groupText(group, texts)),
  ]
    .filter(Boolean)
    .join(' | ')
    .replaceAll('\u{a0}', ' ');
}

const hoursOf = ({ hours }: Pick<ReadSite, 'hours'>, site: ReadSite) =>
  hours && hoursLines(hours, textsOf(site).hours).map(({ day, text }) => `${day}: ${text}`);

/** When a place is open, in each season, and its services beside it. */
const timesOf = ({ hours, serviceHours = [] }: Pick<ReadSite, 'hours' | 'serviceHours'>, site: ReadSite) => {
  const services = serviceHours.map(({ service, hours: of }) => [service, hoursOf({ hours: of }, site)] as const);
  return {
    hours: hoursOf({ hours }, site),
    special: hours?.special.length === 0 ? undefined : hours?.special,
    seasons: hours?.seasons?.map(({ week, ...dates }) => ({
      ...dates,
      hours: hoursOf({ hours: { week, special: [] } }, site),
    })),
    services: services.length === 0 ? undefined : Object.fromEntries(services),
  };
};

function locationText(location: Location, site: ReadSite): object {
  const { name, address, closure, opensOn, phone, stops } = location;
  return omitUndefined({
    name,
    address: [address.street, address.locality, address.region, address.country].filter(Boolean).join(', '),
    phone: phone?.text,
    closure,
    opensOn,
    ...timesOf(location, site),
    stops: stops?.map(({ place, hours: at }) =>
      [place, ...(hoursOf({ hours: at }, site) ?? []), ...at.special.map(({ from }) => from)].join(', '),
    ),
  });
}
