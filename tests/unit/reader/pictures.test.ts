import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../support/build/read-brand.ts';

describe('pictures', () => {
  test('are listed once, at their first mention, and say what they show', () => {
    const { site, pictures } = readConfiguration({
      name: 'X',
      about: { image: 'b.jpg', title: 'Us' },
      highlights: [{ title: 'Oven', image: { src: 'a.jpg' } }],
      locations: [
        {
          name: 'A',
          gallery: ['a.jpg', { image: 'c.jpg', title: 'Patio' }, { src: 'd.jpg', alt: 'Door' }, { image: '../e.jpg' }],
        },
      ],
      heroSection: { backgroundImage: 'https://cdn.example/a b.jpg' },
    });
    expect(pictures).toEqual([
      { src: 'b.jpg', path: 'about.image' },
      { src: 'a.jpg', path: 'highlights[0].image' },
      { src: 'c.jpg', path: 'locations[0].gallery[1].image' },
      { src: 'd.jpg', path: 'locations[0].gallery[2].src' },
      { src: 'https://cdn.example/a%20b.jpg', path: 'heroSection.backgroundImage' },
    ]);
    expect(site.about?.image?.alt).toBe('');
    expect(site.highlights[0]?.image?.alt).toBe('Oven');
    expect(site.locations[0]?.gallery.map(({ image }) => image.alt)).toEqual(['', 'Patio', 'Door']);
  });

  test.each([
    ['top', 'top'],
    ['Left top', 'top left'],
    ['bottom-right', 'bottom right'],
    ['50%, 20%', '50% 20%'],
    ['12.5% 100%', '12.5% 100%'],
    ['50 20', undefined],
    ['50% 101%', undefined],
    ['top bottom', undefined],
    ['center;position:fixed', undefined],
  ])('what must stay where one is cut, %j, is %j', (focus, read) => {
    const { site, warnings } = readConfiguration({
      name: 'X',
      heroSection: { backgroundImage: { src: 'a.jpg', focus } },
    });
    expect(site.hero.image?.focus).toBe(read);
    const ofFocus = warnings.filter(({ path }) => path === 'heroSection.backgroundImage.focus');
    expect(ofFocus).toHaveLength(read === undefined ? 1 : 0);
  });
});
