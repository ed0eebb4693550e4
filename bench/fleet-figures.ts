import { type Cost, median } from './measure.ts';
import { inMegabytes, inMilliseconds, inSeconds, printTable, printTarget, times } from './table.ts';

export interface Sizes {
  few: number;
  many: number;
  most: number;
}

export interface Run extends Cost {
  /** Printed or copied. NaN where that is not what takes the time. */
  pages: number;
}

const CHANGE_TARGET = 0.35;
const BUILD_TARGET = 0.25;
const ASTRO_TARGET = 3;
const COPY_TARGET = 10;
const UNCHANGED_TARGET_MS = 1000;
const PEAK_TARGET = 700 * 1024 * 1024;
const PEAK_GROWTH_TARGET = 1.1;

type Names = ReturnType<typeof namesOf>;

/** What each row is called, in the order of the table. */
export function namesOf({ few, many, most }: Sizes) {
  return {
    change: 'one changed price',
    few: `${few} brands`,
    fewWithAstro: `${few} brands, one astro build`,
    many: `${many} brands`,
    manyOnOneThread: `${many} brands, --jobs 1`,
    manyUnflushed: `${many} brands, not flushed`,
    manyWithAstro: `${many} brands, one astro build`,
    copy: `${many} brands, cp -r of the output`,
    unchanged: `${many} brands, nothing changed`,
    most: `${most} brands`,
    before: (name: string) => `${name}, before`,
  };
}

/** The runs of every row. */
export class FleetFigures {
  readonly sizes: Sizes;
  readonly #names: Names;
  readonly #runs = new Map<string, Run[]>();

  constructor(sizes: Sizes) {
    this.sizes = sizes;
    this.#names = namesOf(sizes);
  }

  add(name: string, run: Run): void {
    this.#runs.set(name, [...(this.#runs.get(name) ?? []), run]);
  }

  print(title: string): void {
    const { before, ...names } = this.#names;
    const rows = Object.values(names).flatMap((name) => [name, before(name)].filter((row) => this.#runs.has(row)));
    const ratios = this.#runs.has(before(names.change)) ? ['of before', 'CPU of before'] : [];
    console.log(`\n${title}\n`);
    printTable([
      ['from the start of a program to its end', 'pages', 'time', 'pages/s', 'CPU', 'peak memory', ...ratios],
      ...rows.map((name) => this.#row(name)),
    ]);
    console.log();
    this.#printTargets();
  }

  #row(name: string): string[] {
    const speed = this.#speed(name);
    return [
      name,
      cell(this.#median(name, 'pages'), String),
      cell(this.#median(name, 'milliseconds'), inTime),
      cell(speed, (value) => value.toFixed(value < 10 ? 1 : 0)),
      cell(this.#median(name, 'cpu'), inTime),
      cell(this.#median(name, 'peak'), inMegabytes),
      cell(this.#ofBefore(name, 'milliseconds'), inHundredths),
      cell(this.#ofBefore(name, 'cpu'), inHundredths),
    ];
  }

  #printTargets(): void {
    const { change, many, manyWithAstro, copy, unchanged, most } = this.#names;
    for (const [name, target] of [[change, CHANGE_TARGET] as const, [many, BUILD_TARGET] as const]) {
      const ratio = this.#ofBefore(name, 'milliseconds');
      if (Number.isNaN(ratio)) continue;
      const statement = `${capitalize(name)}: ${ratio.toFixed(2)} of the time before`;
      printTarget(statement, `at most ${target}`, ratio <= target);
    }
    const speed = this.#speed(many) / this.#speed(manyWithAstro);
    printTarget(
      `${many}: ${times(speed)} the pages a second of one astro build`,
      `at least ${ASTRO_TARGET}×`,
      speed >= ASTRO_TARGET,
    );
    const copies = this.#median(many, 'milliseconds') / this.#median(copy, 'milliseconds');
    printTarget(`${many}: ${times(copies)} the time of cp -r`, `at most ${COPY_TARGET}×`, copies <= COPY_TARGET);
    const nothing = this.#median(unchanged, 'milliseconds');
    printTarget(
      `${unchanged}: ${inTime(nothing)}`,
      `at most ${inSeconds(UNCHANGED_TARGET_MS)}`,
      nothing <= UNCHANGED_TARGET_MS,
    );
    const peak = this.#median(many, 'peak');
    printTarget(
      `${many}: ${inMegabytes(peak)} of memory at the peak`,
      `at most ${inMegabytes(PEAK_TARGET)}`,
      peak <= PEAK_TARGET,
    );
    const growth = this.#median(most, 'peak') / peak;
    printTarget(
      `${most}: ${growth.toFixed(2)}× the peak memory of ${many}`,
      `at most ${PEAK_GROWTH_TARGET}×`,
      growth <= PEAK_GROWTH_TARGET,
    );
  }

  #median(name: string, figure: keyof Run): number {
    return median((this.#runs.get(name) ?? []).map((run) => run[figure]));
  }

  #speed(name: string): number {
    return (this.#median(name, 'pages') / this.#median(name, 'milliseconds')) * 1000;
  }

  /** Below 1 where we are faster. Another commit builds in as many threads as it likes, so it has one row for all of ours. */
  #ofBefore(name: string, figure: 'milliseconds' | 'cpu'): number {
    const { before, many, manyOnOneThread, manyUnflushed } = this.#names;
    const theirs = name === manyOnOneThread || name === manyUnflushed ? many : name;
    return this.#median(name, figure) / this.#median(before(theirs), figure);
  }
}

const cell = (value: number, show: (value: number) => string): string => (Number.isNaN(value) ? '' : show(value));
const inTime = (milliseconds: number): string =>
  milliseconds < 1000 ? inMilliseconds(milliseconds) : inSeconds(milliseconds);
const inHundredths = (value: number): string => value.toFixed(2);
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
