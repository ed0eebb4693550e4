/**
 * Fragments of HTML, without end and the same for the same seed: most of them nearly balanced and of few kinds of elements, so that
 * those that end each other meet often, with accidents in between.
 */
export function* htmlFragments(seed: number): Generator<string, never> {
  const random = makeRandom(seed);
  const upTo = (count: number): number => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;

  function node(names: string[], accidents: number, depth: number): string {
    if (random() < accidents) return pick(ACCIDENTS)(pick(NAMES));
    if (depth === 0 || random() < 0.25) return pick(TEXTS);
    const name = pick(names);
    const tag = random() < 0.1 ? name.toUpperCase() : name;
    if (VOID.has(name) && random() < 0.95) return `<${tag}${pick(ATTRIBUTES)}>`;
    return `<${tag}${pick(ATTRIBUTES)}>${nodes(names, accidents, depth - 1)}</${tag}>`;
  }

  function nodes(names: string[], accidents: number, depth: number): string {
    return Array.from({ length: upTo(3) + 1 }, () => node(names, accidents, depth)).join('');
  }

  for (;;) {
    const names = Array.from({ length: upTo(3) + 1 }, () => pick(random() < 0.3 ? HEAD_NAMES : NAMES));
    yield nodes(names, pick([0, 0, 0.05, 0.2]), upTo(5));
  }
}

/** Mulberry32. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = (text: string) => text.split(' ');

const HEAD_NAMES = words('meta link script style noscript template');
const VOID = new Set(words('br img hr input col meta link base'));
const NAMES = words(
  'div p b a i ul li dl dt dd button form select option optgroup table tr td th tbody thead caption colgroup col h1 h2 span svg ' +
    'math title desc path mi foreignObject annotation-xml script style textarea iframe noscript template br img hr input nobr ruby ' +
    'rt object font marquee meta link pre x-y datalist noframes noembed xmp plaintext body head html base frameset summary details ' +
    'main section image listing applet',
);
const TEXTS = [
  '',
  '',
  'text',
  ' ',
  '\n',
  '<!-- c -->',
  '<!---->',
  '<br>',
  '&lt;',
  '&amp',
  '5 < 6',
  '<!-- <b> -->',
  '&#0;',
  'é',
];
const ATTRIBUTES = [
  '',
  '',
  '',
  '',
  ' a="1"',
  " a='>'",
  ' a=b',
  ' hidden',
  ' t="</div>"',
  ' t="<!--"',
  ' t=a/',
  '/',
  ' /',
];
const ACCIDENTS: ((name: string) => string)[] = [
  (name) => `<${name}>`,
  (name) => `</${name}>`,
  (name) => `<${name}/>`,
  (name) => `<${name} encoding="text/html">`,
  (name) => `</${name} a="b">`,
  (name) => `<${name} a="`,
  (name) => `<${name} a='`,
  (name) => `<${name}`,
  (name) => `<${name} a="1"b=2>`,
  ...words(
    `<!-- --> <!--> --!> <script> </script> <![CDATA[ ]]> <![CDATA[x]]> <?x < </ <x\u00a0"=a> \0 <!doctype> </> <br/ " ' > & --`,
  ).map((text) => () => text.replace('\u00a0', ' ')),
  () => '\r',
  () => '<svg><style>',
  () => '<script><!--<script>',
  () => '<select><input>',
  () => '</p></br>',
  () => '<table>x<tr>y',
];
