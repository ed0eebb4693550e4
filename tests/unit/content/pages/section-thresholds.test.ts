import { describe, expect, test } from 'vitest';
import { homeOf } from '#content/pages/home/home.ts';
import { locationPageOf } from '#content/pages/location.ts';
import type { Site } from '#schema/site.ts';
import { makeHours, makeLocation, makePicture, makeSite } from '../../../support/build/site.ts';

const BIO = 'We opened one counter on Queen West in 2014.';

describe('features', () => {
  const [patio, parking] = [{ title: 'Patio' }, { title: 'Free parking', description: 'Behind the house.' }];

  test('of which there are two or more have a section', () => {
    expect(homeOf(makeSite({ features: [patio, parking] })).features.shown).toEqual([patio, parking]);
    expect(homeOf(makeSite({ features: [parking] })).features.shown).toEqual([]);
  });

  test('one alone joins the text about the brand, once', () => {
    const featuresOf = (features: string[]) =>
      homeOf(makeSite({ features: [parking], about: { bio: BIO, features } })).about?.features;
    expect(featuresOf(['Halal'])).toEqual(['Halal', 'Free parking: Behind the house.']);
    expect(featuresOf(['Free parking: Behind the house.'])).toHaveLength(1);
    expect(homeOf(makeSite({ features: [patio, parking], about: { bio: BIO, features: [] } })).about?.features).toEqual(
      [],
    );
  });
});

describe('the text about the brand', () => {
  const aboutOf = (about: Site['about']) =>
    homeOf(makeSite({ ...(about && { about }), pictures: { a: makePicture() } })).about;

  test('is left out where there is none, whatever its title and picture', () => {
    expect(aboutOf(undefined)).toBeUndefined();
    expect(aboutOf({ title: 'Our story', image: { src: 'a', alt: '' }, features: [] })).toBeUndefined();
    expect(aboutOf({ features: [], bio: BIO })?.paragraphs).toEqual([BIO]);
    expect(aboutOf({ features: ['Dough made every morning', 'A stone oven'] })?.paragraphs).toEqual([]);
  });

  test('is the line under the title where it is a few words, and there is no other', () => {
    const about = { bio: 'Since 1990.', features: [] };
    expect(aboutOf(about)).toBeUndefined();
    expect(homeOf(makeSite({ about })).hero.subtitle).toBe('Since 1990.');
    expect(homeOf(makeSite({ about, description: 'Chowder.' })).hero.subtitle).toBe('Chowder.');
    expect(homeOf(makeSite({ about: { bio: BIO, features: [] } })).hero.subtitle).toBeUndefined();
  });

  test('in Chinese needs fewer characters', () => {
    expect(aboutOf({ bio: '我们的面条每天早上现做', features: [] })).toBeDefined();
    expect(aboutOf({ bio: '很好吃', features: [] })).toBeUndefined();
  });
});

describe('reviews', () => {
  const review = (content: string) => ({ id: content, content, rating: 5 });

  test('of a word or two are left out, and the score that is stated stands in the line under the hero', () => {
    const short = { reviews: [review('Yum!'), review('So good')], rating: 5 };
    const { reviews, facts } = homeOf(makeSite(short));
    expect(reviews).toEqual({ shown: [] });
    expect(facts).toContainEqual({ label: 'Guests say', value: '5.0 of 5' });
  });

  test('that say something together have a section', () => {
    const reviews = [review('Best table in the house.'), review('Yum!'), review('So good')];
    expect(homeOf(makeSite({ reviews })).reviews.shown).toHaveLength(3);
  });

  test('of a location, too', () => {
    const location = makeLocation({ reviews: [review('Yum!')] });
    expect(locationPageOf(makeSite({ locations: [location] }), location).reviews).toEqual({ shown: [] });
  });
});

describe('specialties', () => {
  const specialtiesOf = (cuisines: string[], badge?: string) =>
    homeOf(makeSite({ cuisines, address: { locality: 'Toronto' }, hero: { badge } })).specialties;

  test('of which there is one are in the badge only', () => {
    expect(specialtiesOf(['Tacos'])).toEqual([]);
  });

  test('say nothing that the badge says', () => {
    expect(specialtiesOf(['Ramen', 'Gyoza'])).toEqual(['Gyoza']);
    expect(specialtiesOf(['Sports bar', 'Wings'], 'Sports Bar on 103 Street')).toEqual(['Wings']);
    expect(specialtiesOf(['Ramen', 'Gyoza'], 'Ramen · Gyoza · Toronto')).toEqual([]);
    expect(specialtiesOf(['Crêpes', 'Cider'], 'Crepes since 1978')).toEqual(['Cider']);
    expect(specialtiesOf(['Vegan', 'Vegan ramen'], 'Vegan on King')).toEqual(['Vegan ramen']);
    expect(specialtiesOf(['Tea', 'Cakes'], 'Steamed since 1978')).toEqual(['Tea', 'Cakes']);
    expect(specialtiesOf(['Ramen', 'Gyoza'], '')).toEqual(['Ramen', 'Gyoza']);
  });
});

test('a highlight needs words, or a picture that can be shown', () => {
  const title = 'Our oven';
  const highlights = [
    { id: '1', title },
    { id: '2', title, image: { src: 'lost', alt: '' } },
    { id: '3', title, image: { src: 'a', alt: '' } },
    { id: '4', title, image: { src: 'lost', alt: '' }, description: 'It never goes out.' },
  ];
  const site = makeSite({ highlights, pictures: { a: makePicture() } });
  expect(homeOf(site).highlights).toEqual([
    expect.objectContaining({ picture: expect.anything() as unknown }),
    { title, description: 'It never goes out.' },
  ]);
});

describe('whether the only restaurant is open', () => {
  const hours = makeHours([690, 900]);

  test('is told on the first screen, by its own hours or the brand’s', () => {
    const week = Array.from({ length: 7 }, () => [[690, 900]]);
    expect(homeOf(makeSite({ hours, timezone: 'America/Toronto' })).hero.times).toEqual({
      week,
      zone: 'America/Toronto',
    });
    const locations = [makeLocation({ hours, timezone: 'America/Halifax' })];
    expect(homeOf(makeSite({ locations })).hero.times).toEqual({ week, zone: 'America/Halifax' });
  });

  test('is not told of several, nor where no hours are known', () => {
    const locations = ['East', 'West'].map((name) => makeLocation({ name, hours }));
    expect(homeOf(makeSite({ hours, locations })).hero.times).toBeUndefined();
    expect(homeOf(makeSite()).hero.times).toBeUndefined();
  });
});
