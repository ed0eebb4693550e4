import type { BackendCall, DueDelivery, SentLead } from './lead/lead.ts';
import { confirmationOf } from './messages/confirmation.ts';
import { digestMail } from './messages/digest.ts';
import { leadMail, type MessageSettings } from './messages/lead-mail.ts';
import { webhookCall } from './messages/webhook-call.ts';
import { type LeadBrand, routeOf } from './route.ts';
import type { Outcome, Senders } from './senders/sender.ts';
import { callTables } from './tables.ts';

export interface DeliveryOptions extends MessageSettings {
  /** Asks the backend with its secret key. */
  call: BackendCall;
  senders: Senders;
}

/** How many leads got their addresses, and what became of mails and calls. */
export interface DeliveryCounts {
  routed: number;
  sent: number;
  retried: number;
  failed: number;
}

export interface Delivery {
  /**
   * Decides who hears of new leads, takes what is due and begins to send it. Resolves to the mails and calls that were begun: each promise resolves
   * when it is settled. Throws where the backend does not answer.
   */
  begin: () => Promise<Promise<void>[]>;
  /** Whether the backend has anything for `begin`. Throws where it does not answer. */
  isDue: () => Promise<boolean>;
  /** Since the start. */
  counts: () => DeliveryCounts;
}

/** At once, of each kind. Each begins to be sent when it is taken, so that none waits for another while its lease runs. */
const SLOTS = { mail: 10, webhook: 10 };
/** The lease of the database is two minutes. */
const SEND_LIMIT_MS = 60_000;

/** What several calls of `begin` share: what is being sent. */
export function openDelivery({ call, senders, ...settings }: DeliveryOptions): Delivery {
  const tables = callTables(call);
  const counts: DeliveryCounts = { routed: 0, sent: 0, retried: 0, failed: 0 };
  const busy: Record<Kind, string[]> = { mail: [], webhook: [] };
  const channels = [
    ...(senders.mail ? (['email', 'confirmation'] as const) : []),
    ...(senders.webhook ? (['webhook'] as const) : []),
  ];

  async function begin(): Promise<Promise<void>[]> {
    await routeNew();
    const begun: Promise<void>[] = [];
    for (const kind of ['mail', 'webhook'] as const) {
      const own = channels.filter((channel) => (channel === 'webhook') === (kind === 'webhook'));
      const free = SLOTS[kind] - busy[kind].length;
      if (own.length === 0 || free <= 0) continue;
      const taken = await tables.takeDeliveries(own, free, busy[kind]);
      const groups = Map.groupBy(taken, ({ delivery }) => delivery.digest ?? delivery.id);
      for (const group of groups.values()) begun.push(sendGroup(kind, group));
    }
    return begun;
  }

  async function routeNew(): Promise<void> {
    for (;;) {
      const leads = await tables.takeLeads(channels);
      if (leads.length === 0) return;
      const brands = new Map<string, LeadBrand | undefined>();
      for (const id of new Set(leads.flatMap(({ lead }) => lead.brand_id ?? [])))
        brands.set(id, await tables.brand(id));
      await tables.route(leads.map((sent) => routeOf(sent, brands.get(sent.lead.brand_id ?? ''))));
      counts.routed += leads.length;
    }
  }

  async function sendGroup(kind: Kind, group: DueDelivery[]): Promise<void> {
    const recipient = group[0]?.delivery.recipient ?? '';
    busy[kind].push(recipient);
    try {
      const outcome = await send(group).catch(notMade);
      await tables.settle(
        group.map(({ delivery }) => delivery.id),
        outcome,
      );
      counts[COUNTED[outcome.result]] += group.length;
    } finally {
      busy[kind].splice(busy[kind].indexOf(recipient), 1);
    }
  }

  async function send(group: DueDelivery[]): Promise<Outcome> {
    const present = group.filter(hasSubmission);
    const [first] = present;
    if (first === undefined) return { result: 'failed', answer: 'The submission was deleted before it was sent.' };
    const { channel, recipient, id, digest } = first.delivery;
    const signal = AbortSignal.timeout(SEND_LIMIT_MS);
    const { mail, webhook } = senders;
    if (channel === 'webhook')
      return webhook?.call({ url: recipient, id, body: await webhookCall(first, settings) }, signal) ?? NOBODY;
    if (mail === undefined) return NOBODY;
    if (channel === 'confirmation')
      return mail.send({ ...confirmationOf(first), to: recipient, messageId: id }, signal);
    const message = present.length > 1 ? digestMail(present, settings) : await leadMail(first, settings);
    return mail.send({ ...message, to: recipient, messageId: digest ?? id }, signal);
  }

  return { begin, isDue: () => tables.areLeadsDue(channels), counts: () => ({ ...counts }) };
}

type Kind = keyof typeof SLOTS;

const COUNTED = { sent: 'sent', retry: 'retried', failed: 'failed' } as const;
const NOBODY: Outcome = { result: 'retry', answer: 'Nobody can send it here.' };

const hasSubmission = (due: DueDelivery): due is DueDelivery & { submission: NonNullable<SentLead['submission']> } =>
  due.submission !== null;

/** A fault of ours; the lead waits for a version without it. */
const notMade = (error: unknown): Outcome => {
  console.error(error);
  return { result: 'retry', answer: 'The message could not be made.' };
};

/** Delivers until nothing is due, or until nothing more may be begun; all that was begun is settled then. */
export async function deliverLeads(options: DeliveryOptions, untilMs = Infinity): Promise<DeliveryCounts> {
  const delivery = openDelivery(options);
  const running = new Set<Promise<void>>();
  for (;;) {
    const begun = Date.now() < untilMs ? await delivery.begin() : [];
    for (const one of begun) {
      const tracked: Promise<void> = one.catch(console.error).finally(() => running.delete(tracked));
      running.add(tracked);
    }
    if (running.size === 0) return delivery.counts();
    await Promise.race(running);
  }
}
