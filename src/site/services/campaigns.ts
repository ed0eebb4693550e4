import type { Campaign } from '#content/forms/campaigns.ts';
import { post } from './call.ts';
import type { Backend } from './session.ts';

/** Asked again after a failure. */
const RETRY_AFTER_MS = [1000, 2000, 4000];

/** The campaigns of a brand. Never throws: after the last try a failure is logged and the list is empty. */
export async function fetchCampaigns(backend: Backend, brandId: string): Promise<Campaign[]> {
  const call = { path: 'functions/v1/influencer-portal', body: { action: 'getCampaignsByBrandId', brandId } };
  let answer: unknown;
  for (const delay of [0, ...RETRY_AFTER_MS]) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const answered = await post(backend, call);
    answer = answered;
    if (answered.state === 'answered' && answered.status === 200 && Array.isArray(answered.body))
      return answered.body.filter(isCampaign);
  }
  console.error('The campaigns could not be loaded.', answer);
  return [];
}

/** Not a schema: the list is shown before the code of the form is loaded. */
function isCampaign(value: unknown): value is Campaign {
  const { id, title, subtitle, banner_image, expiry, city, num_needed, min_followers, restaurant } = Object(
    value,
  ) as Campaign;
  const { name, state } = Object(restaurant) as NonNullable<Campaign['restaurant']>;
  return (
    [id, title].every((text) => typeof text === 'string' && text !== '') &&
    [subtitle, banner_image, expiry, city, name, state].every((text) => typeof (text ?? '') === 'string') &&
    [num_needed, min_followers].every((count) => typeof (count ?? 0) === 'number')
  );
}
