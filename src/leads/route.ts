import { makeSlugs, slugify } from '#core/text/slug.ts';
import { type Notify, notifySchema, type NotifyForm, type NotifyTargets } from '#schema/brand-folder/notify.ts';
import { guestOf } from './lead/guest.ts';
import type { Channel, Lead, SentLead, SubmissionRow } from './lead/lead.ts';

/** What `lead_brand` of the database says of a brand. */
export interface LeadBrand {
  name: string | null;
  /** As it is stored, unchecked. */
  notify: unknown;
  locations: { id: string | null; name: string | null }[];
}

/** Who hears of a lead, as `route_leads` of the database takes it. */
export interface Route {
  form: Lead['form'];
  id: string;
  brand_name: string | null;
  location_name: string | null;
  deliveries: { channel: Channel; recipient: string }[];
  /** Why nobody hears of it. */
  answer?: string;
  /** Why that can't be decided yet. */
  problem?: string;
}

/**
 * Whom a lead is told: `email` and `webhook` each come from the most specific place that has them, which is the form at the location, then the
 * location, the form, the brand. A callback looks for its own addresses and then for those of feedback at each place.
 */
export function targetsFor(notify: Notify, forms: readonly NotifyForm[], location: string | undefined): NotifyTargets {
  const own = location === undefined ? undefined : notify.locations?.[location];
  const places: (NotifyTargets | undefined)[] = [
    ...forms.map((form) => own?.forms?.[form]),
    own,
    ...forms.map((form) => notify.forms?.[form]),
    notify,
  ];
  const { email } = places.find((place) => place?.email !== undefined) ?? {};
  const { webhook } = places.find((place) => place?.webhook !== undefined) ?? {};
  return { ...(email && { email }), ...(webhook && { webhook }) };
}

/** `brand`: undefined where the backend has none for the lead. */
export function routeOf({ lead, submission }: SentLead, brand: LeadBrand | undefined): Route {
  const location = brand?.locations.find(({ id }) => id === lead.recipient);
  const route: Route = {
    form: lead.form,
    id: lead.id,
    brand_name: brand?.name ?? lead.brand_id,
    location_name: location?.name ?? null,
    deliveries: [],
  };
  if (submission === null) return { ...route, answer: 'The submission was deleted.' };
  if (brand === undefined)
    return { ...route, answer: 'Nobody is told: no configuration in brand_websites has the id that it was sent to.' };
  if (brand.notify === null || brand.notify === undefined)
    return { ...route, answer: 'Nobody is told: the brand has no "notify".' };
  const { data: notify, error } = notifySchema.safeParse(brand.notify);
  if (notify === undefined) {
    const [issue] = error.issues;
    const path = ['notify', ...(issue?.path ?? [])].join('.');
    return { ...route, problem: `Nobody is told yet: ${path} ${issue?.message ?? 'is wrong'}.` };
  }
  const targets = targetsFor(notify, formsOf(lead, submission), keyOf(notify, lead.recipient, brand.locations));
  const deliveries: Route['deliveries'] = [
    ...(targets.email ?? []).map((recipient) => ({ channel: 'email' as const, recipient })),
    ...(targets.webhook ?? []).map((recipient) => ({ channel: 'webhook' as const, recipient })),
  ];
  const { email: guest } = guestOf(lead.form, submission);
  if (guest !== '' && notify.confirmation !== false) deliveries.push({ channel: 'confirmation', recipient: guest });
  const isTold = deliveries.some(({ channel }) => channel !== 'confirmation');
  return { ...route, deliveries, ...(!isTold && { answer: 'Nobody is told: "notify" has no address for it.' }) };
}

/** The names under which `notify.forms` may have it, the most specific first. */
const formsOf = ({ form }: Lead, { type }: SubmissionRow): NotifyForm[] =>
  form === 'feedback' && type === 'callback' ? ['callback', 'feedback'] : [form];

/** The key of `notify.locations` that means a location: its id, or the last part of its page's address. */
function keyOf(notify: Notify, id: string, locations: LeadBrand['locations']): string | undefined {
  const keys = Object.keys(notify.locations ?? {});
  return keys.find((key) => key === id) ?? keys.find((key) => key === slugsOf(locations).get(id));
}

/** The slugs of locations by their ids, as the reader of configurations gives them out. */
function slugsOf(locations: LeadBrand['locations']): Map<string, string> {
  const toSlug = makeSlugs();
  const slugs = locations.map(({ id, name }, index): [string, string] => {
    const wanted = slugify(name ?? '') || slugify(id ?? '') || `location-${index + 1}`;
    return [id ?? '', toSlug(wanted)];
  });
  return new Map(slugs);
}
