import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../support/live/postgres.ts';
import { projectFiles, textOf } from '../../support/project.ts';

/** What a hosted project has before the first migration, as far as migrations need it. */
const PLATFORM = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  create schema storage;
  create table storage.buckets (id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]);
`;
const LEADS = /\d_leads\.sql$/;
const EARLIER = 'an-earlier-brand';

let postgres: Postgres;
let clients: pg.Client[];

beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.makeDatabase();
  clients = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = new pg.Client(url);
      client.on('error', () => {});
      await client.connect();
      return client;
    }),
  );
  await query(PLATFORM);
  for (const file of projectFiles(/^supabase\/migrations\/.*\.sql$/).sort()) {
    if (LEADS.test(file)) await query(insertRequests(EARLIER, 2));
    await query(textOf(file));
  }
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await postgres.close();
});

async function query(sql: string, by = 0): Promise<Record<string, unknown>[]> {
  const client = clients[by];
  if (client === undefined) throw new Error(`There is no client ${by}.`);
  return ((await client.query(sql)) as unknown as { rows?: Record<string, unknown>[] }).rows ?? [];
}

/** Those of a brand that nobody has stored. */
const insertRequests = (brand: string, count: number): string => `
  insert into public.catering_requests (
    restaurant_id, full_name, phone, event_type, event_location, event_date, event_timings, number_of_guests, delivery_method, requirements)
  select '${brand}', 'Ada', '1', 'Wedding', 'Here', '2999-01-01', 'noon', 40, 'Pickup', 'Bread' from generate_series(1, ${count})`;

const route = (brand: string, channel: string, recipient: string): string => `
  select public.route_leads(jsonb_agg(jsonb_build_object('form', form, 'id', id, 'deliveries', jsonb_build_array(
    jsonb_build_object('channel', '${channel}', 'recipient', ${recipient})))))
  from public.leads where recipient = '${brand}'`;

test('what came before there were leads can be answered, and is told to nobody', async () => {
  const [count] = await query(
    `select count(*)::integer as many from public.leads where recipient = '${EARLIER}' and state = 'routed' and seen_at is not null`,
  );
  expect(count).toEqual({ many: 2 });
  expect(await query('select public.are_leads_due() as due')).toEqual([{ due: false }]);
});

test('of several that deliver at once none is handed what another one has', async () => {
  const brand = randomUUID();
  await query(insertRequests(brand, 200));
  await query(route(brand, 'email', `id || '@saffronlane.example'`));
  const taken: string[] = [];
  const takeAll = async (by: number): Promise<void> => {
    for (;;) {
      const rows = await query(`select delivery ->> 'id' as id from public.take_deliveries('{email}', 7)`, by);
      if (rows.length === 0) return;
      taken.push(...rows.map(({ id }) => String(id)));
      const ids = rows.map(({ id }) => `'${String(id)}'`).join(',');
      await query(`select public.settle_deliveries(array[${ids}]::uuid[], 'sent')`, by);
    }
  };
  await Promise.all(clients.map((_, by) => takeAll(by)));
  expect(taken).toHaveLength(200);
  expect(new Set(taken).size).toBe(200);
});

test('leads are handed out once, too', async () => {
  await query(insertRequests(randomUUID(), 120));
  const take = (by: number) => query(`select lead ->> 'id' as id from public.take_leads('{email}', 50)`, by);
  const taken = (await Promise.all(clients.map((_, by) => take(by)))).flat().map(({ id }) => id);
  expect(new Set(taken).size).toBe(taken.length);
  expect(taken).toHaveLength(120);
});

test('of many confirmations to one address at once three are made', async () => {
  const brands = clients.map(() => randomUUID());
  await Promise.all(brands.map((brand, by) => query(insertRequests(brand, 2), by)));
  await Promise.all(brands.map((brand, by) => query(route(brand, 'confirmation', `'ada@example.com'`), by)));
  const [count] = await query(
    `select count(*)::integer as many from public.deliveries where recipient = 'ada@example.com'`,
  );
  expect(count).toEqual({ many: 3 });
});
