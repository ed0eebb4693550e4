import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeSchemaFiles } from '#reader/json-schemas.ts';

/** Writes the JSON Schemas of a brand's files: `node scripts/schemas.ts` after a change of `src/schema`. */
const folder = join(import.meta.dirname, '..', 'docs', 'schemas');
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(makeSchemaFiles())) writeFileSync(join(folder, name), schema);
