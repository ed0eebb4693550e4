import arrowLeft from 'lucide-static/icons/arrow-left.svg?raw';
import arrowRight from 'lucide-static/icons/arrow-right.svg?raw';
import arrowUpRight from 'lucide-static/icons/arrow-up-right.svg?raw';
import badgeCheck from 'lucide-static/icons/badge-check.svg?raw';
import briefcase from 'lucide-static/icons/briefcase.svg?raw';
import calendar from 'lucide-static/icons/calendar.svg?raw';
import car from 'lucide-static/icons/car.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import chefHat from 'lucide-static/icons/chef-hat.svg?raw';
import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw';
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw';
import clipboardCheck from 'lucide-static/icons/clipboard-check.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import copy from 'lucide-static/icons/copy.svg?raw';
import flame from 'lucide-static/icons/flame.svg?raw';
import gift from 'lucide-static/icons/gift.svg?raw';
import globe from 'lucide-static/icons/globe.svg?raw';
import heart from 'lucide-static/icons/heart.svg?raw';
import leaf from 'lucide-static/icons/leaf.svg?raw';
import mail from 'lucide-static/icons/mail.svg?raw';
import mapPin from 'lucide-static/icons/map-pin.svg?raw';
import megaphone from 'lucide-static/icons/megaphone.svg?raw';
import menu from 'lucide-static/icons/menu.svg?raw';
import messageCircle from 'lucide-static/icons/message-circle.svg?raw';
import navigation from 'lucide-static/icons/navigation.svg?raw';
import newspaper from 'lucide-static/icons/newspaper.svg?raw';
import partyPopper from 'lucide-static/icons/party-popper.svg?raw';
import pause from 'lucide-static/icons/pause.svg?raw';
import percent from 'lucide-static/icons/percent.svg?raw';
import phone from 'lucide-static/icons/phone.svg?raw';
import pizza from 'lucide-static/icons/pizza.svg?raw';
import play from 'lucide-static/icons/play.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import shoppingBag from 'lucide-static/icons/shopping-bag.svg?raw';
import sparkles from 'lucide-static/icons/sparkles.svg?raw';
import sprout from 'lucide-static/icons/sprout.svg?raw';
import star from 'lucide-static/icons/star.svg?raw';
import store from 'lucide-static/icons/store.svg?raw';
import tag from 'lucide-static/icons/tag.svg?raw';
import truck from 'lucide-static/icons/truck.svg?raw';
import users from 'lucide-static/icons/users.svg?raw';
import utensils from 'lucide-static/icons/utensils.svg?raw';
import wheatOff from 'lucide-static/icons/wheat-off.svg?raw';
import x from 'lucide-static/icons/x.svg?raw';
import { shapesOf } from './svg-shapes.ts';

/** All icons come from Lucide. Only the shapes are kept; `Icon.astro` adds the `<svg>` element. */
const files = {
  'arrow-left': arrowLeft,
  'arrow-right': arrowRight,
  'arrow-up-right': arrowUpRight,
  'badge-check': badgeCheck,
  briefcase,
  calendar,
  car,
  check,
  'chef-hat': chefHat,
  'chevron-left': chevronLeft,
  'chevron-right': chevronRight,
  'clipboard-check': clipboardCheck,
  clock,
  copy,
  flame,
  gift,
  globe,
  heart,
  leaf,
  mail,
  'map-pin': mapPin,
  megaphone,
  menu,
  'message-circle': messageCircle,
  navigation,
  newspaper,
  'party-popper': partyPopper,
  pause,
  percent,
  phone,
  pizza,
  play,
  plus,
  'shopping-bag': shoppingBag,
  sparkles,
  sprout,
  star,
  store,
  tag,
  truck,
  users,
  utensils,
  'wheat-off': wheatOff,
  x,
};

export type IconName = keyof typeof files;

export const ICONS = Object.fromEntries(Object.entries(files).map(([name, svg]) => [name, shapesOf(svg)])) as Record<
  IconName,
  string
>;
