import { afterAll, expect } from 'vitest';
import { pdf } from './application-files.ts';
import { type Answered, callProject, openProject, type Project } from './backend.ts';
import { careerApplication } from './inquiries.ts';
import { newOwnId, OWN } from './own-ids.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Fields = Record<string, string | File | undefined>;

export const MEGABYTE = 1024 * 1024;
export let project: Project;

/** Names the project for the tests of the file that calls it, and takes away afterwards what they sent. */
export function withProject(): void {
  project = openProject();

  afterAll(async () => {
    const rows = await rowsOf(`restaurant_id=like.${OWN}-*`);
    const paths = rows.flatMap((row) => [row['resume_path'], row['photo_path']]).filter(Boolean);
    const bucket = `${project.url}/storage/v1/object/applications`;
    await callProject(bucket, project.secretKey, { method: 'DELETE', body: { prefixes: paths } });
    await rowsOf(`restaurant_id=like.${OWN}-*`, 'DELETE');
  });
}

export const file = (bytes: Bytes, name = 'cv.pdf', type = 'application/pdf') => new File([bytes], name, { type });

/** The columns of an application that is being sent, beside what its form sends. */
export const filesOf = (id: string): Record<string, string> => ({
  resume_path: `${id}/resume.pdf`,
  resume_sha256: 'a'.repeat(64),
  state: 'reserved',
});

/** What the form sends; each to a restaurant of its own. */
export function application(changes: Fields = {}): Fields {
  return {
    ...(careerApplication({ restaurant_id: newOwnId() }) as Fields),
    cover_letter: '',
    resume: file(pdf()),
    ...changes,
  };
}

export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return form;
}

export const careers = () => `${project.url}/functions/v1/website-submissions/careers`;

export function send(fields: Fields | FormData, headers: Record<string, string> = {}): Promise<Answered> {
  const body = fields instanceof FormData ? fields : formOf(fields);
  return callProject(careers(), project.publishableKey, { body, headers });
}

export async function rowsOf(query: string, method = 'GET'): Promise<Record<string, unknown>[]> {
  const url = `${project.url}/rest/v1/career_applications?${query}`;
  return (await callProject(url, project.secretKey, { method })).json as Record<string, unknown>[];
}

/** The names of everything in the bucket below a folder. */
export async function storedIn(folder: string): Promise<string[]> {
  const url = `${project.url}/storage/v1/object/list/applications`;
  const { json } = await callProject(url, project.secretKey, { body: { prefix: folder, limit: 1000 } });
  return (json as { name: string }[]).map(({ name }) => name.split('/').at(-1) ?? '').sort();
}

export function expectRefusal(answer: Answered, status: number, sentence: string): void {
  expect([answer.status, answer.json]).toEqual([status, { success: false, error: sentence }]);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
}
