import { englishNamesOf, nameOfAllergen } from '#core/menu/allergens/allergens.ts';
import { catalogueOf, isOurs } from '#i18n/catalogue/catalogue.ts';
import { textsIn } from '#i18n/texts.ts';
import type { Allergen } from '#schema/menu/item-keys.ts';
import type { ChoiceGroupView } from '#core/menu/choice-view.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { memoize } from '#core/text/memoize.ts';
import { isIngredient, membersOf, statedAs } from '../../foods/ingredients.ts';
import { choicesOf, groupsOf } from '../../knowledge/known-choices.ts';
import type { KnownItem, Knowledge } from '../../knowledge/knowledge.ts';
import { stemsIn } from '../../search/search-index.ts';
import { stemOf } from '../../words/words.ts';
import type { Phrases } from '../../phrases/english.ts';
import type { AnswerContext } from './answer-context.ts';

/** The foods that a guest who asks for what is gluten-free means. */
export const GLUTEN: ReadonlySet<string> = membersOf(stemOf('wheat'));

/** Whether any item of the site states an allergen. Where none does, no answer speaks of what is stated. */
export const statesAllergens = memoize(({ items }: Knowledge): boolean =>
  items.some(
    (item) => item.allergens !== undefined || choicesOf(item).some(({ allergens }) => allergens !== undefined),
  ),
);

/**
 * What some items state of the foods that are asked about, then all that they state. Never a "no": an allergen that an item does not
 * state is not known of it.
 */
export function statedTexts(
  context: AnswerContext,
  items: readonly KnownItem[],
  foods: ReadonlySet<string>[] = context.question.ingredients.map(statedAs),
): string[] {
  const { knowledge, phrases } = context;
  if (!statesAllergens(knowledge)) return [];
  const namesOf = namesIn(context);
  const texts = items.flatMap((item) => {
    const { contains = [], mayContain = [] } = item.allergens ?? {};
    const about = (allergens: Allergen[]) => allergens.filter((allergen) => foods.some((food) => isOf(allergen, food)));
    const [asContained, asPossible] = [about(contains), about(mayContain)];
    const rest = contains.length + mayContain.length - asContained.length - asPossible.length;
    return [
      ...(asContained.length > 0 ? [phrases.containsStated(item.name, namesOf(asContained))] : []),
      ...(asPossible.length > 0 ? [phrases.mayContainStated(item.name, namesOf(asPossible))] : []),
      ...(rest > 0 ? [phrases.allStated(item.name, namesOf(contains), namesOf(mayContain))] : []),
      ...(item.allergens ? [] : [phrases.nothingStated(item.name)]),
      ...choiceTexts(context, [item], foods),
    ];
  });
  const isAnswered = foods.length > 0 && foods.every((food) => items.every((item) => statesAny(item, food)));
  return items.length === 0 || isAnswered ? texts : [...texts, phrases.notStated];
}

/** What the extras and courses of items state of some foods, without foods all that they state. They say nothing about the dish itself. */
export function choiceTexts(
  context: AnswerContext,
  items: readonly KnownItem[],
  foods: readonly ReadonlySet<string>[],
): string[] {
  const stating = namedChoicesOf(items).filter(
    ({ allergens }) => allergens && (foods.length === 0 || foods.some((food) => statesAny({ allergens }, food))),
  );
  return statedOfChoices(context, stating);
}

/** All that some choices state, or that they state nothing. */
export function statedOfChoices(context: AnswerContext, choices: readonly NamedChoice[]): string[] {
  const { phrases } = context;
  const namesOf = namesIn(context);
  const texts = choices.map(({ name, allergens }) =>
    allergens
      ? phrases.allStated(name, namesOf(allergens.contains), namesOf(allergens.mayContain))
      : phrases.nothingStated(name),
  );
  return [...new Set(texts)];
}

type NamedChoice = Pick<KnownItem, 'name' | 'allergens'>;

/** The choices of items, each with its group: "Garlic (Sauces)". Items share most of their groups. */
function namedChoicesOf(items: readonly KnownItem[]): NamedChoice[] {
  const groups = new Set(items.flatMap((item) => [...groupsOf(item), ...(item.courses ?? [])]));
  return [...groups].flatMap(choicesOfGroup);
}

const choicesOfGroup = memoize((group: ChoiceGroupView): NamedChoice[] =>
  group.choices.map(({ name, allergens }) => ({
    name: nameOfChoice(name, group.name),
    ...omitUndefined({ allergens }),
  })),
);

export const nameOfChoice = (name: string, group: string): string => `${name} (${group})`;

/** Whether an item states that a food is in it, or may be, or one of its extras or courses does. */
export function mayComeWith(item: KnownItem, foods: ReadonlySet<string>): boolean {
  return statesAny(item, foods) || choicesOf(item).some((choice) => statesAny(choice, foods));
}

/** The items that state that one of some foods is in them, or may be: all of them, for one that is left out would seem to be free of it. */
export function statingLists(
  context: AnswerContext,
  items: readonly KnownItem[],
  foods: ReadonlySet<string>,
): string[] {
  const { phrases } = context;
  const namesOf = namesIn(context);
  const listed = (state: 'contains' | 'mayContain', phrase: Phrases['containedIn']) => {
    const itemsOf = new Map<string, Set<string>>();
    for (const item of [...items, ...namedChoicesOf(items)]) {
      const names = namesOf(item.allergens?.[state].filter((allergen) => isOf(allergen, foods)) ?? []);
      if (names !== '') itemsOf.set(names, (itemsOf.get(names) ?? new Set()).add(item.name));
    }
    return [...itemsOf].map(([names, stating]) => phrase(names, phrases.list([...stating])));
  };
  return [...listed('contains', phrases.containedIn), ...listed('mayContain', phrases.possibleIn)];
}

/** Whether an item states that a food is in it, or may be. */
export function statesAny({ allergens }: Pick<KnownItem, 'allergens'>, foods: ReadonlySet<string>): boolean {
  return allergens !== undefined && [...allergens.contains, ...allergens.mayContain].some((each) => isOf(each, foods));
}

function isOf(allergen: Allergen, foods: ReadonlySet<string>): boolean {
  return [...stemsOf(allergen)].some((stem) => foods.has(stem));
}

/** The stems of its name and, in English, of the allergens that it is a kind of. */
const stemsOf = memoize(({ name, known }: Allergen): ReadonlySet<string> => {
  const english = known === undefined ? [] : [...stemsIn(englishNamesOf(known).join(' '))].filter(isIngredient);
  return new Set([...stemsIn(name), ...english]);
});

/** Names in the language of the answer: as the brand wrote or translated them, else as we call them. */
function namesIn({ knowledge, tag }: Pick<AnswerContext, 'knowledge' | 'tag'>): (allergens: Allergen[]) => string {
  const spoken = catalogueOf(tag);
  const isSpoken = (other: string) => catalogueOf(other) === spoken && isOurs(other);
  const tags = [...knowledge.languages.keys()];
  const isKnownIn = isSpoken(tags[0] ?? 'en');
  const { fromKnown = String } = knowledge.languages.get(tags.find(isSpoken) ?? '') ?? {};
  const nameOf = ({ name, known }: Allergen) =>
    isKnownIn || known === undefined || fromKnown(name) !== name ? name : nameOfAllergen(known, spoken);
  return (allergens) => textsIn(tag).formats.list(allergens.map(nameOf));
}
