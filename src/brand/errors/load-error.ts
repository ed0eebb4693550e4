/** A configuration that could not be loaded. Its author, or a visitor of the preview, reads the message. */
export class LoadError extends Error {
  override name = 'LoadError';
  /** Whether a later try may succeed: the backend did not answer, or was too busy. */
  readonly isTransient: boolean;

  constructor(message: string, isTransient = false) {
    super(message);
    this.isTransient = isTransient;
  }
}
