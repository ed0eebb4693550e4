/**
 * What is known of backends while a process builds: one that does not answer is found out once, and not again for each of its brands.
 */
export interface BackendHealth {
  isGivenUp: (url: string) => boolean;
  /** How many answers there were. */
  answers: (url: string) => number;
  noteAnswer: (url: string) => void;
  /** Gives the backend up, unless it answered since there were `answers`. */
  noteSilence: (url: string, answers: number) => void;
}

export function makeBackendHealth(): BackendHealth {
  const counts = new Map<string, number>();
  const givenUp = new Set<string>();
  const answers = (url: string): number => counts.get(url) ?? 0;
  return {
    isGivenUp: (url) => givenUp.has(url),
    answers,
    noteAnswer(url) {
      counts.set(url, answers(url) + 1);
      // An answer after all shows that it was given up too early.
      givenUp.delete(url);
    },
    noteSilence(url, before) {
      if (answers(url) === before) givenUp.add(url);
    },
  };
}
