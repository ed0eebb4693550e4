import * as z from 'zod/mini';
import type { Campaign } from '../domain/forms/campaigns.ts';
import { post } from './call.ts';
import type { Backend } from './session.ts';

/** Asked again after a failure (docs/behaviour.md#calls-a-page-makes). */
const RETRY_AFTER_MS = [1000, 2000, 4000];

const text = z.optional(z.nullable(z.string()));
const count = z.optional(z.nullable(z.number()));
const campaignSchema = z.object({
  id: z.string().check(z.minLength(1)),
  title: z.string().check(z.minLength(1)),
  subtitle: text,
  banner_image: text,
  expiry: text,
  num_needed: count,
  min_followers: count,
  city: text,
  restaurant: z.optional(
    z.nullable(
      z.object({
        name: z.exactOptional(z.string()),
        cuisine: z.exactOptional(z.string()),
        state: z.exactOptional(z.string()),
        address: z.exactOptional(z.string()),
      }),
    ),
  ),
});

/** The campaigns of a brand. Never throws: a failure is logged, after the last try, and there are none. */
export async function fetchCampaigns(backend: Backend, brandId: string): Promise<Campaign[]> {
  const call = { path: 'functions/v1/influencer-portal', body: { action: 'getCampaignsByBrandId', brandId } };
  let answer: unknown;
  for (const delay of [0, ...RETRY_AFTER_MS]) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const answered = await post(backend, call);
    answer = answered;
    if (answered.state === 'answered' && answered.status === 200 && Array.isArray(answered.body))
      return answered.body.flatMap((campaign) => campaignSchema.safeParse(campaign).data ?? []);
  }
  console.error('The campaigns could not be loaded.', answer);
  return [];
}
