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

/** Runs the migrations this database has not had, each as one transaction with its line in the history, as the Supabase CLI does. */
export async function applyMigrations(database: PGlite, folder: string): Promise<void> {
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const known = new Set(rows.map(({ version }) => version));
  for (const file of readdirSync(folder).sort()) {
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
