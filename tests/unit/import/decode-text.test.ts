import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { UsageError } from '../../../src/builder/cli/usage-error.ts';
import { decodeText, refuseBinary } from '../../../src/import/source/decode-text.ts';

const bytesOf = (latin1: string): Uint8Array => Buffer.from(latin1, 'latin1');
const zipOf = (...paths: string[]): Uint8Array =>
  zipSync(Object.fromEntries(paths.map((path) => [path, strToU8('<a/>')])));
const odfOf = (type: string): Uint8Array =>
  zipSync({ mimetype: [strToU8(`application/vnd.oasis.${type}`), { level: 0 }], 'content.xml': strToU8('<a/>') });

test.each([
  ['\xff\xd8\xff\xe0\0\x10', 'a picture (JPEG)'],
  ['\x89PNG\r\n\x1a\n', 'a picture (PNG)'],
  ['GIF89a', 'a picture (GIF)'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'a picture (WebP)'],
  ['\0\0\0\x1cftypavif', 'a picture (AVIF)'],
  ['\0\0\0\x18ftypheic', 'a picture (HEIC)'],
  ['II*\0\x08\0', 'a picture (TIFF)'],
  ['%PDF-1.4\n% a PDF may have no zero', 'a PDF'],
  ['\xef\xbb\xbf\n%PDF-1.4', 'a PDF'],
  ['{\\rtf1\\ansi Soup 5}', 'a text of a word processor (RTF)'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'a file of Word or Excel as they were before 2007, or one with a password'],
  ['\x1f\x8b\x08', 'an archive, which has to be unpacked first'],
  ['a\0b', 'no text'],
])('%j is refused by what it is', (latin1, kind) => {
  expect(() => refuseBinary(bytesOf(latin1), 'Save it')).toThrow(new UsageError(`is ${kind}. Save it`));
});

test.each([
  ['menu.docx', zipOf('[Content_Types].xml', 'word/document.xml'), 'a document of Word (DOCX)'],
  ['menu.pptx', zipOf('ppt/presentation.xml'), 'a presentation (PPTX)'],
  ['menu.ods', odfOf('opendocument.spreadsheet'), 'a table of LibreOffice (ODS)'],
  ['menu.odt', odfOf('opendocument.text'), 'a document of LibreOffice'],
  ['menu.numbers', zipOf('Index/Document.iwa'), 'a document of Pages, Numbers or Keynote'],
  ['menus.zip', zipOf('menu.csv', 'wine.csv'), 'a ZIP with other files in it, which has to be unpacked first'],
])('%s is refused by what is in it', (_, bytes, kind) => {
  expect(() => refuseBinary(bytes)).toThrow(new UsageError(`is ${kind}`));
});

test.each([
  ['a table', bytesOf('Name,Price\nSoup,5')],
  ['a table of Windows', bytesOf('Cr\xe8me,5')],
  ['a table in UTF-16', Buffer.from('\uFEFFName,Price', 'utf16le')],
  ['a workbook', zipOf('xl/workbook.xml')],
  ['a workbook with a document in it', zipOf('xl/workbook.xml', 'word/document.xml')],
  ['a zip that is cut off, of which the reader of workbooks tells', zipOf('menu.csv').subarray(0, 20)],
])('%s is not refused', (_, bytes) => {
  expect(() => refuseBinary(bytes)).not.toThrow();
});

test('a page with a zero in it is no text', () => {
  expect(() => decodeText(bytesOf('a\0b'))).toThrow(new UsageError('is no text'));
});
