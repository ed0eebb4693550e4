import type { Site } from '../../model/site.ts';
import { headOf, type Head } from '../seo/head.ts';
import { structuredData } from '../seo/structured-data.ts';
import type { PageName, Route } from './routes.ts';
export interface PageContent {
  page: PageName;
  path: string;
  head: Head & { jsonLd?: string | undefined };
  site: Site;
  route: Route;
}
export function contentOf(site: Site, route: Route): PageContent {
  return {
    page: route.page,
    path: route.path,
    head: { ...headOf(site, route), jsonLd: structuredData(site, route) },
    site,
    route,
  };
}
