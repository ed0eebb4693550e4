import { type FormName, tableOf } from '../submissions/sent-forms.ts';

export const SHOWN = ['waiting', 'answered', 'all'] as const;
export type Shown = (typeof SHOWN)[number];

/** Which of a brand's leads a list shows. It stands in the address of each page. */
export interface InboxQuery {
  shown: Shown;
  form?: FormName | undefined;
  /** The id that a form named as its recipient. */
  place?: string | undefined;
  /** Who has it. */
  person?: string | undefined;
  /** From 1. */
  page: number;
}

export const PAGE_ROWS = 50;
/** The number of a page's first row has to fit into an integer of the database. */
const MAX_PAGE = 100_000;
const MAX_TEXT = 200;

/** What can't be read is left out: `readQuery(new URLSearchParams('show=answered&form=catering'))` */
export function readQuery(given: URLSearchParams): InboxQuery {
  const text = (name: string): string | undefined => given.get(name)?.slice(0, MAX_TEXT).toWellFormed() || undefined;
  return {
    shown: SHOWN.find((name) => name === given.get('show')) ?? 'waiting',
    form: tableOf(given.get('form') ?? '')?.form,
    place: text('place'),
    person: text('who'),
    page: Math.min(Math.max(1, Math.trunc(Number(given.get('page'))) || 1), MAX_PAGE),
  };
}

/** `queryText({ shown: 'answered', page: 2 })  // "?show=answered&page=2"`; empty where all is as usual. */
export function queryText({ shown, form, place, person, page }: InboxQuery): string {
  const query = new URLSearchParams();
  if (shown !== 'waiting') query.set('show', shown);
  if (form !== undefined) query.set('form', form);
  if (place !== undefined) query.set('place', place);
  if (person !== undefined) query.set('who', person);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query}`;
}

export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_ROWS));
