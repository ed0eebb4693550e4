import { realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBelow, readOrdinaryFile, realPathBelow } from '#brand/files/ordinary-file.ts';
import { PictureProblem } from '#brand/pictures/original.ts';

/** A placeholder origin for files beside a saved page, used until its pictures are copied. RFC 2606 reserves the name, so no host has it. */
const BESIDE = 'https://saved-page.invalid/';

/** Whether an address stands for a file beside a saved page. */
export const isBeside = (address: string): boolean => address.startsWith(BESIDE);

/** A text with paths of the saved page in their place. */
export const showBeside = (text: string): string => text.replaceAll(BESIDE, '');

/**
 * Finds the pictures that a browser saved with a page: "page_files/logo.png" in the folder of the file, or deeper. Undefined for what is no relative path or no file
 * there; a link that leads out of the folder leads to none. The address that it answers is read by `readBeside`.
 */
export const findBeside =
  (file: string) =>
  (path: string): string | undefined => {
    const relative = /^[^?#]*/.exec(path)?.[0] ?? '';
    if (relative === '' || /^(?:[a-z][a-z\d+.-]*:|[/\\])/i.test(relative)) return undefined;
    const folder = dirname(file);
    try {
      const name = decodeURIComponent(relative);
      const real = realpathSync(join(folder, name));
      if (!isBelow(realpathSync(folder), real) || !statSync(real).isFile()) return undefined;
      return new URL(name.split('/').map(encodeURIComponent).join('/'), BESIDE).href;
    } catch {
      return undefined;
    }
  };

/** The bytes of such a file. Throws a PictureProblem. */
export const readBeside =
  (file: string) =>
  (address: string, maxBytes: number): Uint8Array => {
    const folder = dirname(file);
    const name = decodeURIComponent(new URL(address).pathname.slice(1));
    try {
      return readOrdinaryFile(realPathBelow(folder, join(folder, name)), maxBytes);
    } catch (error) {
      throw new PictureProblem(error instanceof Error ? error.message : String(error));
    }
  };
