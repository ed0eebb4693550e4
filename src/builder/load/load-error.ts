/** A configuration that could not be had. The message is what an author, or a visitor of the preview, reads. */
export class LoadError extends Error {
  override name = 'LoadError';
}
