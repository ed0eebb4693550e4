import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { answersTo, knowledgeFrom, wordsOf } from '../../../support/assistant.ts';
import { ROOT } from '../../../support/project.ts';

const sites = new Map<string, Knowledge>();
beforeAll(async () => {
  for (const slug of ['nonna-pia', 'kumo-ramen', 'night-owl-burgers'])
    sites.set(
      slug,
      await knowledgeFrom(JSON.parse(readFileSync(join(ROOT, 'brands', slug, 'website.json'), 'utf8')) as object),
    );
});
const partsOf = (slug: string, question: string) => answersTo(sites.get(slug) ?? expect.unreachable(), question);
const namesOf = (slug: string, question: string) =>
  partsOf(slug, question).flatMap((part) =>
    part.type === 'menu_items' || part.type === 'location_info' ? part.data.map(({ name }) => name) : [],
  );

describe('what a question is about is found by its own words, not by one that it shares', () => {
  test.each([
    ['nonna-pia', 'private room for 12', 'The back room, $48 a guest'],
    ['nonna-pia', 'corkage fee?', 'no corkage'],
    ['nonna-pia', 'byob', 'no corkage'],
    ['kumo-ramen', 'walk ins for 2', 'put your name on the list'],
    ['kumo-ramen', 'is the lunch set available saturday', 'Lunch set is not for that day'],
    ['kumo-ramen', 'parking at yonge and eg', 'Underground parking'],
    ['night-owl-burgers', 'what comes with the roost', 'Two Owls, two fries, two shakes'],
    ['night-owl-burgers', 'open 24 hours?', 'Airport Road is open around the clock'],
  ])('%s: %s', (slug, question, said) => {
    expect(wordsOf(partsOf(slug, question))).toContain(said);
  });

  test.each([
    ['nonna-pia', 'cheapest wine', 'Birra alla spina'],
    ['nonna-pia', 'what wines do you have', 'Gamay, Niagara'],
    ['kumo-ramen', 'outdoor seating', 'Kumo Main Street'],
    ['kumo-ramen', 'two tonkotsu with extra noodles', 'Rice noodles'],
    ['night-owl-burgers', 'outdoor seating', 'The Yard'],
    ['night-owl-burgers', 'pancakes', '3 AM Stack'],
    ['night-owl-burgers', 'two owls, fries and a shake', 'Talon Fries'],
  ])('%s: %s', (slug, question, name) => {
    expect(namesOf(slug, question)).toContain(name);
  });

  test('an order of more than it can sum has no sum', () => {
    expect(wordsOf(partsOf('kumo-ramen', 'two tonkotsu with extra noodles'))).not.toContain('$38');
  });
});
