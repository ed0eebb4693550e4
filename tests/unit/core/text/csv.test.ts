import { expect, test } from 'vitest';
import { csvOf } from '#core/text/csv.ts';

test('quotes what has a comma, a quotation mark or a line break, and nothing else', () => {
  const rows = [
    ['Pad Thai', 'hot, "very" hot'],
    ['two\nlines', ''],
  ];
  expect(csvOf(['name', 'note'], rows)).toBe('\u{feff}name,note\r\nPad Thai,"hot, ""very"" hot"\r\n"two\nlines",\r\n');
});

test.each(['=1+1', '+SUM(A1)', '-cmd|x', '@SUM(1)', '\t=1+1', ' =HYPERLINK("https://bad.example")'])(
  '%s is no formula in a spreadsheet',
  (text) => {
    expect(csvOf([], [[text]]).split('\r\n')[1]).toMatch(/^"?'/);
  },
);

test.each(['+1 604 555-0199', '-4.50', '12.50'])('%s stays as it is', (text) => {
  expect(csvOf([], [[text]]).split('\r\n')[1]).toBe(text);
});
