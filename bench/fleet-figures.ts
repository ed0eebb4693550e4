import { type Cost, median } from './measure.ts';
import { inMegabytes, inMilliseconds, inSeconds, printTable, printTarget, times } from './table.ts';

export interface Sizes {
  few: number;
  many: number;
}

export interface Run extends Cost {
  /** Printed or copied. NaN where that is not what takes the time. */
  pages: number;
}

const CPU_TARGET = 0.55;
const CHANGE_TARGET = 0.6;
const PREVIEW_TARGET_MS = 100;
const WORKERS_TARGET = 1.75;
const ASTRO_TARGET = 2;
const FILES_TARGET = 90;

type Names = ReturnType<typeof namesOf>;

/** What each row is called, in the order of the table. */
export function namesOf({ few, many }: Sizes) {
  return {
    change: 'one price, cold process',
    changeInPreview: 'one price, in a process that is up',
    few: `${few} brands`,
    fewWithAstro: `${few} brands, one astro build`,
    oneJob: `${many} brands, --jobs 1`,
    twoJobs: `${many} brands, --jobs 2`,
    manyWithAstro: `${many} brands, one astro build`,
    copy: `${many} brands, cp -r of the output`,
    unchanged: `${many} brands, nothing changed`,
    before: (name: string) => `${name}, before`,
  };
}

/** The runs of every row. */
export class FleetFigures {
  readonly sizes: Sizes;
  /** Of a site of eight locations without pictures. */
  files = Number.NaN;
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

  /** Without a commit to measure against, only those that need none. */
  #printTargets(): void {
    const { change, changeInPreview, few, oneJob, twoJobs, manyWithAstro } = this.#names;
    for (const name of [few, oneJob, twoJobs]) {
      const ratio = this.#ofBefore(name, 'cpu');
      if (Number.isNaN(ratio)) continue;
      printTarget(`${name}: ${inHundredths(ratio)} of the CPU before`, `at most ${CPU_TARGET}`, ratio <= CPU_TARGET);
    }
    const workers = this.#median(oneJob, 'milliseconds') / this.#median(twoJobs, 'milliseconds');
    const isFaster = workers >= WORKERS_TARGET;
    printTarget(`Two workers are ${inHundredths(workers)}× as fast as one`, `at least ${WORKERS_TARGET}×`, isFaster);
    const cold = this.#ofBefore(change, 'milliseconds');
    if (!Number.isNaN(cold)) {
      const target = `at most ${CHANGE_TARGET}`;
      printTarget(`${capitalize(change)}: ${inHundredths(cold)} of the time before`, target, cold <= CHANGE_TARGET);
    }
    const up = this.#median(changeInPreview, 'milliseconds');
    const upTarget = `at most ${inMilliseconds(PREVIEW_TARGET_MS)}`;
    printTarget(`${capitalize(changeInPreview)}: ${inTime(up)}`, upTarget, up <= PREVIEW_TARGET_MS);
    const speed = this.#speed(twoJobs) / this.#speed(manyWithAstro);
    const statement = `${twoJobs}: ${times(speed)} the pages a second of one astro build`;
    printTarget(statement, `at least ${ASTRO_TARGET}×`, speed >= ASTRO_TARGET);
    const files = `A site of eight locations without pictures has ${this.files} files`;
    printTarget(files, `at most ${FILES_TARGET}`, this.files <= FILES_TARGET);
  }

  #median(name: string, figure: keyof Run): number {
    return median((this.#runs.get(name) ?? []).map((run) => run[figure]));
  }

  #speed(name: string): number {
    return (this.#median(name, 'pages') / this.#median(name, 'milliseconds')) * 1000;
  }

  /** Below 1 where we are faster. */
  #ofBefore(name: string, figure: 'milliseconds' | 'cpu'): number {
    return this.#median(name, figure) / this.#median(this.#names.before(name), figure);
  }
}

const cell = (value: number, show: (value: number) => string): string => (Number.isNaN(value) ? '' : show(value));
const inTime = (milliseconds: number): string =>
  milliseconds < 1000 ? inMilliseconds(milliseconds) : inSeconds(milliseconds);
const inHundredths = (value: number): string => value.toFixed(2);
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
