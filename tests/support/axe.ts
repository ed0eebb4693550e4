import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page as it is: `["color-contrast: .kicker, .lede"]` */
export async function violationsOn(page: Page): Promise<string[]> {
  // The other mode opens a tab for each report to put frames of other sites together; ours have none of our content.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
