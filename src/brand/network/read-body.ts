/** More arrived than anybody would send who plays by the rules. The message follows the name of the thing: `has more than 64 MB, which is not read`. */
export class TooLongError extends Error {
  override name = 'TooLongError';
}

/** The bytes of a request or an answer; null: it has none. Throws a TooLongError as soon as there are more than `maxBytes`. */
export async function readBody(
  chunks: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new TooLongError(`has more than ${maxBytes / 1024 / 1024} MB, which is not read`);
    read.push(chunk);
  }
  return Buffer.concat(read);
}
