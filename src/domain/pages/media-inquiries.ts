import type { Site } from '../../model/site.ts';
import type { CampaignsStart } from '../forms/campaigns.ts';
import type { InquiryStart } from '../forms/form.ts';
import { linkTo, type Link } from '../links/link.ts';
import { type Inquiry, inquiryOf, subjectOf } from '../links/contact.ts';

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
  const { influencerPortalUrl, supabaseUrl: url, supabaseAnonKey: key } = site.services;
  const brandId = site.brandId ?? site.restaurantId;
  const start = brandId === undefined ? undefined : { backend: { url, key }, brandId };
  return {
    lede: 'Writing, filming or planning something about us? Here is whom to ask, and what helps us answer quickly.',
    inquiry: inquiryOf(site, subjectOf('Media inquiry:', site.name)),
    points: POINTS,
    start,
    campaigns: {
      text: 'Campaigns for creators are listed here while they run.',
      portal: influencerPortalUrl === '' ? undefined : linkTo('Visit the creator portal', influencerPortalUrl),
      start: start && { ...start, portalUrl: influencerPortalUrl },
    },
  };
}

const POINTS = [
  { title: 'Your outlet', text: 'Who you are, and where your work appears. A link is plenty.' },
  { title: 'Your topic', text: 'What you are working on, and what you need from us: an answer, a picture, a visit.' },
  { title: 'Your deadline', text: 'The day and hour by which you need it.' },
];
