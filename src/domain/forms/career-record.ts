import {
  CAREER_LIMITS,
  MOST_FILE_BYTES,
  OPEN_APPLICATION,
  PHOTO_TYPES,
  RESUME_TYPES,
} from '../../model/forms/career.ts';
import { careerApplicationSchema } from '../../model/forms/career-schema.ts';
import { REQUIRED } from '../../model/forms/texts.ts';
import { asksForLocation, type CareerStart, type CareerValues, type ChosenFile, formatBytes } from './career-form.ts';
import { cleanOrNull, cleanText, type Problems, problemsIn } from './form.ts';

/** The record to send, field by field as in docs/behaviour.md#calls-a-page-makes. */
export function careerRecordOf(values: CareerValues, start: CareerStart) {
  const chosen = start.positions.find(({ id }) => id === values.position);
  // An opening whose restaurant nobody knows tells at least where it is.
  const title = chosen?.restaurantId === undefined ? chosen?.label : chosen.title;
  const isOpen = values.position === OPEN_APPLICATION || start.positions.length === 0;
  const own = asksForLocation(values, start) ? values.restaurant_id : start.restaurantId;
  return {
    restaurant_id: chosen?.restaurantId ?? own,
    name: cleanText(values.name, CAREER_LIMITS.name),
    email: cleanText(values.email),
    phone: cleanText(values.phone),
    position: cleanText(title ?? (isOpen ? OPEN_APPLICATION : ''), CAREER_LIMITS.position),
    experience: cleanText(values.experience, CAREER_LIMITS.experience),
    cover_letter: cleanOrNull(values.cover_letter, CAREER_LIMITS.cover_letter),
  };
}

/** The form says how large a resume may be, and leaves it to the function to refuse one that is larger. */
export function careerProblemsOf(values: CareerValues, start: CareerStart): Problems<CareerValues> {
  const problems: Problems<CareerValues> = problemsIn(careerApplicationSchema, careerRecordOf(values, start));
  for (const field of ['email', 'phone'] as const) if (values[field].trim() === '') problems[field] = REQUIRED;
  const { resume, photo } = values;
  if (!resume) problems.resume = 'Please choose your resume.';
  else if (!hasEnding(resume, RESUME_TYPES)) problems.resume = WRONG_RESUME;
  if (photo && !hasEnding(photo, PHOTO_TYPES)) problems.photo = WRONG_PHOTO;
  else if (photo && photo.size > MOST_FILE_BYTES)
    problems.photo = `This photo has ${formatBytes(photo.size)}. Please choose one of at most 10 MB.`;
  return problems;
}

export const WRONG_RESUME = 'Please choose a PDF, DOC or DOCX file.';
export const WRONG_PHOTO = 'Please choose a PNG, GIF, JPEG, WebP, SVG or HEIC picture.';

function hasEnding({ name }: ChosenFile, types: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(types, name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}
