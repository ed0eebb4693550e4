const LINK_START = '<link rel="stylesheet" href="/';
const LINK_END = '">';
const SCRIPT_START = 'src="/';
const ISLAND_START = '-url="/';
const COMPILED = '_astro/';
const PATH = /[^\s"<>]+/y;
const CLASS_START = 'class="';
const SPACE = /\s/;
const ROOT = /<html\b([^>]*)>/;
/** No style asks for the zones of a site, and pages of other zones are of the same kind. */
const ROOT_ATTRIBUTE = /\s(data-(?!zones=)[a-z]+)(?:="([^"]*)")?/g;

/** What stands between the quotes of `class="…"`: the same object wherever it is the same. */
export interface ClassList {
  id: number;
  text: string;
  /** Its words that a stylesheet knows, by their numbers. */
  words: number[];
}

export interface Edit {
  start: number;
  end: number;
  text: string;
}

export function withEdits(text: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const edit of edits.sort((one, other) => one.start - other.start)) {
    pieces.push(text.slice(from, edit.start), edit.text);
    from = edit.end;
  }
  pieces.push(text.slice(from));
  return pieces.join('');
}

/** A part of a page: what the brand wrote itself, or what stands around that. */
export interface Part {
  text: string;
  isForeign: boolean;
  links: { start: number; end: number; path: string }[];
  scripts: string[];
  /** Scripts of islands, which wake when the stylesheet for scripts is there. */
  islands: string[];
  classes: { start: number; end: number; list: ClassList }[];
}

/** What a compile knows of what pages name. */
export interface Known {
  hasSheet: (path: string) => boolean;
  listOf: (list: string) => ClassList;
}

/** The page in turn without and with what the brand wrote. */
export function markupOf(html: string, { hasSheet, listOf }: Known, foreign: readonly (string | undefined)[]): Part[] {
  return pieces(html, foreign).map((piece) => ({
    ...piece,
    ...filesIn(piece.text, hasSheet),
    classes: classesIn(piece.text, listOf),
  }));
}

/** Looked for from their most telling letters on: a page has hundreds of classes, and nobody else reads all of it as often. */
function filesIn(text: string, hasSheet: (path: string) => boolean): Pick<Part, 'links' | 'scripts' | 'islands'> {
  const found: Pick<Part, 'links' | 'scripts' | 'islands'> = { links: [], scripts: [], islands: [] };
  let end = 0;
  for (let at = text.indexOf(COMPILED); at !== -1; at = text.indexOf(COMPILED, end)) {
    PATH.lastIndex = at;
    const [path = ''] = PATH.exec(text) ?? [];
    end = at + path.length;
    const isAfter = (start: string) => text.startsWith(start, at - start.length);
    if (path.endsWith('.js') && isAfter(SCRIPT_START)) found.scripts.push(path);
    else if (path.endsWith('.js') && isAfter(ISLAND_START)) found.islands.push(path);
    else if (isAfter(LINK_START) && text.startsWith(LINK_END, end) && hasSheet(path))
      found.links.push({ start: at - LINK_START.length, end: end + LINK_END.length, path });
  }
  return found;
}

function classesIn(text: string, listOf: (list: string) => ClassList): Part['classes'] {
  const found: Part['classes'] = [];
  let from = 0;
  for (let at = text.indexOf(CLASS_START); at !== -1; at = text.indexOf(CLASS_START, from)) {
    from = at + CLASS_START.length;
    if (!SPACE.test(text.charAt(at - 1))) continue;
    const end = text.indexOf('"', from);
    if (end === -1) break;
    found.push({ start: at - 1, end: end + 1, list: listOf(text.slice(from, end)) });
    from = end + 1;
  }
  return found;
}

export function rootWordsIn(html: string): string[] {
  const [, root = ''] = ROOT.exec(html) ?? [];
  return [...root.matchAll(ROOT_ATTRIBUTE)].flatMap(([, name = '', value]) => [
    `[${name}]`,
    ...(value === undefined ? [] : [`[${name}=${value}]`]),
  ]);
}

/** The inline ones; data that a page carries is none. */
export function* scriptsIn(html: string): Iterable<string> {
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const start = html.indexOf('>', at);
    const end = html.indexOf('</script', start);
    if (start === -1 || end === -1) return;
    if (end > start + 1 && !html.slice(at, start).includes('json')) yield html.slice(start + 1, end);
    at = end;
  }
}

/** The page in turn without and with what the brand wrote, which stands in it as it is. Without a class it needs no care, and may be one letter. */
function pieces(html: string, foreign: readonly (string | undefined)[]): Pick<Part, 'text' | 'isForeign'>[] {
  let found = [{ text: html, isForeign: false }];
  for (const code of foreign) {
    if (!code?.includes('class=')) continue;
    found = found.flatMap((piece) => {
      if (piece.isForeign) return piece;
      const own = piece.text.split(code).map((text) => ({ text, isForeign: false }));
      return own.flatMap((part, index) => (index === 0 ? part : [{ text: code, isForeign: true }, part]));
    });
  }
  return found;
}
