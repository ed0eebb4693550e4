/**
 * Whether a form that was sent has more fields than `most`. It is asked before anything is made of the form: some of what reads forms takes the square of the
 * number of fields. `type`: its `Content-Type`.
 */
export function hasMoreFields(bytes: Uint8Array, type: string, most: number): boolean {
  const [, quoted, plain = quoted] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const separator = plain === undefined ? '&' : `--${plain}`;
  // A line with the boundary stands before each field, and behind the last one.
  const max = plain === undefined ? most - 1 : most + 1;
  const text = new TextDecoder('latin1').decode(bytes);
  let count = 0;
  for (let at = text.indexOf(separator); at !== -1; at = text.indexOf(separator, at + separator.length))
    if (++count > max) return true;
  return false;
}
