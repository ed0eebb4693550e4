import type { Route } from './domain/routes.ts';
import type { Site } from './model/site.ts';

declare global {
  namespace App {
    interface Locals {
      site: Site;
      route: Route;
      /** Where the build hears of an exception in a page: Astro itself turns it into a silent status 500. */
      onError?: (error: unknown) => void;
    }
  }
}
