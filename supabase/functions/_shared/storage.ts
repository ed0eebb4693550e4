import type { Project } from './project.ts';

export interface StoredFile {
  /** "7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11/resume.pdf" */
  path: string;
  /** "application/pdf" */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A private bucket, with the service key. */
export interface Bucket {
  /** Puts a file at its path, over one that is there. */
  upload: (file: StoredFile) => Promise<void>;
  /** A path without a file is not an error. */
  remove: (paths: string[]) => Promise<void>;
}

export function openBucket(name: string, { url, keys }: Project): Bucket {
  const address = `${url}/storage/v1/object/${name}`;

  async function upload({ path, type, bytes }: StoredFile): Promise<void> {
    const response = await fetch(`${address}/${path}`, {
      method: 'POST',
      headers: { ...keys, 'Content-Type': type, 'X-Upsert': 'true' },
      body: bytes,
    });
    await expectSuccess(response, `Storing ${path}`);
  }

  async function remove(paths: string[]): Promise<void> {
    const response = await fetch(address, {
      method: 'DELETE',
      headers: { ...keys, 'Content-Type': 'application/json' },
      body: JSON.stringify({ prefixes: paths }),
    });
    await expectSuccess(response, `Removing ${paths.join(', ')}`);
  }

  return { upload, remove };
}

async function expectSuccess(response: Response, what: string): Promise<void> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${what} was answered ${response.status}: ${text}`);
}
