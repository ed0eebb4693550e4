import { AND_LIST } from '#core/text/lists.ts';
import type { ContentPart } from './answer.ts';

/**
 * Without the names that an answer's words list and its cards show below them: "Marked vegan: Soup and Salad. And 3 more." is "Marked vegan:",
 * the cards of soup and salad, "And 3 more." A list with other names than those of the cards stays.
 */
export function withoutRepeats(parts: readonly ContentPart[]): ContentPart[] {
  const [part, cards, ...rest] = parts;
  if (part === undefined) return [];
  if (cards === undefined) return [part];
  const said = part.type === 'text' ? part.data.join('\n') : '';
  const list = `: ${AND_LIST.format(namesOf(cards))}.`;
  const at = namesOf(cards).length > 1 ? said.indexOf(list) : -1;
  if (at === -1) return [part, ...withoutRepeats([cards, ...rest])];
  const after = said.slice(at + list.length).trim();
  const end: ContentPart[] = after === '' ? [] : [{ type: 'text', data: [after] }];
  return [{ type: 'text', data: [`${said.slice(0, at)}:`] }, cards, ...end, ...withoutRepeats(rest)];
}

function namesOf(part: ContentPart): string[] {
  switch (part.type) {
    case 'menu_items':
    case 'location_info':
    case 'hours':
      return part.data.map(({ name }) => name);
    case 'deals':
    case 'discounts':
      return part.data.map(({ title }) => title);
    default:
      return [];
  }
}
