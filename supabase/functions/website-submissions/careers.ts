import { careerApplicationSchema, MAX_FILE_BYTES, PHOTO_TYPES, RESUME_TYPES } from '#schema/forms/career.ts';
import { photoEndingOf, resumeEndingOf } from '#schema/forms/file-types.ts';
import { Refusal, succeed } from '../_shared/answers.ts';
import { check, readForm } from '../_shared/body.ts';
import type { Database, Row } from '../_shared/database.ts';
import { digestOf } from '../_shared/digest.ts';
import type { Bucket, StoredFile } from '../_shared/storage.ts';
import { findSame, FORMER_HONEYPOT, HONEYPOT, isFilled, readKey, readPage, thankRobot } from '../_shared/submission.ts';

/** Where applications are kept. */
export interface ApplicationStore {
  database: Database;
  /** Of the applications' files. */
  bucket: Bucket;
}

const TABLE = 'career_applications';
/** Longer than any upload goes on. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
const SWEPT_AT_ONCE = 2;

/**
 * Stores an application once, however often it comes. Its row is there before its files: it counts the visitor, so that a flood never
 * reaches the bucket, and names every path a file may have, so that what a broken upload leaves is found again. It is `reserved` until
 * the files are stored, and `complete` from then on; only a complete one is an application.
 */
export async function takeApplication(request: Request, store: ApplicationStore): Promise<Response> {
  const { database } = store;
  const id = readKey(request);
  // Before 22 MB are read and hashed; every try counts, a repeated or a refused one too.
  await database.limit(`reading ${TABLE}`, request.headers);
  const fields = await readForm(request);
  if (isFilled(fields.get(HONEYPOT))) return thankRobot(TABLE);
  const { record, files } = await readApplication(id, fields);
  const outcome = await database.insert(TABLE, { ...record, id, state: 'reserved' }, request.headers);
  if (outcome === 'conflict') {
    const stored = await findSame(TABLE, id, record, database);
    if (stored['state'] === 'complete') return succeed(200);
  }
  await complete(id, files, store);
  await sweep(store).catch(console.error); // A failure here is about other applications; this one is stored.
  return succeed(outcome === 'inserted' ? 201 : 200);
}

async function readApplication(
  id: string,
  fields: Map<string, string | File>,
): Promise<{ record: Row; files: StoredFile[] }> {
  const { [HONEYPOT]: _, [FORMER_HONEYPOT]: __, resume, photo, language, ...texts } = Object.fromEntries(fields);
  const record = check(careerApplicationSchema, textsOf(texts));
  const resumeFile = await readFile(resume, RESUME);
  if (resumeFile === undefined) throw new Refusal(400, 'resume is missing.');
  const photoFile = await readFile(photo, PHOTO);
  const files = [resumeFile, ...(photoFile ? [photoFile] : [])];
  return {
    record: {
      ...record,
      ...readPage(language),
      resume_path: `${id}/${resumeFile.path}`,
      resume_sha256: await digestOf(resumeFile.bytes),
      photo_path: photoFile ? `${id}/${photoFile.path}` : null,
      photo_sha256: photoFile ? await digestOf(photoFile.bytes) : null,
    },
    files: files.map((file) => ({ ...file, path: `${id}/${file.path}` })),
  };
}

/** Browsers write every line break of a text as two characters when they send a file beside it. */
function textsOf(fields: Record<string, string | File>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value,
  ]);
  const texts = Object.fromEntries(entries) as Record<string, unknown>;
  const letter = texts['cover_letter'] ?? '';
  return { ...texts, cover_letter: typeof letter === 'string' && letter.trim() === '' ? null : letter };
}

interface FileKind {
  name: string;
  types: Readonly<Record<string, string>>;
  endingOf: (bytes: Uint8Array<ArrayBuffer>) => string | undefined;
  refusal: string;
}

const RESUME: FileKind = {
  name: 'resume',
  types: RESUME_TYPES,
  endingOf: resumeEndingOf,
  refusal: 'resume is not a PDF, DOC or DOCX file.',
};
const PHOTO: FileKind = {
  name: 'photo',
  types: PHOTO_TYPES,
  endingOf: photoEndingOf,
  refusal: 'photo is not a PNG, GIF, JPEG, WebP, SVG or HEIC file.',
};

/** Undefined where the visitor chose no file, which a browser sends as an empty one. The name and type from the browser are ignored. */
async function readFile(
  part: string | File | undefined,
  { name, types, endingOf, refusal }: FileKind,
): Promise<StoredFile | undefined> {
  if (part === undefined || part === '') return undefined;
  if (typeof part === 'string') throw new Refusal(400, `${name} is not a file.`);
  if (part.size === 0) return undefined;
  if (part.size > MAX_FILE_BYTES) throw new Refusal(413, `${name} is larger than 10 MB.`);
  const bytes = new Uint8Array(await part.arrayBuffer());
  const ending = endingOf(bytes);
  const type = ending === undefined ? undefined : types[ending];
  if (type === undefined) throw new Refusal(400, refusal);
  return { path: `${name}.${ending}`, type, bytes };
}

/** Stores the files at the paths of a row that is reserved. A second try puts the same bytes in the same places. */
async function complete(id: string, files: StoredFile[], store: ApplicationStore): Promise<void> {
  const { database, bucket } = store;
  try {
    for (const file of files) await bucket.upload(file);
    const rows = await database.update(TABLE, { id: `eq.${id}` }, { state: 'complete' });
    if (rows.length > 0) return;
  } catch (error) {
    await withdraw({ id: `eq.${id}` }, store).catch(console.error);
    throw error;
  }
  // Another try of the same application has failed in the meantime, and has withdrawn the row.
  await bucket.remove(files.map(({ path }) => path));
  throw new Error(`The application ${id} was withdrawn while its files were stored.`);
}

/** Removes rows that are still reserved, then their files. A row that became complete in the meantime stays. */
async function withdraw(query: Record<string, string>, { database, bucket }: ApplicationStore): Promise<void> {
  const rows = await database.remove(TABLE, { ...query, state: 'eq.reserved' });
  const paths = rows.flatMap((row) => [row['resume_path'], row['photo_path']]);
  const names = paths.filter((path) => typeof path === 'string');
  if (names.length > 0) await bucket.remove(names);
}

/** Withdraws a few applications that were abandoned: their function ended before it could do so itself. */
async function sweep(store: ApplicationStore): Promise<void> {
  const before = new Date(Date.now() - ABANDONED_AFTER_MS).toISOString();
  const abandoned = await store.database.list(TABLE, {
    select: 'id',
    state: 'eq.reserved',
    created_at: `lt.${before}`,
    limit: String(SWEPT_AT_ONCE),
  });
  for (const { id } of abandoned) await withdraw({ id: `eq.${String(id)}` }, store);
}
