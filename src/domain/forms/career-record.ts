import {
  CAREER_LIMITS,
  MAX_FILE_BYTES,
  NO_RESUME,
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
  // Without a known restaurant the record has at least the location that the opening names.
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

/** `faultOf`: the fault that was found when a file was read; undefined where it was not read. */
export function careerProblemsOf(
  values: CareerValues,
  start: CareerStart,
  faultOf: (file: ChosenFile) => 'other' | 'unreadable' | undefined,
): Problems<CareerValues> {
  const problems: Problems<CareerValues> = problemsIn(careerApplicationSchema, careerRecordOf(values, start));
  for (const field of ['email', 'phone'] as const) if (values[field].trim() === '') problems[field] = REQUIRED;
  const { resume, photo } = values;
  const resumeProblem = resume ? fileProblem(resume, RESUME, faultOf(resume)) : NO_RESUME;
  const photoProblem = photo && fileProblem(photo, PHOTO, faultOf(photo));
  return {
    ...problems,
    ...(resumeProblem !== undefined && { resume: resumeProblem }),
    ...(photoProblem !== undefined && { photo: photoProblem }),
  };
}

interface FileKind {
  noun: string;
  types: Readonly<Record<string, string>>;
  /** "a PDF, DOC or DOCX file" */
  wanted: string;
}

const RESUME: FileKind = { noun: 'resume', types: RESUME_TYPES, wanted: 'a PDF, DOC or DOCX file' };
const PHOTO: FileKind = { noun: 'photo', types: PHOTO_TYPES, wanted: 'a PNG, GIF, JPEG, WebP, SVG or HEIC picture' };

/** The first fault of a file: its name and size are known at once, its bytes have to be read. */
function fileProblem(
  file: ChosenFile,
  { noun, types, wanted }: FileKind,
  fault: 'other' | 'unreadable' | undefined,
): string | undefined {
  if (!hasEnding(file, types)) return `Please choose ${wanted}.`;
  if (file.size === 0) return `This ${noun} is empty. Please choose another file.`;
  if (file.size > MAX_FILE_BYTES)
    return `This ${noun} has ${formatBytes(file.size)}. Please choose one of at most 10 MB.`;
  if (fault === 'unreadable') return 'This file could not be read. Please choose it again.';
  return fault && `This file is not what its name says. Please choose ${wanted}.`;
}

function hasEnding({ name }: ChosenFile, types: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(types, name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}
