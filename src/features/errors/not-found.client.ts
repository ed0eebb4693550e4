import { locationPageAt, PATHS } from '../../domain/pages/routes.ts';

export function start(): void {
  if (!document.querySelector('.not-found')) return;
  const { pathname } = location;
  console.error('404: no page at', pathname);
  const page = locationPageAt(pathname);
  if (page === 'location') location.replace(PATHS.locations);
  const isMenu = page === 'menu';
  document.querySelector('.not-found-page')?.toggleAttribute('hidden', isMenu);
  document.querySelector('.not-found-menu')?.toggleAttribute('hidden', !isMenu);
}
