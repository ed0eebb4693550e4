import { isFields, type Shape } from './shape.ts';

/** `{ year: 2027, month: 3, day: 15 }`. Without a day, or with 0 for it, as Google writes it, it is the month. */
export const dateInParts: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const { year, month = 0, day = 0 } = value;
  const parts = [year, month, day];
  if (!parts.every((part) => typeof part === 'number' && Number.isInteger(part) && part >= 0)) return undefined;
  const written = parts.slice(0, day === 0 ? (month === 0 ? 1 : 2) : 3);
  return { value: written.map((part) => String(part).padStart(2, '0')).join('-') };
};
