import { join } from 'node:path';
import { isForVite } from '#site/astro/dev-middleware.ts';
import { decodeUri } from '#core/text/decode-uri.ts';

/** The folders a page in development loads code from. All others hold secrets, or the sites of other brands. */
const CODE = ['src', 'node_modules', '.astro'];

/** Also what Vite itself may read, should an address get past `isCode`. */
export const codeFolders = (root: string): string[] => CODE.map((folder) => join(root, folder));

/** Whether an address asks Vite for code, or for something it has made: `/src/…`, `/@fs/<root>/node_modules/…`, `/@vite/client`. */
export function isCode(path: string, root: string): boolean {
  const plain = decodeUri(path);
  // An address that goes up or back names something else than it seems to.
  if (plain === undefined || /(^|\/)\.\.?(\/|$)|[\\\0]/.test(plain) || !isForVite(plain)) return false;
  // `/@id/` is followed by a path or by the name of a module.
  const [, written] = /^\/@(?:fs|id\/)\/(.*)$/.exec(plain) ?? [];
  if (written === undefined) return true;
  return codeFolders(root).some((folder) => `/${written.replace(/^\/+/, '')}`.startsWith(`${folder}/`));
}
