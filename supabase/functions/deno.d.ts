/** What the functions ask of Deno, for checks that do not know Deno. Deno's own check (scripts/deno.ts) takes its own types instead. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (answer: (request: Request) => Response | Promise<Response>) => unknown;
};
