import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { labelOf } from '../fields/words.ts';
import { foldText } from '#core/text/fold.ts';
import { fieldsOf } from '../fields/fields.ts';
import { shorten, textOf } from '../fields/input.ts';
import { type FieldPath, fieldPathAt, fieldPathsIn, titleOf } from '../fields/field-path.ts';
import { sectionOf } from '../fields/sections.ts';
import { editPath, idOf, pageOf } from '../fields/view.ts';

export interface SearchHit {
  /** "Pizza, Margherita, description" */
  where: string;
  text: string;
  /** That of the text, if it is a translation. */
  language?: string;
  address: string;
}

export const MAX_SEARCH = 100;
/** In the configuration, and in each language. */
export const MAX_FOUND = 50;

/** Whether a text has all words of a search. Without words no text has. */
export function makeMatch(search: string): (text: string) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return (text) => words.length > 0 && words.every((word) => foldText(text).includes(word));
}

/** The fields whose texts have all of these words, in the order of the schema. */
export function findTexts(slug: string, root: FieldPath, search: string, texts: ToolTexts): SearchHit[] {
  const matches = makeMatch(search);
  const found: SearchHit[] = [];
  const visit = (place: FieldPath, around: string[]): void => {
    if (found.length >= MAX_FOUND) return;
    const { shape, value, field, path } = place;
    if (typeof value === 'object' && value !== null && shape.object !== undefined) {
      if (Array.isArray(value)) {
        for (const [index, entry] of value.entries()) {
          const inner = fieldPathAt(root.value, [...path, index]);
          if (inner !== undefined) visit(inner, [...around, titleOf(entry, shape.object) || `${index + 1}`]);
        }
      } else for (const inner of fieldPathsIn(place, fieldsOf(shape.object))) visit(inner, around);
      return;
    }
    const text = typeof value === 'string' ? value : textOf(place);
    if (text === undefined || !matches(text)) return;
    const label = field === undefined ? texts.frame.text : labelOf(field, texts);
    found.push({
      where: around.length === 0 ? label : texts.publish.ofThis(around.join(', '), label.toLowerCase()),
      text: shorten(text.replace(/\s+/g, ' '), 120),
      address: addressOfField(slug, root.value, place.path),
    });
  };
  visit(root, []);
  return found;
}

/** The address of the field that edits the value at a path. If no field does, the address of the nearest object around it. */
export function addressOfField(slug: string, root: unknown, path: FieldPath['path']): string {
  for (let length = path.length; length > 0; length -= 1) {
    const place = fieldPathAt(root, path.slice(0, length));
    if (place === undefined) continue;
    const entry = place.path.findLastIndex((step) => typeof step === 'number');
    const anchor = `#${idOf(place.path)}`;
    if (place.shape.kind === 'hours') return pageOf(slug, place.path);
    if (entry !== -1) return pageOf(slug, place.path.slice(0, entry + 1)) + anchor;
    const section = sectionOf(place.path);
    if (section !== undefined) return editPath(slug, `${section.path}/`) + anchor;
  }
  return editPath(slug);
}
