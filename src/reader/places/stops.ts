import { joinShifts } from '#core/hours/shifts.ts';
import type { Hours, HoursEntry } from '#schema/hours/hours.ts';
import type { Stop, StopInput } from '#schema/hours/stops.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

type ReadEntries = (entries: HoursEntry[]) => Hours | undefined;

/** The stops of a food truck whose place and hours are known. */
export function readStops(inputs: StopInput[], readEntries: ReadEntries, context: ReadContext): Stop[] {
  return inputs.flatMap((input) => {
    if (input.place === undefined && input.address === undefined) {
      context.note(input, { problem: 'has no "place"', outcome: 'The stop is left out.', example: '"City Hall"' });
      return [];
    }
    const hours = readEntries([input]);
    const { place = input.address ?? '', address } = input;
    return hours ? [{ place, ...(place !== address && { street: address }), hours }] : [];
  });
}

/** When the truck stands anywhere. On a date it is at the stops of its weekday, too. */
export function hoursOfStops(inputs: StopInput[], readEntries: ReadEntries): Hours | undefined {
  const hours = readEntries(inputs.filter(({ place, address }) => (place ?? address) !== undefined));
  if (hours === undefined) return undefined;
  const special = hours.special.map((entry) => {
    const usual =
      entry.from !== undefined && entry.from === entry.through
        ? hours.week[new Date(entry.from).getUTCDay()]
        : undefined;
    return usual?.kind === 'open' ? { ...entry, hours: joinShifts([usual, entry.hours]) } : entry;
  });
  return { ...hours, special };
}
