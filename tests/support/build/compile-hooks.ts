/** The hooks of a plugin in the order in which Vite calls them, on modules by their id. */
interface Hooks {
  buildStart?: () => void;
  transform: { handler: (code: string, id: string) => unknown };
  buildEnd: (error?: Error) => void;
}

/** Has a plugin see a compile of these modules, which fails with `error`. */
export function compile(plugin: object, modules: Record<string, string>, error?: Error): void {
  const { buildStart, transform, buildEnd } = plugin as Hooks;
  buildStart?.();
  for (const [id, code] of Object.entries(modules)) transform.handler(code, id);
  buildEnd(error);
}
