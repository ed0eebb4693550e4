import { foldText } from '#core/text/fold.ts';
import { didYouMean } from '#core/text/nearest.ts';
import {
  type Choice,
  type ChoiceGroup,
  type CourseInput,
  MAX_NESTING,
  type ModifierGroupInput,
  type ModifierInput,
} from '#schema/menu/choices.ts';
import type { WholeMenuInput } from '#schema/menu/menu.ts';
import { makeIds } from '#core/text/ids.ts';
import { readMarks } from './marks.ts';
import { readPrice } from './price.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

/** An item, a category or a modifier: groups, and names of groups that stand elsewhere. */
interface Owner {
  modifierGroups?: (string | ModifierGroupInput)[];
}

export interface Groups {
  read: (owner: Owner) => ChoiceGroup[] | undefined;
  readCourses: (courses: CourseInput[]) => ChoiceGroup[] | undefined;
}

/** With what one chooses next, a group of a till can grow without end. More than this is read by nobody. */
const MAX_NESTED_CHOICES = 200;

/**
 * Reads groups of modifiers and courses. A name means the first group of the menus that has it as its `id`, else as its name. A group that many items have
 * or name becomes one object for all of them, so that what is made of it is made once.
 */
export function makeGroups(
  menus: readonly WholeMenuInput[],
  currency: string | undefined,
  context: ReadContext,
): Groups {
  const toId = makeIds();
  const ids = new Map<ModifierGroupInput, string>();
  const read = new Map<ModifierGroupInput, ChoiceGroup | undefined>();
  const byContent = new Map<string, ChoiceGroup>();
  let named: NamedGroups | undefined;
  let guesses = MAX_GUESSES;

  function idOf(group: ModifierGroupInput): string {
    const id = ids.get(group) ?? toId('group', group.name, group.id);
    ids.set(group, id);
    return id;
  }

  function readTop(group: ModifierGroupInput): ChoiceGroup | undefined {
    if (!read.has(group)) {
      const made = readGroup(group, { outer: [], left: MAX_NESTED_CHOICES });
      read.set(group, made && shared(group, made));
    }
    return read.get(group);
  }

  /** Exports repeat a group at each item. */
  function shared(group: ModifierGroupInput, made: Omit<ChoiceGroup, 'id'>): ChoiceGroup {
    const content = JSON.stringify(made);
    const found = byContent.get(content) ?? { id: idOf(group), ...made };
    byContent.set(content, found);
    return found;
  }

  function readGroup(group: ModifierGroupInput, nesting: Nesting): Omit<ChoiceGroup, 'id'> | undefined {
    const { name, description, modifiers } = group;
    if (modifiers.length === 0) return noteEmpty(group, 'modifiers', context);
    const inside = { ...nesting, outer: [...nesting.outer, group] };
    const choices = modifiers.map((modifier) => {
      const next = readNested(modifier, inside);
      return { ...readChoice(modifier, currency, context), ...(next.length > 0 && { modifierGroups: next }) };
    });
    nesting.left = inside.left;
    return {
      name,
      ...(description !== undefined && { description }),
      ...readLimits(group, modifiers, context),
      choices,
    };
  }

  function readNested(modifier: ModifierInput, nesting: Nesting): ChoiceGroup[] {
    return (modifier.modifierGroups ?? []).flatMap((name, index) => {
      const group = findGroup(name, modifier, index);
      if (group === undefined) return [];
      const problem = problemOfNesting(group, nesting);
      if (problem !== undefined) {
        noteName(modifier, index, { value: name, problem, outcome: 'It is left out there.' }, context);
        return [];
      }
      nesting.left -= group.modifiers.length;
      const made = readGroup(group, nesting);
      return made ? [{ id: idOf(group), ...made }] : [];
    });
  }

  function findGroup(name: string, owner: Owner, index: number): ModifierGroupInput | undefined {
    named ??= nameGroups(menus);
    const group = named.byId.get(name) ?? named.byName.get(foldText(name));
    if (group === undefined) {
      const hint = name.length > MAX_GUESSED || guesses === 0 ? '' : didYouMean(name, namesIn(named));
      guesses = Math.max(0, guesses - 1);
      const outcome = `The group is left out.${hint}`;
      noteName(owner, index, { value: name, problem: 'is no group of modifiers of the menu', outcome }, context);
    }
    return group;
  }

  return {
    read: (owner) => {
      const groups = (owner.modifierGroups ?? []).flatMap((written, index) => {
        const group = typeof written === 'string' ? findGroup(written, owner, index) : written;
        return (group && readTop(group)) ?? [];
      });
      return groups.length > 0 ? [...new Set(groups)] : undefined;
    },
    readCourses: (courses) => {
      const made = courses.flatMap((course): ChoiceGroup[] => {
        const { id, name, description, choices } = course;
        if (choices.length === 0) return noteEmpty(course, 'choices', context) ?? [];
        return [
          {
            id: toId('course', name, id),
            name,
            ...(description !== undefined && { description }),
            ...readLimits(course, choices, context),
            choices: choices.map((choice) => readChoice(choice, currency, context)),
          },
        ];
      });
      return made.length > 0 ? made : undefined;
    },
  };
}

