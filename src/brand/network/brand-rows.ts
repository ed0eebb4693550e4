import { applied, type Edit } from '../files/json-edit.ts';
import { findTooDeep, TOO_DEEP } from '../files/json.ts';
import type { BackendFetch } from './deployed.ts';

/** What a brand has stored can't be read or written. The message is a sentence for the person who wants to change it. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** The configuration of a brand as its row has it. */
export interface ConfigurationRow {
  /** JSON. */
  text: string;
  /** Is another one after each change. */
  updatedAt: string;
}

/** What a backend has of one brand: its configuration, and its changes that have a date. Everything here throws a StoreError where the backend does not do it. */
export interface BrandRows {
  readConfiguration: () => Promise<ConfigurationRow>;
  /** Writes nothing and returns undefined if the row is gone, or another one than it was. */
  writeConfiguration: (
    before: Pick<ConfigurationRow, 'updatedAt'>,
    text: string,
  ) => Promise<ConfigurationRow | undefined>;
  readSets: () => Promise<unknown[]>;
  /** False if there is a set of that name. */
  addSet: (name: string, set: object) => Promise<boolean>;
  removeSet: (name: string) => Promise<void>;
  changeSet: (name: string, edits: readonly Edit[]) => Promise<void>;
}

/** The backend of a brand, and what that calls the brand. */
export interface BrandBackend {
  call: BackendFetch;
  brandId: string;
}

/** A row of that name is there. */
const CONFLICT = 409;
/** A backend that is older than a table does not have it. */
const NO_TABLE = 404;
/** Somebody else may change a set between our question and our answer. */
const MAX_TRIES = 3;

export function rowsOfBrand({ call, brandId }: BrandBackend): BrandRows {
  const mine = `brand_id=eq.${encodeURIComponent(brandId)}`;
  const configuration = `brand_websites?select=data,updated_at&${mine}`;
  const sets = `brand_changes?${mine}`;
  const named = (name: string): string => `name=eq.${encodeURIComponent(name)}`;

  /** `allowed`: the statuses that are no error. */
  async function ask(method: string, table: string, body?: object, allowed?: number): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json', Prefer: 'return=representation' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await call(`/rest/v1/${table}`, init).catch((error: unknown) => {
      throw new StoreError(error instanceof Error ? error.message : 'The backend did not answer.');
    });
    const { status } = response;
    if (status === NO_TABLE && allowed !== NO_TABLE)
      throw new StoreError('The backend has no table for it yet: deploy its migrations.');
    if (!response.ok && status !== allowed) throw new StoreError(`The backend answered ${status}.`);
    const text = await response.text().catch(() => {
      throw new StoreError('The backend broke off its answer.');
    });
    return { status, text };
  }

  return {
    async readConfiguration() {
      const row = readRow(await ask('GET', configuration));
      if (row === undefined) throw new StoreError('The backend has no configuration of this brand.');
      return row;
    },
    async writeConfiguration({ updatedAt }, text) {
      const isAsBefore = `updated_at=eq.${encodeURIComponent(updatedAt)}`;
      const row = { data: JSON.parse(text) as unknown, updated_at: new Date().toISOString() };
      return readRow(await ask('PATCH', `${configuration}&${isAsBefore}`, row));
    },
    async readSets() {
      const answer = await ask('GET', `${sets}&select=name,data`, undefined, NO_TABLE);
      return answer.status === NO_TABLE ? [] : readRows(answer, 'changes');
    },
    async addSet(name, data) {
      return (await ask('POST', 'brand_changes', { name, data, brand_id: brandId }, CONFLICT)).status !== CONFLICT;
    },
    async removeSet(name) {
      await ask('DELETE', `${sets}&${named(name)}`);
    },
    async changeSet(name, edits) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const [row] = readRows(await ask('GET', `${sets}&select=data,updated_at&${named(name)}`), 'changes');
        if (row === undefined) break;
        const { data, updated_at: updatedAt } = row as { data: unknown; updated_at: string };
        const isAsBefore = `updated_at=eq.${encodeURIComponent(updatedAt)}`;
        const answer = await ask('PATCH', `${sets}&${named(name)}&${isAsBefore}`, {
          data: edits.reduce(applied, data),
        });
        if (readRows(answer, 'changes').length > 0) return;
      }
      throw new StoreError('The backend has no such set any more.');
    },
  };
}

interface Answer {
  status: number;
  text: string;
}

function readRow(answer: Answer): ConfigurationRow | undefined {
  const [row] = readRows(answer, 'configuration');
  if (row === undefined) return undefined;
  const { data, updated_at: updatedAt } = Object(row) as Record<string, unknown>;
  if (data === undefined || typeof updatedAt !== 'string') throw new StoreError(noRows('configuration'));
  return { text: JSON.stringify(data, null, 2), updatedAt };
}

function readRows({ text }: Answer, what: string): unknown[] {
  if (findTooDeep(text) !== undefined) throw new StoreError(`The ${what} in the backend ${TOO_DEEP}.`);
  let rows: unknown;
  try {
    rows = JSON.parse(text);
  } catch {
    // It is said below.
  }
  if (!Array.isArray(rows)) throw new StoreError(noRows(what));
  return rows;
}

const noRows = (what: string): string =>
  `The backend was asked for the ${what} of the brand, and answered something else.`;
