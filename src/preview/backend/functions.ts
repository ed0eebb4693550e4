import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type EdgeFunction = (request: Request) => Response | Promise<Response>;

/** Answers a call of `/functions/v1/<name>`. */
export type Functions = (request: Request) => Promise<Response>;

interface DenoShim {
  serve: (handler: EdgeFunction) => void;
  env: { get: (name: string) => string | undefined };
}

/** Functions are imported one after the other, for they share the global `Deno`. */
let lastImport: Promise<unknown> = Promise.resolve();

/**
 * The functions in `<folder>/<name>/index.ts`. Each is imported when it is called for the first time, as Supabase's runtime does: what
 * all of them need together is a third of a preview's memory.
 */
export function openFunctions(folder: string, environment: Record<string, string>): Functions {
  const isFunction = (name: string): boolean => !name.startsWith('_');
  const names = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && isFunction(entry.name),
  );
  const known = new Set(names.map(({ name }) => name));
  const imported = new Map<string, Promise<EdgeFunction>>();

  function find(name: string): Promise<EdgeFunction> {
    const there = imported.get(name);
    if (there !== undefined) return there;
    const path = join(folder, name, 'index.ts');
    const coming = lastImport.then(() => importFunction(path, environment));
    lastImport = coming.catch(() => {});
    imported.set(name, coming);
    return coming;
  }

  return async (request) => {
    const url = new URL(request.url);
    // `/functions/v1/website-submissions/feedback` asks the function `website-submissions`, which sees `/website-submissions/feedback`.
    url.pathname = url.pathname.replace(/^\/functions\/v1/, '');
    const name = url.pathname.split('/')[1] ?? '';
    if (!known.has(name)) return refuse(404, 'NOT_FOUND', 'Requested function was not found');
    let handler: EdgeFunction;
    try {
      handler = await find(name);
    } catch (error) {
      console.error(error);
      return refuse(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
    }
    return handler(new Request(url, request));
  };
}

/** While it is imported there is a global `Deno` with just what functions use. */
async function importFunction(path: string, environment: Record<string, string>): Promise<EdgeFunction> {
  const scope = globalThis as { Deno?: DenoShim };
  const before = scope.Deno;
  let handler: EdgeFunction | undefined;
  scope.Deno = { serve: (given) => void (handler = given), env: { get: (variable) => environment[variable] } };
  try {
    await import(pathToFileURL(path).href);
  } finally {
    if (before === undefined) delete scope.Deno;
    else scope.Deno = before;
  }
  if (handler === undefined) throw new Error(`${path} does not call Deno.serve.`);
  return handler;
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'Access-Control-Allow-Origin': '*' } });
}
