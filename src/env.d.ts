import type { Route } from './domain/pages/routes.ts';
import type { Site } from './model/site.ts';

declare global {
  namespace App {
    interface Locals {
      site: Site;
      route: Route;
      /** Hears of an exception in a page, and may answer it: Astro itself turns it into a silent status 500. */
      onError?: (error: unknown) => Response | undefined;
    }
  }
}
