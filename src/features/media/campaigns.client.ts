import type { CampaignsStart } from '../../domain/forms/campaigns.ts';
import { fetchCampaigns } from '../../services/campaigns.ts';
import { loadCampaigns } from '../../stores/campaigns.ts';

/** Campaigns are asked for when the page is opened; what draws them comes when they are seen. */
document.addEventListener('astro:page-load', () => {
  const start = document.querySelector<HTMLElement>('.campaigns')?.dataset['start'];
  if (start === undefined) return;
  const { backend, brandId } = JSON.parse(start) as Omit<CampaignsStart, 'portalUrl'>;
  void loadCampaigns(() => fetchCampaigns(backend, brandId));
});
