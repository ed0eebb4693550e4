import { expect, test } from 'vitest';
import { qrPath } from '#site/ui/qr-path.ts';
import { modulesOf, readQrCode } from '../../../support/browser/qr-code.ts';

test.each([
  ['https://a.example/', 'Q'],
  ['https://kitchen.example/feedback/', 'M'],
  ['https://nonnapia.example/feedback/?id=nonna', 'Q'],
  ['https://kumoramen.example/feedback/?id=0a6f4b1e-7d23-4c85-9b10-5e2c8f7a3d41', 'M'],
  [`https://kitchen.example/feedback/?id=${encodeURIComponent('中央店 & co.')}`, 'M'],
  [`https://a-rather-long-name-of-a-restaurant.example/feedback/?id=${'x'.repeat(36)}`, 'M'],
])('%s can be read from its code', (text, level) => {
  expect(readQrCode(modulesOf(qrPath(text)))).toEqual({ text, level });
});

test('three of its corners say that it is a code', () => {
  const modules = modulesOf(qrPath('https://kitchen.example/feedback/'));
  const drawn = (rows: boolean[][]) => rows.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
  const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
  expect(drawn(modules.slice(0, 7).map((row) => row.slice(0, 7)))).toEqual(finder);
  expect(drawn(modules.slice(0, 7).map((row) => row.slice(-7)))).toEqual(finder);
  expect(drawn(modules.slice(-7).map((row) => row.slice(0, 7)))).toEqual(finder);
});
