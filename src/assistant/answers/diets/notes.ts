import { isIngredient, membersOf } from '../../foods/ingredients.ts';
import type { KnownItem, Knowledge } from '../../knowledge/knowledge.ts';
import { dietsIn } from '../../foods/diets.ts';
import { MAY_BE_MEANT } from '../../words/thresholds.ts';
import { searchIndexOf, stemsIn } from '../../search/search-index.ts';
import { wordsOf } from '../../words/words.ts';
import type { CodeText } from '#core/custom-code/code-texts.ts';
import { catalogueOf, isOurs } from '#i18n/catalogue/catalogue.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { textsIn } from '#i18n/texts.ts';
import { type Answer, type AnswerContext, referOn } from '../parts/answer-context.ts';
import { menuAt } from '../parts/menu-items.ts';

/** The most notes that one answer quotes. */
const MAX_NOTES = 4;

/**
 * What the site notes about allergens and ingredients, quoted: of the menus and categories that have the items, and at the foot of its pages. Undefined
 * where it notes nothing of the kind.
 */
export function noteText(context: AnswerContext, items: readonly KnownItem[]): string | undefined {
  const texts = notesOn(context, items);
  return texts.length === 0 ? undefined : context.phrases.noteSays(texts);
}

/** The notes of the menus with these items; where there are no items, of all menus that are asked about. */
export function notesOn(context: AnswerContext, items: readonly KnownItem[]): string[] {
  const about = items.length > 0 ? items : menuAt(context);
  const wanted = new Set(context.question.ingredients.flatMap((stem) => [...membersOf(stem)]));
  const ofMenus = about.flatMap(({ note }) => note ?? []);
  const ofAllergens = about.flatMap(({ menu, allergenNote }) => {
    if (allergenNote === undefined) return [];
    const note = allergenNote === ENGLISH.menu.allergenNote ? textsIn(context.tag).menu.allergenNote : allergenNote;
    return menu === undefined ? note : `${menu}: ${note}`;
  });
  // The text of a category is often not a warning, so it is quoted only for the items that were asked about.
  const ofCategories = about.flatMap(({ category }) => category.description ?? []);
  const quoted = [
    ...new Set(ofAllergens),
    ...[...new Set([...ofMenus, ...warningNotes(context)])].map((note) => quote(context.knowledge, note, warns)),
    ...[...new Set(ofCategories)].map((note) => quote(context.knowledge, note, (sentence) => has(sentence, wanted))),
  ];
  return quoted.filter((text) => text !== '').slice(0, MAX_NOTES);
}

/** The warnings at the foot of the pages: of several languages those in that of the answer, else in that of the site; all where none is in one of these. */
function warningNotes({ knowledge, tag = 'en' }: AnswerContext): string[] {
  const warning = knowledge.notes.filter(({ text }) => sentencesOf(text).some(warns));
  const isIn = (spoken: string) => (note: CodeText) =>
    note.language !== undefined && isOurs(note.language) && catalogueOf(note.language) === catalogueOf(spoken);
  const spoken = [tag, ...knowledge.languages.keys()].find((each) => warning.some(isIn(each)));
  const quoted =
    spoken === undefined ? warning : warning.filter((note) => note.language === undefined || isIn(spoken)(note));
  return quoted.map(({ text }) => text);
}

/** The text from the first sentence about allergens to the last one. */
function quote(knowledge: Knowledge, note: string, fits: (sentence: string) => boolean): string {
  const sentences = quotable(knowledge, note);
  const first = sentences.findIndex(fits);
  return first === -1 ? '' : sentences.slice(first, sentences.findLastIndex(fits) + 1).join(' ');
}

/** The parts of a text that may be quoted alone. Where the site has several languages only the whole of a text has a translation. */
function quotable({ languages }: Knowledge, text: string): string[] {
  return languages.size < 2 ? sentencesOf(text) : [text];
}

function sentencesOf(note: string): string[] {
  return note.split(/(?<=[.!?。！？]["”’)]?)\s+/u);
}

/** Whether a sentence is a warning: it names allergies, traces, or two foods that guests ask about. */
function warns(sentence: string): boolean {
  if (/allerg|intoleran|celiac|gluten|traces?\b|cross[- ]contact|contaminat/i.test(sentence)) return true;
  return [...stemsIn(sentence)].filter(isIngredient).length > 1;
}

function has(sentence: string, stems: ReadonlySet<string>): boolean {
  return [...stemsIn(sentence)].some((stem) => stems.has(stem));
}

/** What the site says of a diet in its own words, quoted: "All our meat is halal." Its marks and what guests write do not count. */
export function statementsOn({ knowledge, question: { diets } }: AnswerContext): string[] {
  const { hero, highlights, features, about } = knowledge.home;
  const texts = [
    knowledge.description,
    hero.badge,
    hero.title,
    hero.subtitle,
    ...[...highlights, ...features.shown].flatMap(({ title, description }) => [title, description]),
    ...(about?.paragraphs ?? []),
    ...new Set(knowledge.items.flatMap(({ note, allergenNote }) => [note, allergenNote])),
    ...knowledge.notes.map(({ text }) => text),
  ];
  const sentences = texts.flatMap((text = '') => quotable(knowledge, text));
  const isOn = (sentence: string) => dietsIn(wordsOf(sentence).join(' ')).some((diet) => diets.includes(diet));
  return [...new Set(sentences.filter(isOn))].slice(0, MAX_NOTES);
}

/** A note that has most of a question's words, where nothing else answers it: "Fries and rings have a fryer each." */
export function answerNote(context: AnswerContext): Answer {
  const { question, knowledge, phrases } = context;
  const { weightOf } = searchIndexOf(knowledge);
  const wanted = [...new Set(question.wanted)];
  const weigh = (stems: string[]) => stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  const notes = menuAt(context).flatMap(({ note = '', allergenNote = '' }) => [note, allergenNote]);
  const sentences = [...new Set([...notes, ...knowledge.notes.map(({ text }) => text)])].flatMap((note) =>
    quotable(knowledge, note),
  );
  const found = sentences.filter((sentence) => {
    const stems = stemsIn(sentence);
    const shared = wanted.filter((stem) => stems.has(stem));
    return shared.length > 1 && weigh(shared) > MAY_BE_MEANT * weigh(wanted);
  });
  if (found.length === 0) return [];
  return referOn(context, phrases.noteSays(found.slice(0, MAX_NOTES)));
}
