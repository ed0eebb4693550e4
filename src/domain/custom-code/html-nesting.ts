/** What stands open at some point of the code. */
export interface OpenElement {
  name: string;
  /** Inside of `<svg>` or `<math>`, those included: other rules hold there. */
  isForeign: boolean;
}

type Place = 'head' | 'body';

const words = (text: string) => new Set(text.split(' '));

/** Of the document itself, of other parsing modes, or gone from HTML: never the brand's to write. */
const REFUSED = words(
  'html head body base title frameset frame noframes noembed plaintext xmp listing image isindex keygen bgsound basefont ' +
    'applet marquee command menuitem foreignobject annotation-xml selectedcontent',
);
const IN_HEAD = words('meta link script style noscript template');
const IN_HEAD_NOSCRIPT = words('meta link style');

/** Start tags that end a paragraph. */
const ENDS_PARAGRAPH = words(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);
/** Start tags that end an open element of their own kind, wherever it is. */
const NEVER_IN_ITSELF = words('a button form nobr noscript select h1 h2 h3 h4 h5 h6 option optgroup p template');
const HEADING = /^h[1-6]$/;

/** Elements that are nothing outside of these, and what these may hold: the parser moves everything else out of a table. */
const PARENTS: Record<string, Set<string>> = {
  caption: words('table'),
  colgroup: words('table'),
  thead: words('table'),
  tbody: words('table'),
  tfoot: words('table'),
  col: words('colgroup'),
  tr: words('table thead tbody tfoot'),
  td: words('tr'),
  th: words('tr'),
  option: words('select optgroup datalist'),
  optgroup: words('select'),
  li: words('ul ol menu'),
  dt: words('dl'),
  dd: words('dl'),
  rb: words('ruby'),
  rp: words('ruby'),
  rt: words('ruby'),
  rtc: words('ruby'),
};
const TABLE_PARTS = words('table thead tbody tfoot tr colgroup');
const HOLDS_ONLY_ITS_OWN = new Set([...TABLE_PARTS, 'select', 'optgroup']);

/** Start tags of HTML that end SVG and MathML, and elements in which these hold HTML. */
const ENDS_FOREIGN = words(
  'b big blockquote body br center code dd div dl dt em embed font h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta ' +
    'nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);
const REFUSED_IN_FOREIGN = words('foreignobject annotation-xml svg math');
const HOLDS_TEXT = words('title desc mi mo mn ms mtext option');

/** Why a start tag can't stand where it does: the parser would move it, or end something to make room for it. */
export function whyNotIn(name: string, place: Place, open: OpenElement[]): string | undefined {
  const parent = open.at(-1);
  const here = parent ? `in <${parent.name}>` : `in the ${place}`;
  const isHere = parent?.isForeign ? fitsForeign(name, parent) : fits(name, parent, open);
  if (!isHere) return `has <${name}> ${here}, where it can't be`;
  if (isInHead(place, open) && !(parent ? IN_HEAD_NOSCRIPT : IN_HEAD).has(name))
    return `has <${name}>, which the head can't hold`;
  return undefined;
}

/** Why text can't stand here: it ends the head, and the parser moves it out of a table. */
export function whyNoText(text: string, place: Place, open: OpenElement[]): string | undefined {
  if (/^[\t\n\f\r ]*$/.test(text)) return undefined;
  const parent = open.at(-1);
  if (parent && !parent.isForeign && TABLE_PARTS.has(parent.name))
    return `has text in <${parent.name}>, where it can't be`;
  return isInHead(place, open) ? "has text, which the head can't hold" : undefined;
}

function isInHead(place: Place, open: OpenElement[]): boolean {
  return place === 'head' && open.every(({ name }) => name === 'noscript');
}

function fits(name: string, parent: OpenElement | undefined, open: OpenElement[]): boolean {
  const isOpen = (test: (element: string) => boolean) => open.some((element) => test(element.name));
  if (REFUSED.has(name)) return false;
  if (NEVER_IN_ITSELF.has(name) && isOpen((element) => element === name)) return false;
  if (HEADING.test(name) && isOpen((element) => HEADING.test(element))) return false;
  if (ENDS_PARAGRAPH.has(name) && isOpen((element) => element === 'p')) return false;
  const parents = PARENTS[name];
  if (parents !== undefined) return parent !== undefined && parents.has(parent.name);
  return parent === undefined || (!HOLDS_ONLY_ITS_OWN.has(parent.name) && !HOLDS_TEXT.has(parent.name));
}

function fitsForeign(name: string, parent: OpenElement): boolean {
  return !REFUSED_IN_FOREIGN.has(name) && !ENDS_FOREIGN.has(name) && !HOLDS_TEXT.has(parent.name);
}
