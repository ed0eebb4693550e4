import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '../../../../src/domain/assistant/knowledge.ts';
import {
  COURTESY_WORDS,
  isRewordingOf,
  LINKING_WORDS,
  SMALL_WORDS,
} from '../../../../src/domain/assistant/rewording.ts';
import { fc, runs } from '../../../support/random.ts';
import { answersTo, knowledgeFrom, textsIn } from '../../../support/assistant.ts';

const PRICE = 'Diavola: $20.00.';
const OPEN = 'We are open until 10:00 PM.';
const WEEK = 'Monday: closed.\nTuesday: 11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM.';
const PLACES = 'Annex is at 12 Queen Street West, Toronto. Gastown is at 8 Water Street, Vancouver.';
const DENIAL = 'Diavola is not marked vegan on our menu. Our website takes no reservations.';
const UNKNOWN = 'I’m sorry, I don’t know that. Please call (416) 555-0188.';

describe('other words for the same are', () => {
  test.each([
    [PRICE, PRICE],
    [PRICE, 'The Diavola is $20.00!'],
    [PRICE, 'Thank you for asking. Our Diavola is $20.00. We’d love to see you soon!'],
    [PRICE, '  Hello, your Diavola:\t$20.00  '],
    [OPEN, 'We’re open until 10:00 PM. Enjoy your visit!'],
    [WEEK, 'Monday is closed.\n\nTuesday is 11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM. We hope to see you soon.'],
    [PLACES, 'Our Annex is at 12 Queen Street West, Toronto. Our Gastown is at 8 Water Street, Vancouver.'],
    [DENIAL, 'The Diavola is not marked vegan on the menu. The website takes no reservations.'],
    [UNKNOWN, "I'm sorry, I don't know that. You call us (416) 555-0188. Thank you!"],
    ['Call us at (416) 555-0188.', 'Great question! Please call us at (416) 555-0188.'],
    ['Diavola : 20 $.', 'Bonjour! Diavola est 20 $. Nous serions ravis de vous voir bientôt.'],
    ['Diavola: $20.00.', 'Hola, ¡gracias por su pregunta! Diavola es $20.00. ¡Hasta pronto!'],
    ['酱油拉面：$18.00。', '您好！酱油拉面：$18.00。欢迎光临！'],
  ])('of "%s": "%s"', (draft, text) => expect(isRewordingOf(text, draft)).toBe(true));
});

describe('something else is', () => {
  test.each([
    ['another price', PRICE, 'The Diavola is $17.50.'],
    ['the price of another dish', PRICE, 'The Margherita is $20.00.'],
    ['a price of another dish beside it', PRICE, 'The Diavola is $20.00. The Margherita is $17.50.'],
    ['a price for less', PRICE, 'The Diavola is $20.00 for two.'],
    ['half price', PRICE, 'The Diavola is half price: $20.00.'],
    ['a range', PRICE, 'The Diavola is $18.00 – $20.00.'],
    ['a range from it', PRICE, 'The Diavola is from $20.00.'],
    ['about so much', PRICE, 'The Diavola is about $20.00.'],
    ['a share', PRICE, 'The Diavola is $20.00. Everything is 50% off.'],
    ['a price in words', PRICE, 'The Diavola is twenty dollars.'],
    ['… beside the figure', PRICE, 'The Diavola is $20.00. That is ten dollars for you.'],
    ['… in French', PRICE, 'La Diavola coûte dix dollars.'],
    ['… in Spanish', PRICE, 'La Diavola cuesta diez dólares.'],
    ['… in Chinese', PRICE, 'Diavola 十元'],
    ['another language', PRICE, 'Диавола: $20.00.'],
    ['a figure cut short', PRICE, 'Diavola: $20.'],
    ['a figure made longer', PRICE, 'Diavola: $20.000.'],
    ['a figure taken apart', PRICE, 'Diavola: $2 0.00.'],
    ['wide digits', PRICE, 'Diavola: ＄２０.００.'],
    ['circled digits', PRICE, 'Diavola: $⑳.'],
    ['a raised digit', PRICE, 'Diavola: $2⁰.00.'],
    ['Arabic digits', PRICE, 'Diavola: $٢٠.00.'],
    ['a figure that is turned', PRICE, 'Diavola: \u202e00.02$\u202c.'],
    ['a figure with a turn in it', PRICE, 'Diavola: \u202e$20.00\u202c.'],
    ['a space that does not show', PRICE, 'Diavola: $2\u200b0.00.'],
    ['a letter of another alphabet', PRICE, 'Diаvola: $20.00.'],
    ['nothing', PRICE, ''],
    ['courtesy alone', PRICE, 'Thank you for asking!'],
    ['the dish alone', PRICE, 'Diavola.'],
    ['the figure alone', PRICE, '$20.00.'],
    ['a yes', PRICE, 'Yes, the Diavola is $20.00.'],
    ['a yes of another kind', PRICE, 'Of course! The Diavola is $20.00.'],
    ['doubt', PRICE, 'The Diavola is $20.00?'],
    ['an added food', PRICE, 'The Diavola with almonds is $20.00.'],
    ['… in a sentence of its own', PRICE, 'The Diavola is $20.00. The tiramisù is made with almonds.'],
    ['a diet', PRICE, 'The vegan Diavola is $20.00.'],
    ['that it is free of something', PRICE, 'The Diavola is $20.00. It is nut-free.'],
    ['… and that it is safe', PRICE, 'The Diavola is $20.00. It is safe for you.'],
    ['signs', PRICE, 'The Diavola is $20.00 🥜🚫'],
    ['a link', PRICE, 'The Diavola is $20.00. See evil.example.'],
    ['a link in Markdown', PRICE, '[Diavola](https://evil.example): $20.00.'],
    ['a tag', PRICE, '<b>Diavola</b>: $20.00.'],
    ['another phone', PRICE, 'Diavola: $20.00. Please call (900) 555-0666.'],

    ['the opposite', OPEN, 'We are closed until 10:00 PM.'],
    ['a denial', OPEN, 'We are not open until 10:00 PM.'],
    ['a denial in short', OPEN, "We aren't open until 10:00 PM."],
    ['opening for closing', OPEN, 'We are open from 10:00 PM.'],
    ['a time in words', OPEN, 'We are open until midnight.'],
    ['another half of the day', OPEN, 'We are open until 10:00 AM.'],
    ['a day', OPEN, 'On Mondays we are open until 10:00 PM.'],
    ['a place', OPEN, 'We are open until 10:00 PM in Gastown.'],
    ['what was', OPEN, 'We were open until 10:00 PM.'],
    ['only', OPEN, 'We are only open until 10:00 PM.'],

    ['hours of a closed day', WEEK, 'On Mondays we are open from 5:00 PM to 10:00 PM.'],
    ['days that changed places', WEEK, 'Tuesday: closed.\nMonday: 11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM.'],
    ['stops that changed places', WEEK, 'Monday. Closed Tuesday: 11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM.'],
    ['a closed day left out', WEEK, 'Tuesday: 11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM.'],
    ['a break left out', WEEK, 'Monday: closed.\nTuesday: 11:00 AM – 10:00 PM.'],
    ['times that changed places', WEEK, 'Monday: closed.\nTuesday: 5:00 PM – 2:00 PM, 11:00 AM – 10:00 PM.'],
    ['a dash for a comma', WEEK, 'Monday: closed.\nTuesday: 11:00 AM – 2:00 PM – 5:00 PM – 10:00 PM.'],

    [
      'addresses that changed places',
      PLACES,
      'Gastown is at 12 Queen Street West, Toronto. Annex is at 8 Water Street, Vancouver.',
    ],
    [
      'an address of two',
      PLACES,
      'Annex is at 8 Queen Street West, Toronto. Gastown is at 12 Water Street, Vancouver.',
    ],

    ['a denial left out', DENIAL, 'Diavola is marked vegan on our menu. Our website takes no reservations.'],
    ['… or another', DENIAL, 'Diavola is not marked vegan on our menu. Our website takes reservations.'],
    ['a denial moved', DENIAL, 'Diavola is marked vegan on our menu. Our website not takes no reservations.'],
    ['a sentence left out', DENIAL, 'Our website takes no reservations.'],
    ['that it is known', UNKNOWN, 'I know that. Please call (416) 555-0188.'],
    ['where one list ends', 'We have Margherita, Vegan Bowl.', 'We have Margherita: Vegan Bowl.'],
    ['what a dish is', 'We have Margherita, Vegan Bowl.', 'The Margherita is our Vegan Bowl.'],
    ['… in other words', 'We have Margherita and Vegan Bowl.', 'We have Margherita or Vegan Bowl.'],
  ])('%s: of "%s", "%s"', (_what, draft, text) => expect(isRewordingOf(text, draft)).toBe(false));
});

