import { madeFrom, type Shape } from './shape.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTH = `(${MONTHS.join('|')})`;
const DATED = new RegExp(`^(\\d{4}) ${MONTH} (\\d{1,2})(?:-(?:(?:(\\d{4}) )?${MONTH} )?(\\d{1,2}))? (.+)$`);

/**
 * Dates within a text about the week, as in OpenStreetMap: `"Tu-Su 11:30-22:00; 2026 Dec 25 off; 2026 Dec 24-26 11:30-15:00"`.
 */
export const datedTextShape: Shape = (value) => {
  if (typeof value !== 'string' || !value.includes(';')) return undefined;
  const parts = value.split(';').map((part) => part.trim());
  const dated = parts.flatMap((part) => {
    const [, year, month, day, lastYear = year, lastMonth = month, lastDay = day, hours] = DATED.exec(part) ?? [];
    if (hours === undefined) return [];
    return madeFrom({ validFrom: dateOf(year, month, day), validThrough: dateOf(lastYear, lastMonth, lastDay), hours });
  });
  if (dated.length === 0) return undefined;
  const others = parts.filter((part) => !DATED.test(part));
  return { value: [madeFrom({ hours: others.join('; ') }), ...dated] };
};

function dateOf(year = '', month = '', day = ''): string {
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
