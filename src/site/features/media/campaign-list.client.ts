import type { CampaignsStart } from '#content/forms/campaigns.ts';
import { fetchCampaigns } from '../../services/campaigns.ts';
import { loadCampaigns } from '../../stores/campaigns.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/** Fetches campaigns when the page opens. The code that draws them is loaded when their place is seen. */
class CampaignList extends PartElement {
  protected connect(): void {
    const { backend, brandId } = JSON.parse(this.dataset['start'] ?? '') as Omit<CampaignsStart, 'portalUrl'>;
    void loadCampaigns(() => fetchCampaigns(backend, brandId));
  }
}

customElements.define('campaign-list', CampaignList);
