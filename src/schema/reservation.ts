import { z } from 'zod';
import { required } from './values/leaf.ts';
import { choiceSchema, lineSchema } from './values/text.ts';

/** Services that take reservations for one restaurant, whose pages are known by an id. */
export const RESERVATION_PROVIDERS = ['opentable', 'resy', 'sevenrooms', 'tock', 'thefork', 'zenchef'] as const;
export type ReservationProvider = (typeof RESERVATION_PROVIDERS)[number];

/** Where the tables of a restaurant are reserved. */
export interface Reservation {
  provider: ReservationProvider;
  id: string;
}

export const reservationSchema = z
  .object({
    provider: required(
      choiceSchema(RESERVATION_PROVIDERS),
      `The service: ${RESERVATION_PROVIDERS.join(', ')}.`,
      'opentable',
    ),
    id: required(
      lineSchema,
      'What it knows the restaurant by: the number of OpenTable or Zenchef, the name in the address at SevenRooms or Tock, city and name at Resy ("toronto-on/saffron-lane"), the code of the widget at TheFork.',
      '123456',
    ),
  })
  .meta({
    id: 'Reservation',
    description: 'A reservation service and the restaurant’s id there.',
    outcome: 'No page of a reservation service is known.',
  });
