import { fileLinks, linkToLead, type MessageSettings, type Sent } from './lead-mail.ts';

/** Of use to the database alone, or more of a guest than an answer needs. */
const LEFT_OUT = new Set([
  ...['id', 'created_at', 'restaurant_id', 'brand_id', 'state', 'source'],
  ...['resume_path', 'resume_sha256', 'photo_path', 'photo_sha256'],
  ...['user_agent', 'meta', 'page_url'],
]);

/** The body of a call, as Standard Webhooks has it: `type`, `timestamp`, `data`. */
export async function webhookCall({ lead, submission }: Sent, settings: MessageSettings): Promise<string> {
  const fields = Object.entries(submission).filter(([column, value]) => !LEFT_OUT.has(column) && value !== null);
  return JSON.stringify({
    type: 'lead.created',
    timestamp: new Date(lead.created_at).toISOString(),
    data: {
      form: lead.form,
      id: lead.id,
      brand_id: lead.brand_id,
      brand_name: lead.brand_name,
      recipient: lead.recipient,
      location_name: lead.location_name,
      is_test: lead.is_test,
      is_urgent: lead.is_urgent,
      fields: Object.fromEntries(fields),
      files: await fileLinks(lead, submission, settings),
      inbox_url: linkToLead(lead, settings) ?? null,
    },
  });
}
