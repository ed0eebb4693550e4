/**
 * Which scripts share a file. A browser asks for each file by itself, and every site has a copy of all of them: what all pages run is one file,
 * what most run once they can be read another, and what some sections have; what all forms need is one, and so is what islands share. An
 * island, and what a visitor opens, have one each. A module belongs to the first entry that matches it.
 */
const FILES: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  [
    'page',
    /\/node_modules\/astro\/|vite\/preload-helper|\/src\/layouts\/|\/(?:header-clicks|expiry|lightbox)\.client\.ts$|\/analytics\.ts$/,
  ],
  [
    'shared',
    /\/node_modules\/nanostores\/|\/src\/(?:domain\/text\/|domain\/(?:hours\/date|links\/(?:anchor|phone)|locations\/distance|pages\/routes)\.ts$|stores\/(?:campaigns|careers|toasts)\.ts$)/,
  ],
  [
    'details',
    /\/(?:picture|clock|bar|launcher|location-tabs|map|carousel)\.client\.ts$|\/(?:load-code|keep-off-forms)\.ts$/,
  ],
  ['sections', /\.client\.ts$|\/src\/ui\/behaviour\/scroll-spy\.ts$/],
  [
    'islands',
    /\/node_modules\/(?:@nanostores\/react|lucide-static)\/|\/src\/(?:ui\/|domain\/locations\/|services\/site-data)/,
  ],
  [
    'forms',
    /\/src\/(?:features\/forms\/|stores\/(?:form|form-locations)\.ts$|model\/forms\/(?!file-types)[a-z-]+(?<!-schemas?)\.ts$|domain\/(?:forms|feedback)\/[a-z-]+(?<!-record)\.ts$)/,
  ],
  [
    'records',
    /\/src\/domain\/\w+\/\w+-record\.ts$|\/src\/services\/(?:submissions|file-check|feedback)\.ts$|\/file-types\.ts$/,
  ],
  ['session', /\/node_modules\/@supabase\/|\/src\/(?:services\/(?:session|stored-session)|stores\/session)\.ts$/],
];

/** As Rolldown wants them: what a group imports belongs to it too, unless a group of a higher priority has it. */
export const scriptFiles = FILES.map(([name, test], index) => ({ name, test, priority: FILES.length - index }));
