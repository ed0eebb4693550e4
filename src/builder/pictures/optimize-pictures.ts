import { textsIn } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import type { LookName, LookParts } from '#schema/looks.ts';
import { chooseLook, heroesOf, lookPartsOf, menusOf } from '#core/looks/choose-look.ts';
import { typefaceOf } from '#core/theme/typeface.ts';
import { hashOfFile } from '#brand/files/file-note.ts';
import { themeFiles, type ThemeFiles } from '../look/fonts.ts';
import { loadOwnFont } from './own-font.ts';
import { makeIcons } from './icons.ts';
import { initialOf } from './letter-mark.ts';
import { logoFor } from './logo.ts';
import type { Mark } from './mark.ts';
import type { PictureLimits } from '#brand/pictures/original.ts';
import { makePictures, type Pictures } from './pictures.ts';
import { makeShareImage, type HeroPicture } from './share-image.ts';
import type { HashOfFile } from '#brand/folder/brand-folder.ts';
import type { NamedPicture, OutputFile, ReadSite, Warning } from '#schema/warning.ts';

export interface OptimizeOptions {
  /** The brand's folder. */
  folder: string;
  hashOf?: HashOfFile;
  cacheDir: string;
  /** The folder of this project, which contains the fonts. */
  root: string;
  limits?: Partial<PictureLimits>;
  /** Texts in the other languages of the site, whose letters its fonts need as well. */
  translations?: string[];
  /** Their tags. */
  languages?: string[];
  /** What lets the site publish a font of the brand's own. */
  fontLicence?: string;
}

/**
 * Makes the pictures and the look of a site. A picture that can't be used becomes a warning and is missing from `pictures`.
 * With a full cache it reads and writes almost nothing.
 */
export async function optimizePictures(
  site: ReadSite,
  named: NamedPicture[],
  { folder, hashOf, cacheDir, root, limits, translations = [], languages = [], fontLicence }: OptimizeOptions,
): Promise<
  Pick<Site, 'pictures' | 'look'> & {
    /** Hex colours of the light pages, by what they are for. */
    colors: Record<string, string>;
    files: OutputFile[];
    warnings: Warning[];
    hasProvisionalPictures: boolean;
  }
> {
  const text = [JSON.stringify(site), ...translations].join('');
  const tags = [site.language, ...languages];
  const own = await loadOwnFont(site, {
    folder,
    hashOf: hashOf ?? hashOfFile,
    cacheDir,
    root,
    text: text + tags.map(ourWords).join(''),
    licence: fontLicence,
  });
  const pictures = await makePictures(named, folder, cacheDir, limits, hashOf);
  const typeface = typefaceOf(site.theme.fontFamily);
  const choice = chooseLook(site, { ...typeface, typeStyle: own.font?.typeStyle ?? typeface.typeStyle });
  const heroPicture = heroOf(site, pictures);
  const parts = lookPartsOf(choice.name, site, heroPicture !== undefined);
  const look = { ...choice, parts };
  const theme = themeFiles(site.theme, root, text, look, own.font);
  const mark = markOf(site, pictures, theme, parts);
  const [icons, logo, shareImage] = await Promise.all([
    makeIcons(site, mark, theme.themeColor.light, cacheDir),
    logoFor(site, pictures.originals, theme.themeColor, cacheDir),
    makeShareImage(heroPicture, mark, cacheDir),
  ]);
  const { stylesheet, fonts, preload, themeColor, typeStyle, colorMode } = theme;
  const { bg, foreground, primary, accent } = theme.palette.light;
  return {
    pictures: pictures.pictures,
    look: {
      stylesheet: `/${stylesheet.path}`,
      preloadFonts: preload,
      shareImage: `/${shareImage.path}`,
      icons: icons.icons,
      logo,
      themeColor,
      typeStyle,
      colorMode,
      ...look,
      letters: theme.metrics,
    },
    colors: { bg: bg.hex, foreground: foreground.hex, primary: primary.hex, accent: accent.hex },
    files: [stylesheet, ...fonts, ...icons.files, shareImage, ...pictures.files],
    warnings: [...theme.warnings, ...lookWarnings(site.theme, choice.name), ...own.warnings, ...pictures.warnings],
    hasProvisionalPictures: pictures.areProvisional,
  };
}

/** What a site in a language says itself. Some texts are functions, and their words stand in their code. */
const ourWords = (tag: string | undefined): string =>
  JSON.stringify(textsIn(tag), (_key, value: unknown) => (typeof value === 'function' ? String(value) : value));

/** The logo, if it can be used; else the brand's initial in the brand's font and colours. */
function markOf(site: ReadSite, { originals }: Pictures, theme: ThemeFiles, parts: LookParts): Mark {
  const original = [site.logo, site.logoDark].map((image) => image && originals.get(image.src)).find(Boolean);
  if (original) return { kind: 'logo', original, grounds: [theme.themeColor.light, theme.themeColor.dark] };
  const { light } = theme.palette;
  return {
    kind: 'letter',
    letter: initialOf(site.name),
    font: theme.letters,
    radius: parts.radius,
    ground: light.primary.hex,
    ink: light['on-primary'].hex,
  };
}

function heroOf(site: ReadSite, { pictures, originals }: Pictures): HeroPicture | undefined {
  const src = site.hero.image?.src;
  const original = src === undefined ? undefined : originals.get(src);
  const picture = src === undefined || !original ? undefined : pictures[src];
  return picture && original && { picture, original, focus: site.hero.image?.focus };
}

/** Of the finer keys, that name a part which another look has. */
function lookWarnings({ hero, menu }: ReadSite['theme'], look: LookName): Warning[] {
  const noted = (key: 'hero' | 'menu', value: string | undefined, known: readonly string[]): Warning[] =>
    value === undefined || known.includes(value)
      ? []
      : [
          {
            path: `theme.${key}`,
            message: `"${value}" is not a ${key} of the look ${look}. The look’s own is used. Write ${known.join(' or ')}.`,
          },
        ];
  return [...noted('hero', hero, heroesOf(look)), ...noted('menu', menu, menusOf(look))];
}
