import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, runs } from '../../../support/random.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ContentPart } from '#content/chat/answer.ts';
import { isMarked } from '#assistant/foods/diets.ts';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { DIET_NAMES } from '#core/menu/diets.ts';
import type { Diet } from '#schema/menu.ts';
import { answersTo, knowledgeFrom } from '../../../support/assistant.ts';
import { ROOT } from '../../../support/project.ts';

const SAMPLES = ['nonna-pia', 'kumo-ramen', 'night-owl-burgers'];
const known = new Map<string, Knowledge>();
const knowledge = (slug: string): Knowledge => known.get(slug) ?? expect.unreachable();

beforeAll(async () => {
  for (const slug of SAMPLES) {
    const written = readFileSync(join(ROOT, 'brands', slug, 'website.json'), 'utf8');
    known.set(slug, await knowledgeFrom(JSON.parse(written)));
  }
});

const DIET_WORDS: Record<Diet, string> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'gluten-free': 'gluten free',
  halal: 'halal',
  spicy: 'spicy',
};
const ALLERGENS = ['nuts', 'peanuts', 'dairy', 'egg', 'shellfish', 'sesame', 'soy', 'gluten', 'pork'];

const ABOUT_DIET = [
  (item: string, diet: string) => `is the ${item} ${diet}?`,
  (item: string, diet: string) => `${item} ${diet}`,
  (item: string, diet: string) => `hi! can you tell me if your ${item} are ${diet} pls`,
  (item: string, diet: string) => `isn't the ${item} ${diet}`,
  (item: string, diet: string) => `do you have ${diet} ${item}`,
  (item: string, diet: string) => `how much is the ${item} and is it ${diet}`,
  (item: string, diet: string) => `I'm ${diet}, can I have the ${item}?`,
];
const ABOUT_ALLERGEN = [
  (item: string, food: string) => `does the ${item} contain ${food}?`,
  (item: string, food: string) => `${food} in the ${item}`,
  (item: string, food: string) => `is the ${item} ${food} free`,
  (item: string, food: string) => `${item} without ${food}`,
  (item: string, food: string) => `no ${food} please, is the ${item} ok`,
  (item: string, food: string) => `is the ${item} safe for a ${food} allergy`,
  (item: string, food: string) => `${item} w/o ${food}`,
  (item: string, food: string) => `I don't eat ${food}, can i have ${item}?`,
];

/** What the assistant says itself: its words without what it quotes of the site. */
function ownWords(parts: ContentPart[], site: Knowledge): string {
  const said = parts.flatMap((part) => (part.type === 'text' ? part.data : [])).join(' ');
  const quotable = site.items
    .flatMap(({ description = '', note = '', category }) => [description, note, category.description ?? ''])
    .concat(site.notes.map(({ text }) => text))
    .filter((text) => text !== '')
    .sort((one, other) => other.length - one.length);
  const unquoted = said.replaceAll(/“[^”]*”/g, ' ');
  return quotable.reduce((text, quote) => text.replaceAll(quote, ' '), unquoted);
}

const MARKED = /(?:is marked|[Mm]arked) (vegetarian|vegan|gluten-free|halal|spicy)/g;

/** Claims of an answer that the marks of the items do not bear out. */
function falseClaims(parts: ContentPart[], site: Knowledge): string[] {
  // What an item is made of is quoted, and gone from these words: the name before it belongs to no sentence that follows.
  const text = ownWords(parts, site).replaceAll(/Our menu says of [^:]*:/g, '');
  const names = [...new Set(site.items.map((item) => item.name))].sort((one, other) => other.length - one.length);
  const wrong = text.split(/(?<=\.) /).flatMap((sentence) => {
    if (/\bnot marked\b|^Not marked|^Nothing\b/.test(sentence)) return [];
    const diets = [...sentence.matchAll(MARKED)].map(([, diet]) => diet as Diet);
    if (diets.length === 0) return [];
    let rest = sentence;
    return names.flatMap((name) => {
      if (!rest.includes(name)) return [];
      rest = rest.replaceAll(name, ' ');
      // Two menus may have an item of the same name with other marks.
      const isTrue = site.items.some((item) => item.name === name && diets.every((diet) => isMarked(item, diet)));
      return isTrue ? [] : [`${name}: ${sentence}`];
    });
  });
  const promises = /\b(?:free of|does not contain|doesn’t contain|contains no|has no|is safe|suitable)\b/i.exec(text);
  return [...wrong, ...(promises ? [text] : [])];
}

