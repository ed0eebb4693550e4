import { randomUUID } from 'node:crypto';
import { parse } from 'node-html-parser';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { callWithKey } from '#brand/network/deployed.ts';
import { answerInbox, type BrandInbox } from '#inbox/answer.ts';
import { answerLink } from '#inbox/links.ts';
import { countInboxes } from '#inbox/mailbox/counts.ts';
import { signFileLink } from '#leads/lead/file-links.ts';
import { callProject, feedback, openProject } from '../support/backend/backend.ts';
import { cateringRequest, franchiseInquiry, mediaInquiry } from '../support/backend/inquiries.ts';
import { newOwnId, OWN } from '../support/backend/own-ids.ts';

const project = openProject();
const call = callWithKey(project.url, project.secretKey, 'it could not be read');
const BASE = '/inbox/saffron/';
let brandId: string;
let noted: number;

async function asOwner(path: string, body?: unknown, method?: string): Promise<unknown> {
  const answer = await callProject(project.url + path, project.secretKey, {
    ...(body !== undefined && { body }),
    ...(method !== undefined && { method }),
    headers: { Prefer: 'return=minimal' },
  });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}

async function storeBrand(): Promise<string> {
  const id = newOwnId();
  const locations = [
    { restaurant_id: `${id}-w`, name: 'Queen West' },
    { restaurant_id: `${id}-e`, name: 'Queen East' },
  ];
  await asOwner('/rest/v1/brand_websites', { brand_id: id, data: { name: 'Saffron Lane', locations } });
  return id;
}

async function send(table: string, row: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  await asOwner(`/rest/v1/${table}`, { ...row, id });
  return id;
}
const sendFeedback = (changes: Record<string, unknown> = {}) =>
  send('restaurant_feedback', feedback({ restaurant_id: `${brandId}-w`, type: 'restaurant', ...changes }));
const sendCatering = (changes: Record<string, unknown> = {}) =>
  send('catering_requests', cateringRequest({ restaurant_id: `${brandId}-e`, ...changes }));

const note = (id: string, changes: Record<string, unknown>) => asOwner(`/rest/v1/leads?id=eq.${id}`, changes, 'PATCH');
const leadOf = async (id: string) =>
  ((await asOwner(`/rest/v1/leads?id=eq.${id}`)) as Record<string, unknown>[])[0] ?? expect.fail(id);

beforeEach(async () => {
  brandId = await storeBrand();
  noted = 0;
});
afterAll(async () => {
  const everyone = `like.${OWN}-*`;
  for (const [table, column] of [
    ['restaurant_feedback', 'restaurant_id'],
    ['catering_requests', 'restaurant_id'],
    ['career_applications', 'restaurant_id'],
    ['media_inquiries', 'brand_id'],
    ['franchise_inquiries', 'brand_id'],
    ['brand_websites', 'brand_id'],
  ])
    await asOwner(`/rest/v1/${table}?${column}=${everyone}`, undefined, 'DELETE');
});

interface Asked {
  form?: Record<string, string>;
  cookie?: string;
  changes?: Partial<BrandInbox>;
  /** Not opened by a person. */
  isFetched?: boolean;
}

