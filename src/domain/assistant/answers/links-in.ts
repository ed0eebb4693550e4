import type { Paths } from '../../../model/site.ts';
import { pageAt } from '../../pages/routes.ts';
import type { ContentPart } from '../answer.ts';

/** The same answer with links to the pages of another language of the site. */
export function linksIn(parts: ContentPart[], paths: Paths | undefined): ContentPart[] {
  return paths === undefined ? parts : parts.map((part) => linkedTo(part, paths));
}

function linkedTo(part: ContentPart, paths: Paths): ContentPart {
  if (part.type === 'text') return part;
  const data = part.data.map((card) =>
    'url' in card && card.url?.startsWith('/') ? { ...card, url: pathIn(card.url, paths) } : card,
  );
  return { ...part, data } as ContentPart;
}

/** `pathIn('/menu/queen-west/#pasta', …)  // "/fr/menu/queen-west/#pasta"` */
function pathIn(url: string, paths: Paths): string {
  const end = url.search(/[?#]/);
  const [path, rest] = end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)];
  const place = pageAt(path);
  return place === undefined ? url : `${paths[place.of]}${place.rest.map((part) => `${part}/`).join('')}${rest}`;
}
