import type { DeliveryMethod } from '#schema/forms/catering.ts';
import type { KitchenFlags } from '#schema/location.ts';

/** The ways in which food reaches the guests: the first two everywhere, the others where the kitchen offers them. */
export function deliveryMethodsOf({ liveCatering, partyHall, foodTruck }: KitchenFlags): DeliveryMethod[] {
  return [
    'Pickup',
    'Delivery',
    ...(liveCatering ? (['Live Catering'] as const) : []),
    ...(partyHall ? (['Party Hall'] as const) : []),
    ...(foodTruck ? (['Food Truck'] as const) : []),
  ];
}
