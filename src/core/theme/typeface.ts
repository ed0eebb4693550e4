import type { Family, FamilyId, TypeStyle } from './font-families.ts';
import { typosBetween } from '../text/typos.ts';
import { FAMILIES } from './font-families.ts';

export interface Typeface {
  display: FamilyId;
  body: FamilyId;
  typeStyle: TypeStyle;
  /** A warning for the author of the configuration: the site uses another typeface. */
  warning?: string;
}

/** Words that tell the kind of a typeface that is not in the list. The first match decides. */
const SHAPES: [words: RegExp, family: FamilyId][] = [
  [/slab|typewriter|mono/, 'roboto-slab'],
  [/round|soft|bubble/, 'nunito'],
  [/condensed|compressed|narrow/, 'oswald'],
  [/grotesk|grotesque|gothic|poster|block/, 'archivo'],
  [/sans/, 'figtree'],
  [/script|hand|brush/, 'fraunces'],
  [/serif|roman|antiqua|old ?style/, 'lora'],
];

const DEFAULT_FAMILY: FamilyId = 'outfit';

/**
 * The typeface a configuration's font name asks for, or the closest kind. A CSS font stack counts by its first name
 * that says anything: `typefaceOf("'Playfair Display', serif").display // "playfair-display"`.
 */
export function typefaceOf(fontFamily: string | undefined): Typeface {
  const names = namesIn(fontFamily);
  const [wanted] = names;
  if (wanted === undefined) return pairingOf(DEFAULT_FAMILY);
  const own = firstOf(names, ownFamily);
  if (own !== undefined) return pairingOf(own);
  const closest =
    firstOf(names, kindredFamily) ??
    firstOf(names, misspelledFamily) ??
    firstOf(names, familyByShape) ??
    DEFAULT_FAMILY;
  return { ...pairingOf(closest), warning: notHosted(wanted, closest) };
}

/** The type style of a font that we know by its name: a hosted family, or one that a hosted family stands in for. */
export function knownTypeStyle(fontFamily: string | undefined): TypeStyle | undefined {
  const names = namesIn(fontFamily);
  const family = firstOf(names, ownFamily) ?? firstOf(names, kindredFamily);
  return family && FAMILIES[family].typeStyle;
}

/** The type style that words in the name of a font stand for: "Slab", "Condensed", "Sans". */
export function impliedTypeStyle(fontFamily: string | undefined): TypeStyle | undefined {
  const family = firstOf(namesIn(fontFamily), familyByShape);
  return family && FAMILIES[family].typeStyle;
}

/** The hosted family that sets running text beside headings in a font that can't. */
export const TEXT_FAMILIES: Record<TypeStyle, FamilyId> = {
  serif: 'source-serif-4',
  geometric: 'figtree',
  grotesk: 'work-sans',
};

function namesIn(fontFamily: string | undefined): string[] {
  return (fontFamily ?? '')
    .split(',')
    .map((name) => name.replaceAll(/["']/g, '').trim())
    .filter((name) => name !== '');
}

function pairingOf(id: FamilyId): Typeface {
  const { typeStyle, body = id } = FAMILIES[id];
  return { display: id, body, typeStyle };
}

function firstOf(names: string[], find: (name: string) => FamilyId | undefined): FamilyId | undefined {
  for (const name of names) {
    const family = find(name);
    if (family !== undefined) return family;
  }
  return undefined;
}

const IDS = Object.keys(FAMILIES) as FamilyId[];
const OWN = indexBy(({ name, alias = [] }) => [name, ...alias]);
const KIN = indexBy(({ kin }) => kin);

const ownFamily = (name: string) => lookUp(OWN, name);

/** A face it can stand in for, or one of its own siblings: "Nunito Sans", "Archivo Narrow". */
function kindredFamily(name: string): FamilyId | undefined {
  return lookUp(KIN, name) ?? IDS.find((id) => name.toLowerCase().startsWith(`${FAMILIES[id].name.toLowerCase()} `));
}

/** "Popins" and "Monserrat". Shorter names are too similar to others. */
function misspelledFamily(name: string): FamilyId | undefined {
  const typed = keyOf(name);
  if (typed.length < MIN_TYPED) return undefined;
  return IDS.find((id) => typosBetween(typed, keyOf(FAMILIES[id].name), MAX_TYPOS) <= MAX_TYPOS);
}

const MIN_TYPED = 5;
const MAX_TYPOS = 1;

function familyByShape(name: string): FamilyId | undefined {
  return SHAPES.find(([words]) => words.test(name.toLowerCase()))?.[1];
}

function indexBy(namesOf: (family: Family) => string[]): Map<string, FamilyId> {
  return new Map(IDS.flatMap((id) => namesOf(FAMILIES[id]).map((name) => [keyOf(name), id] as const)));
}

/** Weights are styles of a family, not families: "Lora Bold" is Lora, though "Arial Black" is a face of its own. */
const STYLES = /\b(variable|vf|thin|light|regular|book|medium|(semi|demi|extra|ultra)? ?-?bold|black|heavy|italic)\b/gi;

function lookUp(index: Map<string, FamilyId>, name: string): FamilyId | undefined {
  return index.get(keyOf(name)) ?? index.get(keyOf(name.replaceAll(STYLES, '')));
}

/** `keyOf('DM Sans') === keyOf('dm-sans')` */
function keyOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

const MAX_NAME = 60;

function notHosted(wanted: string, closest: FamilyId): string {
  const ours = IDS.map((id) => FAMILIES[id].name)
    .sort()
    .join(', ');
  const name = wanted.slice(0, MAX_NAME);
  return `"${name}" is not a font we host. The site is set in ${FAMILIES[closest].name}, the closest kind. Choose one of ${ours}.`;
}
