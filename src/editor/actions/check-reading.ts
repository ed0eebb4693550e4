import { applied, type JsonPath } from '#brand/files/json-edit.ts';
import { read } from '#reader/read.ts';
import { UNPUBLISHED } from '#reader/site.ts';
import type { Warning } from '#schema/warning.ts';
import { isFields } from '#schema/values/fields.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { shorten } from '../fields/input.ts';
import { refusalOf } from '#i18n/tools/reasons.ts';
import { fieldPathAt, stepsOf } from '../fields/field-path.ts';
import { refuse, type TypedEdit, type FormEdits } from './form-edits.ts';

/**
 * Takes back each edit that makes the reader of configurations say, at its own place, that the value can't be used. So the editor refuses what the build would
 * leave out, whatever the field.
 */
export function checkReading(root: unknown, formEdits: FormEdits, today: string): void {
  if (formEdits.typedEdits.length === 0) return;
  const idOf = ({ path, message }: Warning): string => `${path} ${message}`;
  const known = new Set(warningsOf(root, today).map(idOf));
  // One bad value may hide another.
  for (let rest = formEdits.typedEdits; rest.length > 0;) {
    const after = formEdits.edits.reduce(applied, root);
    const found = warningsOf(after, today).filter((warning) => !known.has(idOf(warning)));
    const refused = rest.flatMap((typed) => {
      const warning = found.find(({ path }) => isAt(path, typed));
      return warning === undefined ? [] : [{ typed, warning }];
    });
    for (const { typed, warning } of refused) refuse(formEdits, typed, describe(typed, warning, root, formEdits.texts));
    rest = refused.length === 0 ? [] : formEdits.typedEdits;
  }
}

/** What can't be used of a configuration. What is no configuration at all has no single bad value. */
function warningsOf(configuration: unknown, today: string): Warning[] {
  try {
    return read(configuration, UNPUBLISHED, today).warnings.filter(({ parts }) => parts !== undefined && !parts.isUsed);
  } catch {
    return [];
  }
}

/** Whether a warning is about the typed value. The warning that a new category has no items yet is not. */
function isAt(path: string, { edit }: TypedEdit): boolean {
  const steps = stepsOf(path);
  const isBelow = (written: JsonPath): boolean => written.every((step, index) => steps[index] === step);
  if (edit.kind === 'insert') return keysOf(edit.value).some((key) => isBelow([...edit.path, edit.index ?? 0, key]));
  if (edit.kind !== 'set' || !Array.isArray(edit.value)) return isBelow(edit.path);
  // The first entry of a list, or a list of texts.
  const keys = keysOf(edit.value[0]);
  return keys.length === 0 ? isBelow(edit.path) : keys.some((key) => isBelow([...edit.path, 0, key]));
}

const keysOf = (value: unknown): string[] => (isFields(value) ? Object.keys(value) : []);

/** `“abc” does not look like a price. Write it like 12.50` */
function describe({ edit }: TypedEdit, { message, parts }: Warning, root: unknown, texts: ToolTexts): string {
  if (parts === undefined) return message;
  const example = parts.example ?? fieldPathAt(root, edit.path)?.field?.example;
  return refusalOf(shorten(parts.value.replace(/^"|"$/g, '')), parts.problem, example, texts);
}
