import type { Allergen, KnownAllergen } from '#schema/menu/item-keys.ts';
import type { Menu, MenuItem } from '#schema/menu/menu.ts';
import type { Site } from '#schema/site.ts';
import { catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { foldText } from '../../text/fold.ts';
import { makeSlugs, slugify } from '../../text/slug.ts';
import {
  ALLERGEN_KINDS,
  type AllergenState,
  type Statement,
  statementsOf,
  type Stating,
  type StatingGroup,
} from './allergen-statements.ts';
import { nameOfAllergen } from './allergens.ts';

/** Item by allergen. The page, its booklet and the CSV print it; the filter of the menu and the assistant go by the same statements. Without columns nothing is stated of any item. */
export interface AllergenTable {
  columns: AllergenColumn[];
  groups: AllergenGroup[];
}

export interface AllergenColumn {
  /** As in `Statement`. */
  kind: string;
  /** In the language of the site; of an allergen that is not known as the kitchen writes it. */
  name: string;
}

/** A category, or choices that state something of their own. */
export interface AllergenGroup {
  id: string;
  name: string;
  /** The menu of the category, where there are several. */
  menu?: string;
  isChoices?: true;
  rows: AllergenRow[];
}

export interface AllergenRow {
  /** What `#margherita` leads to. Choices have none. */
  id?: string;
  name: string;
  /** One for each column. */
  cells: AllergenCell[];
  /** The groups of choices of the item that state something. */
  choices: { id: string; name: string }[];
}

export interface AllergenCell {
  state: AllergenState;
  /** What is stated, where it is not the name of the column: "almonds". */
  names: string[];
  /** The choices with which the item has it, where it states nothing itself: "Blue cheese". */
  withChoices: string[];
}

/** The table of some menus. Rows have the ids of their items, and another one only where the page itself has that id. */
export function makeAllergenTable(menus: readonly Menu[], { language }: Pick<Site, 'language'>): AllergenTable {
  const groupsStating = menus
    .flatMap((menu) => [...choiceGroupsOf(menu)])
    .filter(({ choices }) => choices.some(isStating));
  const categories = menus.flatMap((menu) => menu.categories.map((category) => ({ menu, category })));
  const columns = columnsOf(
    [
      ...categories.flatMap(({ category: { items } }) => items.flatMap((item) => statementsOf(item))),
      ...groupsStating.flatMap(({ choices }) => choices.flatMap((choice) => statementsOf(choice))),
    ],
    language,
  );
  if (columns.length === 0) return { columns, groups: [] };
  const toUnique = makeSlugs();
  for (const id of IDS_OF_THE_PAGE) toUnique(id);
  const rowIds = new Map(categories.flatMap(({ category }) => category.items.map((item) => [item, toUnique(item.id)])));
  const choiceIds = new Map<string, string>();
  for (const group of groupsStating) choiceIds.set(keyOf(group), toUnique(`choices-${slugify(group.name)}`));
  const choicesOf = (groups: StatingGroup[]): AllergenRow['choices'] =>
    [...new Map(groups.map((group) => [keyOf(group), group]))].flatMap(([key, { name }]) => {
      const id = choiceIds.get(key);
      return id === undefined ? [] : [{ id, name }];
    });
  return {
    columns,
    groups: [
      ...categories.map(({ menu, category: { id, name, items, modifierGroups = [] } }) => ({
        id: toUnique(id),
        name,
        ...(menus.length > 1 && menu.name !== undefined && menu.name !== name && { menu: menu.name }),
        rows: items.map((item) => ({
          id: rowIds.get(item),
          name: item.name,
          cells: cellsOf(statementsOf(item, modifierGroups), columns),
          choices: choicesOf([...(item.courses ?? []), ...(item.modifierGroups ?? []), ...modifierGroups]),
        })),
      })),
      ...[...new Map(groupsStating.map((group) => [keyOf(group), group]))].map(([key, { name, choices }]) => ({
        id: choiceIds.get(key) ?? key,
        name,
        isChoices: true as const,
        rows: choices.map((choice) => ({
          name: choice.name,
          cells: cellsOf(statementsOf(choice), columns),
          choices: choicesOf(choice.modifierGroups ?? []),
        })),
      })),
    ],
  };
}

/** Ids that are on each page, or on that of the table. */
const IDS_OF_THE_PAGE = ['main', 'page', 'header-nav', 'allergen-table'];

/** The groups of a menu, each before those that its choices lead to. */
function choiceGroupsOf({ categories }: Menu): Set<StatingGroup> {
  const found = new Set<StatingGroup>();
  const add = (groups: readonly StatingGroup[] = []): void => {
    for (const group of groups) {
      if (found.has(group)) continue;
      found.add(group);
      for (const { modifierGroups } of group.choices) add(modifierGroups);
    }
  };
  for (const { items, modifierGroups } of categories) {
    for (const item of items) {
      add(item.courses);
      add(item.modifierGroups);
    }
    add(modifierGroups);
  }
  return found;
}

const isStating = ({ allergens }: Stating): boolean => allergens !== undefined;

/** Items of a menu share groups; two menus may have different ones of the same name. */
const keyOf = ({ id, name, choices }: StatingGroup): string =>
  JSON.stringify([id, name, choices.map(({ name: choice, allergens }) => [choice, allergens])]);

/** The kinds that something states itself, in the order of the laws; then the allergens that are not known, in that of the menu. */
function columnsOf(statements: readonly Statement[], language: string | undefined): AllergenColumn[] {
  const stated = Map.groupBy(
    statements.filter(({ isImplied }) => !isImplied),
    ({ kind }) => kind,
  );
  const allergensOf = (kind: string): Allergen[] => (stated.get(kind) ?? []).map(({ allergen }) => allergen);
  const known = ALLERGEN_KINDS.filter((kind) => stated.has(kind)).map((kind) => ({
    kind,
    name: capitalize(nameOfAllergen(asNarrow(kind, allergensOf(kind)), catalogueOf(language))),
  }));
  const others = [...stated.keys()].filter((kind) => kind.startsWith('x-'));
  return [...known, ...others.map((kind) => ({ kind, name: capitalize(allergensOf(kind)[0]?.name ?? kind) }))];
}

/** The laws of America name wheat where that of Europe names all cereals with gluten: a menu that states wheat alone has a column of wheat. */
function asNarrow(kind: KnownAllergen, stated: readonly Allergen[]): KnownAllergen {
  return kind === 'gluten' && stated.every(({ known }) => known === 'wheat') ? 'wheat' : kind;
}

const capitalize = (name: string): string => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function cellsOf(statements: readonly Statement[], columns: readonly AllergenColumn[]): AllergenCell[] {
  return columns.map((column) =>
    cellOf(
      statements.filter(({ kind }) => kind === column.kind),
      column,
    ),
  );
}

/** What is certain wins over what is possible, and what the item states over what its choices do. */
function cellOf(about: readonly Statement[], { name: column }: AllergenColumn): AllergenCell {
  const certain = about.filter(({ state }) => state === 'contains');
  const told = certain.length > 0 ? certain : about;
  const own = told.filter(({ choice }) => choice === undefined);
  const isOther = ({ allergen }: Statement): boolean =>
    foldText(allergen.name) !== foldText(column) && allergen.known !== kindOfColumn(about);
  return {
    state: certain.length > 0 ? 'contains' : about.length > 0 ? 'may-contain' : 'not-stated',
    names: [...new Set(told.filter(isOther).map(({ allergen }) => allergen.name))],
    withChoices: own.length > 0 ? [] : [...new Set(told.flatMap(({ choice = [] }) => choice))],
  };
}

const kindOfColumn = ([first]: readonly Statement[]): string | undefined => first?.kind;

/** The id of the row of an item. An item that stands elsewhere too, such as a popular one, is found by its name. */
export function rowOf({ groups }: AllergenTable, { id, name }: Pick<MenuItem, 'id' | 'name'>): string | undefined {
  const named = groups.flatMap(({ rows }) => rows.filter((row) => row.id !== undefined && row.name === name));
  return (named.find((row) => row.id === id) ?? named[0])?.id;
}
