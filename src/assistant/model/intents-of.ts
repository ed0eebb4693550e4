import type { Faq } from '#schema/content.ts';
import type { Diet } from '#schema/menu/item-keys.ts';
import { foldText } from '#core/text/fold.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';
import type { Intent, MessageReading } from '../question/intent.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Language } from '../languages/language.ts';
import type { AskedDay } from '../words/days.ts';
import type { FoundFaq } from '../question/found-faqs.ts';
import { membersOf } from '../foods/ingredients.ts';
import type { OrderLine } from '../question/order.ts';
import { contentStems } from '../search/search-index.ts';
import { isTalk, isTopic, type Topic } from '../words/topics.ts';
import { stemOf } from '../words/words.ts';
import { joinAlarms } from './alarms.ts';
import { type Offered, type OfferedFact, servedBy } from './offered.ts';
import { MODEL_DAYS, type ModelQuestion, type ModelReading } from './reading.ts';

/** A message as a model has read it. `rules`: as the rules have read it; what they say of health stays. */
export function readingOf(
  knowledge: Knowledge,
  offered: Offered,
  read: ModelReading,
  rules: MessageReading,
): MessageReading {
  const intents = read.questions
    .slice(0, MAX_QUESTIONS)
    .flatMap((question) => intentsOf(offered, question, namedBy(rules)));
  const [first, ...others] = joinAlarms(knowledge, intents, rules.intents);
  return first === undefined
    ? rules
    : { language: spokenAs(read.language, rules.language), intents: [first, ...others], unread: [] };
}

/** A model does not tell which characters of Chinese a question has. */
function spokenAs(language: ModelReading['language'], byRules: Language): Language {
  return language === 'zh' && byRules === 'zh-hant' ? byRules : language;
}

/** As many as the rules answer. */
const MAX_QUESTIONS = 4;

/** What a model is offered no ids for: menus, extras, and the words of a comparison. The rules have read it. */
type NamedByRules = Pick<Intent, 'menus' | 'extras' | 'calorieSort'>;

function namedBy({ intents }: MessageReading): NamedByRules {
  const [calorieSort] = intents.flatMap((intent) => intent.calorieSort ?? []);
  return {
    menus: [...new Set(intents.flatMap(({ menus }) => menus))],
    extras: {
      choices: [...new Set(intents.flatMap(({ extras }) => extras.choices))],
      groups: [...new Set(intents.flatMap(({ extras }) => extras.groups))],
    },
    ...omitUndefined({ calorieSort }),
  };
}

const OF_RULES: ReadonlySet<string> = new Set([
  'served',
  'hours',
  'menu',
  'extras',
  'nutrition',
  'price',
  'item',
  'ingredients',
]);
const NOTHING_NAMED: NamedByRules = { menus: [], extras: { choices: [], groups: [] } };

/** A question that two features answer, parking and a patio, is a question of each. */
function intentsOf(offered: Offered, question: ModelQuestion, rules: NamedByRules): Intent[] {
  const facts = question.facts.flatMap((id) => offered.facts.get(id) ?? []);
  const features = facts.filter(({ kind }) => kind === 'feature');
  const others = facts.filter(({ kind }) => kind !== 'feature');
  if (features.length < 2) return [askOf(offered, question, facts, rules)];
  return features.map((feature, index) =>
    askOf(offered, question, index === 0 ? [...others, feature] : [feature], rules),
  );
}

