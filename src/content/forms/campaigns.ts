import type { IslandTexts } from '#i18n/texts.ts';
import { formatDate } from '#core/hours/date.ts';
import type { InquiryStart } from './form.ts';

/** The data that the list of campaigns starts with. */
export interface CampaignsStart extends InquiryStart {
  /** The address of the portal for creators; empty without a portal. */
  portalUrl: string;
}

/** A campaign as the backend has it. */
export interface Campaign {
  id: string;
  title: string;
  subtitle?: string | null;
  banner_image?: string | null;
  /** An instant as ISO 8601 or Postgres writes it, or a day: "2026-12-24", "2026-12-24T00:00:00+00:00", "2026-12-24 00:00:00+00". */
  expiry?: string | null;
  num_needed?: number | null;
  min_followers?: number | null;
  city?: string | null;
  restaurant?: { name?: string; cuisine?: string; state?: string; address?: string } | null;
}

/** A campaign as its card shows it. */
export interface CampaignView {
  id: string;
  title: string;
  subtitle?: string;
  banner?: string;
  /** "Nonna Pia, Toronto, Ontario" */
  where?: string;
  /** "5 creators wanted", "From 2,000 followers", "Until December 24, 2026" */
  facts: string[];
  isExpiringSoon: boolean;
  href?: string;
}

/** 'Expires Soon' counts calendar days in the visitor's own zone. */
const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/** The campaigns that still run at `now`. */
export function campaignViewsOf(
  campaigns: readonly Campaign[],
  portalUrl: string,
  now: Date,
  texts: IslandTexts,
): CampaignView[] {
  return campaigns.flatMap((campaign) => {
    const left = daysLeft(campaign.expiry, now);
    return left !== undefined && left < 0 ? [] : shownCampaignOf(campaign, portalUrl, left, texts);
  });
}

/** Calendar days from today to the last day; undefined for a campaign without a last day. */
export function daysLeft(expiry: string | null | undefined, now: Date): number | undefined {
  const last = expiryDayOf(expiry);
  return Number.isNaN(last.getTime()) ? undefined : Math.round((dayOf(last) - dayOf(now)) / DAY_MS);
}

/**
 * A day without an hour is kept as its midnight in UTC, which every backend writes in its own way: "2026-12-24T00:00:00+00:00",
 * "2026-12-24 00:00:00+00". It means that day in every time zone, also west of Greenwich.
 */
function expiryDayOf(expiry: string | null | undefined): Date {
  const [, day, time, offset] = TIMESTAMP.exec(expiry ?? '') ?? [];
  const last = new Date(day === undefined ? (expiry ?? '') : `${day}T${offset ? time + isoOffset(offset) : '00:00Z'}`);
  if (last.getTime() % DAY_MS !== 0) return last;
  return new Date(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate());
}

/** "-05" and "-0500" as "-05:00", which every browser reads. */
function isoOffset(offset: string): string {
  const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return hours === undefined ? 'Z' : `${hours}:${minutes}`;
}

/** As ISO 8601 and Postgres write it. Postgres has a space in place of the T, which not every browser reads. */
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

function shownCampaignOf(
  campaign: Campaign,
  portalUrl: string,
  left: number | undefined,
  { campaigns: { wanted, followers, until }, formats }: IslandTexts,
): CampaignView {
  const { id, title, subtitle, banner_image, expiry, num_needed, min_followers, city, restaurant } = campaign;
  const where = [restaurant?.name, city, restaurant?.state].filter(Boolean).join(', ');
  const facts = [
    num_needed ? wanted(num_needed) : '',
    min_followers ? followers(min_followers) : '',
    left === undefined ? '' : until(formatDate(localDate(expiryDayOf(expiry)), formats)),
  ];
  return {
    id,
    title,
    subtitle: subtitle || undefined,
    banner: banner_image && isPicture(banner_image) ? banner_image : undefined,
    where: where || undefined,
    facts: facts.filter((fact) => fact !== ''),
    isExpiringSoon: left !== undefined && left >= 1 && left <= SOON_DAYS,
    href: portalUrl === '' ? undefined : `${withoutSlash(portalUrl)}/campaigns/${encodeURIComponent(id)}`,
  };
}

function withoutSlash(address: string): string {
  return address.endsWith('/') ? withoutSlash(address.slice(0, -1)) : address;
}

function localDate(date: Date): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

function isPicture(address: string): boolean {
  return /^(https?:\/\/|\/(?!\/))/i.test(address);
}
