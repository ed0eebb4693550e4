import type { Build } from '#builder/run/warm-build.ts';

export interface QuickPicturesOptions {
  /** Builds at once: pictures that the cache has not are encoded quickly, and the report says so. */
  build: Build;
  /** Builds with good pictures alone. */
  buildFull: Build;
  /** Encodes the good pictures of brands, for builds that follow. */
  encode: Build;
  /** The good pictures of this brand are there. */
  onEncoded: (slug: string) => void;
}

/**
 * Shows each change at once, with pictures that take a seventh of the time. The good ones are encoded while somebody looks at it, and the brand is
 * built again when they are there. What changes meanwhile does not wait for them.
 */
export function withQuickPictures({ build, buildFull, encode, onEncoded }: QuickPicturesOptions): Build {
  const encoding = new Set<string>();
  /** Brands whose good pictures are in the cache, and on no page yet. */
  const encoded = new Set<string>();

  function encodeAll(slugs: string[]): void {
    const end = (slug: string): void => {
      if (!encoding.delete(slug)) return;
      encoded.add(slug);
      onEncoded(slug);
    };
    if (slugs.length === 0) return;
    slugs.forEach((slug) => encoding.add(slug));
    // What can't be encoded now is encoded by the full build, which says why not.
    void encode(slugs, ({ slug }) => end(slug))
      .catch(() => {})
      .then(() => slugs.forEach(end));
  }

  return async (slugs, onBrand) => {
    const full = slugs.filter((slug) => encoded.delete(slug));
    const others = slugs.filter((slug) => !full.includes(slug));
    const reports = [
      ...(others.length > 0 ? (await build(others, onBrand)).brands : []),
      ...(full.length > 0 ? (await buildFull(full, onBrand)).brands : []),
    ];
    encodeAll(
      reports
        .filter(({ slug, hasProvisionalPictures }) => hasProvisionalPictures && !encoding.has(slug))
        .map(({ slug }) => slug),
    );
    return { brands: reports };
  };
}