/** The same, and what sounds as if an ingredient were confirmed. */
function falseContents(parts: ContentPart[], site: Knowledge): string[] {
  const text = ownWords(parts, site);
  const yes = /\bYes\b(?!, .* is marked )/.exec(text);
  return [...falseClaims(parts, site), ...(yes ? [text] : [])];
}

/** One of them for each place, the next for the next: every item with every diet or food, every phrase with hundreds of items. */
const inTurn = <Phrase>(phrases: readonly Phrase[], item: number, about: number): Phrase =>
  phrases[(item + about) % phrases.length] ?? expect.unreachable();

describe.each(SAMPLES)('of %s, whatever item is asked about', (slug) => {
  test('no diet is claimed that the item is not marked with', () => {
    const site = knowledge(slug);
    const wrong = site.items.flatMap((item, index) =>
      DIET_NAMES.flatMap((diet, about) => {
        const ask = inTurn(ABOUT_DIET, index, about);
        return falseClaims(answersTo(site, ask(item.name, DIET_WORDS[diet])), site);
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('no allergen or ingredient is said to be in it or not in it but in the site’s own words', () => {
    const site = knowledge(slug);
    const wrong = site.items.flatMap((item, index) =>
      ALLERGENS.flatMap((food, about) => {
        const ask = inTurn(ABOUT_ALLERGEN, index, about);
        return falseContents(answersTo(site, ask(item.name, food)), site);
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('a question about what is in an item is answered with the item’s own text, and with whom to ask', () => {
    const site = knowledge(slug);
    const { phone } = site.contact;
    const wrong = site.items.filter((item) => {
      const [location] = item.locations;
      const at = site.locations.length > 1 ? ` at ${location?.name ?? ''}` : '';
      const text = JSON.stringify(answersTo(site, `does the ${item.name}${at} contain peanuts?`));
      const whom = location?.page().phone?.label ?? phone?.label ?? '';
      return !text.includes(JSON.stringify(item.description ?? item.name).slice(1, -1)) || !text.includes(whom);
    });
    expect(wrong.map((item) => item.name)).toEqual([]);
  });
});

const WORD = fc.constantFrom(
  'Miso',
  'Vegan',
  'Spicy',
  'Green',
  'Nut',
  'Cheese',
  'Pork',
  'Garden',
  'Free',
  'Halal',
  'Bowl',
  'Roll',
);
const ITEM = fc.record({
  name: fc
    .array(WORD, { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' '))
    // "Is there pork in the pork?" has no answer that could be wrong.
    .filter((name) => !['Pork', 'Nut'].includes(name)),
  price: fc.integer({ min: 1, max: 40 }),
  description: fc.constantFrom('With egg.', 'No nuts.', 'Pork and beans.', 'Gluten-free bread.', 'Tofu, sesame.'),
  isVegan: fc.boolean(),
  isGlutenFree: fc.boolean(),
  isHalal: fc.boolean(),
  isSpicy: fc.boolean(),
});

test('of random menus no diet is claimed that an item is not marked with', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(ITEM, { minLength: 1, maxLength: 6, selector: ({ name }) => name }),
      fc.constantFrom(...DIET_NAMES),
      fc.constantFrom(...ALLERGENS),
      async (items, diet, food) => {
        const site = await knowledgeFrom({
          name: 'Random',
          telephone: '(416) 555-0100',
          menu: { categories: [{ name: 'All', items }] },
        });
        const ofDiets = [
          `${DIET_WORDS[diet]}?`,
          `what is ${DIET_WORDS[diet]} and has no ${food}`,
          `anything with ${food}`,
          ...items.flatMap(({ name }) => ABOUT_DIET.map((ask) => ask(name.toLowerCase(), DIET_WORDS[diet]))),
        ];
        const ofContents = items.flatMap(({ name }) => ABOUT_ALLERGEN.map((ask) => ask(name.toLowerCase(), food)));
        expect(ofDiets.flatMap((question) => falseClaims(answersTo(site, question), site))).toEqual([]);
        expect(ofContents.flatMap((question) => falseContents(answersTo(site, question), site))).toEqual([]);
      },
    ),
    runs(12),
  );
});

describe('an item without a mark', () => {
  const ask = (question: string) => answersTo(knowledge('kumo-ramen'), question);
  const text = (question: string) => ownWords(ask(question), knowledge('kumo-ramen'));
  const cards = (question: string) =>
    ask(question).flatMap((part) => (part.type === 'menu_items' ? part.data.map(({ name }) => name) : []));

  test.each([
    ['is the tantanmen gluten free', 'Tantanmen is not marked gluten-free on our menu.'],
    ['is spicy miso vegan', 'Spicy miso is not marked vegan on our menu.'],
    ['is the spicy miso halal', 'Spicy miso is not marked halal on our menu.'],
    ['is the chicken paitan halal', 'Chicken paitan is marked halal on our menu.'],
    ['is the gyoza vegan', 'Marked vegan on our menu: Vegetable gyoza.'],
  ])('%s: %s', (question, sentence) => {
    expect(text(question)).toContain(sentence);
  });

  test('that is to be left out is not listed', () => {
    expect(cards('No pork please')).not.toEqual([]);
    for (const name of ['Tonkotsu', 'Spicy miso', 'Tantanmen', 'Taiwan mazesoba', 'Chashu don', 'Miso butter', 'Shoyu'])
      expect(cards('No pork please')).not.toContain(name);
  });

  test('that is spicy is not listed where nothing spicy is wanted', () => {
    const shown = cards('vegan and not spicy');
    expect(shown).toContain('Kombu shoyu');
    expect(shown).not.toContain('Vegan tantanmen');
    expect(shown).not.toContain('Chilli bomb');
  });
});

describe('what is in an item', () => {
  const said = (slug: string, question: string) =>
    answersTo(knowledge(slug), question)
      .flatMap((part) => (part.type === 'text' ? part.data : []))
      .join(' ');

  test('is told of every item that names it, and of none that only looks like it', () => {
    const dairy = said('kumo-ramen', 'which dishes contain dairy');
    expect(dairy).toContain('these contain “milk”: Miso butter');
    // "The colour of milk", "our dairy-loving cook".
    expect(dairy).not.toMatch(/Tonkotsu|tantanmen/);
    expect(said('kumo-ramen', 'what contains shellfish')).not.toContain('Mushroom don');
    expect(said('kumo-ramen', 'which dishes contain gluten')).not.toContain('Rice noodles');
    expect(said('kumo-ramen', 'what contains meat')).toContain('Tonkotsu (“pork”)');
    for (const name of ['Margherita', 'Delizia al limone', 'Affogato'])
      expect(said('nonna-pia', 'what contains dairy')).toContain(name);
    expect(said('nonna-pia', 'does anything contain fish')).toContain('Napoli (“anchovies”)');
  });

  test.each([
    [
      'nonna-pia',
      'is the capricciosa kosher',
      'Our menu has no mark for “kosher”. Our menu says of Capricciosa: Cooked ham',
    ],
    [
      'nonna-pia',
      'nut allergy: 2 margherita and 1 mortadella e pistacchio please',
      'About allergies I can’t promise anything.',
    ],
    ['kumo-ramen', 'does the paitan have pork', 'No pork, no mirin, no sake'],
    ['kumo-ramen', 'do you have chicken gyoza', 'Our menu says of Gyoza: Six, pleated by hand'],
    ['kumo-ramen', 'is the karaage beef', 'Our menu says of Karaage: Thigh, ginger and soy'],
  ])('of %s, "%s" is answered: %s', (slug, question, sentence) => {
    expect(said(slug, question)).toContain(sentence);
    expect(said(slug, question)).not.toMatch(/\bYes\b|in all, before/);
  });

  test.each([
    ['kumo-ramen', '2 chilli bomb and 3 corn and butter', '$10.50 in all'],
    ['kumo-ramen', 'shoyu x2, gyoza x3', '$69.00 in all'],
    ['kumo-ramen', '2 shoyu+1 gyoza, how much', '$47.00 in all'],
    ['kumo-ramen', '2 matcha & azuki, how much', '$18.00 in all'],
    ['kumo-ramen', '2 matcha and azuki and a gyoza, how much', '$29.00 in all'],
    ['nonna-pia', '2 gamay, niagara and a margherita, how much', '$44.50 in all'],
  ])('the sum of "%s: %s" is %s', (slug, question, sum) => {
    expect(said(slug, question)).toContain(sum);
  });

  test.each(['2 margherita and no tiramisu', 'half a margherita and 2 diavola', '-2 margherita and a diavola'])(
    'no sum is made of "%s"',
    (question) => {
      expect(said('nonna-pia', question)).not.toContain('in all');
    },
  );
});
