import { join } from 'node:path';

interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface Edges {
  imports: Set<string>;
  loads: Set<string>;
}

/** Which of our modules imports which, on the server and in the browser. The imports of a script count as those of its template. */
export class Modules {
  readonly #edges = new Map<string, Edges>();

  add(id: string, { importedIds, dynamicallyImportedIds }: ModuleInfo, isInBrowser: boolean): void {
    const file = fileOf(id);
    const edges = this.#edges.get(file) ?? { imports: new Set(), loads: new Set() };
    this.#edges.set(file, edges);
    for (const other of importedIds) edges.imports.add(fileOf(other));
    // A `.client.ts` script is loaded on every page with its template, once the page can be read, so it counts as an import.
    for (const other of isInBrowser ? dynamicallyImportedIds : [])
      (other.endsWith('.client.ts') ? edges.imports : edges.loads).add(fileOf(other));
  }

  /** The modules that a page is made of. */
  importedBy(files: Iterable<string>): Set<string> {
    return this.#follow(files, ({ imports }) => imports);
  }

  /** The modules that scripts load when a visitor needs them, and all modules that these import or load. */
  loadedLate(): Set<string> {
    const late = new Set([...this.#edges.values()].flatMap(({ loads }) => [...loads]));
    return this.#follow(late, ({ imports, loads }) => [...imports, ...loads]);
  }

  #follow(files: Iterable<string>, nextOf: (edges: Edges) => Iterable<string>): Set<string> {
    const found = new Set(files);
    for (const file of found) {
      const edges = this.#edges.get(file);
      if (edges) for (const next of nextOf(edges)) found.add(next);
    }
    return found;
  }
}

const fileOf = (id: string): string => id.split('?')[0] ?? id;

/** `/menu/[location]` for `src/pages/menu/[location].astro`, as `Astro.routePattern` has it. */
export function patternOf(file: string, pagesDir: string): string {
  const path = file.slice(join(pagesDir, '/').length).replace(/\.astro$/, '');
  return `/${path.replace(/(?:^|\/)index$/, '')}`;
}
