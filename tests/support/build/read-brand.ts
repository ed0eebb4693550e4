import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '#reader/read.ts';
import { NO_SERVICES } from './make-brand.ts';

/** A brand of no interest. */
export const PUBLISHED = {
  brandId: 'test-brand',
  origin: 'https://test.example',
  services: NO_SERVICES,
};

/** `read` for a brand of no interest. */
export function readConfiguration(configuration: unknown) {
  return read(configuration, PUBLISHED, '2026-11-20');
}

/** The site of a configuration that may lack a name. */
export const siteOf = (configuration: object) =>
  readConfiguration({ name: 'X', currency: 'CAD', ...configuration }).site;

/** Its one location. */
export const locationOf = (location: object) => siteOf({ locations: [location] }).locations[0];

/** What an author would see, a line each: `faqs[0].answer: 5 is not …` */
export function warningsFor(configuration: unknown): string[] {
  return readConfiguration(configuration).warnings.map(({ path, message }) => `${path}: ${message}`);
}

/** A configuration with every key there is: the kitchen sink, whose site has our legal texts, with those of a brand that has its own. */
export function everyKey(): object {
  const { legal: texts } = fixture('levant-house') as { legal: object };
  const all = fixture('kitchen-sink') as { legal: object };
  return { ...all, legal: { ...all.legal, ...texts } };
}

/** The configuration of a fixture: `fixture('kitchen-sink')`, `fixture('broken/wrong-hours')`. */
export function fixture(slug: string): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), 'tests/brands', slug, 'website.json'), 'utf8'));
}
