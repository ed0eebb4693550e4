import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { labelOf } from '../fields/words.ts';
import { shorten, textOf } from '../fields/input.ts';
import { priceWords } from '../fields/price-words.ts';
import { type FieldPath, fieldPathAt, rootFieldPath, titleOf } from '../fields/field-path.ts';

/** "Margherita 16.50 → 17", "Kumo Ramen, telephone: … → …" */
export function describeSet(place: FieldPath, root: unknown, after: unknown, texts: ToolTexts): string {
  const { field, shape } = place;
  const title = ownerOf(place, root, texts);
  const label = field === undefined ? texts.frame.text : labelOf(field, texts);
  const change = `${wordsFor(place, root, texts)} → ${wordsFor({ ...place, value: after }, root, texts)}`;
  if (shape.kind === 'price' && title !== '') return `${title} ${change}`;
  return texts.editing.changes.of(title === '' ? label : `${title}, ${label.toLowerCase()}`, change);
}

/** The name of the nearest entry around a place, or what the object is called. */
export function ownerOf({ path }: FieldPath, root: unknown, texts: ToolTexts): string {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const around = fieldPathAt(root, path.slice(0, length));
    const title = around?.field === undefined ? titleOf(around?.value, around?.shape.object) : '';
    if (title !== '') return shorten(title, 40);
    if (around?.field !== undefined && around.shape.kind === 'object') return labelOf(around.field, texts);
  }
  return '';
}

function wordsFor(place: FieldPath, root: unknown, texts: ToolTexts): string {
  const { changes } = texts.editing;
  const price = place.shape.kind === 'price' ? priceWords(place.value, rootFieldPath(root), texts) : undefined;
  const text = price ?? textOf(place);
  if (text === undefined) return place.shape.kind === 'picture' ? changes.picture : '…';
  if (text === '') return changes.nothing;
  if (text === 'true' || text === 'false') return text === 'true' ? changes.yes : changes.no;
  return shorten(text.replace(/\s+/g, ' '), 40);
}
