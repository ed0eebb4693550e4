export type Tag =
  { kind: 'start'; name: string; isSelfClosing: boolean; isWhole: boolean } | { kind: 'end'; name: string };
export type Piece = Tag | { kind: 'text'; text: string };

// Elements whose content is text up to their end tag.
const TEXT_ONLY = new Set(['script', 'style', 'textarea', 'iframe', 'title']);
const VOID = new Set('area br col embed hr img input link meta param source track wbr'.split(' '));

const SPACE = '[\\t\\n\\f\\r ]';
const NAME = /[a-zA-Z][a-zA-Z\d:-]*/y;
const ATTRIBUTE = new RegExp(
  `${SPACE}+[^\\t\\n\\f\\r "'<>/=]+(?:${SPACE}*=${SPACE}*(?:"[^"]*"|'[^']*'|[^\\t\\n\\f\\r "'<>=\`]*[^\\t\\n\\f\\r "'<>=\`/](?![^\\t\\n\\f\\r >])))?`,
  'y',
);
const TAG_END = new RegExp(`${SPACE}*(/?)>`, 'y');

/**
 * The tags and texts of a piece of HTML, in order; comments are skipped. A text says why the piece can't be read: what
 * the HTML standard calls a parse error, and the few valid spellings that are easier to misread than to respell.
 * `isForeign` says whether the reader stands in SVG or MathML, where a script's content is markup.
 */
export function* readTags(html: string, isForeign: () => boolean): Generator<Piece | string, void> {
  let at = 0;
  // What JavaScript switches off is text with it and markup without it; it must end at the same place for both.
  let noscriptEnd: number | undefined;

  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next !== at) yield { kind: 'text', text: html.slice(at, next === -1 ? html.length : next) };
    if (next === -1) return;

    if (html.startsWith('<!--', next)) {
      const end = commentEnd(html, next);
      if (end === undefined) return yield 'leaves a comment open';
      at = end;
      continue;
    }
    if (/[\t\n\f\r \d=]/.test(html[next + 1] ?? '')) {
      yield { kind: 'text', text: '<' };
      at = next + 1;
      continue;
    }

    const found = readTag(html, next);
    if (found === undefined) return yield `has a tag that can't be read: ${html.slice(next, next + 20)}`;
    const { tag } = found;
    at = found.end;
    if (tag.name === 'noscript' && !isForeign()) {
      if (tag.kind === 'end' && next !== noscriptEnd) return yield 'closes <noscript> where it is not open';
      if (tag.kind === 'start') noscriptEnd = endTagOf('noscript', html, at);
    }
    if (tag.kind === 'start' && TEXT_ONLY.has(tag.name) && !isForeign()) {
      const end = textEnd(tag.name, html, at);
      if (end === undefined) return yield `leaves <${tag.name}> open`;
      at = end;
      yield { ...tag, isWhole: true };
    } else yield tag;
  }
}

/** `<!-->` and `--!>` end a comment, too, but nobody means them to. */
function commentEnd(html: string, start: number): number | undefined {
  const content = start + '<!--'.length;
  const end = html.indexOf('-->', content);
  const isOdd =
    end === -1 || html.slice(content, content + 2).match(/^-?>/) || html.slice(content, end).includes('--!>');
  return isOdd ? undefined : end + '-->'.length;
}

function readTag(html: string, start: number): { tag: Tag; end: number } | undefined {
  const isEnd = html[start + 1] === '/';
  const name = matchAt(NAME, html, start + (isEnd ? 2 : 1));
  if (name === undefined) return undefined;
  let at = start + (isEnd ? 2 : 1) + name[0].length;
  for (let found = matchAt(ATTRIBUTE, html, at); found && !isEnd; found = matchAt(ATTRIBUTE, html, at))
    at += found[0].length;
  const end = matchAt(TAG_END, html, at);
  if (end === undefined || (isEnd && end[1] === '/')) return undefined;
  const lower = name[0].toLowerCase();
  const tag: Tag = isEnd
    ? { kind: 'end', name: lower }
    : { kind: 'start', name: lower, isSelfClosing: end[1] === '/', isWhole: VOID.has(lower) };
  return { tag, end: at + end[0].length };
}

/** Behind the end tag of an element whose content is text. `<!--` with `<script` in a script would hide its end. */
function textEnd(name: string, html: string, start: number): number | undefined {
  const end = endTagOf(name, html, start);
  const close = end === undefined ? undefined : readTag(html, end);
  if (end === undefined || close === undefined) return undefined;
  const content = html.slice(start, end).toLowerCase();
  return name === 'script' && content.includes('<!--') && content.includes('<script') ? undefined : close.end;
}

function endTagOf(name: string, html: string, start: number): number | undefined {
  const pattern = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  pattern.lastIndex = start;
  return pattern.exec(html)?.index;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
