/** A configuration that could not be loaded. Its author, or a visitor of the preview, reads the message. */
export class LoadError extends Error {
  override name = 'LoadError';
}
