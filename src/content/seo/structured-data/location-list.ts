import type { ItemListLeaf, ListItemLeaf } from 'schema-dts';
import type { Site } from '#schema/site.ts';
import type { LocationsContent } from '../../pages/locations.ts';
import { pathsOf } from '#core/routes/routes.ts';

/** No more entries than these fit into the cap, however short their addresses are. */
const ENTRIES_TRIED = 150;

/** The pages of the locations in the order of the page that lists them. As many as fit: the page itself links to all. */
export function locationListNode(site: Site, content: LocationsContent): ItemListLeaf | undefined {
  const pages = locationPagesOf(content).slice(0, ENTRIES_TRIED);
  if (pages.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    '@id': `${site.origin}${pathsOf(site).locations}#list`,
    numberOfItems: site.locations.length,
    itemListElement: pages.map((path, index): ListItemLeaf => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${site.origin}${path}`,
    })),
  };
}

function locationPagesOf(content: LocationsContent): string[] {
  switch (content.kind) {
    case 'none':
      return [];
    case 'cards':
      return content.groups.flatMap(({ cards }) => cards.map(({ page }) => page));
    case 'index':
      return content.groups.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.map(({ href }) => href)));
  }
}
