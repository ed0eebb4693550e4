import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The type of the preview's own pages. It answers on every host, since the waiting screens stand at the addresses of brands. */
export const FONT_PATH = '/_preview/archivo.woff2';

const FILE = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';

/** Read anew for each browser that has no copy: a preview that waits for hours holds no font. */
export const readFont = (): Promise<Buffer<ArrayBuffer>> => readFile(createRequire(import.meta.url).resolve(FILE));
