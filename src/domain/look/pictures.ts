import type { Image, Picture } from '../../model/picture.ts';
import type { Site } from '../../model/site.ts';

/** A picture as a page shows it. */
export interface ShownPicture extends Picture {
  /** What a visitor who can't see it should hear. Empty: it only decorates. */
  alt: string;
}

/** The finished picture of an image, if the configuration names one and the build could have it. */
export function pictureOf(site: Pick<Site, 'pictures'>, image: Image | undefined): ShownPicture | undefined {
  const picture = image && Object.hasOwn(site.pictures, image.src) ? site.pictures[image.src] : undefined;
  return picture && { ...picture, alt: image?.alt ?? '' };
}
