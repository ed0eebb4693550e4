import { findAllergen } from '#core/menu/allergens/allergens.ts';
import { foldText } from '#core/text/fold.ts';

/** What is stated of an allergen. "free" is read so that it is not taken for "contains". */
export type AllergenState = 'contains' | 'may contain' | 'free';

/** Of two states of the same allergen the higher one counts. */
export const STRICTNESS: Record<AllergenState, number> = { contains: 2, 'may contain': 1, free: 0 };

/** An allergen as a text names it. */
export interface AllergenStatement {
  name: string;
  state: AllergenState;
}

/**
 * The allergens that a text names, as people and labels write them: "Milk, Eggs", "Contains: wheat and soy. May contain nuts.", "Nuts (traces)",
 * "nut-free". `state` holds where the text says none.
 */
export function statementsIn(text: string, state: AllergenState): AllergenStatement[] {
  return text.split(/[.。\n]+/u).flatMap((sentence) => {
    let current = state;
    return splitAtCommas(sentence).flatMap((part) => {
      const suffixed = readSuffix(part);
      if (suffixed) return suffixed.state === 'not stated' ? [] : namesIn(suffixed.name, suffixed.state);
      return segmentsOf(part).flatMap((segment) => {
        current = segment.state ?? current;
        const names = namesIn(segment.text, current);
        // Each name has its own "no": of "no nuts, eggs" only the nuts are meant for sure.
        if (current === 'free') current = state;
        return names;
      });
    });
  });
}

/** Whether a text says that there is nothing to state: "None", "n/a", "-", "Contains: none. May contain: none." */
export function isNone(text: string): boolean {
  const parts = text.split(/[.:;,\n]/).map((part) => part.trim());
  return parts.some((part) => NONE.test(part)) && parts.every((part) => NONE.test(part) || isSaying(part));
}

function isSaying(part: string): boolean {
  return part.replaceAll(SAYING, '').trim() === '';
}

const NONE =
  /^(?:none|nil|no|n ?\/? ?a|not applicable|(?:no|none) (?:known |declared )?allergens?|unknown|aucune?|aucun allergène|ninguno|sin alérgenos|无|無|没有|[-–—?.\s]*)$/iu;

/** The state that a value is a word for: true, 1, "yes", "CONTAINS", "may_contain", "traces", "free from". Undefined for other values. */
export function readState(value: unknown): AllergenState | 'not stated' | undefined {
  if (typeof value === 'boolean') return value ? 'contains' : 'free';
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return STATE_WORDS.get(compact(String(value)));
}

