import {
  CAREER_LIMITS,
  careerApplicationSchema,
  MOST_FILE_BYTES,
  OPEN_APPLICATION,
  PHOTO_TYPES,
  RESUME_TYPES,
} from '../../model/forms/career.ts';
import { REQUIRED } from '../../model/forms/texts.ts';
import { cleanOrNull, cleanText, type FormBackend, type Problems, problemsIn } from './form.ts';
import type { LocationSource } from './form-locations.ts';

/** What the form of `/careers/` begins with. */
export interface CareerStart {
  backend: FormBackend;
  /** Whom an application is for where neither the job nor the applicant says it. */
  restaurantId: string;
  /** The openings; none where there are none to choose from. */
  positions: Position[];
  locations?: LocationSource;
}

/** An opening as the form offers it. */
export interface Position {
  /** The opening's address on the page: "line-cook-kumo-gastown". */
  id: string;
  /** What is sent as the position: "Line Cook". */
  title: string;
  /** "Line Cook, Kumo Gastown" */
  label: string;
  /** Missing where the opening does not say of which restaurant it is. */
  restaurantId?: string;
}

/** A file as a form knows it before it is sent. */
export interface ChosenFile {
  name: string;
  /** In bytes. */
  size: number;
}

/** What an applicant has put into it. `position` is the id of an opening, or 'apply-openly'. */
export interface CareerValues<Chosen extends ChosenFile = ChosenFile> {
  position: string;
  restaurant_id: string;
  name: string;
  email: string;
  phone: string;
  experience: string;
  cover_letter: string;
  resume: Chosen | undefined;
  photo: Chosen | undefined;
}

export const EMPTY_APPLICATION: CareerValues<never> = {
  position: '',
  restaurant_id: '',
  name: '',
  email: '',
  phone: '',
  experience: '',
  cover_letter: '',
  resume: undefined,
  photo: undefined,
};

/** Only where no opening says which: among several locations, when there is none to choose or the application answers none. */
export function asksForLocation(
  { position }: Pick<CareerValues, 'position'>,
  { positions, locations }: Pick<CareerStart, 'positions' | 'locations'>,
): boolean {
  return locations !== undefined && (positions.length === 0 || position === OPEN_APPLICATION);
}

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

/** `formatBytes(1_572_864) // "1.5 MB"`; rounded up, so that no file above a limit seems to be at it. */
export function formatBytes(bytes: number): string {
  const isSmall = bytes < 1024 * 1024;
  return isSmall ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;
}

function hasEnding({ name }: ChosenFile, types: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(types, name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}
