import { expect, test } from 'vitest';
import { readChineseFigures, readFigures } from '#assistant/languages/figures.ts';

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

test.each([
  ['à 21h30', 'à 21:30'],
  ['à 21 h', 'à 21:00'],
  ['9 heures', '9:00'],
  ['21 hs', '21:00'],
  ['24h', '24 7'],
  ['las 9 y media', 'las 9:30'],
  ['8 et demie', '8:30'],
  ['15 $', '$15'],
  ['12,50 $', '$12.50'],
  ['10 dólares', '$10'],
  ['$15', '$15'],
  ['le 1er mai', 'le 1 mai'],
  ['2 hamburgers', '2 hamburgers'],
])('%s is %s', (written, read) => {
  expect(readFigures(written)).toBe(read);
});

test.each([
  ['晚上9点', '9 pm'],
  ['晚上9点半', '9:30 pm'],
  ['下午三点', '3 pm'],
  ['早上十一点', '11 am'],
  ['中午12点', '12 pm'],
  ['晚上12点', 'midnight'],
  ['今晚十点', 'tonight 10 pm'],
  ['21点', '21:00'],
  ['十点', 'at 10'],
  ['便宜一点', '便宜一点'],
  ['几点', '几点'],
  ['12月24号', 'december 24'],
  ['十二月三十一日', 'december 31'],
  ['13月1日', '13月1日'],
  ['15块', '$15'],
  ['二十元', '$20'],
  ['25块钱以下', 'under $25'],
  ['两个人', '两个人'],
])('%s is %s in English', (written, read) => {
  expect(tidy(readChineseFigures(written))).toBe(read);
});
