import type { Build } from '../../builder/run/warm-build.ts';

export interface FirstLookOptions {
  /** Whether a brand has a site from a build before. */
  hasSite: (slug: string) => boolean;
  build: Build;
  /** The same with pictures that are encoded in a hurry where nobody has drawn them yet. */
  buildEarly: Build;
  /** Draws the good pictures of brands, for builds that follow. */
  draw: Build;
  /** The pictures of this brand are there. */
  onDrawn: (slug: string) => void;
}

/**
 * Builds a brand that has no site yet with pictures that take a seventh of the time. The good ones are drawn while somebody looks at it, and
 * it is built again when they are there. What changes meanwhile is built at once: it does not wait for them.
 */
export function withFirstLook({ hasSite, build, buildEarly, draw, onDrawn }: FirstLookOptions): Build {
  const drawing = new Set<string>();

  function drawAll(slugs: string[]): void {
    const end = (slug: string): void => {
      if (drawing.delete(slug)) onDrawn(slug);
    };
    if (slugs.length === 0) return;
    // What can't be drawn now is drawn by the next build, which says why not.
    void draw(slugs, ({ slug }) => end(slug))
      .catch(() => {})
      .then(() => slugs.forEach(end));
  }

  return async (slugs, onBrand) => {
    const early = slugs.filter((slug) => drawing.has(slug) || !hasSite(slug));
    const others = slugs.filter((slug) => !early.includes(slug));
    const first = early.filter((slug) => !drawing.has(slug));
    const reports = [
      ...(early.length > 0 ? (await buildEarly(early, onBrand)).brands : []),
      ...(others.length > 0 ? (await build(others, onBrand)).brands : []),
    ];
    const built = first.filter((slug) => reports.some((report) => report.slug === slug && report.status !== 'failed'));
    built.forEach((slug) => drawing.add(slug));
    drawAll(built);
    return { brands: reports };
  };
}
