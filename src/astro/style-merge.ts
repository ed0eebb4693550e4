/** A selector or `@media …`; empty for what stands by itself. */
export interface Block {
  head: string;
  body: string;
  blocks: Block[];
  /** Of use only where a rule says it: keyframes, a registered property. */
  name?: string;
}

/** Whether two classes are anywhere on one element. */
export type Meet = (one: string, other: string) => boolean;

/**
 * The rules with those of one class in one place, the first of them: Tailwind has a rule for each property. Where a rule between might say
 * something else of the same element, they stay apart.
 */
export function merged(blocks: readonly Block[], meet: Meet): Block[] {
  const kept: Block[] = [];
  const places = new Map<string, number>();
  for (const block of blocks) {
    const at = places.get(block.head);
    const first = at === undefined ? undefined : kept[at];
    const isPlain = CLASS.test(block.head) && block.blocks.length === 0;
    if (isPlain && first && !kept.some((between, place) => place > (at ?? 0) && isContested(block, between, meet))) {
      first.body = `${first.body};${block.body}`;
      continue;
    }
    if (isPlain) places.set(block.head, kept.length);
    kept.push({ ...block, blocks: block.head.startsWith('@') ? merged(block.blocks, meet) : block.blocks });
  }
  return kept;
}

/** One of the page's names, alone. */
const CLASS = /^\.[\w-]+$/;
/** What else a selector may ask of the element itself. */
const OF_CLASS = /^(\.[\w-]+)(?::(?:hover|focus|focus-visible|enabled|disabled)|\[[^\]]*\])+$/;
const PSEUDO_ELEMENT = /^\.[\w-]+:(?:before|after)$/;

function isContested(block: Block, between: Block, meet: Meet): boolean {
  if (between.head.startsWith('@')) return between.blocks.some((inner) => isContested(block, inner, meet));
  if (PSEUDO_ELEMENT.test(between.head)) return false;
  const other = CLASS.test(between.head) ? between.head : OF_CLASS.exec(between.head)?.[1];
  if (other !== undefined && other !== block.head && !meet(block.head, other)) return false;
  const families = familiesOf(between.body);
  return [...familiesOf(block.body)].some((family) => families.has(family));
}

const known = new Map<string, ReadonlySet<string>>();

/** Of the properties that are set, those in a family that one declaration sets together: `margin` for `margin-inline`, `inset` for `left`. */
function familiesOf(body: string): ReadonlySet<string> {
  let families = known.get(body);
  if (families === undefined) {
    families = new Set(
      body.split(';').flatMap((declaration) => familyOf(declaration.slice(0, declaration.indexOf(':')))),
    );
    known.set(body, families);
  }
  return families;
}

const FAMILIES: [properties: RegExp, family: string | string[]][] = [
  [/^(?:top|right|bottom|left)$/, 'inset'],
  [/^(?:row|column)-gap$/, 'gap'],
  [/^(?:align|justify|place)-/, 'place'],
  [/^(?:white-space|text-wrap)/, 'wrap'],
  [/^font$/, ['font', 'line-height']],
];
/** No shorthand that begins with the same word sets them. */
const ALONE =
  /^(?:--.*|(?:min|max)-(?:width|height)|line-height|object-.*|overflow-wrap|flex-(?:direction|wrap)|text-(?!decoration).*)$/;

function familyOf(property: string): string | string[] {
  const [, family] = FAMILIES.find(([properties]) => properties.test(property)) ?? [];
  return (
    family ?? (ALONE.test(property) ? property : (property.replace(/^-(?:webkit|moz)-/, '').split('-')[0] ?? property))
  );
}
