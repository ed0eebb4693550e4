import { isUtf8 } from 'node:buffer';

/** The text of a file in UTF-8. A file in another encoding is a `SyntaxError` that says where it stops to be UTF-8, or that it is UTF-16. */
export function decodeUtf8(bytes: Buffer): string {
  if (isUtf16(bytes)) throw new SyntaxError('the file is UTF-16, not UTF-8; save it as UTF-8.');
  if (!isUtf8(bytes)) throw new SyntaxError(`line ${lineOfStop(bytes)}: the file is not UTF-8; save it as UTF-8.`);
  return bytes.toString();
}

/** By its byte order mark; without one, by the zero beside its first character. */
function isUtf16([first, second]: Buffer): boolean {
  if (first === undefined || second === undefined) return false;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || (first === 0) !== (second === 0);
}

function lineOfStop(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; ; line++) {
    const end = bytes.indexOf('\n', start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
  }
}
