/**
 * Which scripts share a file. Few files are better: a browser requests each one separately, and every site has a copy of all of them. There is
 * one file for what all pages run, one for what most pages run once they can be read, one for what some sections run, one for what all forms
 * need and one for what islands share. Each island, and each part that a visitor opens, has its own; so have what answers a mouse, and what
 * moves, which brands without animations have no file of. The first entry that matches a module wins.
 */
const FILES: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\//],
  ['motion', /\/node_modules\/(?:framer-motion|motion-dom|motion-utils)\/|\/src\/ui\/motion\//],
  [
    'page',
    /\/node_modules\/astro\/|vite\/preload-helper|\/src\/layouts\/(?!Motion)|\/(?:header-clicks|expiry|lightbox)\.client\.ts$|\/analytics\.ts$/,
  ],
  [
    'shared',
    /\/node_modules\/nanostores\/|\/src\/(?:domain\/text\/|domain\/(?:hours\/date|links\/(?:anchor|phone)|locations\/distance|pages\/routes)\.ts$|stores\/(?:campaigns|careers|toasts)\.ts$)/,
  ],
  ['details', /\/(?:picture|clock|bar|launcher|location-tabs|map)\.client\.ts$|\/(?:load-code|keep-off-forms)\.ts$/],
  ['pointer', /\/(?:tooltip|carousel\.client)\.ts$/],
  ['sections', /\.client\.ts$|\/src\/ui\/behaviour\/scroll-spy\.ts$/],
  [
    'islands',
    /\/node_modules\/(?:@nanostores\/react|lucide-static)\/|\/src\/(?:ui\/|domain\/locations\/|services\/site-data)/,
  ],
  [
    'forms',
    /\/node_modules\/zod\/|\/src\/(?:features\/forms\/|stores\/(?:form|form-locations|connected-form)\.ts$|model\/forms\/(?!file-types|session-id)|domain\/(?:forms\/(?!campaigns)|feedback\/)|services\/(?:drafts|submissions|submission-id)\.ts$)/,
  ],
  ['session', /\/node_modules\/@supabase\/|\/src\/(?:services\/(?:session|stored-session)|stores\/session)\.ts$/],
];

/** Rolldown's groups: a group also contains what its modules import, unless a group of a higher priority contains it. */
export const scriptFiles = FILES.map(([name, test], index) => ({ name, test, priority: FILES.length - index }));
