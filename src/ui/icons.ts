import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import arrowUpRight from 'lucide-static/icons/arrow-up-right.svg?raw';
import calendar from 'lucide-static/icons/calendar.svg?raw';
import car from 'lucide-static/icons/car.svg?raw';
import badgeCheck from 'lucide-static/icons/badge-check.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import flame from 'lucide-static/icons/flame.svg?raw';
import heart from 'lucide-static/icons/heart.svg?raw';
import leaf from 'lucide-static/icons/leaf.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import navigation from 'lucide-static/icons/navigation.svg?raw';
import phone from 'lucide-static/icons/phone.svg?raw';
import pizza from 'lucide-static/icons/pizza.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import shoppingBag from 'lucide-static/icons/shopping-bag.svg?raw';
import sparkles from 'lucide-static/icons/sparkles.svg?raw';
import sprout from 'lucide-static/icons/sprout.svg?raw';
import truck from 'lucide-static/icons/truck.svg?raw';
import utensils from 'lucide-static/icons/utensils.svg?raw';
import wheatOff from 'lucide-static/icons/wheat-off.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';

/** One family, one stroke: Lucide. Only the shapes are kept; `Icon.astro` draws the frame. */
const files = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  'badge-check': badgeCheck,
  calendar,
  car,
  clock,
  flame,
  heart,
  leaf,
  menu,
  navigation,
  phone,
  pizza,
  plus,
  'shopping-bag': shoppingBag,
  sparkles,
  sprout,
  truck,
  utensils,
  'wheat-off': wheatOff,
  x,
};

export type IconName = keyof typeof files;

export const ICONS = Object.fromEntries(Object.entries(files).map(([name, svg]) => [name, shapesOf(svg)])) as Record<
  IconName,
  string
>;

function shapesOf(svg: string): string {
  return svg
    .replace(/^[\s\S]*?<svg[\s\S]*?>|<\/svg>\s*$/g, '')
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
}
