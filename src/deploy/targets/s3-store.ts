import { MAX_FILE_BYTES } from '../../builder/brand/ordinary-file.ts';
import type { FileEntry } from '../site/built-site.ts';
import { OWN_FOLDER } from '../site/safe-path.ts';
import { ForeignFileError, type Store, SupersededError } from '../generations/store.ts';
import { TooLongError } from '../network/patient-fetch.ts';
import type { S3Client } from './s3-client.ts';

const MANIFEST = `${OWN_FOLDER}/manifest.json`;
const DIGEST = 'x-amz-meta-digest';

/** A prefix of a bucket. Two publishers can't both replace the same version of the manifest: the service compares its ETag. */
export function makeS3Store(ask: S3Client, bucket: string, prefix: string): Store {
  const name = `s3://${[bucket, prefix].filter(Boolean).join('/')}`;
  const keyOf = (key: string): string => (prefix === '' ? key : `${prefix}/${key}`);
  const readManifest: Store['readManifest'] = async (maxBytes) => {
    try {
      const reply = await ask({ method: 'GET', key: keyOf(MANIFEST), maxBytes }, 404);
      if (reply.status === 404) return undefined;
      return { text: reply.body.toString(), version: etagOf(reply.headers) };
    } catch (error) {
      if (error instanceof TooLongError) throw new Error(`The manifest in ${name} ${error.message}.`, { cause: error });
      throw error;
    }
  };
  const look: Store['look'] = async (key, entry) => {
    const { status, headers } = await ask({ method: 'HEAD', key: keyOf(key) }, 404);
    if (status === 404) return 'none';
    const same = Object.entries(headersFor(entry)).every(([header, value]) => headers.get(header) === value);
    return same && headers.get('cache-control') === (entry.cache ?? null) ? 'same' : 'other';
  };

  const etagAt = async (key: string): Promise<string | undefined> => {
    const { status, headers } = await ask({ method: 'HEAD', key: keyOf(key) }, 404);
    return status === 404 ? undefined : etagOf(headers);
  };
  const download = async (key: string): Promise<() => Buffer> => {
    const { body } = await ask({ method: 'GET', key: keyOf(key), maxBytes: MAX_FILE_BYTES });
    return () => body;
  };

  return {
    name,
    parallel: 16,
    readManifest,
    writeManifest: async (text, version) => {
      const condition: Record<string, string> =
        version === undefined ? { 'if-none-match': '*' } : { 'if-match': version };
      const headers = { ...condition, 'content-type': 'application/json', 'cache-control': 'no-store' };
      const request = {
        method: 'PUT',
        key: keyOf(MANIFEST),
        headers: () => headers,
        body: () => Buffer.from(text),
      } as const;
      const reply = await ask(request, 412, ...(version === undefined ? [] : [404]));
      if (reply.status < 300) return etagOf(reply.headers);
      // An earlier try may have arrived, though its answer got lost.
      const there = await readManifest(Buffer.byteLength(text) * 2);
      if (there?.text === text) return there.version;
      throw new SupersededError(name);
    },
    checkHeld: async (version) => {
      if ((await etagAt(MANIFEST)) !== version) throw new SupersededError(name);
    },
    prepare: async ({ key, entry, source, mustBeNew }) => {
      if ('key' in source && (await etagAt(source.key)) === undefined) return false;
      if ('key' in source && key.startsWith(OWN_FOLDER)) {
        const from = `/${bucket}/${keyOf(source.key).split('/').map(encodeURIComponent).join('/')}`;
        return async () => {
          await ask({ method: 'PUT', key: keyOf(key), headers: () => ({ 'x-amz-copy-source': from }) });
        };
      }
      const read = 'read' in source ? source.read : await download(source.key);
      return async (check) => {
        const headers = async (): Promise<Record<string, string>> => {
          // Between the check and the arrival of a page another publish may write it: its page stays.
          const etag = mustBeNew ? undefined : await etagAt(key);
          await check?.();
          const condition: Record<string, string> =
            etag === undefined ? { 'if-none-match': '*' } : { 'if-match': etag };
          return { ...headersFor(entry), ...condition };
        };
        const { status } = await ask({ method: 'PUT', key: keyOf(key), headers, body: read }, 404, 412);
        if (status < 300 || (await look(key, entry)) === 'same') return;
        await check?.();
        throw new ForeignFileError(key, name);
      };
    },
    discard: () => Promise.resolve(),
    look,
    remove: async (key) => {
      await ask({ method: 'DELETE', key: keyOf(key) }, 404);
    },
  };
}

function headersFor({ digest, type, cache }: FileEntry): Record<string, string> {
  return { [DIGEST]: digest, 'content-type': type, ...(cache !== undefined && { 'cache-control': cache }) };
}

const etagOf = (headers: Headers): string => headers.get('etag') ?? '';
