import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';

/** Wednesdays from 17:00 until 01:00 of the next day. */
const hours = [{ dayOfWeek: 'Wednesday', opens: '17:00', closes: '01:00' }];
const toronto = { timezone: 'America/Toronto', openingHoursSpecification: hours };

describe('a question that is like another one', () => {
  let site: Knowledge;
  beforeAll(async () => {
    site = await knowledgeFrom({
      name: 'Kumo',
      telephone: '(416) 555-0100',
      menu: {
        categories: [
          { name: 'Ramen', items: [{ name: 'Shio', price: 17.5 }] },
          { name: 'Sweets', items: [{ name: 'Tiramisù', price: 9.5 }] },
        ],
      },
      faqs: [
        { question: 'Can I bring my own wine?', answer: 'On Wednesdays, with no corkage.' },
        { question: 'Do you have a children’s bowl?', answer: 'Half a shoyu.' },
      ],
      locations: [
        { name: 'Gastown', telephone: '(604) 555-0161', features: ['High chairs', 'Patio'], ...toronto },
        { name: 'Kitsilano', telephone: '(604) 555-0164', features: ['Patio'], ...toronto },
        { name: 'Annex', features: ['High chairs'], ...toronto },
      ],
    });
  });
  const ask = (...conversation: string[]) => wordsOf(answersTo(site, conversation));

  test('is not answered where they have only words in common that say nothing', () => {
    expect(ask('can i bring my dog')).toBe('I don’t know about “dog”. Please call (416) 555-0100.');
    expect(ask('can i bring wine')).toBe('On Wednesdays, with no corkage.');
  });

  test('is answered by the words of both, and the rest is said to be unknown', () => {
    expect(ask('any booster seats for kids')).toBe(
      'I don’t know about “booster”. Please call (416) 555-0100. This is what our website says: Half a shoyu.',
    );
    expect(ask('ramen kits')).toBe(
      'I don’t know about “kits”. Please call (416) 555-0100. This is what our website says: We have Shio.',
    );
  });

  test('a location is known by the beginning of its name', () => {
    expect(ask('kits phone number')).toBe('Call Kitsilano at (604) 555-0164.');
  });

  test('of what other locations have, one that does not say so is no “no”', () => {
    expect(ask('high chairs in kitsilano')).toBe(
      'Our website doesn’t say that of Kitsilano. Please call (604) 555-0164. High chairs: you find that at 2 of our locations.',
    );
    expect(ask('high chairs in gastown')).toBe('High chairs: you find that at Gastown.');
  });

  test.each([
    ['is the gastown one open at 11 tonight', 'Yes, Gastown is open then.'],
    ['is gastown open at 12:30 am tonight', 'Yes, Gastown is open then.'],
    ['is gastown open at 2 tonight', 'No, Gastown is closed then.'],
  ])('a time of tonight is one of today: %s', (question, answer) => {
    expect(ask(question)).toContain(answer);
  });

  test.each(['how much', 'how much?', 'price?'])('“%s” is about the dish before', (question) => {
    expect(ask('do you have tiramisu', question)).toBe('Tiramisù: $9.50.');
    expect(ask(question)).toContain('prices go from');
  });
});
