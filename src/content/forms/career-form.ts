import { NO_RESUME } from '#schema/forms/texts.ts';
import {
  careerApplicationSchema,
  MAX_FILE_BYTES,
  MAX_POSITION,
  OPEN_APPLICATION,
  PHOTO_TYPES,
  RESUME_TYPES,
} from '#schema/forms/career.ts';
import { cleanText, type ValuesOf } from '#schema/forms/fields.ts';
import type { IslandTexts } from '#i18n/texts.ts';
import { isOver, type LastDay } from '#core/hours/last-day.ts';
import { type FormBackend, type FormRules, rulesOf } from './form.ts';
import type { LocationSource } from './form-locations.ts';

/** The data that the form of `/careers/` starts with. */
export interface CareerStart {
  backend: FormBackend;
  /** The recipient of an application where neither the job nor the applicant names a restaurant. */
  restaurantId: string;
  /** The openings to choose from. */
  positions: JobPosition[];
  locations?: LocationSource;
}

/** An opening as the form offers it. */
export interface JobPosition {
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

type CareerTexts = ValuesOf<typeof careerApplicationSchema>;

/** What an applicant has put into it. `position` is the id of an opening, or 'apply-openly'. */
export interface CareerValues<Chosen extends ChosenFile = ChosenFile> extends CareerTexts {
  resume: Chosen | undefined;
  photo: Chosen | undefined;
}

type FaultOf = (file: ChosenFile) => 'other' | 'unreadable' | undefined;

/** `faultOf`: the fault that was found when a file was read; undefined where it was not read. */
export function careerRules<Chosen extends ChosenFile>(start: CareerStart, faultOf: FaultOf, texts: IslandTexts) {
  const rules = rulesOf(careerApplicationSchema, { convert: (values) => submissionTargetId(values, start) });
  return {
    ...rules,
    empty: { ...rules.empty, resume: undefined, photo: undefined },
    fields: { ...rules.fields, resume: { isRequired: true }, photo: { isRequired: false } },
    errorsOf: (values) => ({ ...rules.errorsOf(values), ...fileErrors(values, faultOf, texts) }),
  } satisfies FormRules<CareerValues<Chosen>> as FormRules<CareerValues<Chosen>>;
}

/** For whom an application is, and for which position. */
function submissionTargetId(values: CareerTexts, start: CareerStart): Pick<CareerTexts, 'restaurant_id' | 'position'> {
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

/** `formatBytes(1_572_864, ENGLISH) // "1.5 MB"`; rounded up, so that no file above a limit seems to be at it. */
export function formatBytes(bytes: number, { career: { fileSize } }: IslandTexts): string {
  const isSmall = bytes < 1024 * 1024;
  return isSmall ? fileSize(Math.ceil(bytes / 1024), 'KB') : fileSize(Math.ceil((bytes / 1024 / 1024) * 10) / 10, 'MB');
}

function fileErrors(
  { resume, photo }: CareerValues,
  faultOf: FaultOf,
  texts: IslandTexts,
): { resume?: string; photo?: string } {
  const resumeError = resume ? fileError(resume, 'resume', faultOf(resume), texts) : NO_RESUME;
  const photoError = photo && fileError(photo, 'photo', faultOf(photo), texts);
  return {
    ...(resumeError !== undefined && { resume: resumeError }),
    ...(photoError !== undefined && { photo: photoError }),
  };
}

const TYPES = { resume: RESUME_TYPES, photo: PHOTO_TYPES };

/** The error for a file, or undefined. Its name and size are checked at once; `fault` is what reading its bytes has found. */
function fileError(
  file: ChosenFile,
  kind: 'resume' | 'photo',
  fault: 'other' | 'unreadable' | undefined,
  texts: IslandTexts,
): string | undefined {
  const { files } = texts.career;
  const { wanted, empty, tooLarge, other } = files[kind];
  if (!hasEnding(file, TYPES[kind])) return wanted;
  if (file.size === 0) return empty;
  if (file.size > MAX_FILE_BYTES) return tooLarge(formatBytes(file.size, texts));
  if (fault === 'unreadable') return files.unreadable;
  return fault && other;
}

function hasEnding({ name }: ChosenFile, types: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(types, name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}
