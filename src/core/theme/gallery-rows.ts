import type { GalleryImage } from '#schema/location.ts';

/** Width by height, as a row shows them. The pictures are cropped to it, so that any two of a kind line up. */
const SHAPES = { landscape: 3 / 2, portrait: 3 / 4 } as const;

export function shapeOf({ orientation }: Pick<GalleryImage, 'orientation'>): number {
  return SHAPES[orientation];
}

/**
 * Breaks a gallery into rows of equal height, as a paragraph is broken into lines: all breaks together are chosen so that no
 * row is much flatter or taller than the others, and none ends the gallery with a lonely picture. Order stays.
 */
export function galleryRows<Entry extends Pick<GalleryImage, 'orientation'>>(gallery: Entry[]): Entry[][] {
  const wanted = wantedShape(gallery.length);
  const best: { cost: number; rows: Entry[][] }[] = [{ cost: 0, rows: [] }];
  for (let end = 1; end <= gallery.length; end++) {
    const endings = best.slice(Math.max(0, end - 8)).map(({ cost, rows }, index) => {
      const row = gallery.slice(Math.max(0, end - 8) + index, end);
      const shape = row.reduce((sum, entry) => sum + shapeOf(entry), 0);
      return { cost: cost + (shape / wanted - 1) ** 2 + (wanted / shape - 1) ** 2, rows: [...rows, row] };
    });
    best.push(endings.reduce((one, other) => (other.cost < one.cost ? other : one)));
  }
  return best.at(-1)?.rows ?? [];
}

/** Few pictures stand large, many make dense rows. */
function wantedShape(count: number): number {
  if (count <= 3) return 2.25;
  return count <= 10 ? 3 : 4.5;
}
