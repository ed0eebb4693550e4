import { importFile } from '../read/import-file.ts';
import { importPages } from '../read/import-source.ts';
import { readPage } from '../source/page.ts';
import { rowsOfWorkbook } from '../source/workbook.ts';

/** What is read in a process of its own: files and pages that somebody else wrote. */
export const READERS = {
  file: importFile,
  /** The first sheet of a workbook. */
  sheet: async (bytes: Uint8Array) => (await rowsOfWorkbook(bytes))[0] ?? [],
  page: readPage,
  pages: importPages,
};