function askOf(offered: Offered, question: ModelQuestion, facts: OfferedFact[], rules: NamedByRules): Intent {
  const { intent, diets, withoutDiets, contains, avoids, isHealth, sort, maxPrice, hour, minute, unanswered } =
    question;
  const locations = question.locations.flatMap((id) => offered.locations.get(id) ?? []);
  const named = question.items.flatMap(({ id }) => servedBy(offered.items.get(id) ?? [], locations));
  const categories = question.categories.flatMap((id) => offered.categories.get(id) ?? []);
  const topics = topicsOf(question);
  const foods = [...new Set([...contains, ...avoids].map(stemOf))];
  const titles = facts.flatMap((fact) => (fact.kind === 'faq' ? [] : fact.title));
  const leftOver = [...offered.words]
    .filter(([at]) => unanswered.includes(at))
    .map(([, text]) => ({ text, stem: stemOf(foldText(text)) }));
  return {
    topics: new Set(topics),
    wantedTopics: topics,
    items: named.map((item) => ({ item, score: 2, isNamed: true, covers: 1 })),
    named,
    ...(OF_RULES.has(intent) ? rules : NOTHING_NAMED),
    locations,
    days: daysOf(offered, question),
    diets,
    deniedDiets: withoutDiets,
    ingredients: foods,
    deniedFoods: [...new Set(avoids.map(stemOf))],
    // Words of the site stand for what was chosen, and the guest's own for what was not found.
    wanted: [
      ...new Set([
        ...[...categories, ...titles].flatMap((text) => [...contentStems(text)]),
        ...leftOver.map(({ stem }) => stem),
      ]),
    ],
    itemWords: [],
    leftOver,
    faqs: faqsOf(facts).filter(({ faq }) => !isHealth || isAboutFoods(faq, foods, diets)),
    asksContent: intent === 'ingredients' || isHealth || (named.length > 0 && foods.length > 0),
    asksOfDish: false,
    asksWhatHas: contains.length > 0,
    asksToAvoid: false,
    asksForItem: intent === 'item',
    order: intent === 'sum' ? orderOf(offered, question) : [],
    ...omitUndefined({
      talk: isTalk(intent) ? intent : undefined,
      sort: sort === 'none' ? undefined : sort,
      limit: maxPrice > 0 ? { amount: maxPrice, isBelow: false } : undefined,
      time: hour >= 0 ? hour * 60 + minute : undefined,
      locationsBy: locations.length > 0 ? ('name' as const) : undefined,
    }),
  };
}

function faqsOf(facts: OfferedFact[]): FoundFaq[] {
  return facts.flatMap((fact) =>
    fact.kind === 'faq' ? [{ faq: fact.faq, score: 1, ...omitUndefined({ location: fact.location }) }] : [],
  );
}

/** An answer about gluten does not answer a question about soy, even if a model mixes them up. */
function isAboutFoods({ question }: Faq, foods: readonly string[], diets: readonly Diet[]): boolean {
  const about = new Set([
    ...foods.flatMap((food) => [...membersOf(food)]),
    ...diets.map(stemOf),
    'allergy',
    'allergen',
  ]);
  return [...contentStems(question)].some((stem) => about.has(stem));
}

function topicsOf({ intent, isHealth }: ModelQuestion): Topic[] {
  const own: Topic[] = !isTopic(intent)
    ? []
    : ['deals', 'discounts'].includes(intent)
      ? ['deals', 'discounts']
      : [intent];
  return isHealth && !own.includes('pregnancy') ? [...new Set<Topic>([...own, 'allergy'])] : own;
}

function daysOf({ holidays }: Offered, { days, dates, holidays: ids }: ModelQuestion): AskedDay[] {
  return [
    ...ids.flatMap((id): AskedDay[] => {
      const name = holidays.get(id);
      return name === undefined ? [] : [{ kind: 'holiday', name, daysAfter: 0 }];
    }),
    ...dates.map(({ year, month, day }): AskedDay => ({ kind: 'date', month, date: day, ...(year > 0 && { year }) })),
    ...days.map(dayOf),
  ];
}

const SUNDAY = MODEL_DAYS.indexOf('sunday');

function dayOf(day: (typeof MODEL_DAYS)[number]): AskedDay {
  switch (day) {
    case 'now':
    case 'today':
      return { kind: day };
    case 'tomorrow':
      return { kind: 'in', days: 1 };
    case 'day-after-tomorrow':
      return { kind: 'in', days: 2 };
    case 'usual-week':
      return { kind: 'week' };
    case 'past-or-unclear':
      return { kind: 'unknown' };
    case 'weekdays':
      return { kind: 'weekdays', weekdays: [1, 2, 3, 4, 5], isNext: false };
    case 'weekend':
      return { kind: 'weekdays', weekdays: [6, 0], isNext: false };
    default: {
      const weekday = ((MODEL_DAYS.indexOf(day) - SUNDAY) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
      return { kind: 'weekdays', weekdays: [weekday], isNext: day.startsWith('next-') };
    }
  }
}

/** Empty where an item has no price, or several. */
function orderOf(offered: Offered, question: ModelQuestion): OrderLine[] {
  const locations = question.locations.flatMap((id) => offered.locations.get(id) ?? []);
  const lines = question.items.flatMap(({ id, count }): OrderLine[] => {
    const served = servedBy(offered.items.get(id) ?? [], locations);
    const [item] = served;
    const price = item?.price?.amount;
    const isClear = new Set(served.map((each) => each.price?.amount)).size === 1;
    return item && price !== undefined && isClear && count > 0 ? [{ count, item, price }] : [];
  });
  const isWhole = lines.length === question.items.length;
  return isWhole && new Set(lines.map(({ item }) => item.price?.currency)).size === 1 ? lines : [];
}
