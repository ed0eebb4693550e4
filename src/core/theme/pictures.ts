import type { Image, Picture } from '#schema/values/picture.ts';
import type { Site } from '#schema/site.ts';

/** A picture as a page shows it. */
export interface PictureView extends Picture {
  /** The alternative text. Empty: the picture only decorates. */
  alt: string;
  focus?: string;
  /** The build could not load it: the page shows a placeholder, and there is no file. */
  isMissing?: true;
}

const MISSING = { width: 1200, height: 800, sources: [], src: '', blur: '', isMissing: true } as const;

/** The finished picture of an image, if the configuration names one and the build could load it. */
export function pictureOf(site: Pick<Site, 'pictures'>, image: Image | undefined): PictureView | undefined {
  const picture = image && Object.hasOwn(site.pictures, image.src) ? site.pictures[image.src] : undefined;
  const { alt = '', focus } = image ?? {};
  return picture && { ...picture, alt, ...(focus !== undefined && { focus }) };
}

/** The same, but with a placeholder for a picture that the build could not load, so that the page keeps that part. */
export function pictureViewOf(site: Pick<Site, 'pictures'>, image: Image | undefined): PictureView | undefined {
  return pictureOf(site, image) ?? (image && { ...MISSING, sources: [], alt: image.alt });
}
