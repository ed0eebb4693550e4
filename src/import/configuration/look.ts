import { chooseLook } from '#core/looks/choose-look.ts';
import { typefaceOf } from '#core/theme/typeface.ts';
import { read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import type { LookName } from '#schema/looks.ts';

/**
 * The look that a build sets a configuration in: the one that it names, else the one that is chosen. Written down, it stays when the cuisines or the
 * font change. Undefined where the configuration says nothing that can be read.
 */
export function lookFor(configuration: object, slug: string): LookName | undefined {
  try {
    const { site } = read(configuration, { ...UNPUBLISHED, brandId: slug }, new Date().toISOString().slice(0, 10));
    return chooseLook(site, typefaceOf(site.theme.fontFamily)).name;
  } catch {
    // The build says what is wrong with it.
    return undefined;
  }
}
