import { expect, test } from 'vitest';
import { parseBenchArguments } from '../../../bench/options.ts';

const parse = (...args: string[]) => parseBenchArguments(args, ['rebuild', 'fleet', 'live']);

const DEFAULTS = { brands: 500, seed: 1, hasPictures: true, rounds: 10, seconds: 60, rate: 20 };

test('without options it is all benchmarks, and 500 brands', () => {
  expect(parse()).toEqual({ names: [], fleet: DEFAULTS });
});

test('fleet takes the number of brands and the commit to measure against', () => {
  expect(parse('fleet', '--brands', '20', '--against=HEAD~1')).toEqual({
    names: ['fleet'],
    fleet: { ...DEFAULTS, brands: 20, against: 'HEAD~1' },
  });
});

test('fleet takes what its brands are made from', () => {
  expect(parse('fleet', '--seed', '0', '--locations', '8', '--no-pictures', '--rounds', '2').fleet).toEqual({
    ...DEFAULTS,
    seed: 0,
    locations: 8,
    hasPictures: false,
    rounds: 2,
  });
});

const KNOWN = '--brands, --against, --seed, --locations, --rounds, --seconds, --rate and --no-pictures';

test.each([
  [['fleets'], 'There is no benchmark "fleets", only rebuild, fleet, live.'],
  [['fleet', '--brand', '20'], `bench has no option --brand. It knows ${KNOWN}.`],
  [['fleet', '-b'], `bench has no option -b. It knows ${KNOWN}.`],
  [['fleet', '--against'], '--against needs a value: --against main.'],
  [['fleet', '--against', '--brands'], '--against needs a value: --against main.'],
  [['fleet', '--no-pictures=yes'], '--no-pictures takes no value.'],
  [['rebuild', '--brands', '20'], '--brands is an option of fleet and live only.'],
  [['live', '--rounds', '2'], '--rounds is an option of fleet only.'],
  [['fleet', '--rate', '2'], '--rate is an option of live only.'],
  [['rebuild', '--no-pictures'], '--no-pictures is an option of fleet and live only.'],
  [['--brands', '2'], '"2" can\'t be the value of --brands. Write a whole number from 3 to 9999, like --brands 20.'],
  [
    ['--brands', 'all'],
    '"all" can\'t be the value of --brands. Write a whole number from 3 to 9999, like --brands 20.',
  ],
  [
    ['--locations', '0'],
    '"0" can\'t be the value of --locations. Write a whole number from 1 to 999, like --locations 8.',
  ],
  [['--seed', '1.5'], '"1.5" can\'t be the value of --seed. Write a whole number from 0 to 999999, like --seed 7.'],
  [['--rounds', '-1'], '--rounds needs a value: --rounds 3.'],
])('%j is refused in one sentence', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});
