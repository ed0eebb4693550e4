/** The bytes of a picture before anything is done to them. */
export interface Original {
  /** sha256 of the bytes, in hex. */
  digest: string;
  read: () => Promise<Uint8Array>;
}

/** Why a picture can't be used, in words that follow its quoted name: `is damaged or cut off`. */
export class PictureProblem extends Error {
  /** What to do about it: `Did you mean "images/hero.jpg"?` */
  readonly advice: string | undefined;

  constructor(message: string, advice?: string) {
    super(message);
    this.advice = advice;
  }
}

/** A problem that may be gone at the next build. It is not cached, and the copy of an earlier build is used if there is one. */
export class RetryableProblem extends PictureProblem {}

/** `full`: as they are published. `preview`: quick encodings, but for the pictures of which the cache has a careful one. `quick`: for tests, which check pages and not bytes. */
export type PictureEffort = 'full' | 'preview' | 'quick';

export interface PictureLimits {
  fileBytes: number;
  downloadBytes: number;
  downloadMs: number;
  /** For all downloads of a brand together. Pictures that have not arrived by then are not waited for. */
  allDownloadsMs: number;
  /** How many pictures a brand may have. */
  pictures: number;
  /** Whether URLs may lead to this machine and its network. */
  allowPrivate: boolean;
  effort: PictureEffort;
}

/** Larger pictures were not made for websites, and a build should not wait for slower servers. */
export const PICTURE_LIMITS: PictureLimits = {
  fileBytes: 50 * 1024 * 1024,
  downloadBytes: 15 * 1024 * 1024,
  downloadMs: 10_000,
  allDownloadsMs: 300_000,
  pictures: 10_000,
  allowPrivate: false,
  effort: 'full',
};

export const SAVE_SMALLER = 'Save it about 2000 pixels wide.';

export const toMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
