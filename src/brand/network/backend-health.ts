/**
 * Remembers, for one process, which backends do not answer, so that not every brand of such a backend waits for it.
 */
export interface BackendHealth {
  /** To ask before each attempt. */
  isGivenUp: (url: string) => boolean;
  /** How many answers the backend has given. */
  answers: (url: string) => number;
  noteAnswer: (url: string) => void;
  /** Gives the backend up, unless it has given more than `answers` answers by now. */
  noteSilence: (url: string, answers: number) => void;
}

/** `keepsAsking`: one brand at a time still asks a backend that was given up, for a process that stays until it answers again. */
export function makeBackendHealth({ keepsAsking = false } = {}): BackendHealth {
  const counts = new Map<string, number>();
  /** Those that were given up, and whether a brand asks them. */
  const silent = new Map<string, { isAsked: boolean }>();
  const answers = (url: string): number => counts.get(url) ?? 0;
  return {
    isGivenUp(url) {
      const backend = silent.get(url);
      if (backend === undefined || !keepsAsking) return backend !== undefined;
      if (backend.isAsked) return true;
      backend.isAsked = true;
      return false;
    },
    answers,
    noteAnswer(url) {
      counts.set(url, answers(url) + 1);
      // This answer shows that the backend was given up too early.
      silent.delete(url);
    },
    noteSilence(url, before) {
      if (answers(url) === before) silent.set(url, { isAsked: false });
    },
  };
}
