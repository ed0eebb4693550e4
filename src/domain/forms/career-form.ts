import { OPEN_APPLICATION } from '../../model/forms/career.ts';
import { isOver, type LastDay } from '../hours/last-day.ts';
import type { FormBackend } from './form.ts';
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
