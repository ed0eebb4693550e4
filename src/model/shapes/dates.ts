import { isFields, type Shape } from './shape.ts';

/** `{ year: 2027, month: 3, day: 15 }`. Without a day, or with 0 for it, as Google writes it, it is the month. */
export const dateInParts: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const { year, month, day } = value;
  if (typeof year !== 'number') return undefined;
  const parts = [month, day].filter((part) => typeof part === 'number' && part > 0);
  return { value: [year, ...parts].map((part) => String(part).padStart(2, '0')).join('-') };
};
