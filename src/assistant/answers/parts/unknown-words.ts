import { shorten } from '#core/text/sentences.ts';
import { kindOf } from '../../foods/ingredients.ts';
import { stemsIn } from '../../search/search-index.ts';
import { isTelling } from '../../search/telling-words.ts';
import type { Word } from '../../words/words.ts';
import { type Answer, contactFallback, type AnswerContext, say, waysToAsk } from './answer-context.ts';

/** An answer after the words of the question that it says nothing about: "I don’t know about “breakfast”. Please call (905) 555-0142. This is what our website says:" */
export function withUnknownWords(
  context: AnswerContext,
  answer: Answer,
  isMeant = (_word: Word): boolean => true,
): Answer {
  const words = unknownWords(context, answer).filter(isMeant);
  const [first, ...others] = answer;
  if (first === undefined || words.length === 0) return answer;
  const { phrases } = context;
  const unknown = `${phrases.unknownPart(textOfWords(words))} ${contactFallback(context)} ${phrases.siteSays}`;
  const ways: Answer[number] = { type: 'contact_info', data: waysToAsk(context) };
  return [...(first.type === 'text' ? [say(unknown, ...first.data), ...others] : [say(unknown), ...answer]), ways];
}

/** The words of a question that name something, and that neither the answer nor the menu's own parts have. */
export function unknownWords({ question, knowledge }: AnswerContext, answer: Answer): Word[] {
  const parts = new Set(
    knowledge.items.map(({ category, menu = '', note = '' }) =>
      [category.name, category.description ?? '', menu, note].join(' '),
    ),
  );
  const pictures = question.items.map(({ item }) => item.picture?.alt ?? '');
  const said = stemsIn([knowledge.name, ...parts, ...pictures, ...textsIn(answer)].join(' '));
  const kinds = new Set([...said].map(kindOf));
  return question.leftOver.filter((word) => isTelling(word) && !said.has(word.stem) && !kinds.has(kindOf(word.stem)));
}

/** The words of a question as they are quoted: those that name something, all of them where none does. */
export function textOfWords(all: readonly Word[]): string {
  const telling = all.filter(isTelling);
  const words = telling.length > 0 ? telling : all;
  return shorten(words.map(({ text }) => text).join(' '), MAX_TEXT);
}

/** Longer quotations of what was typed are cut. */
const MAX_TEXT = 60;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
