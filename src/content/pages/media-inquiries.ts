import { textsOf } from '#i18n/texts.ts';
import type { Site } from '#schema/site.ts';
import type { CampaignsStart } from '../forms/campaigns.ts';
import type { InquiryStart } from '../forms/form.ts';
import { linkTo, type Link } from '#core/links/link.ts';
import { type Inquiry, inquiryOf, subjectOf } from '#core/links/contact.ts';

/** What `/media-inquiries/` shows. */
export interface MediaPageContent {
  lede: string;
  inquiry: Inquiry;
  /** The data that the form starts with; missing where an inquiry would have no recipient. */
  start?: InquiryStart;
  /** What a good inquiry says. */
  points: { title: string; text: string }[];
  campaigns: CampaignsContent;
}

/** Where campaigns for creators are listed. The text is true with and without a campaign. */
export interface CampaignsContent {
  text: string;
  /** The portal that runs them. */
  portal?: Link;
  /** The data that the list starts with; missing for a brand without an id. */
  start?: CampaignsStart;
}

export function mediaPageOf(site: Site): MediaPageContent {
  const { mediaPage: texts } = textsOf(site);
  const { influencerPortalUrl, supabaseUrl: url, supabaseAnonKey: key } = site.services;
  const brandId = site.brandId ?? site.restaurantId;
  const start = brandId === undefined ? undefined : { backend: { url, key }, brandId };
  return {
    lede: texts.lede,
    inquiry: inquiryOf(site, subjectOf(texts.subject, site.name)),
    points: texts.points,
    start,
    campaigns: {
      text: texts.campaignsText,
      portal: influencerPortalUrl === '' ? undefined : linkTo(texts.portal, influencerPortalUrl),
      start: start && { ...start, portalUrl: influencerPortalUrl },
    },
  };
}
