import type { Configuration } from '#schema/configuration.ts';
import { OPTIONAL_PAGES, type OptionalPage } from '#schema/pages.ts';
import type { Site } from '#schema/site.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

/** What a page shows, by its keys in a configuration. It goes with the page. */
const SHOWN: Partial<Record<OptionalPage, readonly (keyof Configuration & string)[]>> = {
  offers: ['deals', 'discounts', 'loyaltyProgram'],
  careers: ['jobs'],
};

/** The pages that are turned off. Notes what was written for them all the same. */
export function readPages(input: Configuration, context: ReadContext): Site['pages'] {
  const off = OPTIONAL_PAGES.filter((page) => input.pages?.[page] === false);
  for (const page of off)
    for (const key of SHOWN[page] ?? []) {
      if (!saysSomething(input[key])) continue;
      const outcome = `It is on no page. Remove it, or \`pages.${page}\`.`;
      context.note(input, { problem: 'belongs to a page that is turned off', outcome }, key);
    }
  return off.length === 0 ? undefined : Object.fromEntries(off.map((page) => [page, false]));
}

/** A programme that is not available says nothing without the page, either. */
const saysSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Object(value).available === true;