/** `compact('allergenPresence_Type') // "allergenpresencetype"` */
export function compact(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

const words = (state: AllergenState | 'not stated', list: string) =>
  list.split(' ').map((word) => [word, state] as const);

const STATE_WORDS: ReadonlyMap<string, AllergenState | 'not stated'> = new Map([
  ...words(
    'contains',
    'contains contain contained containsallergen yes y true 1 present x declared si oui contient contiene 含 含有 是 有',
  ),
  ...words(
    'may contain',
    'maycontain maycontaintraces maycontaintracesof may maybe traces trace tracesof possible possibly mightcontain maybepresent',
  ),
  ...words('may contain', 'crosscontact crosscontamination peutcontenir puedecontener trazas 可能含有 可能含 可能'),
  ...words(
    'free',
    'no n false 0 none free freefrom freeof absent notpresent doesnotcontain notcontained notcontain without non sans sin 不含 无 無 否',
  ),
  ...words('not stated', ' na null unknown notstated notknown notspecified undeclared'),
]);

/** Words before names that say their state. Letters beside them would make them parts of other words: "gluten-containing". */
const SAYING = new RegExp(
  String.raw`(?<!\p{L})(?:` +
    [
      String.raw`(?<may>may[\s_]+(?:also[\s_]+)?contain(?:[\s_]+traces[\s_]+of)?|traces?[\s_]+(?:of|de)|peut contenir(?: des traces)?(?: de)?|puede contener(?: trazas)?(?: de)?|trazas de)`,
      String.raw`(?<free>(?:does|do)(?:[\s_]+not|n['’]t)[\s_]+contain|free[\s_]+(?:of|from)|without|no|ne contient pas|no contiene|sans|sin|ohne|senza)`,
      '(?<contains>contains?|contient|contiene|allergens?|allergènes?|alérgenos?)',
    ].join('|') +
    String.raw`)(?!\p{L})|(?<mayHan>可能含有?)|(?<freeHan>不含有?|[无無])|(?<containsHan>含有|含(?=[:：]))`,
  'giu',
);

interface Segment {
  text: string;
  /** Missing: the state goes on. */
  state?: AllergenState;
}

/** "wheat and may contain nuts" has two: "wheat and", which goes on, and "nuts". */
function segmentsOf(part: string): Segment[] {
  const segments: Segment[] = [];
  let begin = 0;
  let state: AllergenState | undefined;
  const add = (end: number) => segments.push({ text: part.slice(begin, end), state });
  for (const { 0: word, index, groups = {} } of part.matchAll(SAYING)) {
    add(index);
    begin = index + word.length;
    state =
      (groups['may'] ?? groups['mayHan']) ? 'may contain' : (groups['free'] ?? groups['freeHan']) ? 'free' : 'contains';
  }
  add(part.length);
  return segments;
}

/** "Nuts (traces)", "Milk: yes", "nut-free", `glutenFree`. */
function readSuffix(part: string): { name: string; state: AllergenState | 'not stated' } | undefined {
  const text = part.trim();
  const bracket = text.search(/[([（][^()[\]（）]*[)\]）]$/u);
  const inBracket = bracket > 0 ? readState(text.slice(bracket + 1, -1)) : undefined;
  if (inBracket !== undefined) return { name: text.slice(0, bracket), state: inBracket };
  const colon = Math.max(text.lastIndexOf(':'), text.lastIndexOf('：'), text.lastIndexOf('='));
  const name = text.slice(0, Math.max(0, colon));
  const state = readState(text.slice(colon + 1));
  // "Contains: none" names nothing.
  if (state !== undefined && !isSaying(name)) return { name, state };
  const without = text.replace(/(?<=\p{L})[\s_-]?fre[ei]$/iu, '');
  return without === text ? undefined : { name: without, state: 'free' };
}

/** The names of a text without commas: of "milk and eggs" two, because both are known; else one, as it is written. */
function namesIn(text: string, state: AllergenState): AllergenStatement[] {
  const name = withoutEdges(text.replaceAll(/\s+/g, ' ').replace(BEFORE, '')).replace(AFTER, '');
  if (name === '' || isNone(name)) return [];
  const several = findAllergen(name) === undefined ? name.split(AND) : [name];
  const isEachKnown = several.every((each) => findAllergen(each) !== undefined);
  return (isEachKnown ? several : [name]).map((each) => ({ name: withoutEdges(each), state }));
}

const BEFORE = /^(?:[ :：*•·_–—-]|(?:and|or|et|ou|y|o) |&|[和及与與])+/iu;
const AFTER = / (?:and|or|et|ou|y|o|&)$/iu;
const AND = / (?:and|or|et|ou|y|o) |[&/+和及与與]/iu;

/** Not by an expression: those that look for the end of a text take quadratic time. */
function withoutEdges(text: string): string {
  const isEdge = (character = '') => ' :：_–—-'.includes(character);
  let [begin, end] = [0, text.length];
  while (begin < end && isEdge(text[begin])) begin += 1;
  while (end > begin && isEdge(text[end - 1])) end -= 1;
  return text.slice(begin, end);
}

/** At commas and their like, but not inside of brackets: "Nuts (almonds, cashews), soy". */
function splitAtCommas(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if (/[([（]/.test(character)) depth += 1;
    if (/[)\]）]/.test(character)) depth -= 1;
    if (depth <= 0 && /[,;|，、；]/.test(character)) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part];
}
