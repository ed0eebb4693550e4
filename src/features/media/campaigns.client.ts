import type { CampaignsStart } from '../../domain/forms/campaigns.ts';
import { fetchCampaigns } from '../../services/campaigns.ts';
import { loadCampaigns } from '../../stores/campaigns.ts';

/** Fetches campaigns when the page opens. The code that draws them is loaded when their place is seen. */
export function start(): void {
  const given = document.querySelector<HTMLElement>('.campaigns')?.dataset['start'];
  if (given === undefined) return;
  const { backend, brandId } = JSON.parse(given) as Omit<CampaignsStart, 'portalUrl'>;
  void loadCampaigns(() => fetchCampaigns(backend, brandId));
}
