import type { Look } from '../model/site.ts';

export type Voice = Look['voice'];

/** The families we host, by the name of their package. */
export type FamilyId =
  | 'fraunces'
  | 'playfair-display'
  | 'lora'
  | 'source-serif-4'
  | 'roboto-slab'
  | 'outfit'
  | 'figtree'
  | 'dm-sans'
  | 'montserrat'
  | 'nunito'
  | 'archivo'
  | 'oswald'
  | 'work-sans'
  | 'inter';

export interface Typeface {
  display: FamilyId;
  body: FamilyId;
  voice: Voice;
  /** What whoever wrote the name should know: the site is set in something else. */
  warning?: string;
}

interface Family {
  name: string;
  voice: Voice;
  /** The family that sets running text beside this one, if it does not do so itself. */
  body?: FamilyId;
  /** Its former and short names. */
  alias?: string[];
  /** Well-known faces it can stand in for. */
  kin: string[];
}

export const FAMILIES: Record<FamilyId, Family> = {
  fraunces: {
    name: 'Fraunces',
    voice: 'serif',
    kin: ['Cooper', 'Cooper Black', 'Recoleta', 'Souvenir', 'Windsor', 'Gloock', 'Young Serif', 'Lobster', 'Pacifico'],
  },
  'playfair-display': {
    name: 'Playfair Display',
    voice: 'serif',
    body: 'source-serif-4',
    alias: ['Playfair'],
    kin: ['Bodoni', 'Bodoni Moda', 'Didot', 'Abril Fatface', 'DM Serif Display', 'Cinzel', 'Prata', 'Yeseva One'],
  },
  lora: {
    name: 'Lora',
    voice: 'serif',
    kin: [
      'Georgia',
      'Merriweather',
      'Baskerville',
      'Libre Baskerville',
      'Crimson Text',
      'Crimson Pro',
      'PT Serif',
      'Cambria',
    ],
  },
  'source-serif-4': {
    name: 'Source Serif 4',
    voice: 'serif',
    alias: ['Source Serif', 'Source Serif Pro'],
    kin: [
      'Times',
      'Times New Roman',
      'Garamond',
      'EB Garamond',
      'Cormorant',
      'Cormorant Garamond',
      'Palatino',
      'Caslon',
      'Spectral',
    ],
  },
  'roboto-slab': {
    name: 'Roboto Slab',
    voice: 'serif',
    body: 'work-sans',
    kin: [
      'Rockwell',
      'Zilla Slab',
      'Arvo',
      'Bitter',
      'Josefin Slab',
      'Alfa Slab One',
      'Clarendon',
      'Courier',
      'Courier New',
    ],
  },
  outfit: {
    name: 'Outfit',
    voice: 'geometric',
    body: 'figtree',
    kin: [
      'Futura',
      'Century Gothic',
      'Avant Garde',
      'Josefin Sans',
      'Jost',
      'League Spartan',
      'Lexend',
      'Sora',
      'Urbanist',
    ],
  },
  figtree: {
    name: 'Figtree',
    voice: 'geometric',
    kin: [
      'Avenir',
      'Open Sans',
      'Lato',
      'Mulish',
      'Rubik',
      'Cabin',
      'Ubuntu',
      'Segoe UI',
      'Verdana',
      'Tahoma',
      'Noto Sans',
    ],
  },
  'dm-sans': {
    name: 'DM Sans',
    voice: 'geometric',
    kin: [
      'Poppins',
      'Circular',
      'Product Sans',
      'Google Sans',
      'Manrope',
      'Gilroy',
      'Plus Jakarta Sans',
      'Red Hat Display',
    ],
  },
  montserrat: {
    name: 'Montserrat',
    voice: 'geometric',
    body: 'figtree',
    kin: ['Gotham', 'Proxima Nova', 'Metropolis', 'Raleway'],
  },
  nunito: {
    name: 'Nunito',
    voice: 'geometric',
    kin: ['Quicksand', 'Varela Round', 'Comfortaa', 'Fredoka', 'Baloo', 'Baloo 2', 'Comic Sans MS', 'Dosis'],
  },
  archivo: {
    name: 'Archivo',
    voice: 'grotesk',
    kin: [
      'Impact',
      'Arial Black',
      'Helvetica',
      'Helvetica Neue',
      'Franklin Gothic',
      'Libre Franklin',
      'Druk',
      'Knockout',
      'Barlow',
      'Univers',
    ],
  },
  oswald: {
    name: 'Oswald',
    voice: 'grotesk',
    body: 'work-sans',
    kin: [
      'Bebas',
      'Bebas Neue',
      'Anton',
      'League Gothic',
      'Fjalla One',
      'Teko',
      'Pathway Gothic One',
      'Big Shoulders Display',
    ],
  },
  'work-sans': {
    name: 'Work Sans',
    voice: 'grotesk',
    kin: ['Akzidenz Grotesk', 'Space Grotesk', 'Hanken Grotesk', 'IBM Plex Sans', 'Public Sans', 'Karla'],
  },
  inter: {
    name: 'Inter',
    voice: 'geometric',
    kin: [
      'Arial',
      'Roboto',
      'San Francisco',
      'SF Pro',
      'SF Pro Display',
      'system-ui',
      'Source Sans Pro',
      'Source Sans 3',
    ],
  },
};

/** For names nobody listed: what their words say about the letters. The first that fits decides. */
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
  const names = (fontFamily ?? '')
    .split(',')
    .map((name) => name.replaceAll(/["']/g, '').trim())
    .filter((name) => name !== '');
  const [wanted] = names;
  if (wanted === undefined) return pairingOf(DEFAULT_FAMILY);
  const own = firstOf(names, ownFamily);
  if (own !== undefined) return pairingOf(own);
  const closest = firstOf(names, kindredFamily) ?? firstOf(names, familyByShape) ?? DEFAULT_FAMILY;
  return { ...pairingOf(closest), warning: notHosted(wanted, closest) };
}

function pairingOf(id: FamilyId): Typeface {
  const { voice, body = id } = FAMILIES[id];
  return { display: id, body, voice };
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

const LONGEST_NAME = 60;

function notHosted(wanted: string, closest: FamilyId): string {
  const ours = IDS.map((id) => FAMILIES[id].name)
    .sort()
    .join(', ');
  const name = wanted.slice(0, LONGEST_NAME);
  return `"${name}" is not a font we host. The site is set in ${FAMILIES[closest].name}, the closest kind. Choose one of ${ours}.`;
}
