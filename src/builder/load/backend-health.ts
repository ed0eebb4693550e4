/**
 * What is known of backends while a build runs, in memory that all of its threads share: a backend that does not answer is found out once,
 * and not again for each of its brands. A cell counts answers; below zero the backend is given up.
 */
export interface BackendHealth {
  isGivenUp: (url: string) => boolean;
  /** How many answers there were. */
  answers: (url: string) => number;
  noteAnswer: (url: string) => void;
  /** Gives the backend up, unless it answered somebody since there were `answers`. */
  noteSilence: (url: string, answers: number) => void;
}

const GIVEN_UP = -1;

export function makeBackendHealth(
  urls: string[],
  cells: Int32Array = new Int32Array(new SharedArrayBuffer(4 * urls.length)),
): BackendHealth {
  const indexes = new Map(urls.map((url, index) => [url, index]));
  const cellOf = (url: string): number => indexes.get(url) ?? -1;
  const read = (url: string): number => (cellOf(url) < 0 ? 0 : Atomics.load(cells, cellOf(url)));
  return {
    isGivenUp: (url) => read(url) === GIVEN_UP,
    answers: read,
    noteAnswer(url) {
      const answers = read(url);
      // Whoever is answered after all shows that it was given up too early.
      if (cellOf(url) >= 0) Atomics.store(cells, cellOf(url), Math.max(answers, 0) + 1);
    },
    noteSilence(url, answers) {
      if (cellOf(url) >= 0) Atomics.compareExchange(cells, cellOf(url), answers, GIVEN_UP);
    },
  };
}
