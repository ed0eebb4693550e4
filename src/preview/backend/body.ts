import type { IncomingMessage } from 'node:http';

const MEGABYTE = 1024 * 1024;
const LIMIT = MEGABYTE;
const LIMITS: readonly [path: RegExp, limit: number][] = [
  /** A résumé and a photo of 10 MB each, and the other fields. */
  [/^\/functions\/v1\/website-submissions\/careers\/?$/, 22 * MEGABYTE],
  /** One of them, on its way into the storage. */
  [/^\/storage\/v1\/object\//, 10 * MEGABYTE],
];
/** Of all bodies together, until they are answered. */
const HELD_LIMIT = 64 * MEGABYTE;
/** From the first byte of a body to its last: callers are on this machine. */
const TIME_LIMIT_MS = 30_000;

export interface Body {
  bytes: Uint8Array<ArrayBuffer> | undefined;
  /** To be called when the bytes are no longer needed. */
  release: () => void;
}

/** `busy`: other bodies use all of the memory for bodies. */
export type BodyRefusal = 'too-large' | 'too-slow' | 'busy';

export interface BodyOptions {
  timeLimitMs?: number;
}

/** Reads the bodies of requests, each to the end or until it is known to be refused; then nothing more of it is read. */
export function makeBodyReader({ timeLimitMs = TIME_LIMIT_MS }: BodyOptions) {
  let held = 0;

  return (request: IncomingMessage, path: string): Promise<Body | BodyRefusal> => {
    const limit = LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? LIMIT;
    return new Promise((resolve, reject) => {
      if (Number(request.headers['content-length'] ?? 0) > limit) return resolve('too-large');
      const chunks: Buffer[] = [];
      let bytes = 0;

      const release = (): void => {
        held -= bytes;
        bytes = 0;
      };
      const end = (): void => {
        clearTimeout(timer);
        request.off('data', take).off('end', finish).off('error', fail).off('close', fail);
      };
      const refuse = (refusal: BodyRefusal): void => {
        end();
        release();
        request.on('error', () => {}).pause();
        resolve(refusal);
      };
      const take = (chunk: Buffer): void => {
        bytes += chunk.length;
        held += chunk.length;
        chunks.push(chunk);
        if (bytes > limit) refuse('too-large');
        else if (held > HELD_LIMIT) refuse('busy');
      };
      const finish = (): void => {
        end();
        resolve({ bytes: bytes === 0 ? undefined : new Uint8Array(Buffer.concat(chunks)), release });
      };
      const fail = (): void => {
        end();
        release();
        reject(new Error('The request was broken off.'));
      };
      const timer = setTimeout(() => refuse('too-slow'), timeLimitMs);
      request.on('data', take).on('end', finish).on('error', fail).on('close', fail);
    });
  };
}
