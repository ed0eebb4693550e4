import { type Fields, isFields } from '#schema/values/fields.ts';
import { madeFrom, type Shape } from '../form/shape.ts';

/**
 * Hours of kinds of days, and which day of the week is of which kind: `{ "daySchedules": { "1": { "services": [{ "hours": { "startTime": "11:30",
 * "endTime": "22:00" } }] } }, "weekSchedule": { "monday": null, "tuesday": "1" } }`. A day without a kind is closed.
 */
export const scheduleShape: Shape = (value) => {
  if (!isFields(value) || !isFields(value['weekSchedule'])) return undefined;
  const kinds = isFields(value['daySchedules']) ? value['daySchedules'] : {};
  const entries = Object.entries(value['weekSchedule']).map(([day, kind]) => {
    if (kind === null) return madeFrom({ day, isClosed: true }, 'weekSchedule', day);
    const name = String(kind);
    return madeFrom({ day, ...hoursOf(Object.hasOwn(kinds, name) ? kinds[name] : undefined) }, 'daySchedules', name);
  });
  return { value: entries };
};

function hoursOf(kind: unknown): Fields {
  if (!isFields(kind)) return { hours: 'unknown' };
  const services: unknown[] = Array.isArray(kind['services']) ? (kind['services'] as unknown[]) : [];
  const shifts = services.map((service) => (isFields(service) && isFields(service['hours']) ? service['hours'] : {}));
  return shifts.length === 0
    ? { open: clock(kind['openTime']), close: clock(kind['closeTime']) }
    : { intervals: shifts.map(({ startTime, endTime }) => ({ open: clock(startTime), close: clock(endTime) })) };
}

/** "11:30:00.000" */
const clock = (time: unknown): unknown => (typeof time === 'string' ? time.replace(/^(\d\d:\d\d):.*$/, '$1') : time);
