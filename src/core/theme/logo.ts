import type { Picture } from '#schema/values/picture.ts';
import type { LogoPlace, Site } from '#schema/site.ts';
import { pictureOf, type PictureView } from './pictures.ts';

/** The logo as pages show it. */
export interface LogoView extends PictureView {
  /** Another one for visitors who prefer dark pages. */
  dark?: Picture;
  /** The colours of a plate behind the logo, on light and on dark pages. `transparent` where the logo can be seen without one. */
  plates?: { light: string; dark: string };
}

export function logoOf(site: Pick<Site, 'pictures' | 'look' | 'logo' | 'logoDark'>): LogoView | undefined {
  const { light, dark } = site.look.logo ?? samePlaces(site);
  const alt = site.logo?.alt ?? site.logoDark?.alt ?? '';
  const shown = light && pictureOf(site, { src: light.src, alt });
  if (!shown) return undefined;
  const night = dark && dark.src !== light.src ? site.pictures[dark.src] : undefined;
  const plates = { light: light.plate ?? 'transparent', dark: dark?.plate ?? 'transparent' };
  const hasPlate = light.plate !== undefined || dark?.plate !== undefined;
  return { ...shown, dark: night, plates: hasPlate ? plates : undefined };
}

/** Of a site whose look was not made, as in a test. */
function samePlaces({ logo }: Pick<Site, 'logo'>): { light?: LogoPlace; dark?: LogoPlace } {
  return logo ? { light: { src: logo.src }, dark: { src: logo.src } } : {};
}