describe('of each answer about a sample brand', () => {
  /** Questions of visitors, as the benchmark of the assistant asks them. */
  const questions = (
    JSON.parse(readFileSync('bench/assistant/tuned.json', 'utf8')) as { brand: string; ask: unknown }[]
  )
    .filter(({ brand }) => brand === 'nonna-pia')
    .flatMap(({ ask }) => ask as string | string[]);
  const harmless = new Set([...SMALL_WORDS, ...LINKING_WORDS, ...COURTESY_WORDS]);
  let drafts: string[];
  let siteWords: string[];

  beforeAll(async () => {
    const configuration: unknown = JSON.parse(readFileSync('brands/nonna-pia/website.json', 'utf8'));
    const known: Knowledge = await knowledgeFrom(configuration);
    drafts = questions
      .map((question) =>
        answersTo(known, question)
          .flatMap((part) => (part.type === 'text' ? part.data : []))
          .join('\n'),
      )
      .filter((draft) => draft !== '');
    siteWords = [...new Set(textsIn(configuration).flatMap((text) => text.split(/\s+/)))].filter(isTelling);
    expect(drafts.length).toBeGreaterThan(30);
  });

  const isTelling = (word: string): boolean =>
    /[\p{L}\p{N}]/u.test(word) && !harmless.has(word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));

  test('the draft itself is shown, with courtesy before and after it', () => {
    const refused = drafts.filter(
      (draft) => !isRewordingOf(`Thank you for asking! ${draft}\nWe hope to see you soon.`, draft),
    );
    expect(refused).toEqual([]);
  });

  test('no word of the site can be added, none left out, and no two exchanged', () => {
    const change = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.constantFrom('add', 'leave out', 'replace', 'exchange'));
    fc.assert(
      fc.property(change, ([which, at, other, kind]) => {
        const draft = drafts[which % drafts.length] ?? '';
        const words = draft.split(/ /);
        const telling = words.flatMap((word, index) => (isTelling(word) ? [index] : []));
        const one = telling[at % telling.length] ?? 0;
        const two = telling[other % telling.length] ?? 0;
        const word = siteWords[other % siteWords.length] ?? '';
        if (kind === 'add') words.splice(one, 0, word);
        if (kind === 'leave out') words.splice(one, 1);
        if (kind === 'replace') words[one] = word;
        if (kind === 'exchange') [words[one], words[two]] = [words[two] ?? '', words[one] ?? ''];
        const text = words.join(' ');
        const isSame = text.toLowerCase() === draft.toLowerCase();
        expect([text, isRewordingOf(text, draft)]).toEqual([text, isSame]);
      }),
      runs(500),
    );
  });
});
