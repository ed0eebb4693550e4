import {
  careerApplicationSchema,
  MAX_FILE_BYTES,
  MAX_POSITION,
  NO_RESUME,
  OPEN_APPLICATION,
  PHOTO_TYPES,
  RESUME_TYPES,
} from '../../model/forms/career.ts';
import { cleanText, type ValuesOf } from '../../model/forms/fields.ts';
import { isOver, type LastDay } from '../hours/last-day.ts';
import { type FormBackend, type FormRules, rulesOf } from './form.ts';
import type { LocationSource } from './form-locations.ts';

/** The data that the form of `/careers/` starts with. */
export interface CareerStart {
  backend: FormBackend;
  /** The recipient of an application where neither the job nor the applicant names a restaurant. */
  restaurantId: string;
  /** The openings to choose from. */
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
  lastDay?: LastDay;
}

/** The same without the openings that are over: the site may have been built long before. */
export function careerStartAt(start: CareerStart, now: number): CareerStart {
  return { ...start, positions: start.positions.filter(({ lastDay }) => !lastDay || !isOver(lastDay, now)) };
}

/** A file as a form knows it before it is sent. */
export interface ChosenFile {
  name: string;
  /** In bytes. */
  size: number;
}

type Texts = ValuesOf<typeof careerApplicationSchema>;

/** What an applicant has put into it. `position` is the id of an opening, or 'apply-openly'. */
export interface CareerValues<Chosen extends ChosenFile = ChosenFile> extends Texts {
  resume: Chosen | undefined;
  photo: Chosen | undefined;
}

type FaultOf = (file: ChosenFile) => 'other' | 'unreadable' | undefined;

/** `faultOf`: the fault that was found when a file was read; undefined where it was not read. */
export function careerRules<Chosen extends ChosenFile>(start: CareerStart, faultOf: FaultOf) {
  const texts = rulesOf(careerApplicationSchema, { convert: (values) => submissionTargetId(values, start) });
  return {
    ...texts,
    empty: { ...texts.empty, resume: undefined, photo: undefined },
    fields: { ...texts.fields, resume: { isRequired: true }, photo: { isRequired: false } },
    errorsOf: (values) => ({ ...texts.errorsOf(values), ...fileErrors(values, faultOf) }),
  } satisfies FormRules<CareerValues<Chosen>> as FormRules<CareerValues<Chosen>>;
}

/** For whom an application is, and for which position. */
function submissionTargetId(values: Texts, start: CareerStart): Pick<Texts, 'restaurant_id' | 'position'> {
  const chosen = start.positions.find(({ id }) => id === values.position);
  // Without a known restaurant the record has at least the location that the opening names.
  const title = chosen?.restaurantId === undefined ? chosen?.label : chosen.title;
  const isOpen = values.position === OPEN_APPLICATION || start.positions.length === 0;
  const own = asksForLocation(values, start) ? values.restaurant_id : start.restaurantId;
  return {
    restaurant_id: chosen?.restaurantId ?? own,
    position: cleanText(title ?? (isOpen ? OPEN_APPLICATION : ''), MAX_POSITION),
  };
}

/** Whether the applicant chooses a location: the brand has several, and the application is not for an opening. */
export function asksForLocation(
  { position }: Pick<CareerValues, 'position'>,
  { positions, locations }: Pick<CareerStart, 'positions' | 'locations'>,
): boolean {
  return locations !== undefined && (positions.length === 0 || position === OPEN_APPLICATION);
}

/** `formatBytes(1_572_864) // "1.5 MB"`; rounded up, so that no file above a limit seems to be at it. */
export function formatBytes(bytes: number): string {
  const isSmall = bytes < 1024 * 1024;
  return isSmall ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;
}

function fileErrors({ resume, photo }: CareerValues, faultOf: FaultOf): { resume?: string; photo?: string } {
  const resumeError = resume ? fileError(resume, RESUME, faultOf(resume)) : NO_RESUME;
  const photoError = photo && fileError(photo, PHOTO, faultOf(photo));
  return {
    ...(resumeError !== undefined && { resume: resumeError }),
    ...(photoError !== undefined && { photo: photoError }),
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

/** The error for a file, or undefined. Its name and size are checked at once; `fault` is what reading its bytes has found. */
function fileError(
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
