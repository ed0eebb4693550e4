/** What a guest has allowed, as the browser keeps it. */
export interface Choice {
  allowed: string[];
  /** What was asked: another list of code is another question. */
  about: string;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Something was allowed before and is not any more: its cookies go when the page has loaded anew, without the code that would set them again. */
  forgets?: boolean;
}

/** A year, after which a guest is asked again. */
const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;

/** The choice in a stored text; undefined where it is none, is about something else, is too old, or from a clock that was wrong. */
export function readChoice(text: string | null, about: string, now: number): Choice | undefined {
  try {
    const choice = JSON.parse(text ?? 'null') as Choice | null;
    if (!Array.isArray(choice?.allowed) || choice.about !== about) return undefined;
    const age = now - choice.at;
    return age >= 0 && age < MAX_AGE_MS ? choice : undefined;
  } catch {
    return undefined;
  }
}
