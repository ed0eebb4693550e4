import type { Image, Picture } from '../../model/picture.ts';
import type { Site } from '../../model/site.ts';

/** The finished picture of an image, if the configuration names one and the build could have it. */
export function pictureOf(site: Site, image: Image | undefined): Picture | undefined {
  return image && Object.hasOwn(site.pictures, image.src) ? site.pictures[image.src] : undefined;
}
