import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page as it is, or in a part of it: `["color-contrast: .kicker, .lede"]` */
export async function violationsOn(page: Page, part = 'html'): Promise<string[]> {
  // The other mode opens a tab for each report to put frames of other sites together; ours have none of our content.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