async function ask(path: string, { form, cookie, changes, isFetched = false }: Asked = {}) {
  const inbox: BrandInbox = {
    slug: 'saffron',
    name: 'Saffron Lane',
    base: BASE,
    cookiePath: '/inbox/',
    origin: 'https://inbox.example',
    backend: { call, brandId, recipients: () => [] },
    frame: ({ main }) => main,
    headers: { 'Cache-Control': 'no-store' },
    onNoted: () => (noted += 1),
    ...changes,
  };
  const request = new Request(`https://inbox.example${BASE}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { ...(cookie && { cookie }), ...(isFetched && { 'sec-fetch-mode': 'cors' }) },
    ...(form && { body: new URLSearchParams(form).toString() }),
  });
  const answer = await answerInbox(request, path.split('?')[0] ?? '', inbox);
  const html = (await answer?.text()) ?? '';
  return { status: answer?.status ?? 404, headers: answer?.headers, html, page: parse(html) };
}

const titlesOf = ({ page }: { page: ReturnType<typeof parse> }) =>
  page
    .querySelectorAll('.row')
    .map((row) => `${row.querySelector('.tag')?.textContent}: ${row.querySelector('bdi')?.textContent}`);
const wasOf = (page: ReturnType<typeof parse>, action: string): string =>
  page
    .querySelectorAll('form')
    .find((form) => form.querySelector(`[name=do][value=${action}]`))
    ?.querySelector('[name=was]')
    ?.getAttribute('value') ?? expect.fail(action);

test('what is urgent stands first until it is answered, then the newest', async () => {
  await sendFeedback({ rating: 1, contact_name: 'Unhappy' });
  await sendCatering({ full_name: 'Caterer' });
  await send('media_inquiries', mediaInquiry({ brand_id: brandId, contact_name: 'Press' }));
  await sendFeedback({ rating: 4, contact_name: 'Happy' });
  await send('franchise_inquiries', franchiseInquiry({ brand_id: brandId }));
  const other = await storeBrand();
  await sendFeedback({ restaurant_id: `${other}-w` });
  const list = await ask('');
  expect(titlesOf(list)).toEqual([
    'Catering: Caterer',
    'Feedback: Unhappy',
    'Franchise: Franchise inquiry',
    'Feedback: Happy',
    'Press: Press',
  ]);
  expect(list.page.querySelector('[role=status]')?.textContent).toBe('5 not answered, 5 new');
  expect(list.html).toContain('Nobody is told of new messages.');
  expect(titlesOf(await ask('?form=feedback'))).toEqual(['Feedback: Unhappy', 'Feedback: Happy']);
  expect(titlesOf(await ask(`?place=${brandId}-e`))).toEqual(['Catering: Caterer']);
  expect(titlesOf(await ask(`?place=${other}-w`))).toEqual([]);
  expect(list.page.querySelectorAll('select[name=place] option').map(({ textContent }) => textContent)).toContain(
    'Queen West (2)',
  );
  expect((await countInboxes(call))?.get(brandId)).toEqual({ unread: 5, waiting: 5, late: 0, undelivered: 0 });
});

test('a message is read, taken, answered and given back to those that wait', async () => {
  const id = await sendCatering();
  const path = `catering/${id}/`;
  expect((await leadOf(id))['seen_at']).toBeNull();
  await ask(path, { isFetched: true });
  expect((await leadOf(id))['seen_at']).toBeNull();
  const { page, html } = await ask(path);
  expect((await leadOf(id))['seen_at']).not.toBeNull();
  expect(html).toContain('href="mailto:ada@example.com?subject=');
  expect(decodeURIComponent(html)).toContain(
    '?subject=Re: Catering request: Birthday, 2999-12-24, 40 guests – Saffron Lane',
  );

  const taken = await ask(`${path}?show=all`, {
    form: { do: 'assign', was: wasOf(page, 'assign'), assignee: ' Zoë\u202e \r\n Li ', me: 'yes' },
  });
  expect([taken.status, taken.headers?.get('location')]).toEqual([303, `${BASE}${path}?show=all`]);
  const cookie = taken.headers?.get('set-cookie') ?? '';
  expect(cookie).toBe('inbox-person=Zo%C3%AB%20Li; Path=/inbox/; Max-Age=31536000; SameSite=Lax; HttpOnly');
  expect((await leadOf(id))['assignee']).toBe('Zoë Li');
  const mine = await ask('?who=Zo%C3%AB%20Li', { cookie: cookie.split(';')[0] ?? '' });
  expect(mine.page.querySelector('.tabs-line [aria-current]')?.textContent).toBe('Mine 1');

  expect((await ask(path, { form: { do: 'answered' } })).status).toBe(303);
  expect(titlesOf(await ask(''))).toEqual([]);
  expect(titlesOf(await ask('?show=answered'))).toEqual(['Catering: Ada Lovelace']);
  await ask(path, { form: { do: 'open' } });
  expect(titlesOf(await ask(''))).toHaveLength(1);
  const unread = await ask(path, { form: { do: 'unread' } });
  expect(unread.headers?.get('location')).toBe(BASE);
  expect((await leadOf(id))['seen_at']).toBeNull();
  expect(noted).toBe(5);
});

test('of two that write at once the second is told, and keeps what was typed', async () => {
  const id = await sendFeedback();
  const path = `feedback/${id}/`;
  const { page } = await ask(path);
  const [wasNote, wasAssignee] = [wasOf(page, 'note'), wasOf(page, 'assign')];
  expect((await ask(path, { form: { do: 'note', was: wasNote, note: 'Called her.\r\nNo answer.' } })).status).toBe(303);
  expect((await leadOf(id))['note']).toBe('Called her.\nNo answer.');
  // Another thing of the same message is no conflict.
  expect((await ask(path, { form: { do: 'assign', was: wasAssignee, assignee: 'Sofia' } })).status).toBe(303);

  const second = await ask(path, { form: { do: 'note', was: wasNote, note: '<b>Mine</b>' } });
  expect(second.status).toBe(409);
  expect(second.page.querySelector('[role=alert]')?.textContent).toContain('Somebody else has changed this note');
  expect(second.page.querySelector('blockquote')?.textContent).toBe('Called her.\nNo answer.');
  expect(second.page.querySelector('textarea')?.textContent).toContain('<b>Mine</b>');
  expect((await leadOf(id))['note']).toBe('Called her.\nNo answer.');
  await ask(path, { form: { do: 'note', was: wasOf(second.page, 'note'), note: 'Both' } });
  expect((await leadOf(id))['note']).toBe('Both');

  const late = await ask(path, { form: { do: 'assign', was: wasAssignee, assignee: 'Marco' } });
  expect([late.status, late.page.querySelector('[role=alert]')?.textContent]).toEqual([
    409,
    'Sofia has it by now: somebody else has changed that meanwhile. Save again if it shall be as you wrote.',
  ]);
  expect(late.page.querySelector('#assignee')?.getAttribute('value')).toBe('Marco');
  // The same by both is no conflict.
  expect((await ask(path, { form: { do: 'assign', was: 'x', assignee: 'Sofia' } })).status).toBe(303);
});

test('ten that write different things at once lose nothing', async () => {
  const id = await sendFeedback();
  const path = `feedback/${id}/`;
  const { page } = await ask(path);
  const forms: Record<string, string>[] = [
    { do: 'note', was: wasOf(page, 'note'), note: 'Noted' },
    { do: 'assign', was: wasOf(page, 'assign'), assignee: 'Sofia' },
    { do: 'answered' },
  ];
  const statuses = await Promise.all(forms.map(async (form) => (await ask(path, { form })).status));
  expect(statuses).toEqual([303, 303, 303]);
  expect(await leadOf(id)).toMatchObject({ note: 'Noted', assignee: 'Sofia', answered_at: expect.any(String) });
});

test('a note that is too long is given back', async () => {
  const id = await sendFeedback();
  const { page } = await ask(`feedback/${id}/`);
  const typed = `${'é'.repeat(10_000)}!`;
  const refused = await ask(`feedback/${id}/`, { form: { do: 'note', was: wasOf(page, 'note'), note: typed } });
  expect([refused.status, refused.page.querySelector('textarea')?.textContent.trim()]).toEqual([422, typed]);
  expect(refused.html).toContain('a note has at most 10,000 characters, and this one has 10,001');
  const most = '😀'.repeat(10_000);
  await ask(`feedback/${id}/`, { form: { do: 'note', was: wasOf(page, 'note'), note: `${most}\0` } });
  expect((await leadOf(id))['note']).toBe(most);
});

test('nobody reads or writes what another brand was sent', async () => {
  const other = await storeBrand();
  const id = await sendFeedback({ restaurant_id: `${other}-w` });
  for (const path of [
    `feedback/${id}/`,
    `catering/${id}/`,
    'feedback/x/',
    'constructor/x/',
    `files/${id}/resume.pdf`,
    'x',
    '../',
    `feedback/%2e%2e/`,
  ])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  for (const action of ['answered', 'note', 'assign', 'unread', 'retry', '__proto__']) {
    const refused = await ask(`feedback/${id}/`, { form: { do: action, note: 'Typed', assignee: 'Me', was: '' } });
    expect([action, refused.status]).toEqual([action, 404]);
  }
  expect(await leadOf(id)).toMatchObject({ version: 0, note: null, assignee: null });
});

test('a message that is deleted while somebody writes gives back what was typed', async () => {
  const id = await sendFeedback();
  await asOwner(`/rest/v1/restaurant_feedback?id=eq.${id}`, undefined, 'DELETE');
  const gone = await ask(`feedback/${id}/`, { form: { do: 'note', was: '', note: 'Typed <i>' } });
  expect([gone.status, gone.page.querySelector('blockquote')?.textContent]).toEqual([404, 'Typed <i>']);
});

test('a backend that does not answer is said, and what was typed is given back', async () => {
  const backend = {
    call: () => Promise.reject(new Error('The backend at <x> did not answer.')),
    brandId,
    recipients: () => [],
  };
  const failed = await ask(`feedback/${randomUUID()}/`, {
    form: { do: 'note', note: 'Typed' },
    changes: { backend },
  });
  expect([failed.status, failed.page.querySelector('[role=alert]')?.textContent]).toEqual([
    503,
    'The backend at <x> did not answer.',
  ]);
  expect(failed.page.querySelector('blockquote')?.textContent).toBe('Typed');
  expect((await ask('', { changes: { backend: { problem: 'Set the key.' } } })).status).toBe(503);
});

test('what guests and colleagues write runs nowhere', async () => {
  const attack = '</textarea></script><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
  const id = await sendFeedback({ contact_name: attack, message: attack, contact_email: 'a"onx=1@evil.example' });
  await note(id, { assignee: attack, note: attack, location_name: attack, answer: attack });
  await asOwner('/rest/v1/deliveries', {
    form: 'feedback',
    lead_id: id,
    channel: 'email',
    recipient: `${attack}@x`,
    state: 'failed',
    answer: attack,
  });
  for (const path of [
    '',
    `feedback/${id}/`,
    `?who=${encodeURIComponent(attack)}&place=${encodeURIComponent(attack)}`,
  ]) {
    const { page, html } = await ask(path, { cookie: `inbox-person=${encodeURIComponent(attack)}` });
    expect(page.querySelectorAll('img, script:not([src]), [onerror], [onx]').map(String)).toEqual([]);
    expect(html).not.toContain('<script>');
  }
  expect((await ask(`feedback/${id}/`)).html).toContain('&lt;/textarea&gt;&lt;/script&gt;');
});

test('says what became of each mail, and has what failed sent again', async () => {
  const id = await sendCatering();
  await note(id, { state: 'routed' });
  const told = { form: 'catering', lead_id: id, attempts: 1 };
  const at = new Date().toISOString();
  await asOwner('/rest/v1/deliveries', {
    ...told,
    channel: 'email',
    recipient: 'a@x.example',
    state: 'sent',
    settled_at: at,
  });
  await asOwner('/rest/v1/deliveries', {
    ...told,
    channel: 'webhook',
    recipient: 'https://hooks.example/secret',
    state: 'failed',
    answer: 'It answered 500.',
  });
  await asOwner('/rest/v1/deliveries', { ...told, channel: 'email', recipient: 'b@x.example', answer: '450 later' });
  const { page } = await ask(`catering/${id}/`);
  const fates = page.querySelectorAll('.fates li').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
  expect(fates[0]).toMatch(/^Mailed to a@x\.example today, \d\d:\d\d$/);
  expect(fates[1]).toMatch(/^The mail to b@x\.example is tried again today, \d\d:\d\d, the second time\. ?450 later$/);
  expect(fates[2]).toMatch(/^The call of the webhook at hooks\.example failed\. ?It answered 500\.$/);
  expect((await countInboxes(call))?.get(brandId)?.undelivered).toBe(1);
  await ask(`catering/${id}/`, { form: { do: 'retry' } });
  const rows = (await asOwner(`/rest/v1/deliveries?lead_id=eq.${id}&state=eq.failed`)) as unknown[];
  expect(rows).toEqual([]);
});

test('the links of mails lead to the brand, and to files as long as they are signed', async () => {
  const id = await sendCatering();
  const linked = {
    call,
    fileKey: project.secretKey,
    inboxOf: (brand: string) => (brand === brandId ? BASE : undefined),
  };
  const at = (path: string, query = '') => answerLink(path, new URLSearchParams(query), linked);
  expect((await at(`leads/catering/${id}`))?.headers.get('location')).toBe(`${BASE}catering/${id}/`);
  expect(await at(`leads/catering/${randomUUID()}`)).toBeUndefined();
  expect(await at(`leads/feedback/${id}`)).toBeUndefined();
  expect(
    await answerLink(`leads/catering/${id}`, new URLSearchParams(), { ...linked, inboxOf: () => undefined }),
  ).toBeUndefined();
  const file = `${id}/resume.pdf`;
  const [, valid = ''] = (await signFileLink(file, project.secretKey)).split('?');
  const [, old = ''] = (await signFileLink(file, project.secretKey, new Date('2026-01-01'))).split('?');
  const [, forged = ''] = (await signFileLink(file, 'another key')).split('?');
  const statuses = await Promise.all(
    [valid, old, forged, ''].map(async (query) => (await at(`files/${file}`, query))?.status),
  );
  // The file itself is not there.
  expect(statuses).toEqual([404, 410, undefined, undefined]);
  expect(await at('files/../../keys.json', valid)).toBeUndefined();
});

test('a table has what was noted', async () => {
  const id = await sendCatering();
  await note(id, { note: '=1+1', assignee: 'Sofia', state: 'routed', answer: 'Nobody is named.' });
  const { html, headers } = await ask('catering.csv');
  expect(headers?.get('content-disposition')).toBe('attachment; filename="saffron-catering.csv"');
  const [head = '', line = ''] = html.replace('\u{feff}', '').split('\r\n');
  expect(head).toMatch(/^Sent,Full name,Email,Phone,.*,First read,Answered,Who has it,Note,Who was told,Test$/);
  expect(line).toMatch(/,,,Sofia,'=1\+1,nobody is told: Nobody is named\.,$/);
});
