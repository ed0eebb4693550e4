import { shorten } from '../../text/sentences.ts';
import { kindOf } from '../question/ingredients.ts';
import { sayingNothing, stemsIn } from '../question/search-index.ts';
import { PLAIN_WORDS } from '../question/plain-words.data.ts';
import { stemOf, type Word } from '../question/words.ts';
import { type Answer, type Asked, say } from './asked.ts';

/** An answer after the words of the question that it says nothing about: "I don’t know about “breakfast”. This is what our website says:" */
export function withUnknownWords(asked: Asked, answer: Answer, isMeant = (_word: Word): boolean => true): Answer {
  const words = unknownWords(asked, answer).filter(isMeant);
  const [first, ...others] = answer;
  if (first === undefined || words.length === 0) return answer;
  const unknown = asked.phrases.unknownWords(textOfWords(words));
  return first.type === 'text' ? [say(unknown, ...first.data), ...others] : [say(unknown), ...answer];
}

/** The words of a question that name something, and that neither the answer nor the menu's own parts have. */
export function unknownWords({ question, knowledge }: Asked, answer: Answer): Word[] {
  const parts = new Set(knowledge.items.map(({ category, menu = '' }) => `${category.name} ${menu}`));
  const said = stemsIn([knowledge.name, ...parts, ...textsIn(answer)].join(' '));
  const kinds = new Set([...said].map(kindOf));
  return question.leftOver.filter((word) => isTelling(word) && !said.has(word.stem) && !kinds.has(kindOf(word.stem)));
}

/** Whether a word names something, and is no usual word of questions. */
export function isTelling({ text, stem }: Word): boolean {
  return (isMeal({ stem }) || !sayingNothing.has(stem)) && !PLAIN.has(stem) && !/^\d|^.$/.test(text);
}

/** A meal that not every restaurant has: its hours are none of the restaurant's. */
export const isMeal = ({ stem }: Pick<Word, 'stem'>): boolean => stem === 'breakfast' || stem === 'brunch';

const PLAIN = new Set(PLAIN_WORDS.map(stemOf));

export function textOfWords(words: readonly Word[]): string {
  return shorten(words.map(({ text }) => text).join(' '), MAX_TEXT);
}

/** Longer quotations of what was typed are cut. */
const MAX_TEXT = 60;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
