import type { Submission } from '#inbox/read-rows.ts';

/** Answers reads of tables as the Data API does: `id=in.(…)`, `select`, `limit`, `offset`, and the oldest first. `asked` has the paths. */
export function fakeTables(tables: Record<string, Submission[]>) {
  const asked: string[] = [];
  const call = async (path: string): Promise<Response> => {
    asked.push(path);
    const [, table = '', query] = /^\/rest\/v1\/(\w+)\?(.*)$/.exec(path) ?? [];
    const given = new URLSearchParams(query);
    const ids = /^in\.\((.*)\)$/
      .exec(given.get('id') ?? '')?.[1]
      ?.replaceAll('"', '')
      .split(',');
    const rows = (tables[table] ?? []).filter(({ id }) => ids?.includes(id) ?? true);
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
