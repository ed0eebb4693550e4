import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { UsageError } from '#brand/errors/usage-error.ts';
import { decodeFile, decodeText, refuseBinary } from '#import/source/decode-text.ts';

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

/** A text in one of the encodings with a byte for each letter. */
const inEncoding = (text: string, encoding: string): Uint8Array => {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
};

describe('a table that is not in UTF-8', () => {
  const texts = [
    'Poulet rôti',
    'Salade César',
    'Entrées;Pâté maison;11,00;Cornichons à l’ancienne',
    'Crème brûlée;Flambée',
    'PÂTÉ EN CROÛTE;ŒUFS',
    'À la carte, «\u00a0maison\u00a0»',
    'Jalapeño, maíz y piña; ¿Qué?',
    'Grüße aus Köln: Spätzle, Weißbier',
    'Pão de ló, feijão, maçã',
    'Caffè, tiramisù',
    'Smørrebrød, rødgrød, blåbær på',
    'Köttbullar med gräddsås',
    'Steak – 12,50\u00a0€',
    'Chef’s salad',
    'Today’s soup, “hot”',
    'Valide jusqu’au 5, aujourd’hui',
    'Pedir en línea',
  ];

  test.each(texts)('%j is read as it was written, on Windows and on a Mac', (text) => {
    for (const encoding of ['windows-1252', 'macintosh'])
      expect(decodeFile(inEncoding(text, encoding)), encoding).toEqual({ text, notes: [] });
  });

  test.each(['Prix: 180 °C', 'Fish & Chips © £5'])('%j of Windows is read as it was written', (text) => {
    expect(decodeFile(inEncoding(text, 'windows-1252'))).toEqual({ text, notes: [] });
  });

  test.each([
    ['Soup\n\xca', 'Soup\nÊ'],
    ['\xd1\xf3\xef', 'Ñóï'],
  ])('%j may be of either, which is told', (latin1, text) => {
    const { text: read, notes } = decodeFile(bytesOf(latin1));
    expect(read).toBe(text);
    expect(notes).toEqual(['is not in UTF-8; was read as Windows-1252: look at its accents, or save it as CSV UTF-8']);
  });

  test('says its encoding where it is a page', () => {
    const page = '<meta charset="macintosh"><title>Caf\x8e</title>';
    expect(decodeText(bytesOf(page))).toContain('Café');
  });
});

describe('a table in UTF-8 that was read with another encoding and saved again', () => {
  test('is mended, which is told with an example', () => {
    const written = 'CatÃ©gorie;Nom\r\nDesserts;CrÃ¨me brÃ»lÃ©e\r\n';
    expect(decodeFile(Buffer.from(written))).toEqual({
      text: 'Catégorie;Nom\r\nDesserts;Crème brûlée\r\n',
      notes: [
        'was read with another encoding than it had, and saved again: "CatÃ©gorie" is read as "Catégorie", and 1 more line. Look at its accents',
      ],
    });
  });

  test('stays where it only looks so', () => {
    const text = 'Ã, SÃO PAULO, CAFÉ®';
    expect(decodeFile(Buffer.from(text))).toEqual({ text, notes: [] });
  });
});
