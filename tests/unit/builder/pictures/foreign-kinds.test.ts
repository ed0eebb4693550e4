import { describe, expect, test } from 'vitest';
import { foreignKindOf } from '#builder/pictures/foreign-kinds.ts';
import { jpegOf } from '../../../support/build/images.ts';

const box = (brand: string): string => `\0\0\0\x1cftyp${brand}\0\0\0\0mif1${brand}`;

describe('a file that is no picture for the web', () => {
  test.each([
    ['', 'is an empty file'],
    [box('heic'), "is a HEIC picture, which browsers can't show"],
    [box('heix'), "is a HEIC picture, which browsers can't show"],
    [box('qt  '), 'is a film, not a picture'],
    ['\xff\x0a\x7a', "is a JPEG XL picture, which most browsers can't show"],
    ['8BPS\0\x01', 'is a Photoshop document (PSD)'],
    ['%PDF-1.7\n', 'is a PDF document'],
    ['%!PS-Adobe-3.0', 'is an EPS or Illustrator document'],
    ['BM\x36\0\x10\0\0\0\0\0', 'is a Windows bitmap (BMP)'],
    ['PK\x03\x04', 'is a ZIP archive or an office document'],
    ['version https://git-lfs.github.com/spec/v1\n', 'is only a pointer of Git LFS: the picture was not fetched'],
    ['\xef\xbb\xbf \n<!DOCTYPE html><p>', 'is a web page, not a picture'],
    ['<!-- Drive --><html>', 'is a web page, not a picture'],
  ])('%j', (start, problem) => {
    expect(foreignKindOf(Buffer.from(start, 'latin1'))?.problem).toBe(problem);
  });

  test('is told apart from what is one, and from what is unknown', async () => {
    expect(foreignKindOf(await jpegOf(4, 4))).toBeUndefined();
    for (const start of [box('avif'), '<svg xmlns="x"><html>', 'II*\0', 'RIFF\0\0\0\0WEBP', 'BMW', 'x'])
      expect([start, foreignKindOf(Buffer.from(start, 'latin1'))]).toEqual([start, undefined]);
  });
});
