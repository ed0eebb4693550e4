import { UsageError } from '#brand/errors/usage-error.ts';
import { didYouMean } from '#core/text/nearest.ts';

/** What `--take` names, and the keys in it. Other keys are texts. */
const GROUPS: Record<string, string> = {
  hours:
    'openingHours specialHours closedDates pickupHours kitchenHours breakfastHours brunchHours lunchHours dinnerHours happyHours deliveryHours driveThroughHours lastSeating hoursNote comingSoon openingDate reopeningDate timezone',
  menu: 'menu currency menuUrl fileLink hasMenu',
  locations: 'locations',
  contact: 'telephone phone email whatsapp address coordinates',
  links: 'sameAs socialMedia orderingLink reservationLink reservation giftCards',
  look: 'theme logo logoDark',
  pictures: 'image heroImage gallery backgroundImage',
  reviews: 'reviews rating reviewCount',
  texts: 'name description servesCuisine',
};

export const GROUP_NAMES = Object.keys(GROUPS);

export const groupOf = (key: string): string =>
  Object.entries(GROUPS).find(([, keys]) => keys.split(' ').includes(key))?.[0] ?? 'texts';

/** `readGroups('menu,hours') // ['menu', 'hours']`. Throws a UsageError for a group that is not known. */
export function readGroups(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => name !== 'all' && !GROUP_NAMES.includes(name));
  if (unknown !== undefined)
    throw new UsageError(
      `--take knows no "${unknown}", only ${GROUP_NAMES.join(', ')} and all.${didYouMean(unknown, GROUP_NAMES)}`,
    );
  return names.includes('all') ? GROUP_NAMES : names;
}
