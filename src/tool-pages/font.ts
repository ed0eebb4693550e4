import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const FILE = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

/** The type of the pages of our tools. Read anew for each browser that has no copy: a server that waits for hours holds no font. */
export const readFont = (): Promise<Buffer<ArrayBuffer>> => readFile(createRequire(import.meta.url).resolve(FILE));

/** The rule that loads the type from where a server has it. A page without it is set in the device's own. */
export const fontFaceOf = (path: string): string => `@font-face {
  font-family: Archivo; font-weight: 100 900; font-display: swap; src: url(${path}) format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212;
}
`;
