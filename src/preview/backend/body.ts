import type { IncomingMessage } from 'node:http';

const MEGABYTE = 1024 * 1024;
const LIMIT = MEGABYTE;
/** A résumé and a photo of 10 MB each, and the other fields. */
const LIMITS: Record<string, number> = { '/functions/v1/website-submissions/careers': 22 * MEGABYTE };

/** The body of a request, or `'too-large'` as soon as that is known; then nothing more is read. */
export function readBody(
  request: IncomingMessage,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | undefined> {
  const limit = LIMITS[path] ?? LIMIT;
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return resolve('too-large');
    const chunks: Buffer[] = [];
    let bytes = 0;
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= limit) return;
      request.off('data', take).pause();
      resolve('too-large');
    };
    request.on('data', take);
    request.on('end', () => resolve(bytes === 0 ? undefined : new Uint8Array(Buffer.concat(chunks))));
    request.on('error', reject);
    request.on('close', () => reject(new Error('The request was broken off.')));
  });
}
