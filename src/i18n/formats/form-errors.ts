import type {
  INVALID_DATE,
  INVALID_GUESTS,
  NO_CONSENT,
  NO_RESUME,
  PAST_DATE,
  TOO_LONG_ANSWERS,
  INTERRUPTED,
  INVALID_EMAIL,
  INVALID_PHONE,
  NOT_CHOSEN,
  REQUIRED,
} from '#schema/forms/texts.ts';

/** The sentences of the forms' schemas, which are English wherever they are checked. `{number}`: one of several. */
export type FormError =
  | typeof REQUIRED
  | typeof NOT_CHOSEN
  | typeof INVALID_EMAIL
  | typeof INVALID_PHONE
  | typeof INTERRUPTED
  | typeof NO_RESUME
  | typeof INVALID_DATE
  | typeof PAST_DATE
  | typeof INVALID_GUESTS
  | typeof TOO_LONG_ANSWERS
  | typeof NO_CONSENT
  | 'Please use at most {number} characters.'
  | 'Please enter at most {number} guests.';

/** Returns a function that translates the error messages of the forms' schemas. A message that is not among them, such as one of the backend, is returned unchanged. */
export function errorsIn(sentences: Record<FormError, string>, format: (value: number) => string) {
  const known: Partial<Record<string, string>> = sentences;
  return (error: string): string => {
    const [written = ''] = /\d[\d,]*/.exec(error) ?? [];
    const found = known[error] ?? known[error.replace(written, '{number}')];
    return found?.replace('{number}', format(Number(written.replaceAll(',', '')))) ?? error;
  };
}
