import { readAnswer } from '#leads/backend-answer.ts';
import type { BackendCall, Lead, LeadDelivery } from '#leads/lead/lead.ts';
import type { NotifyForm } from '#schema/brand-folder/notify.ts';
import { TEST_FORMS, type TestContent } from './test-submissions.ts';

/** A backend as the pages of a brand reach it, and as its owner does. */
export interface TestedBackend {
  url: string;
  publishableKey: string;
  call: BackendCall;
}

/** Who was told of a test, as far as the backend knows. */
export interface TestState {
  /** Undefined: the submission is not stored, or is no lead. */
  lead: Lead | undefined;
  deliveries: LeadDelivery[];
}

const SEND_LIMIT_MS = 30_000;
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Sends a marked submission the way a guest does. Again with the same id: it is stored once. Rejects with an Error whose message says where it stopped. */
export async function sendTest(backend: TestedBackend, form: NotifyForm, content: TestContent): Promise<void> {
  const { lead, path, body } = TEST_FORMS[form];
  await ask(backend.call, '/rest/v1/delivery_tests', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'resolution=ignore-duplicates,return=minimal' },
    body: JSON.stringify({ id: content.id, form: lead }),
  });
  const sent = body(content);
  const isForm = sent instanceof FormData;
  const response = await fetch(backend.url + path, {
    method: 'POST',
    headers: {
      apikey: backend.publishableKey,
      Authorization: `Bearer ${backend.publishableKey}`,
      'Idempotency-Key': content.id,
      Prefer: 'return=minimal',
      ...(!isForm && { 'Content-Type': 'application/json' }),
    },
    body: isForm ? sent : JSON.stringify(sent),
    redirect: 'error',
    signal: AbortSignal.timeout(SEND_LIMIT_MS),
  }).catch(() => {
    throw new Error(`${path} did not answer, so nothing is stored.`);
  });
  const text = await response.text().catch(() => '');
  const isThere = response.ok || (form === 'callback' && response.status === 409);
  if (!isThere)
    throw new Error(
      `It is not stored: ${path} answered ${response.status}${saidIn(text)}. ${ADVICE[response.status] ?? ''}`.trim(),
    );
}

/** By the status of a refusal. */
const ADVICE: Partial<Record<number, string>> = {
  401: 'Is the public key right (SUPABASE_ANON_KEY, or supabaseAnonKey in brand.json)?',
  403: 'Is the public key right (SUPABASE_ANON_KEY, or supabaseAnonKey in brand.json)?',
  404: 'Run `supabase functions deploy`.',
  429: 'This address has sent too much: try again in a few minutes.',
};

/** `{"success":false,"error":"…"}` of our functions, or `{"message":"…"}` of others. */
function saidIn(text: string): string {
  try {
    const { error, message } = Object(JSON.parse(text)) as Record<string, unknown>;
    const said = [error, message].find((value) => typeof value === 'string' && value !== '');
    return said === undefined ? '' : `: ${String(said).slice(0, 300).replace(/\.$/, '')}`;
  } catch {
    return '';
  }
}

export function readTest(call: BackendCall, form: NotifyForm, id: string): Promise<TestState> {
  return readState(call, `form=eq.${TEST_FORMS[form].lead}&id=eq.${id}`);
}

/** The newest test that was sent to this `restaurant_id` or `brand_id`, whoever has sent it. */
export function readNewestTest(call: BackendCall, recipient: string): Promise<TestState> {
  return readState(call, `recipient=eq.${encodeURIComponent(recipient)}&is_test=is.true&order=created_at.desc&limit=1`);
}

async function readState(call: BackendCall, query: string): Promise<TestState> {
  const [lead] = (await ask(call, `/rest/v1/leads?${query}`)) as Lead[];
  if (lead === undefined) return { lead, deliveries: [] };
  const { form, id } = lead;
  const deliveries = await ask(call, `/rest/v1/deliveries?form=eq.${form}&lead_id=eq.${id}&order=channel,recipient`);
  return { lead, deliveries: deliveries as LeadDelivery[] };
}

/** Nobody has to read a test that has arrived, and those of last month go. What fails of it is no fault of the delivery: the next test does it. */
export async function finishTest(call: BackendCall, lead: Lead): Promise<void> {
  try {
    if (lead.answered_at === null) await noteArrived(call, lead);
    await forgetOldTests(call);
  } catch (error) {
    console.error(error);
  }
}

async function noteArrived(call: BackendCall, { form, id }: Pick<Lead, 'form' | 'id'>): Promise<void> {
  const now = new Date().toISOString();
  await ask(call, `/rest/v1/leads?form=eq.${form}&id=eq.${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify({ seen_at: now, answered_at: now }),
  });
}

/** Takes away what tests have left that are older than a month; applications with their files, which go first. */
async function forgetOldTests(call: BackendCall): Promise<void> {
  const before = new Date(Date.now() - KEPT_DAYS * DAY_MS).toISOString();
  const old = (await ask(
    call,
    `/rest/v1/leads?is_test=is.true&created_at=lt.${before}&select=form,id&limit=100`,
  )) as Lead[];
  for (const { form, id } of old) {
    const { table } = TEST_FORMS[form];
    if (form === 'careers')
      await ask(call, '/storage/v1/object/applications', {
        method: 'DELETE',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ prefixes: [`${id}/resume.pdf`] }),
      });
    await ask(call, `/rest/v1/${table}?id=eq.${id}`, { method: 'DELETE' });
  }
}

const ask = async (call: BackendCall, path: string, init?: RequestInit): Promise<unknown> =>
  readAnswer(await call(path, init), path.split('?')[0] ?? '');
