import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { App } from '@supabase/lite';

type Storage = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<Storage['headObject']>>;

/** Keeps the storage's objects as files; their metadata is in the database. (The adapter of Lite itself is not exported.) */
export function storeFilesIn(folder: string): Storage {
  const pathOf = (bucket: string, key: string): string => join(folder, bucket, key);

  function describe(path: string, stats: Stats = statSync(path)): Metadata {
    const eTag = `"${createHash('sha1').update(`${path} ${stats.mtimeMs}`).digest('hex')}"`;
    const { size, mtime } = stats;
    const mimetype = 'application/octet-stream'; // The real type is in the database.
    return { cacheControl: 'no-cache', contentLength: size, size, mimetype, lastModified: mtime, eTag };
  }

  return {
    driver: null,
    getObject: async (bucket, key) => {
      const path = pathOf(bucket, key);
      return { httpStatusCode: 200, metadata: describe(path), body: new Blob([readFileSync(path)]) };
    },
    uploadObject: async (bucket, key, _version, body, contentType, cacheControl) => {
      const path = pathOf(bucket, key);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, body instanceof Uint8Array ? body : await readAll(body));
      return { ...describe(path), mimetype: contentType, cacheControl };
    },
    deleteObject: async (bucket, key) => rmSync(pathOf(bucket, key), { force: true }),
    deleteObjects: async (bucket, keys) => {
      for (const key of keys) rmSync(pathOf(bucket, key), { force: true });
    },
    copyObject: async (bucket, key, _version, toBucket, toKey) => {
      cpSync(pathOf(bucket, key), pathOf(toBucket, toKey), { recursive: true });
      return { httpStatusCode: 200, ...describe(pathOf(toBucket, toKey)) };
    },
    headObject: async (bucket, key) => describe(pathOf(bucket, key)),
    privateAssetUrl: async (bucket, key) => `file://${pathOf(bucket, key)}`,
  };
}

async function readAll(stream: Parameters<Storage['uploadObject']>[3]): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array>).arrayBuffer());
}
