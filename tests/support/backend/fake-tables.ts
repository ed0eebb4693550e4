import type { Submission } from '#inbox/submissions/read-rows.ts';

/** A backend from before there were leads. It answers reads of tables as the Data API does: `id=in.(…)`, `select`, `limit`, `offset`, and the oldest first. `asked` has the paths. */
export function fakeTables(tables: Record<string, Submission[]>) {
  const asked: string[] = [];
  const call = async (path: string): Promise<Response> => {
    asked.push(path);
    if (path.startsWith('/rest/v1/rpc/')) return new Response('', { status: 404 }); // It has no leads.
    const [, table = '', query] = /^\/rest\/v1\/(\w+)\?(.*)$/.exec(path) ?? [];
    const given = new URLSearchParams(query);
    const among = (column: string): string[] | undefined =>
      /^in\.\((.*)\)$/
        .exec(given.get(column) ?? '')?.[1]
        ?.replaceAll('"', '')
        .split(',');
    const wanted = ['id', 'restaurant_id', 'brand_id'].map((column) => ({ column, values: among(column) }));
    const rows = (tables[table] ?? []).filter((row) =>
      wanted.every(({ column, values }) => values?.includes(String(row[column])) ?? true),
    );
    const from = Number(given.get('offset') ?? 0);
    const oldest = rows.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
    const shown = oldest.slice(from, from + Math.min(1000, Number(given.get('limit'))));
    const columns = given.get('select')?.split(',');
    return Response.json(
      columns === undefined ? shown : shown.map((row) => Object.fromEntries(columns.map((name) => [name, row[name]]))),
    );
  };
  return { tables, asked, call, isOpen: () => true };
}
