/** `decodeUri('caf%C3%A9') // "café"`; undefined where the text is no valid encoding. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
