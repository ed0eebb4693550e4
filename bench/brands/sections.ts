import type { Random } from './random.ts';
import { paragraphsOf, sentencesOf } from './texts.ts';
import type { Words } from './words.ts';

const PEOPLE = ['Dana K.', 'Amélie R.', 'J. Okafor', 'Wei L.', 'Sam', 'Priya S.', 'Lukas', 'María José G.'];

/** `dayAfter('2026-11-23', 30) // '2026-12-23'`; negative for a day before. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export function makeReviews(random: Random, words: Words, today: string, count: number) {
  return random.sample(PEOPLE, count).map((author, index) => ({
    id: `r-${index + 1}`,
    author,
    rating: random.between(6, 10) / 2,
    content: sentencesOf(random, words, random.between(1, 4)),
    ...(random.happens(0.8) && { date: dayAfter(today, -random.between(1, 400)) }),
  }));
}

export function makeQuestions(random: Random, { questions }: Words, count: number) {
  return random.sample(questions, count).map(([question, answer]) => ({ question, answer }));
}

/** Deals, discounts and a loyalty programme; some of them end on a day. */
export function makeOffers(random: Random, words: Words, today: string, domain: string) {
  const offer = (title: string) => ({
    title,
    description: sentencesOf(random, words, random.between(1, 2)),
    ...(random.happens(0.5) && { couponCode: `SAVE${random.between(10, 99)}` }),
    ...(random.happens(0.4) && { validUntil: dayAfter(today, random.between(30, 300)) }),
  });
  const [first = '', ...others] = random.sample(words.offers, random.between(2, words.offers.length));
  const price = random.between(15, 60);
  return {
    deals: [{ ...offer(first), price, originalPrice: price + random.between(3, 15), badge: 'Save' }],
    discounts: others.map((title) => ({
      ...offer(title),
      badge: `${random.between(5, 30)}% off`,
      icon: random.pick(['Percent', 'Tag', 'Gift', 'Star', 'Users']),
      conditions: random.sample(['Dine in only', 'Not on holidays', 'One per table'], random.between(0, 3)),
    })),
    ...(random.happens(0.4) && {
      loyaltyProgram: { available: true, name: 'The Card', url: `https://card.${domain}/` },
    }),
  };
}

export function makeJobs(random: Random, words: Words, today: string, count: number) {
  return Array.from({ length: count }, () => ({
    title: random.pick(words.jobs),
    type: random.pick(['Full-time', 'Part-time', 'Seasonal']),
    description: paragraphsOf(random, words, 1),
    requirements: random.sample(words.sentences, random.between(1, 3)),
    benefits: random.sample(words.sentences, random.between(1, 3)),
    datePosted: dayAfter(today, -random.between(1, 60)),
    ...(random.happens(0.3) && { validThrough: dayAfter(today, random.between(60, 200)) }),
  }));
}

/** The questions of the franchise page, of every type. */
export function makeFranchiseForm() {
  return {
    questions: [
      { id: 'q-name', question: 'Your name', type: 'input', required: true, order: 1 },
      { id: 'q-why', question: 'Why us?', type: 'textarea', order: 2 },
      { id: 'q-money', question: 'How much can you invest?', type: 'select', options: ['Under $200,000', 'More'] },
      { id: 'q-where', question: 'City or country?', type: 'radio', options: ['City', 'Country'] },
    ],
  };
}

export function makeHighlights(random: Random, words: Words, pictures: string[]) {
  return Array.from({ length: random.between(1, 3) }, (_, index) => ({
    id: `h-${index + 1}`,
    title: random.pick(words.sentences).slice(0, 60).trim(),
    ...(random.happens(0.5) && { kicker: random.pick(words.categories) }),
    description: sentencesOf(random, words, random.between(1, 4)),
    ...(pictures.length > 0 && { image: random.pick(pictures) }),
  }));
}

export function makeAbout(random: Random, words: Words, pictures: string[]) {
  return {
    title: random.pick(words.sentences).slice(0, 50).trim(),
    ...(random.happens(0.5) && { subtitle: `${random.between(1961, 2024)}` }),
    bio: paragraphsOf(random, words, random.between(1, 4)),
    ...(pictures.length > 0 && { image: random.pick(pictures) }),
    features: random.sample(words.sentences, random.between(0, 3)),
  };
}
