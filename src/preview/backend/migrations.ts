import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';

/**
 * What a hosted project has before its first migration: the roles of the Data API, and every new table of `public` open to them until
 * a migration says otherwise.
 */
export const PLATFORM = `
  do $$
  begin
    if to_regrole('anon') is null then create role anon nologin; end if;
    if to_regrole('authenticated') is null then create role authenticated nologin; end if;
    if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
  end;
  $$;
  grant usage on schema public, auth, storage to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
`;

/**
 * Runs the migrations this database has not had, each as one transaction with its line in the history, as the Supabase CLI does. Throws for
 * whoever started the preview when one fails, and when the database in `dataDir` has had others than those in `folder`.
 */
export async function applyMigrations(database: PGlite, folder: string, dataDir: string): Promise<void> {
  const { rows } = await database.query<{ version: string; name: string }>(
    'select version, name from supabase_migrations.schema_migrations order by version',
  );
  const known = new Set(rows.map(({ version }) => version));
  const files = readdirSync(folder).sort();
  const foreign = rows.find(({ version, name }) => !files.includes(`${version}_${name}.sql`));
  if (foreign !== undefined) {
    throw new Error(
      `The database in ${dataDir} was made by another version of Front of House: its migration ${foreign.version}_${foreign.name} is unknown here. Delete this folder to start with an empty backend, without the submissions that are in it, or set FRONT_OF_HOUSE_DATA to another folder.`,
    );
  }
  for (const file of files) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (version === undefined || known.has(version)) continue;
    const sql = readFileSync(join(folder, file), 'utf8');
    try {
      await database.transaction(async (transaction) => {
        await transaction.exec(sql);
        await transaction.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, name, [sql]],
        );
      });
    } catch (error) {
      throw new Error(`${file} could not be applied: ${error instanceof Error ? error.message : error}`);
    }
  }
}
