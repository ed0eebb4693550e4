/**
 * The type of a file by its bytes, because a visitor can choose any name and the browser takes the type from it. The form checks a file before
 * it sends it, the function before it keeps it.
 */

type Bytes = Uint8Array<ArrayBuffer>;

/** A résumé's ending, or undefined for a file that may not be one. */
export function resumeEndingOf(bytes: Bytes): 'pdf' | 'doc' | 'docx' | undefined {
  if (hasText(bytes, lengthOfSpace(bytes), '%PDF-')) return 'pdf';
  if (hasBytes(bytes, COMPOUND_FILE)) return isWordBinary(bytes) ? 'doc' : undefined;
  if (hasText(bytes, 0, 'PK\x03\x04')) return isWordPackage(bytes) ? 'docx' : undefined;
  return undefined;
}

export type PhotoEnding = 'png' | 'gif' | 'jpg' | 'webp' | 'svg' | 'heic';

/** A photo's ending, or undefined for a file that may not be one. */
export function photoEndingOf(bytes: Bytes): PhotoEnding | undefined {
  if (hasBytes(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a')) return 'gif';
  if (hasBytes(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')) return 'webp';
  if (hasText(bytes, 4, 'ftyp')) return isHeic(bytes) ? 'heic' : undefined;
  return isSvg(bytes) ? 'svg' : undefined;
}

/** Some programs put a byte order mark or an empty line before a PDF, which readers pass over. No program begins with one. */
function lengthOfSpace(bytes: Bytes): number {
  const start = hasBytes(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  const length = bytes
    .subarray(start, start + MAX_SPACE)
    .findIndex((byte) => byte !== 0x20 && (byte < 0x09 || byte > 0x0d));
  return start + Math.max(length, 0);
}

const MAX_SPACE = 64;

/** Of Word, Excel, installers and others before 2007 (MS-CFB, 2.2). */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Its directory names the stream with the document, in UTF-16 (MS-DOC, 2.1.1). */
function isWordBinary(bytes: Bytes): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...'WordDocument'].join('\0'));
}

/** Some programs call the document itself `document2.xml`. Files with macros are refused. */
function isWordPackage(bytes: Bytes): boolean {
  const names = namesInZip(bytes);
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  return has(/^\[Content_Types\]\.xml$/) && has(/^word\/document\d*\.xml$/) && !has(/vbaProject\.bin$/i);
}

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
/** Of the record at the end of a zip: its own 22 bytes, and the longest comment. */
const MAX_END = 22 + 0xffff;
const MAX_ENTRY_HEADER = 46;

/** The names in the directory at the end of a zip (APPNOTE, 4.3.12 and 4.3.16); empty where the zip is cut off. */
function namesInZip(bytes: Bytes): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && end >= bytes.length - MAX_END && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
  if (end < 0 || end < bytes.length - MAX_END) return [];
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (at + MAX_ENTRY_HEADER > bytes.length || view.getUint32(at, true) !== ENTRY) return names;
    const nameEnd = at + MAX_ENTRY_HEADER + view.getUint16(at + 28, true);
    names.push(new TextDecoder().decode(bytes.subarray(at + MAX_ENTRY_HEADER, nameEnd)));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** Brands of a file whose pictures are coded as HEVC (ISO/IEC 23008-12, Annex B). */
const HEVC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
/** Brands that do not tell the coding; the list of compatible brands does. */
const OPEN_BRANDS = ['mif1', 'msf1'];

function isHeic(bytes: Bytes): boolean {
  const [major = '', , ...compatible] = brandsOf(bytes);
  if (HEVC_BRANDS.includes(major)) return true;
  return OPEN_BRANDS.includes(major) && compatible.some((brand) => HEVC_BRANDS.includes(brand));
}

/** The words of the box `ftyp`: the brand, a version, and the brands it is compatible with. */
function brandsOf(bytes: Bytes): string[] {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const text = new TextDecoder('latin1').decode(bytes.subarray(8, Math.min(size, MAX_BRANDS_BYTES)));
  return text.match(/[\s\S]{4}/g) ?? [];
}

const MAX_BRANDS_BYTES = 1024;

/** Text whose first element is an `svg`. What it does inside is not looked at: nothing ever shows it as a page. */
function isSvg(bytes: Bytes): boolean {
  let text: string;
  try {
    // The decoder takes a byte order mark away.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trimStart();
  } catch {
    return false;
  }
  for (let end = endOfPrologue(text); end !== undefined; end = endOfPrologue(text)) text = text.slice(end).trimStart();
  return /^<svg[\s/>]/.test(text);
}

/**
 * The end of the instruction, comment or document type that a text begins with; undefined without one, or without its end. Not a regular
 * expression for the whole file: on ten million spaces it overflowed the stack.
 */
function endOfPrologue(text: string): number | undefined {
  if (text.startsWith('<?')) return endOf(text, '?>');
  if (text.startsWith('<!--')) return endOf(text, '-->', 4);
  if (text.slice(0, DOCTYPE.length).toUpperCase() !== DOCTYPE) return undefined;
  const inner = text.search(/[[>]/);
  return text[inner] === '[' ? endOf(text, '>', text.indexOf(']', inner)) : endOf(text, '>');
}

const DOCTYPE = '<!DOCTYPE';

function endOf(text: string, ending: string, from = 0): number | undefined {
  const at = from === -1 ? -1 : text.indexOf(ending, from);
  return at === -1 ? undefined : at + ending.length;
}

function hasText(bytes: Bytes, at: number, text: string): boolean {
  return [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}

function hasBytes(bytes: Bytes, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
