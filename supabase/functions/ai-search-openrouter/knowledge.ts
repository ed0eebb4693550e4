import { readKnowledge } from '#assistant/read-knowledge.ts';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { Refusal } from '../_shared/answers.ts';
import type { Database } from '../_shared/database.ts';

/** The most brands whose knowledge is kept. The next one replaces the one that was asked about least recently. */
const BRANDS_KEPT = 20;

interface Kept {
  /** The configuration and the day it was read for: offers and special hours leave a site when they are over. */
  version: string;
  knowledge: Knowledge;
}

/** What there is to know of a restaurant, read again when its configuration or the day has changed. */
export function openKnowledge(database: Database): { of: (restaurantId: string) => Promise<Knowledge> } {
  const kept = new Map<string, Kept>();

  async function of(restaurantId: string): Promise<Knowledge> {
    const [row] = await database.call('brand_of_restaurant', { restaurant: restaurantId });
    const { brand_id: brandId, updated_at: updatedAt } = row ?? {};
    if (typeof brandId !== 'string') throw new Refusal(404, `There is no restaurant "${restaurantId}".`);
    const today = new Date().toISOString().slice(0, 10);
    const version = `${String(updatedAt)} ${today}`;
    const known = kept.get(brandId);
    kept.delete(brandId);
    const current = known?.version === version ? known : { version, knowledge: await read(brandId, today) };
    kept.set(brandId, current);
    for (const oldest of kept.keys()) if (kept.size > BRANDS_KEPT) kept.delete(oldest);
    return current.knowledge;
  }

  async function read(brandId: string, today: string): Promise<Knowledge> {
    const row = await database.find('brand_websites', 'brand_id', brandId);
    return readKnowledge(row?.['data'], brandId, today);
  }

  return { of };
}
