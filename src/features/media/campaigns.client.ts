import type { CampaignsStart } from '../../domain/forms/campaigns.ts';
import { fetchCampaigns } from '../../services/campaigns.ts';
import { loadCampaigns } from '../../stores/campaigns.ts';

/** Campaigns are asked for when the page is opened; what draws them comes when they are seen. */
export function start(): void {
  const given = document.querySelector<HTMLElement>('.campaigns')?.dataset['start'];
  if (given === undefined) return;
  const { backend, brandId } = JSON.parse(given) as Omit<CampaignsStart, 'portalUrl'>;
  void loadCampaigns(() => fetchCampaigns(backend, brandId));
}
