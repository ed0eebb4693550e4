import type { z } from 'zod';
import { type Hours, hoursEntrySchema } from './hours.ts';
import { key, listOf } from '../values/leaf.ts';
import { lineSchema } from '../values/text.ts';

/** Where a food truck stands, and when. */
export interface Stop {
  place: string;
  /** Its address, which is no text to translate. */
  street?: string;
  hours: Hours;
}

/** An entry of hours, and the place they are about. */
export const stopSchema = hoursEntrySchema
  .omit({ note: true })
  .extend({
    place: key(lineSchema, 'Where it stands.', 'City Hall'),
    address: key(lineSchema, 'The address of that place.', '100 Queen St W, Toronto'),
  })
  .meta({
    id: 'Stop',
    description: 'A stop of a food truck: a place, a day or a date, and when it opens and closes there.',
    outcome: 'The stop is left out.',
  });

export type StopInput = z.output<typeof stopSchema>;

export const stopsSchema = listOf(stopSchema).meta({
  outcome: 'No stops are shown.',
});

export const stopsKeys = {
  stops: key(stopsSchema, 'Where a food truck stands, and when. Without opening hours these are its hours.', [
    { place: 'City Hall', day: 'Tuesday', open: '11:00', close: '14:00' },
    { place: 'Brewery yard', date: '2026-12-04', open: '17:00', close: '21:00' },
  ]),
};
