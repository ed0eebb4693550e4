/** The limits and sentences of a franchise inquiry. */

export const FRANCHISE_LIMITS = { questions: 200, question: 1000, response: 5000, bytes: 180_000 } as const;
export const TOO_LONG_ANSWERS = 'Please shorten your answers: together they are too long to be sent.';
