import { fc } from '../../../support/random.ts';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '#core/theme/font-families.ts';
import { typefaceOf } from '#core/theme/typeface.ts';

describe('a font we host', () => {
  it.each(Object.entries(FAMILIES))('%s is found by its name', (id, { name }) => {
    expect(typefaceOf(name)).toMatchObject({ display: id });
    expect(typefaceOf(name)).not.toHaveProperty('warning');
  });

  it.each([
    ['Playfair', 'playfair-display'],
    ['DM-Sans', 'dm-sans'],
    ['WorkSans', 'work-sans'],
    ['Source Serif Pro', 'source-serif-4'],
    ['Outfit SemiBold', 'outfit'],
    ['Inter Variable', 'inter'],
    ["'Lora', Georgia, serif", 'lora'],
    ['"Brand New", "Nunito", sans-serif', 'nunito'],
  ])('%s is %s, without a warning', (name, display) => {
    const typeface = typefaceOf(name);
    expect(typeface.display).toBe(display);
    expect(typeface.warning).toBeUndefined();
  });

  it.each([undefined, '', '  ', ',', '""'])('no name (%o) is Outfit with Figtree, without a warning', (name) => {
    expect(typefaceOf(name)).toEqual({ display: 'outfit', body: 'figtree', typeStyle: 'geometric' });
  });

  it('that is made for large sizes gets a family that sets running text', () => {
    expect(typefaceOf('Oswald')).toMatchObject({ display: 'oswald', body: 'work-sans', typeStyle: 'grotesk' });
    expect(typefaceOf('Bebas Neue')).toMatchObject({ display: 'bebas-neue', body: 'work-sans', typeStyle: 'grotesk' });
    expect(typefaceOf('Fraunces')).toMatchObject({ display: 'fraunces', body: 'fraunces', typeStyle: 'serif' });
  });
});

describe('a font we do not host', () => {
  it.each([
    ['Garamond', 'serif'],
    ['Times New Roman', 'serif'],
    ['Merriweather Sans', 'geometric'],
    ['Rockwell', 'serif'],
    ['Segoe UI', 'geometric'],
    ['Quicksand', 'geometric'],
    ['League Gothic', 'grotesk'],
    ['Archivo Narrow', 'grotesk'],
    ['Some Slab', 'serif'],
    ['Unheard Grotesk', 'grotesk'],
    ['sans-serif', 'geometric'],
    ['serif', 'serif'],
    ['Zyzzyva', 'geometric'],
  ])('%s becomes something %s, with a warning', (name, typeStyle) => {
    const typeface = typefaceOf(name);
    expect(typeface.typeStyle).toBe(typeStyle);
    expect(typeface.warning).toContain(`"${name}" is not a font we host.`);
  });

  it('is told what the site is set in and what there is', () => {
    expect(typefaceOf('Circular').warning).toMatchInlineSnapshot(
      `""Circular" is not a font we host. The site is set in DM Sans, the closest kind. Choose one of Archivo, Bebas Neue, Bitter, DM Sans, Figtree, Fraunces, Inter, Lato, Libre Baskerville, Lora, Merriweather, Montserrat, Nunito, Nunito Sans, Open Sans, Oswald, Outfit, Playfair Display, Poppins, Raleway, Roboto Slab, Source Serif 4, Work Sans."`,
    );
  });

  it.each([
    ['Popins', 'poppins'],
    ['Play fair Dislay', 'playfair-display'],
    ['Bebas Neu', 'bebas-neue'],
  ])('%s is a slip for %s', (name, display) => {
    expect(typefaceOf(name)).toMatchObject({ display, warning: expect.stringContaining(`"${name}" is not a font`) });
  });

  it.each([
    ['Lota', 'outfit'],
    ['Intro', 'outfit'],
  ])('%s is too short or too far from any to be a slip: %s', (name, display) => {
    expect(typefaceOf(name)).toMatchObject({ display });
  });

  it('may be called anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { display, body } = typefaceOf(name);
        expect([display in FAMILIES, body in FAMILIES]).toEqual([true, true]);
      }),
    );
  });

  it('is never looked up among what every object has', () => {
    expect(typefaceOf('constructor').display).toBe('outfit');
    expect(typefaceOf('__proto__').display).toBe('outfit');
  });
});

it('stands for one family only', () => {
  const names = Object.values(FAMILIES).flatMap(({ name, alias = [], kin }) => [name, ...alias, ...kin]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
