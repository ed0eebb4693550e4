/** A picture as the configuration names it: a path below the brand's folder or a URL, and what it shows. */
export interface Image {
  /** `images/hero.jpg` or `https://cdn.example/hero.jpg`. The key into `Site.pictures`. */
  src: string;
  /** What a visitor who can't see it should hear. Empty: the picture only decorates the text beside it. */
  alt: string;
}

/** A picture ready for a page: measured, resized, encoded. URLs are root-relative (`/_pictures/…`). */
export interface Picture {
  /** Pixels of the largest file; their ratio keeps the picture's place on the page. */
  width: number;
  height: number;
  /** `srcset` values in the order a browser should try them. */
  sources: { type: 'image/avif' | 'image/webp'; srcset: string }[];
  /** The largest WebP, for the `<img>` itself. */
  src: string;
  /** A blurred copy of a few bytes as a `data:` URL, shown until the picture is there. */
  blur: string;
}
