/**
 * Remembers, for one process, which backends do not answer, so that not every brand of such a backend waits for it.
 */
export interface BackendHealth {
  isGivenUp: (url: string) => boolean;
  /** How many answers the backend has given. */
  answers: (url: string) => number;
  noteAnswer: (url: string) => void;
  /** Gives the backend up, unless it has given more than `answers` answers by now. */
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
      // This answer shows that the backend was given up too early.
      givenUp.delete(url);
    },
    noteSilence(url, before) {
      if (answers(url) === before) givenUp.add(url);
    },
  };
}
