import type { Choice, ChoiceGroup } from '#schema/menu/choices.ts';
import type { Allergen, ItemAllergens, KnownAllergen } from '#schema/menu/item-keys.ts';
import { foldText } from '../../text/fold.ts';
import { memoize } from '../../text/memoize.ts';
import { isAllergenOf } from './allergens.ts';

/** What is stated of an allergen. There is no fourth state: nothing is ever stated to be free of it. */
export type AllergenState = 'contains' | 'may-contain' | 'not-stated';

/**
 * The kinds of allergens that the laws of the EU, the US and Canada name, in the order of the EU's list. Shellfish is no kind of a law, and menus state it:
 * it is a kind of its own beside the two that it is made of.
 */
export const ALLERGEN_KINDS = [
  'gluten',
  'shellfish',
  'crustaceans',
  'molluscs',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'tree-nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
] as const satisfies KnownAllergen[];

/** An item, or a choice, and what one chooses with it. */
export interface Stating {
  allergens?: ItemAllergens;
  modifierGroups?: StatingGroup[];
  courses?: StatingGroup[];
}
export type StatingGroup = Pick<ChoiceGroup, 'id' | 'name' | 'min'> & { choices: StatingChoice[] };
type StatingChoice = Pick<Choice, 'name' | 'isDefault' | 'allergens'> & { modifierGroups?: StatingGroup[] };

/** One thing that is known of an item. */
export interface Statement {
  /** Of `ALLERGEN_KINDS`; `x-` and the name for an allergen that is not known. */
  kind: string;
  state: 'contains' | 'may-contain';
  allergen: Allergen;
  /** It follows from a statement about another kind: shellfish may be crustaceans. */
  isImplied?: true;
  /** The choice with which the item has it. */
  choice?: string;
}

/**
 * All that is known of an item: what it states; what the choices state that come with it; and, as possible, what those state of which one has to choose. What
 * can be added only on request does not count: it has a row of its own in the table. `shared` are the groups of its category.
 */
export function statementsOf(
  { allergens, modifierGroups = [], courses = [] }: Stating,
  shared: readonly StatingGroup[] = [],
): Statement[] {
  return [
    ...(allergens ? ownStatements(allergens) : []),
    ...courses.flatMap(courseStatements),
    ...[...modifierGroups, ...shared].flatMap(modifierStatements),
  ];
}

/** The kinds of which an item states something: `kindsStated(item) // ['milk', 'tree-nuts']`. Undefined where there is none. */
export function kindsStated(stating: Stating, shared?: readonly StatingGroup[]): string[] | undefined {
  const kinds = new Set(statementsOf(stating, shared).map(({ kind }) => kind));
  return kinds.size === 0 ? undefined : [...kinds];
}

function ownStatements({ contains, mayContain }: ItemAllergens): Statement[] {
  return [
    ...contains.flatMap((allergen) => statementsAbout(allergen, 'contains')),
    ...mayContain.flatMap((allergen) => statementsAbout(allergen, 'may-contain')),
  ];
}

function statementsAbout(allergen: Allergen, state: Statement['state']): Statement[] {
  const kind = kindOf(allergen);
  const implied = (others: string[], as: Statement['state']): Statement[] =>
    others.map((other) => ({ kind: other, state: as, allergen, isImplied: true }));
  return [
    { kind, state, allergen },
    ...(kind === 'crustaceans' || kind === 'molluscs' ? implied(['shellfish'], state) : []),
    ...(kind === 'shellfish' ? implied(['crustaceans', 'molluscs'], 'may-contain') : []),
    ...(NUTS.has(foldText(allergen.name)) ? implied(['peanuts'], 'may-contain') : []),
  ];
}

/** Words of menus that guests and kitchens use for peanuts, too. The names of the laws, "tree nuts" and "fruits à coque", are not here. */
const NUTS: ReadonlySet<string> = new Set(['nut', 'nuts', 'noix', 'frutos secos', 'fruto seco', '坚果', '堅果']);

/** `kindOf({ name: 'Almonds', known: 'almonds' }) // 'tree-nuts'` */
export function kindOf({ name, known }: Allergen): string {
  const kind = known && ALLERGEN_KINDS.findLast((each) => isAllergenOf(known, each));
  return kind ?? `x-${foldText(name).trim().replaceAll(/\s+/g, '-')}`;
}

/** Items share groups of modifiers, and each may lead to others. */
const modifierStatements = /* @__PURE__ */ memoize((group: StatingGroup) =>
  choiceStatements(group, (group.min ?? 0) > 0),
);
const courseStatements = /* @__PURE__ */ memoize((course: StatingGroup) => choiceStatements(course, true));

function choiceStatements({ choices }: StatingGroup, isRequired: boolean): Statement[] {
  const stated = choices.map((choice) => ({
    isIncluded: choice.isDefault === true || (isRequired && choices.length === 1),
    statements: statementsOf(choice).map((statement) => ({ ...statement, choice: choice.name })),
  }));
  const isInEach = (kind: string): boolean =>
    stated.every(({ statements }) => statements.some((each) => each.kind === kind && each.state === 'contains'));
  return stated.flatMap(({ isIncluded, statements }): Statement[] => {
    if (isIncluded) return statements;
    if (!isRequired) return [];
    return statements.map((statement) => ({
      ...statement,
      state: statement.state === 'contains' && isInEach(statement.kind) ? 'contains' : 'may-contain',
    }));
  });
}
