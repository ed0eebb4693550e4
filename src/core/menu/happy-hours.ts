import type { Hours } from '#schema/hours/hours.ts';
import type { Menu, MenuItem } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';

type Places = Pick<Site, 'locations' | 'menus' | 'menusIn' | 'serviceHours'>;

/** The menus with the happy hours of those who have them as the times of their happy hour prices. Where these differ, no times are stated. */
export function withHappyHours(site: Places, menus: Menu[]): Menu[] {
  const isWithout = ({ timeSpecificPrices = [] }: MenuItem) =>
    timeSpecificPrices.some(({ isHappyHour, times }) => isHappyHour && times === undefined);
  if (!menus.some(({ categories }) => categories.some(({ items }) => items.some(isWithout)))) return menus;
  const times = happyHoursOf(site, menus);
  if (times === undefined) return menus;
  const timed = (item: MenuItem): MenuItem =>
    isWithout(item)
      ? {
          ...item,
          timeSpecificPrices: item.timeSpecificPrices?.map((each) => (each.isHappyHour ? { times, ...each } : each)),
        }
      : item;
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({ ...category, items: category.items.map(timed) })),
  }));
}

function happyHoursOf({ locations, serviceHours }: Places, menus: Menu[]): Hours | undefined {
  const own = locations.filter((location) => location.menus === menus);
  const sharing = own.length > 0 ? own : locations.filter((location) => location.menus.length === 0);
  const places = sharing.length > 0 ? sharing : [{ serviceHours }];
  const [first, ...others] = places.map(
    (place) => (place.serviceHours ?? serviceHours)?.find(({ service }) => service === 'happyHour')?.hours,
  );
  const isSame = others.every((hours) => JSON.stringify(hours) === JSON.stringify(first));
  return isSame ? first : undefined;
}
