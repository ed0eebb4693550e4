import { countOf, durationOf, escapeControls, pagesText } from './report.ts';
import { countWarnings } from './capped-warnings.ts';
import type { BrandReport } from '#schema/warning.ts';

export interface Progress {
  start: (slug: string) => void;
  finish: (report: BrandReport) => void;
  end: () => void;
}

/** A stream of the process, or an object that takes its text instead. */
export interface Output {
  write: (text: string, onWritten?: () => void) => unknown;
  isTTY?: boolean;
  columns?: number;
}

/** On a terminal, one line that changes; in a log, one line for each brand. */
export function makeProgress(output: Output, brands: number): Progress {
  return output.isTTY ? makeLine(output, brands) : makeLog(output);
}

const CLEAR_LINE = '\r\u001B[K';
/** Nobody can read faster changes, and writing them would slow down the build of a thousand small brands. */
const FRAME_MS = 80;

function makeLine(output: Output, brands: number): Progress {
  const startedAt = performance.now();
  let finished = 0;
  let shownAt = 0;
  const show = (slug: string): void => {
    if (performance.now() - shownAt < FRAME_MS) return;
    shownAt = performance.now();
    const left = timeLeft(shownAt - startedAt, finished, brands);
    const line = escapeControls(`${finished + 1}/${brands} ${slug}${left}`);
    output.write(CLEAR_LINE + line.slice(0, (output.columns ?? 80) - 1));
  };
  return {
    start: show,
    finish: () => void (finished += 1),
    end: () => void output.write(CLEAR_LINE),
  };
}

/** `, about 3 min left`; nothing while it can't be known yet, or where it is a matter of seconds. Times are in milliseconds. */
export function timeLeft(passed: number, finished: number, all: number): string {
  const seconds = finished === 0 ? 0 : Math.round(((passed / finished) * (all - finished)) / 1000);
  if (seconds < 5) return '';
  return `, about ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`} left`;
}

function makeLog(output: Output): Progress {
  return {
    start: () => undefined,
    finish: (report) => void output.write(`${describeEnd(report)}\n`),
    end: () => undefined,
  };
}

/** `saffron-lane: built, 34 pages, 1 warning, 1.2 s` */
export function describeEnd(report: BrandReport): string {
  const { slug, status, pages, printed, kept, milliseconds, warnings } = report;
  const parts = [
    status,
    ...(status === 'failed' ? [] : [status === 'built' ? pagesText(printed.length, kept) : countOf(pages, 'page')]),
    ...(warnings.length === 0 ? [] : [countOf(countWarnings(report), 'warning')]),
    durationOf(milliseconds),
  ];
  return escapeControls(`${slug}: ${parts.join(', ')}`);
}
