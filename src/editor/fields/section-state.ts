import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { isFields } from '#schema/values/fields.ts';
import { type FieldPath, fieldPathAt, fieldPathsIn } from './field-path.ts';
import { fieldsOf } from './fields.ts';
import { type SectionPath, sectionFields, SECTIONS } from './sections.ts';

/** How much there is of a part, in words: `sectionState('locations', root, texts) // "5 locations, one without a telephone"`. Undefined where there is nothing to count. */
export function sectionState(path: SectionPath, root: FieldPath, { frame }: ToolTexts): string | undefined {
  if (!isCounted(path, frame.counted)) return undefined;
  const entries = entriesOf(path, root);
  if (entries.length === 0) return undefined;
  const count = frame.counted[path](entries.length);
  const silent = path === 'locations' ? entries.filter((entry) => !hasTelephone(entry)).length : 0;
  return silent === 0 ? count : `${count}, ${frame.noTelephone(silent)}`;
}

const isCounted = <T extends object>(path: string, counted: T): path is Extract<keyof T, string> => path in counted;

/** What is in the lists of a part. */
function entriesOf(path: SectionPath, root: FieldPath): FieldPath[] {
  const section = SECTIONS.find((each) => each.path === path);
  const lists = section === undefined ? [] : fieldPathsIn(root, sectionFields(section));
  return lists.flatMap((list) =>
    Array.isArray(list.value)
      ? list.value.flatMap((_, index) => fieldPathAt(root.value, [...list.path, index]) ?? [])
      : [],
  );
}

const hasTelephone = (location: FieldPath): boolean =>
  location.shape.object !== undefined &&
  isFields(location.value) &&
  fieldPathsIn(location, fieldsOf(location.shape.object)).some(
    ({ field, value }) => field?.key === 'phone' && value !== undefined && value !== '',
  );
