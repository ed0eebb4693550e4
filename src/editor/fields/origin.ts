import { readBrandText, groupNameOf } from '#brand/folder/group-file.ts';
import { fromGroup, groupOf } from '#brand/folder/group.ts';
import { type Html, html } from '#tool-pages/html.ts';
import type { FieldPath } from './field-path.ts';
import { isFields } from '#schema/values/fields.ts';
import { shorten } from './input.ts';
import type { EditView } from './view.ts';

/** The group that a brand is in, and what it says. Undefined also for one that can't be read: the build says why. */
export function groupOfFolder(folder: string): EditView['group'] {
  const name = groupNameOf(folder);
  if (name === undefined) return undefined;
  try {
    const says = groupOf({ group: name, folder }, (file) => readBrandText(folder, file));
    return says && { name, says };
  } catch {
    return undefined;
  }
}

/** Says below a field what the site has there from the group of the brand; nothing for a brand in none, and for what the brand says itself. */
export function originNote(place: Pick<FieldPath, 'path'>, { group, root, texts: { beside } }: EditView): Html {
  const found = group && fromGroup(root.value, group.says, place.path);
  if (group === undefined || found === undefined) return html``;
  const what = inWords(found.value);
  const text =
    found.kind === 'added'
      ? beside.groupAdds(group.name, what ?? '…')
      : what === undefined
        ? beside.fromGroupToo(group.name)
        : beside.fromGroup(group.name, what);
  return html`<p class="hint" id="origin-${place.path.join('-')}">${text}</p>`;
}

/** The same for the holidays and special days of the brand or of a location. */
export const originOfDays = ({ path }: FieldPath, view: EditView): Html[] =>
  ['closedDates', 'specialHours'].map((key) => originNote({ path: [...path, key] }, view));

/** Whether the group of the brand closes on a day. */
export const isClosedByGroup = (date: string, { group }: EditView): boolean => {
  const closed = isFields(group?.says) ? group.says['closedDates'] : undefined;
  return Array.isArray(closed) && closed.some((each: unknown) => (isFields(each) ? each['date'] : each) === date);
};

/** A value that fits into a sentence: a text, a number, or a list of them or of days. */
function inWords(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') return shorten(String(value));
  if (!Array.isArray(value)) return undefined;
  const words = value.map((each: unknown) => {
    const { date, validFrom = date } = Object(each) as Record<string, unknown>;
    return typeof each === 'string' ? each : typeof validFrom === 'string' ? validFrom : undefined;
  });
  return words.includes(undefined) || words.length === 0 ? undefined : shorten(words.join(', '), 120);
}
