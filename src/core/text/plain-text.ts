import { type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';

/**
 * The text that HTML or a WordPress text means: entities decoded, tags and shortcodes left out, a line for each line and an empty line between
 * paragraphs. A text that only looks like HTML ("Fish & Chips", "price < 10", "[GF]") stays as it is.
 *
 *     toPlainText('<p>Cod &amp; chips.<br>Ask us</p>') // 'Cod & chips.\nAsk us'
 */
export function toPlainText(written: string): string {
  if (!SIGN.test(written)) return written;
  // What was encoded twice is HTML again when it is decoded.
  return withoutShortcodes(decode(decode(written)));
}

const SIGN = /[&<[]/;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;

/** Elements that stand on lines of their own, those that are paragraphs, and those whose content nobody reads: what is struck out does not hold any more. */
const LINES = 'br dd div dt figcaption li tr'.split(' ');
const PARAGRAPHS =
  'address article aside blockquote dl figure footer h1 h2 h3 h4 h5 h6 header hr ol p pre section table ul'.split(' ');
const DROPPED = 'del iframe noscript object s script strike style svg template title video'.split(' ');
const OTHERS =
  'a abbr b big body button center cite code em font form head html i img input ins label link main mark meta nav picture q small source span strong sub sup tbody td tfoot th thead time tt u wbr'.split(
    ' ',
  );
const BREAK = tagOf([...LINES, ...PARAGRAPHS]);
const TAG = tagOf([...LINES, ...PARAGRAPHS, ...DROPPED, ...OTHERS]);

function tagOf(names: string[]): RegExp {
  return new RegExp(`</?(?:${names.join('|')})(?:[\\s/][^<>]*)?>|<!--`, 'i');
}

function decode(text: string): string {
  if (TAG.test(text)) return tidyLines(readHtml(text));
  return ENTITY.test(text) ? readEntities(text) : text;
}

/** Read with the standard's tokenizer. The tree that a parser makes is not needed, and can be made to grow without end. */
function readHtml(html: string): string {
  // Where elements end the lines, a line break is a space. An empty line is a paragraph all the same, as in WordPress.
  const spaceOf = BREAK.test(html) ? (space: string) => (/\n\s*\n/.test(space) ? '\n\n' : ' ') : String;
  const parts: string[] = [];
  const dropped = new Map<string, number>();
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      ...IGNORED,
      onCharacter: ({ chars }) => void parts.push(chars),
      onWhitespaceCharacter: ({ chars }) => void parts.push(spaceOf(chars)),
      onStartTag: ({ tagName: name }) => {
        if (DROPPED.includes(name) && !dropped.has(name)) dropped.set(name, parts.length);
        tokenizer.state = MODES[name] ?? tokenizer.state;
        parts.push(breakOf(name), name === 'li' ? '• ' : '');
      },
      onEndTag: ({ tagName: name }) => {
        parts.length = dropped.get(name) ?? parts.length;
        dropped.delete(name);
        parts.push(breakOf(name));
      },
      onEof: () => {
        for (const [name, at] of dropped) if (name in MODES) parts.length = Math.min(parts.length, at);
      },
    },
  );
  tokenizer.write(html, true);
  return parts.join('');
}

/** Decodes nothing but entities: in this mode a "<" is a text. */
function readEntities(text: string): string {
  let decoded = '';
  const add = ({ chars }: { chars: string }) => void (decoded += chars);
  const tokenizer = new Tokenizer({}, { ...IGNORED, onCharacter: add, onWhitespaceCharacter: add });
  tokenizer.state = TokenizerMode.RCDATA;
  tokenizer.write(text, true);
  return decoded.replaceAll(NO_BREAK_SPACE, ' ');
}

const nothing = () => undefined;
const IGNORED: TokenHandler = {
  onComment: nothing,
  onDoctype: nothing,
  onStartTag: nothing,
  onEndTag: nothing,
  onEof: nothing,
  onCharacter: nothing,
  onNullCharacter: nothing,
  onWhitespaceCharacter: nothing,
};

/** Elements whose content is no HTML. Without an end tag it reaches to the end. */
const MODES: Partial<Record<string, Tokenizer['state']>> = {
  iframe: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
};

function breakOf(tagName: string): string {
  if (PARAGRAPHS.includes(tagName)) return '\n\n';
  if (tagName === 'br') return '\n';
  return LINES.includes(tagName) ? EDGE : '';
}

/** Where a line begins or ends: several of them are one line break. The tokenizer has made all others to line feeds. */
const EDGE = '\r';

/** Editors write it for a second space in a row. */
const NO_BREAK_SPACE = '\u00a0';

function tidyLines(text: string): string {
  return text
    .replace(/\s+/g, (space) => {
      const breaks = space.split('\n').length - 1;
      if (breaks > 1 || (breaks === 1 && space.includes(EDGE))) return '\n\n';
      return breaks === 1 || space.includes(EDGE) ? '\n' : ' ';
    })
    .trim();
}

/** A tag in square brackets of which WordPress makes something. Longer ones are not searched for, so that this takes linear time. */
const SHORTCODE = /\[\/?([a-z][\w-]{0,60})((?:\s[^[\]]{0,1000})?)\]/g;
/** Those of page builders surround paragraphs. */
const BUILDER = /^(?:vc|et_pb|fusion)_/;

/** A shortcode has an attribute, an end tag or a known name. "[GF]" and "[vegan]" have none of these, and stay. */
function withoutShortcodes(text: string): string {
  if (!text.includes('[')) return text;
  const closed = new Set(Array.from(text.matchAll(/\[\/([a-z][\w-]{0,60})\]/g), ([, name]) => name));
  const plain = text.replace(SHORTCODE, (code, name: string, attributes: string) => {
    if (BUILDER.test(name)) return '\n\n';
    return closed.has(name) || attributes.includes('=') ? '' : code;
  });
  return plain === text ? text : tidyLines(plain);
}
