import type { Site } from '../model/site.ts';
import { themeFiles, type ThemeFiles } from './fonts.ts';
import { makeIcons } from './icons.ts';
import { initialOf } from './letter-mark.ts';
import type { Mark } from './mark.ts';
import { makePictures, type Pictures } from './pictures.ts';
import { makeShareImage } from './share-image.ts';
import type { Brand, NamedPicture, OutputFile, ReadSite, Warning } from './types.ts';

export interface Illustrated {
  site: Site;
  /** Pictures, stylesheet, fonts, icons and manifest of this brand. */
  files: OutputFile[];
  warnings: Warning[];
}

/** Gives a site its pictures and its look. What can't be had becomes a warning and stays missing. */
export async function illustrate(
  site: ReadSite,
  named: NamedPicture[],
  brand: Pick<Brand, 'folder'>,
  cacheDir: string,
): Promise<Illustrated> {
  const [pictures, theme] = await Promise.all([
    makePictures(named, brand.folder, cacheDir),
    themeFiles(site.theme, cacheDir),
  ]);
  const mark = markOf(site, pictures, theme);
  const [{ icons, files: iconFiles }, shareImage] = await Promise.all([
    makeIcons(site, mark, theme.themeColor.light, cacheDir),
    makeShareImage(heroOf(site, pictures), mark, cacheDir),
  ]);
  const { themeColor, voice, mood } = theme;
  return {
    site: {
      ...site,
      pictures: pictures.pictures,
      look: {
        stylesheet: `/${theme.stylesheet.path}`,
        preloadFonts: theme.preload,
        shareImage: `/${shareImage.path}`,
        icons,
        themeColor,
        voice,
        mood,
      },
    },
    files: [theme.stylesheet, ...theme.fonts, ...iconFiles, shareImage, ...pictures.files],
    warnings: [...theme.warnings, ...pictures.warnings],
  };
}
