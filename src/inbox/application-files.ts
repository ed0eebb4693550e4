import { extname } from 'node:path';
import { PHOTO_TYPES, RESUME_TYPES } from '#schema/forms/career.ts';
import type { BackendFetch } from '#brand/network/deployed.ts';

export interface FileAddress {
  /** "Résumé" */
  name: string;
  /** "/_preview/applications/7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11/resume.pdf" */
  address: string;
}

/** The preview has them below this path, where its own pages are. */
export const VISITORS_FILES = '/_preview/applications/';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** As the function `website-submissions` names what it stores. */
const STORED = new RegExp(`^${UUID}/(?:resume\\.(?:pdf|docx?)|photo\\.(?:png|gif|jpg|webp|svg|heic))$`);

/** Whether a path in the bucket is one that an application's file has. */
export const isStoredFile = (path: string): boolean => STORED.test(path);

/** Undefined for a path that no application's file has. */
export function addressOfFile(name: string, path: string): FileAddress | undefined {
  return isStoredFile(path) ? { name, address: VISITORS_FILES + path } : undefined;
}

/** A file of an application as a download. It comes from a visitor, so it must not run or be shown as a page of the preview. */
export async function answerFile(urlPath: string, call: BackendFetch): Promise<Response> {
  const path = urlPath.slice(VISITORS_FILES.length);
  const response = isStoredFile(path) ? await call(`/storage/v1/object/applications/${path}`) : undefined;
  if (response?.ok !== true) {
    const headers = { ...PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' };
    return new Response('There is no such file.', { status: 404, headers });
  }
  const ending = extname(path).slice(1);
  return new Response(await response.arrayBuffer(), {
    headers: {
      ...PRIVATE,
      'Content-Type': RESUME_TYPES[ending] ?? PHOTO_TYPES[ending] ?? 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${path.slice(path.indexOf('/') + 1)}"`,
    },
  });
}

const PRIVATE = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': 'sandbox',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
