import type { Site } from '../../model/site.ts';
import { pictureOf } from './pictures.ts';

/** How home's first screen is composed: from what there is to show, and what kind of place shows it. */
export type Composition = 'type' | 'poster' | 'window' | 'margin';

export function compositionOf(site: Site): Composition {
  if (!pictureOf(site, site.hero.image)) return 'type';
  if (site.look.mood === 'night') return 'poster';
  return site.locations.length > 1 ? 'window' : 'margin';
}
