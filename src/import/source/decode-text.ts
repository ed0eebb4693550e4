import { isUtf8 } from 'node:buffer';
import { UsageError } from '../../builder/cli/usage-error.ts';

/**
 * A text in the encoding that it says it has, else in UTF-8, else as Windows writes it: spreadsheets save tables so. Throws a UsageError for what is no text.
 * `charset`: what was said of it elsewhere.
 */
export function decodeText(bytes: Uint8Array, charset?: string): string {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  // A zero is in no text but those of two bytes a letter.
  if (mark === undefined && bytes.includes(0)) throw new UsageError('is no text');
  const said = mark ?? charset ?? (isUtf8(bytes) ? 'utf-8' : (charsetIn(bytes) ?? 'windows-1252'));
  try {
    return new TextDecoder(said).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // An encoding that nobody knows.
  }
}

/** `<meta charset="iso-8859-1">`: in the first kilobyte, as HTML asks for. */
const charsetIn = (bytes: Uint8Array): string | undefined =>
  /<meta[^>]{1,100}charset=["']?([\w-]+)/i.exec(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))?.[1];
