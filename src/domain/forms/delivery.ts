import type { DeliveryMethod } from '../../model/forms/catering.ts';
import type { KitchenFlags } from '../../model/location.ts';

/** How the food may reach the guests: everywhere the first two, the others where the kitchen does them. */
export function deliveryMethodsOf({ liveCatering, partyHall, foodTruck }: KitchenFlags): DeliveryMethod[] {
  return [
    'Pickup',
    'Delivery',
    ...(liveCatering ? (['Live Catering'] as const) : []),
    ...(partyHall ? (['Party Hall'] as const) : []),
    ...(foodTruck ? (['Food Truck'] as const) : []),
  ];
}
