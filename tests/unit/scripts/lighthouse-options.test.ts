import { expect, test } from 'vitest';
import { parseLighthouseArguments } from '../../../scripts/lighthouse-options.ts';

const parse = (...args: string[]) => parseLighthouseArguments(args, ['kumo-ramen', 'nonna-pia']);

test('without options it is every page of every brand, three times', () => {
  expect(parse()).toEqual({
    brands: ['kumo-ramen', 'nonna-pia'],
    pages: ['home', 'menu', 'location', 'careers'],
    runs: 3,
  });
});

test('brands and pages can be chosen, and how often', () => {
  expect(parse('--brand', 'nonna-pia', '--page', 'menu', '--page=home', '--runs', '5')).toEqual({
    brands: ['nonna-pia'],
    pages: ['home', 'menu'],
    runs: 5,
  });
});

test.each([
  [['--brand', 'saffron-lane'], 'There is no brand "saffron-lane", only kumo-ramen, nonna-pia.'],
  [['--page', 'offers'], 'There is no page "offers", only home, menu, location, careers.'],
  [['--runs', '0'], '"0" is no number of runs. Write a whole number from 1 to 99, like --runs 5.'],
  [['--runs'], '--runs needs a value: --runs 5.'],
  [['--times', '2'], 'lighthouse has no option --times. It knows --brand, --page and --runs.'],
  [['nonna-pia'], 'lighthouse takes no "nonna-pia".'],
])('%j is refused in one sentence', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});
