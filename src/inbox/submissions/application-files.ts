import { extname } from 'node:path';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { PHOTO_TYPES, RESUME_TYPES } from '#schema/forms/career.ts';
import type { BackendFetch } from '#brand/network/deployed.ts';

export interface StoredFile {
  /** "Résumé" */
  name: string;
  /** In the bucket: "7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11/resume.pdf" */
  path: string;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** As the function `website-submissions` names what it stores. */
const STORED = new RegExp(`^${UUID}/(?:resume\\.(?:pdf|docx?)|photo\\.(?:png|gif|jpg|webp|svg|heic))$`);

/** Whether a path in the bucket is one that an application's file has. */
export const isStoredFile = (path: string): boolean => STORED.test(path);

/** A file of an application as a download. It comes from a visitor, so it must not run or be shown as a page of ours. */
export async function answerFile(path: string, call: BackendFetch, { inbox }: ToolTexts): Promise<Response> {
  const response = isStoredFile(path) ? await call(`/storage/v1/object/applications/${path}`) : undefined;
  if (response?.ok !== true) return refuseFile(404, inbox.problems.noFile);
  const ending = extname(path).slice(1);
  return new Response(await response.arrayBuffer(), {
    headers: {
      ...PRIVATE,
      'Content-Type': RESUME_TYPES[ending] ?? PHOTO_TYPES[ending] ?? 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${path.slice(path.indexOf('/') + 1)}"`,
    },
  });
}

export const refuseFile = (status: number, sentence: string): Response =>
  new Response(sentence, { status, headers: { ...PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' } });

const PRIVATE = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': 'sandbox',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
