import { isUtf8 } from 'node:buffer';
import { UsageError } from '#brand/errors/usage-error.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { fixMojibake } from '#core/text/fix-mojibake.ts';
import type { Rows } from './table.ts';
import { chooseEncoding } from './western-encoding.ts';

/**
 * A text in the encoding that it says it has, else in UTF-8, else as Windows or a Mac writes it: spreadsheets save tables so. Throws a UsageError for
 * what is no text. `charset`: what was said of it elsewhere.
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const mark = markOf(bytes);
  // A zero is in no text but those of two bytes a letter.
  if (mark === undefined && bytes.includes(0)) throw new UsageError('is no text');
  const said = mark ?? charset ?? (isUtf8(bytes) ? 'utf-8' : (charsetIn(bytes) ?? chooseEncoding(bytes).encoding));
  try {
    return new TextDecoder(said).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // An encoding that nobody knows.
  }
}

/** A file as text, and what was doubtful in its encoding, as ends of sentences. A table is mended as a whole: its headers, too. */
export function decodeFile(bytes: Uint8Array): { text: string; notes: string[] } {
  const written = decodeText(bytes);
  const isGuessed = markOf(bytes) === undefined && !isUtf8(bytes) && charsetIn(bytes) === undefined;
  const { encoding, isSure } = isGuessed ? chooseEncoding(bytes) : { encoding: 'windows-1252' as const, isSure: true };
  const doubts = isSure
    ? []
    : [`is not in UTF-8; was read as ${NAMES[encoding]}: look at its accents, or save it as CSV UTF-8`];
  // The texts of pages and exports are mended one by one: what stands there may be an address.
  if (/^\s*[<[{]/.test(written)) return { text: written, notes: doubts };
  const text = fixMojibake(written);
  return { text, notes: text === written ? doubts : [...doubts, describeMended(written, text)] };
}

/** The cells of a workbook, whose own encoding is known: what is wrong in them was so when somebody put it in. */
export function fixCells(written: Rows): { rows: Rows; notes: string[] } {
  const rows = written.map((row) => row.map(fixMojibake));
  const text = (cells: Rows): string =>
    cells.map((row) => row.map((cell) => cell.replace(/[\r\n\t]/g, ' ')).join('\t')).join('\n');
  const [before, after] = [text(written), text(rows)];
  return { rows, notes: before === after ? [] : [describeMended(before, after)] };
}

const NAMES = { 'windows-1252': 'Windows-1252', macintosh: 'Macintosh' };

function describeMended(written: string, text: string): string {
  // What is mended has no line break in it.
  const [before, after] = [written, text].map((each) => each.split(/\r\n?|\n/));
  const changed = (before ?? []).flatMap((line, index) => (line === after?.[index] ? [] : [index]));
  const [wordsBefore = [], wordsAfter = []] = [before, after].map((lines) =>
    lines?.[changed[0] ?? 0]?.split(SEPARATOR),
  );
  const first = wordsBefore.findIndex((word, index) => word !== wordsAfter[index]);
  const more =
    changed.length === 1 ? '' : `, and ${changed.length - 1} more ${changed.length === 2 ? 'line' : 'lines'}`;
  return `was read with another encoding than it had, and saved again: ${quoteValue(wordsBefore[first])} is read as ${quoteValue(wordsAfter[first])}${more}. Look at its accents`;
}

const SEPARATOR = /[,;\t]/;

/** `<meta charset="iso-8859-1">`: in the first kilobyte, as HTML asks for. */
const charsetIn = (bytes: Uint8Array): string | undefined =>
  /<meta[^>]{1,100}charset=["']?([\w-]+)/i.exec(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))?.[1];

const markOf = ([first, second]: Uint8Array): string | undefined =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined;

/** Throws a UsageError for a file that is neither a text nor a workbook. It says what the file is, and then the advice: what to give in its place. */
export function refuseBinary(bytes: Uint8Array, advice?: string): void {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isZip = text.subarray(0, 4).equals(ZIP);
  const kind = isZip ? describeZip(text) : describeStart(text.subarray(0, 1024).toString('latin1'));
  const isOther = kind === undefined && !isZip && markOf(bytes) === undefined && bytes.includes(0);
  if (kind === undefined && !isOther) return;
  throw new UsageError(`is ${kind ?? 'no text'}${advice === undefined ? '' : `. ${advice}`}`);
}

const describeStart = (start: string): string | undefined => STARTS.find(([pattern]) => pattern.test(start))?.[1];

/** What the first bytes of a file say of it. */
const STARTS: [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'a picture (JPEG)'],
  [/^\x89PNG/, 'a picture (PNG)'],
  [/^GIF8/, 'a picture (GIF)'],
  [/^RIFF.{4}WEBP/s, 'a picture (WebP)'],
  [/^.{4}ftypavi[fs]/s, 'a picture (AVIF)'],
  [/^.{4}ftyp(?:he|mif1|msf1)/s, 'a picture (HEIC)'],
  [/^(?:II\*\0|MM\0\*)/, 'a picture (TIFF)'],
  [/^(?:\xef\xbb\xbf)?\s*%PDF-/, 'a PDF'],
  [/^\{\\rtf/, 'a text of a word processor (RTF)'],
  [/^\xd0\xcf\x11\xe0/, 'a file of Word or Excel as they were before 2007, or one with a password'],
  [/^(?:\x1f\x8b|7z\xbc\xaf|Rar!)/, 'an archive, which has to be unpacked first'],
];

const ZIP = Buffer.from('PK\x03\x04');
/** Of the directory at the end of a zip. Without it the zip is damaged, and who reads workbooks says so. */
const ZIP_END = 'PK\x05\x06';

function describeZip(zip: Buffer): string | undefined {
  if (zip.includes('xl/workbook') || !zip.includes(ZIP_END)) return undefined;
  return (
    ZIP_PARTS.find(([part]) => zip.includes(part))?.[1] ??
    'a ZIP with other files in it, which has to be unpacked first'
  );
}

/** Names and types that only these programs write into their zips. */
const ZIP_PARTS: [string, string][] = [
  ['word/document', 'a document of Word (DOCX)'],
  ['ppt/presentation', 'a presentation (PPTX)'],
  ['opendocument.spreadsheet', 'a table of LibreOffice (ODS)'],
  ['opendocument.', 'a document of LibreOffice'],
  ['Index/Document.iwa', 'a document of Pages, Numbers or Keynote'],
];
