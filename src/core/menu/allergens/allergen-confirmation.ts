import { DAY_MS } from '#schema/hours/time-of-day.ts';
import { outdatedOn } from '../../hours/date.ts';

/** What the day on which somebody last checked the allergens is on the day of a build, both `YYYY-MM-DD`. */
export function confirmationOn(today: string, confirmedOn: string): 'ahead' | 'recent' | 'old' {
  const { shown, old } = confirmationDays(confirmedOn);
  if (today < shown) return 'ahead';
  return today < old ? 'recent' : 'old';
}

/** From when on it is told, and from when on as old. In the east a day begins while it is still the day before here. */
export function confirmationDays(confirmedOn: string): { shown: string; old: string } {
  const before = new Date(Date.parse(confirmedOn) - DAY_MS);
  return { shown: before.toISOString().slice(0, 'YYYY-MM-DD'.length), old: outdatedOn(confirmedOn) };
}
