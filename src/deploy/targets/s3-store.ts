import type { FileEntry } from '../site/built-site.ts';
import { OWN_FOLDER } from '../site/safe-path.ts';
import { type TargetStore, SupersededError } from '../sync/store.ts';
import { TooLongError } from '#brand/network/read-body.ts';
import type { S3Client } from './s3-client.ts';

const MANIFEST = `${OWN_FOLDER}/manifest.json`;
const DIGEST = 'x-amz-meta-digest';

/** A prefix of a bucket. Two publishers can't both replace the same version of the manifest: the service compares its ETag. */
export function makeS3Store(ask: S3Client, bucket: string, prefix: string): TargetStore {
  const name = `s3://${[bucket, prefix].filter(Boolean).join('/')}`;
  const keyOf = (key: string): string => (prefix === '' ? key : `${prefix}/${key}`);
  const readManifest: TargetStore['readManifest'] = async (maxBytes) => {
    try {
      const reply = await ask({ method: 'GET', key: keyOf(MANIFEST), maxBytes }, 404);
      if (reply.status === 404) return undefined;
      return { text: reply.body.toString(), version: etagOf(reply.headers) };
    } catch (error) {
      if (error instanceof TooLongError) throw new Error(`The manifest in ${name} ${error.message}.`, { cause: error });
      throw error;
    }
  };

  return {
    name,
    parallel: 16,
    readManifest,
    writeManifest: async (text, version) => {
      const condition: Record<string, string> =
        version === undefined ? { 'if-none-match': '*' } : { 'if-match': version };
      const headers = { ...condition, 'content-type': 'application/json', 'cache-control': 'no-store' };
      const request = { method: 'PUT', key: keyOf(MANIFEST), headers, body: Buffer.from(text) } as const;
      const reply = await ask(request, 412, ...(version === undefined ? [] : [404]));
      if (reply.status < 300) return etagOf(reply.headers);
      // An earlier try may have arrived, though its answer got lost.
      const there = await readManifest(Buffer.byteLength(text) * 2);
      if (there?.text === text) return there.version;
      throw new SupersededError(name);
    },
    look: async (key, entry) => {
      const { status, headers } = await ask({ method: 'HEAD', key: keyOf(key) }, 404);
      if (status === 404) return 'none';
      const same = Object.entries(headersFor(entry)).every(([header, value]) => headers.get(header) === value);
      return same && headers.get('cache-control') === (entry.cache ?? null) ? 'same' : 'other';
    },
    put: async (key, entry, body) => {
      await ask({ method: 'PUT', key: keyOf(key), headers: headersFor(entry), body });
    },
    copy: async (from, to) => {
      const source = `/${bucket}/${keyOf(from).split('/').map(encodeURIComponent).join('/')}`;
      await ask({ method: 'PUT', key: keyOf(to), headers: { 'x-amz-copy-source': source } });
    },
    remove: async (key) => {
      await ask({ method: 'DELETE', key: keyOf(key) }, 404);
    },
  };
}

function headersFor({ digest, type, cache }: FileEntry): Record<string, string> {
  return { [DIGEST]: digest, 'content-type': type, ...(cache !== undefined && { 'cache-control': cache }) };
}

const etagOf = (headers: Headers): string => headers.get('etag') ?? '';
