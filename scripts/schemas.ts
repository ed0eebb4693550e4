import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFeedSchemaFiles } from '#builder/site-files/feeds/feed-schema.ts';
import { makeSchemaFiles } from '#reader/json-schemas.ts';

/** Writes the JSON Schemas of a brand's files and of the feeds: `node scripts/schemas.ts` after a change of `src/schema`. */
const folder = join(import.meta.dirname, '..', 'docs', 'schemas');
mkdirSync(folder, { recursive: true });
const files = { ...makeSchemaFiles(), ...makeFeedSchemaFiles() };
for (const [name, schema] of Object.entries(files)) writeFileSync(join(folder, name), schema);
