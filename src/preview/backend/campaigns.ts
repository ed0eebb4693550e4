import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '#brand/files/json.ts';
import { LoadError } from '#brand/errors/load-error.ts';
import { readTextBelow } from '#brand/files/ordinary-file.ts';
import { didYouMean } from '#core/text/nearest.ts';
import { describeFileError, describeProblems } from '#brand/errors/problems.ts';
import { CAMPAIGN_KEYS, type CampaignFile, campaignsSchema } from '#schema/campaigns.ts';
import type { Backend } from './backend.ts';

/** A row of the table `campaigns`, every column of it: an upsert of many rows wants the same ones of each. */
export type CampaignRow = Record<string, unknown> & { id: string };

/**
 * Puts the campaigns of `<folder>/campaigns.json` in the place of those the brand has in the table. Without the file they stay as they
 * are. Throws a `LoadError` with all that is wrong with it.
 */
export async function storeCampaigns({ call }: Pick<Backend, 'call'>, folder: string, brandId: string): Promise<void> {
  const rows = readCampaigns(folder, brandId);
  if (rows === undefined) return;
  const table = '/rest/v1/campaigns';
  if (rows.length > 0) {
    // Before the old ones are removed, so that a page never finds an empty list.
    const headers = { 'Content-Type': 'application/json', Prefer: 'resolution=merge-duplicates,return=minimal' };
    await expectSuccess(await call(table, { method: 'POST', headers, body: JSON.stringify(rows) }));
  }
  const kept: Record<string, string> =
    rows.length === 0 ? {} : { id: `not.in.(${rows.map(({ id }) => id).join(',')})` };
  const query = new URLSearchParams({ brand_id: `eq.${brandId}`, ...kept });
  await expectSuccess(await call(`${table}?${query}`, { method: 'DELETE' }));
}

async function expectSuccess(response: Response): Promise<void> {
  if (!response.ok) throw new Error(await response.text());
}

/** The rows of a brand's file, undefined without the file. */
export function readCampaigns(folder: string, brandId: string, now = Date.now()): CampaignRow[] | undefined {
  const file = join(folder, 'campaigns.json');
  const fail = (problems: string[]): never => {
    throw new LoadError(describeProblems(file, problems));
  };
  let written: unknown;
  try {
    written = parseJson(readTextBelow(folder, 'campaigns.json'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return fail([error instanceof SyntaxError ? error.message : `${describeFileError(error)}.`]);
  }
  const { data, error } = campaignsSchema.safeParse(written);
  if (data === undefined) return fail(error.issues.flatMap(describeIssue));
  const rows = data.campaigns.map((campaign, index) => rowOf(campaign, brandId, now - index));
  const isAgain = ({ id }: CampaignRow, index: number): boolean => rows.findIndex((row) => row.id === id) < index;
  const again = rows.flatMap((row, index) => (isAgain(row, index) ? [index] : []));
  if (again.length === 0) return rows;
  return fail(again.map((index) => `campaigns[${index}]: is there already. Give it another title, or an id.`));
}

function describeIssue(issue: z.core.$ZodIssue): string[] {
  const path = z.core.toDotPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const place = path === '' ? '' : `${path}.`;
    return issue.keys.map((key) => `${place}${key}: is not a known key.${didYouMean(key, CAMPAIGN_KEYS)}`);
  }
  return [path === '' ? `${issue.message}.` : `${path}: ${issue.message}.`];
}

/** A list is read newest first, so each is a little older than the one before. */
function rowOf(campaign: CampaignFile['campaigns'][number], brandId: string, createdAt: number): CampaignRow {
  const { id, title, subtitle, banner_image, expiry, num_needed, min_followers, city, restaurant } = campaign;
  return {
    id: id ?? makeId(`${brandId}\n${title}`),
    brand_id: brandId,
    title,
    subtitle: subtitle ?? null,
    banner_image: banner_image ?? null,
    expiry: expiry ?? null,
    num_needed: num_needed ?? null,
    min_followers: min_followers ?? null,
    city: city ?? null,
    restaurant: restaurant ?? {},
    created_at: new Date(createdAt).toISOString(),
  };
}

/** The same UUID for the same text, of version 8 (RFC 9562, 5.8). */
function makeId(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}
