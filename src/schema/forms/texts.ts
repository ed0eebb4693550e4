/** What the forms have in common. Every error is a sentence for the visitor, who reads it under the field. */

export const REQUIRED = 'Please fill in this field.';
export const NOT_CHOSEN = 'Please choose one.';
export const INVALID_EMAIL = 'Please enter a valid email address.';
export const INVALID_PHONE = 'Please enter a valid phone number.';

export const NO_RESUME = 'Please choose your resume.';
export const INVALID_DATE = 'Please enter a date.';
export const PAST_DATE = 'Please choose today or a later day.';
export const INVALID_GUESTS = 'Please enter a whole number of guests, 1 or more.';
export const TOO_LONG_ANSWERS = 'Please shorten your answers: together they are too long to be sent.';
export const NO_CONSENT = 'Please tick this box, so that we may answer you.';

/** Of a form that was left while it was being sent. */
export const INTERRUPTED =
  'You left this page while it was being sent, so we can’t tell whether it arrived. Please send it again.';

/** Most characters of each text, for the forms, the functions and (in its migrations) the database. */
export const TEXT_LIMITS = { id: 200, name: 200, email: 320, phone: 50 } as const;
