import { importPages, importText, importWorkbook } from '../import-source.ts';
import { decodeText } from '../source/decode-text.ts';
import { readPage } from '../source/page.ts';
import { rowsOfWorkbook } from '../source/workbook.ts';

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** What is read in a process of its own: files and pages that somebody else wrote. */
export const READERS = {
  file: (bytes: Uint8Array) => (isZip(bytes) ? importWorkbook(bytes) : importText(decodeText(bytes))),
  /** The first sheet of a workbook. */
  sheet: async (bytes: Uint8Array) => (await rowsOfWorkbook(bytes))[0] ?? [],
  page: readPage,
  pages: importPages,
};
