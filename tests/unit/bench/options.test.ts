import { expect, test } from 'vitest';
import { parseBenchArguments } from '../../../bench/options.ts';

const parse = (...args: string[]) => parseBenchArguments(args, ['rebuild', 'fleet']);

test('without options it is all benchmarks, and 500 brands', () => {
  expect(parse()).toEqual({ names: [], fleet: { brands: 500 } });
});

test('fleet takes the number of brands and the commit to measure against', () => {
  expect(parse('fleet', '--brands', '20', '--against=HEAD~1')).toEqual({
    names: ['fleet'],
    fleet: { brands: 20, against: 'HEAD~1' },
  });
});

test.each([
  [['fleets'], 'There is no benchmark "fleets", only rebuild, fleet.'],
  [['fleet', '--brand', '20'], 'bench has no option --brand. It knows --brands and --against.'],
  [['fleet', '-b'], 'bench has no option -b. It knows --brands and --against.'],
  [['fleet', '--against'], '--against needs a value: --against main.'],
  [['fleet', '--against', '--brands'], '--against needs a value: --against main.'],
  [['rebuild', '--brands', '20'], '--brands is an option of fleet only.'],
  [['--brands', '2'], '"2" is no number of brands. Write a whole number from 3 to 9999, like --brands 20.'],
  [['--brands', 'all'], '"all" is no number of brands. Write a whole number from 3 to 9999, like --brands 20.'],
])('%j is refused in one sentence', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});
