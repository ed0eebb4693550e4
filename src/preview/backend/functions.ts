import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type EdgeFunction = (request: Request) => Response | Promise<Response>;

interface DenoShim {
  serve: (handler: EdgeFunction) => void;
  env: { get: (name: string) => string | undefined };
}

/**
 * Imports `<folder>/<name>/index.ts` as Supabase's runtime does, and returns what each hands to `Deno.serve`. While they are
 * imported there is a global `Deno` with just what they use.
 */
export async function importFunctions(
  folder: string,
  environment: Record<string, string>,
): Promise<Map<string, EdgeFunction>> {
  const functions = new Map<string, EdgeFunction>();
  const names = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
  );
  const scope = globalThis as { Deno?: DenoShim };
  const before = scope.Deno;
  try {
    for (const { name } of names) {
      scope.Deno = {
        serve: (handler) => void functions.set(name, handler),
        env: { get: (variable) => environment[variable] },
      };
      await import(pathToFileURL(join(folder, name, 'index.ts')).href);
    }
  } finally {
    if (before === undefined) delete scope.Deno;
    else scope.Deno = before;
  }
  return functions;
}

/** `/functions/v1/website-submissions/feedback` asks the function `website-submissions`, which sees `/website-submissions/feedback`. */
export async function callFunction(functions: Map<string, EdgeFunction>, request: Request): Promise<Response> {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/^\/functions\/v1/, '');
  const handler = functions.get(url.pathname.split('/')[1] ?? '');
  if (handler !== undefined) return handler(new Request(url, request));
  const content = { code: 'NOT_FOUND', message: 'Requested function was not found' };
  return Response.json(content, { status: 404, headers: { 'Access-Control-Allow-Origin': '*' } });
}