/** What was meant takes time to find out: not of long names, and not of hundreds. */
const MAX_GUESSED = 100;
const MAX_GUESSES = 20;

interface Nesting {
  /** The groups that lead to where one is, the outermost first. */
  outer: ModifierGroupInput[];
  /** How many more choices may be nested in the outermost. */
  left: number;
}

function problemOfNesting(group: ModifierGroupInput, { outer, left }: Nesting): string | undefined {
  if (outer.includes(group)) return 'is a group that contains itself';
  if (outer.length > MAX_NESTING) return `is nested in more than ${MAX_NESTING} other groups`;
  return group.modifiers.length > left ? `makes more than ${MAX_NESTED_CHOICES} choices in one group` : undefined;
}

interface NamedGroups {
  byId: Map<string, ModifierGroupInput>;
  byName: Map<string, ModifierGroupInput>;
}

const namesIn = ({ byId, byName }: NamedGroups): string[] => [
  ...byId.keys(),
  ...[...byName.values()].map(({ name }) => name),
];

/** Those of the menus themselves go before those that stand at items. */
function nameGroups(menus: readonly WholeMenuInput[]): NamedGroups {
  const byId = new Map<string, ModifierGroupInput>();
  const byName = new Map<string, ModifierGroupInput>();
  const add = (group: string | ModifierGroupInput) => {
    if (typeof group === 'string') return;
    if (group.id !== undefined && !byId.has(group.id)) byId.set(group.id, group);
    const name = foldText(group.name);
    if (!byName.has(name)) byName.set(name, group);
  };
  for (const { modifierGroups = [] } of menus) modifierGroups.forEach(add);
  for (const { items = [], dishes = [], categories = [] } of menus) {
    const owners: Owner[] = categories.flatMap((category) => [
      category,
      ...(category.items ?? []),
      ...(category.dishes ?? []),
    ]);
    for (const { modifierGroups = [] } of [...owners, ...items, ...dishes]) modifierGroups.forEach(add);
  }
  return { byId, byName };
}

function readChoice(input: CourseInput['choices'][number], currency: string | undefined, context: ReadContext): Choice {
  const { name, description, price, isDefault, calories } = input;
  const { diets, allergens, soldOut } = readMarks(input, context);
  return {
    name,
    ...(description !== undefined && { description }),
    ...(price && { price: readPrice(price, currency) }),
    ...(isDefault === true && { isDefault }),
    ...(soldOut && { soldOut }),
    diets,
    ...(allergens && { allergens }),
    ...(calories && { calories }),
  };
}

/**
 * How many choices a guest must make (`min`), and can make (`max`). `min` may be more than there are choices, because one can be taken several times: a dozen doughnuts of
 * six kinds. A `max` that allows all of them says nothing and is left out.
 */
function readLimits(
  group: Pick<ModifierGroupInput, 'minSelections' | 'maxSelections'>,
  { length }: readonly unknown[],
  context: ReadContext,
): Pick<ChoiceGroup, 'min' | 'max'> {
  const { minSelections: min = 0, maxSelections: max } = group;
  if (max !== undefined && max < Math.max(min, 1)) {
    const problem = max === 0 ? 'says that nothing may be chosen' : `is less than the ${min} that one has to choose`;
    context.note(group, { value: max, problem, outcome: 'It is not shown how many.' }, 'maxSelections');
    return {};
  }
  const isLimit = max !== undefined && (max < length || min >= length);
  return { ...(min > 0 && { min }), ...(isLimit && { max }) };
}

function noteEmpty(group: object, key: string, context: ReadContext): undefined {
  context.note(group, { problem: `has no ${key}`, outcome: 'It is left out.' }, key);
}

/** At the name of a group in the list of its owner, as it was written. */
function noteName(
  owner: Owner,
  index: number,
  diagnostic: { value: string; problem: string; outcome: string },
  context: ReadContext,
): void {
  const { modifierGroups: written } = Object(context.positionOf(owner).value) as { modifierGroups?: unknown };
  const at = Array.isArray(written) ? written.indexOf(diagnostic.value) : -1;
  context.noteAt(
    owner,
    Array.isArray(written) ? ['modifierGroups', at < 0 ? index : at] : ['modifierGroups'],
    diagnostic,
  );
}
