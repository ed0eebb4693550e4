import { describe, expect, test } from 'vitest';
import { photoEndingOf, resumeEndingOf } from '#schema/forms/file-types.ts';
import { bytesOf, doc, docx, heif, pdf, png, svg, zip } from '../../../support/backend/application-files.ts';
import { effortOf } from '../../../support/effort.ts';

describe('a résumé', () => {
  test.each([
    ['a PDF', pdf(), 'pdf'],
    ['a PDF after an empty line', bytesOf('\r\n%PDF-1.4'), 'pdf'],
    ['a PDF after a byte order mark', bytesOf('\xef\xbb\xbf%PDF-1.4'), 'pdf'],
    ['a PDF after a page of nothing', bytesOf(`${' '.repeat(100)}%PDF-1.4`), undefined],
    ['a PDF after words', bytesOf('x%PDF-1.4'), undefined],
    ['a document of Word before 2007', doc(), 'doc'],
    ['a document of Word', docx(), 'docx'],
    ['a document that some programs number', zip(['[Content_Types].xml', 'word/document2.xml']), 'docx'],
    ['a document with a comment behind its zip', new Uint8Array([...docx(), 0x20, 0x20]), 'docx'],
    ['a spreadsheet of Excel before 2007', doc('Workbook'), undefined],
    ['a spreadsheet', zip(['[Content_Types].xml', 'xl/workbook.xml']), undefined],
    ['a zip of documents', zip(['cv/[Content_Types].xml', 'cv/word/document.xml']), undefined],
    ['a document with macros', docx('word/vbaProject.bin'), undefined],
    ['a document without an end', docx().subarray(0, -22), undefined],
    ['a program for Windows with a PDF in it', bytesOf('MZ\x90\0%PDF-1.7'), undefined],
    ['a page', bytesOf('<html><script>alert(1)</script>'), undefined],
    ['less than a magic number', bytesOf('%PD'), undefined],
    ['nothing', bytesOf(''), undefined],
  ])('%s', (_what, bytes, ending) => {
    expect(resumeEndingOf(new Uint8Array(bytes))).toBe(ending);
  });

  test('whose directory claims more than there is has only what is there', () => {
    const bytes = docx();
    const view = new DataView(bytes.buffer);
    view.setUint16(bytes.length - 12, 0xffff, true);
    expect(resumeEndingOf(bytes)).toBe('docx');
    view.setUint32(bytes.length - 6, 0xfffffff0, true);
    expect(resumeEndingOf(bytes)).toBeUndefined();
  });
});

describe('a photo', () => {
  test.each([
    ['a PNG', png(), 'png'],
    ['a GIF', bytesOf('GIF89a'), 'gif'],
    ['an old GIF', bytesOf('GIF87a'), 'gif'],
    ['a JPEG', bytesOf('\xff\xd8\xff\xe0\0\x10JFIF'), 'jpg'],
    ['a WebP', bytesOf('RIFF\x10\0\0\0WEBPVP8 '), 'webp'],
    ['a sound', bytesOf('RIFF\x10\0\0\0WAVEfmt '), undefined],
    ['an HEIC', heif('heic', 'mif1', 'heic'), 'heic'],
    ['an HEIC of ten bits', heif('heix'), 'heic'],
    ['a sequence', heif('hevc'), 'heic'],
    ['an HEIC that says so second', heif('mif1', 'mif1', 'heic'), 'heic'],
    ['an AVIF', heif('avif', 'mif1', 'miaf'), undefined],
    ['an AVIF that says so second', heif('mif1', 'avif', 'miaf'), undefined],
    ['an SVG', svg(), 'svg'],
    ['an SVG that is closed at once', svg('<svg/>'), 'svg'],
    [
      'an SVG after all that may stand before it',
      svg(
        '\uFEFF<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg>',
      ),
      'svg',
    ],
    ['an SVG with entities', svg('<!DOCTYPE svg [ <!ENTITY a "b>"> ]><svg >'), 'svg'],
    ['a page', svg('<html><svg/></html>'), undefined],
    ['a page with an SVG in a comment', svg('<!-- <svg> --><html>'), undefined],
    ['a word that begins like one', svg('<svgs>'), undefined],
    ['a comment without an end', svg('<!-- <svg>'), undefined],
    ['an SVG that is no text', bytesOf('<svg>\xff'), undefined],
    ['nothing', bytesOf(''), undefined],
    ['a container without brands', bytesOf('\0\0\0\x08ftyp'), undefined],
  ])('%s', (_what, bytes, ending) => {
    expect(photoEndingOf(bytes)).toBe(ending);
  });

  test('of a million comments is looked at in no time', () => {
    const look = () => {
      expect(photoEndingOf(svg('<!---->'.repeat(1_000_000)))).toBeUndefined();
      expect(photoEndingOf(svg('<!DOCTYPE'.repeat(1_000_000)))).toBeUndefined();
      expect(photoEndingOf(svg(' '.repeat(10_000_000)))).toBeUndefined();
    };
    expect(effortOf(look)).toBeLessThan(3);
  });
});
