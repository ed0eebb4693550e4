import { readKnowledge } from '#assistant/read-knowledge.ts';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { dueRows } from '#changes/due-rows.ts';
import { Refusal } from '../_shared/answers.ts';
import type { Database } from '../_shared/database.ts';

/** The most brands whose knowledge is kept. The next one replaces the one that was asked about least recently. */
const BRANDS_KEPT = 20;

interface Kept {
  /** The configuration, its sets of changes, and the day it was read for: offers and special hours leave a site when they are over. */
  version: string;
  /** When the next set comes or ends, in milliseconds. */
  next?: number;
  knowledge: Knowledge;
}

/** What there is to know of a restaurant, read again when its configuration or the day has changed, and when a change with a date comes. */
export function openKnowledge(database: Database): { of: (restaurantId: string) => Promise<Knowledge> } {
  const kept = new Map<string, Kept>();

  async function of(restaurantId: string): Promise<Knowledge> {
    const [row] = await database.call('brand_of_restaurant', { restaurant: restaurantId });
    const { brand_id: brandId, updated_at: updatedAt, sets } = row ?? {};
    if (typeof brandId !== 'string') throw new Refusal(404, `There is no restaurant "${restaurantId}".`);
    const now = Date.now();
    const today = new Date(now).toISOString().slice(0, 10);
    const version = `${String(updatedAt)} ${String(sets)} ${today}`;
    const known = kept.get(brandId);
    kept.delete(brandId);
    const isCurrent = known?.version === version && now < (known.next ?? Infinity);
    const current = isCurrent ? known : { version, ...(await read(brandId, today, now)) };
    kept.set(brandId, current);
    for (const oldest of kept.keys()) if (kept.size > BRANDS_KEPT) kept.delete(oldest);
    return current.knowledge;
  }

  async function read(brandId: string, today: string, now: number): Promise<Omit<Kept, 'version'>> {
    const [row, sets] = await Promise.all([
      database.find('brand_websites', 'brand_id', brandId),
      database.list('brand_changes', { brand_id: `eq.${brandId}`, select: 'name,data', order: 'name' }),
    ]);
    const { configuration, ...due } = await dueRows(row?.['data'], sets, now);
    return { ...due, knowledge: await readKnowledge(configuration, brandId, today) };
  }

  return { of };
}
