import type { Texts } from '#i18n/texts.ts';
import { csvOf } from '../../text/csv.ts';
import type { AllergenState } from './allergen-statements.ts';
import type { AllergenCell, AllergenTable } from './allergen-table.ts';

/** The word for a state: "May contain". There is none for an item that is free of something, because nothing states that. */
export function stateWord(state: AllergenState, { allergens }: Texts): string {
  const { contains, mayContain, notStated } = allergens;
  return { contains, 'may-contain': mayContain, 'not-stated': notStated }[state];
}

/** What a cell adds to its state: "almonds", "with Blue cheese"; empty where the state says it all. */
export function cellDetails({ names, withChoices }: AllergenCell, { allergens, formats }: Texts): string {
  const choices = withChoices.length === 0 ? [] : [allergens.with(formats.list(withChoices))];
  return formats.list([...names, ...choices]);
}

/** The table for a spreadsheet: a row for each item and choice, a column for each allergen, and behind them what their cells add. */
export function allergenCsv({ columns, groups }: AllergenTable, texts: Texts): string {
  const { menu, allergens } = texts;
  const hasMenus = groups.some((group) => group.menu !== undefined);
  const rows = groups.flatMap((group) =>
    group.rows.map(({ name, cells }) => [
      ...(hasMenus ? [group.menu ?? ''] : []),
      group.isChoices ? allergens.choicesOf(group.name) : group.name,
      name,
      ...cells.map(({ state }) => stateWord(state, texts)),
      cells
        .flatMap((cell, index) => {
          const details = cellDetails(cell, texts);
          return details === '' ? [] : `${columns[index]?.name}: ${details}`;
        })
        .join('; '),
    ]),
  );
  const head = [
    ...(hasMenus ? [menu.title] : []),
    allergens.category,
    menu.item,
    ...columns.map(({ name }) => name),
    allergens.details,
  ];
  return csvOf(head, rows);
}
