/**
 * Which scripts share a file. A visitor's browser asks for each file by itself, and each site has a copy of all of them: what most pages run
 * is one file, what all forms need is one, and so is what most islands need; an island and what a visitor opens have one each.
 */
const FILES: [name: string, modules: RegExp][] = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/astro\/react-client\.ts$/],
  [
    'islands',
    /\/node_modules\/(?:@nanostores\/react|nanostores|lucide-static)\/|\/src\/ui\/(?:icons|behaviour\/use-)|\/src\/domain\/text\/|\/services\/(?:site-data|call)\.ts$/,
  ],
  ['forms', /\/node_modules\/zod\/|\/src\/(?:ui\/fields|features\/forms|stores\/(?:form|form-locations)\.ts$|model\/forms)/],
  ['records', /\/src\/domain\/forms\/\w+-record\.ts$|\/src\/services\/(?:submissions|file-check)\.ts$|\/file-types\.ts$/],
  ['session', /\/node_modules\/@supabase\/|\/src\/(?:services\/(?:session|stored-session)|stores\/session)\.ts$/],
];

export const scriptFileOf = (id: string): string | null => FILES.find(([, modules]) => modules.test(id))?.[0] ?? null;
