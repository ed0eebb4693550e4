import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { findDeno } from '../../scripts/deno.ts';
import { newAddress } from '../support/backend/addresses.ts';
import { pdf, png } from '../support/backend/application-files.ts';
import { callProject, feedback, openProject } from '../support/backend/backend.ts';
import { newOwnId, OWN } from '../support/backend/own-ids.ts';
import { careerApplication, cateringRequest } from '../support/backend/inquiries.ts';
import { makeLead } from '../support/leads/make-lead.ts';
import { listen } from '../support/listen.ts';
import { ROOT } from '../support/project.ts';

/** Where Deno brings no program for a machine, the functions are tried in Node alone. */
const deno = findDeno();
const project = openProject();
const children: ChildProcess[] = [];

afterAll(async () => {
  for (const child of children) child.kill();
  for (const table of ['restaurant_feedback', 'career_applications', 'catering_requests']) {
    const rows = `${project.url}/rest/v1/${table}?restaurant_id=like.${OWN}-*`;
    await callProject(rows, project.secretKey, { method: 'DELETE' });
  }
});

/** Serves a function as Supabase does, on a port of its own. */
async function serve(program: string, name: string, environment: Record<string, string> = {}): Promise<string> {
  const folder = join(ROOT, 'supabase/functions', name);
  const options = ['--no-lock', '--cached-only', '--node-modules-dir=manual', '--allow-net', '--allow-env'];
  const args = ['run', ...options, '--config', join(folder, 'deno.json'), join(folder, 'index.ts')];
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      DENO_DIR: join(ROOT, '.cache/deno'),
      DENO_NO_UPDATE_CHECK: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      SUPABASE_URL: project.url,
      SUPABASE_SERVICE_ROLE_KEY: project.secretKey,
      ...environment,
    },
  });
  children.push(child);
  let text = '';
  for (;;) {
    const address = /Listening on (http:\S+)\//.exec(text)?.[1];
    if (address !== undefined) return address;
    const [chunk] = (await Promise.race([once(child.stderr, 'data'), once(child, 'exit').then(() => [])])) as Buffer[];
    if (chunk === undefined) throw new Error(`Deno ended: ${text}`);
    text += chunk.toString();
  }
}

test('a submission is taken, repeated, refused and limited in Deno as it is in Node', async () => {
  if (deno === undefined) return;
  const url = `${await serve(deno, 'website-submissions')}/website-submissions/feedback`;
  const record = feedback();
  const headers = { 'Idempotency-Key': randomUUID(), 'X-Forwarded-For': `${newAddress()}, 127.0.0.1` };
  const statuses = [];
  for (const body of [record, record, { ...record, message: 'Other words.' }, { ...record, rating: 6 }, '{']) {
    statuses.push((await callProject(url, '', { body, headers })).status);
  }
  expect(statuses).toEqual([201, 200, 422, 400, 400]);
  expect((await callProject(url, '', { body: ' '.repeat(2_000_000), headers })).status).toBe(413);
  const flood = [];
  for (let count = 0; count < 45; count++) {
    const address = { 'X-Forwarded-For': headers['X-Forwarded-For'] };
    flood.push(await callProject(url, '', { body: record, headers: address }));
  }
  const refused = flood.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  // The gateway between the function and the database names the function's machine for all of them.
  const other = { 'X-Forwarded-For': `${newAddress()}, 127.0.0.1` };
  expect((await callProject(url, '', { body: feedback(), headers: other })).status).toBe(201);
});

test('a brand’s configuration is asked for in Deno as it is in Node', async () => {
  if (deno === undefined) return;
  const url = `${await serve(deno, 'get-brand-website')}/get-brand-website`;
  const answer = await callProject(url, '', { body: { brandId: 'nobody' } });
  expect([answer.status, answer.json]).toEqual([404, { success: false, error: 'There is no brand "nobody".' }]);
});

test('an application is taken with its files, repeated and refused in Deno as it is in Node', async () => {
  if (deno === undefined) return;
  const url = `${await serve(deno, 'website-submissions')}/website-submissions/careers`;
  const id = randomUUID();
  const texts = careerApplication({ cover_letter: '' });
  const send = (resume: Uint8Array<ArrayBuffer>, photo: File) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(texts)) form.append(name, String(value));
    form.append('resume', new File([resume], '../cv.exe'));
    form.append('photo', photo);
    const headers = { 'Idempotency-Key': id, 'X-Forwarded-For': `${newAddress()}, 127.0.0.1` };
    return callProject(url, '', { body: form, headers });
  };
  const none = new File([], '');
  const resume = pdf(3_000_000);
  expect((await send(png(), none)).json).toEqual({ success: false, error: 'resume is not a PDF, DOC or DOCX file.' });
  expect((await send(pdf(11 * 1024 * 1024), none)).status).toBe(413);
  expect((await send(pdf(23 * 1024 * 1024), none)).status).toBe(413);
  expect((await send(resume, none)).json).toEqual({ success: true });
  expect([(await send(resume, none)).status, (await send(pdf(), none)).status]).toEqual([200, 422]);
  expect((await send(resume, new File([png()], 'me.png'))).status).toBe(422);
  const headers = { apikey: project.secretKey, Authorization: `Bearer ${project.secretKey}` };
  const file = `${project.url}/storage/v1/object/applications/${id}/resume.pdf`;
  const stored = await fetch(file, { headers });
  expect(Buffer.from(await stored.arrayBuffer()).equals(resume)).toBe(true);
  await callProject(file, project.secretKey, { method: 'DELETE' });
});

test('a tap is counted in Deno as in Node', async () => {
  if (deno === undefined) return;
  const url = `${await serve(deno, 'count')}/count`;
  const brandId = newOwnId();
  await callProject(`${project.url}/rest/v1/brand_websites`, project.secretKey, {
    body: { brand_id: brandId, data: {} },
  });
  const headers = { 'Content-Type': 'text/plain', 'X-Forwarded-For': `${newAddress()}, 127.0.0.1` };
  for (const zone of ['Asia/Tokyo', 'Mars/Olympus']) {
    const body = { brand_id: brandId, page: '/', action: 'order', zone };
    const answer = await callProject(url, '', { body, headers });
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
  }
  for (const table of ['visit_counts', 'brand_websites']) {
    const rows = `${project.url}/rest/v1/${table}?brand_id=eq.${brandId}`;
    await callProject(rows, project.secretKey, { method: 'DELETE' });
  }
});

test('catering is asked for, and campaigns are, in Deno as in Node', async () => {
  if (deno === undefined) return;
  const catering = `${await serve(deno, 'catering-request')}/catering-request`;
  const headers = { 'X-Forwarded-For': `${newAddress()}, 127.0.0.1` };
  expect((await callProject(catering, '', { body: cateringRequest(), headers })).status).toBe(201);
  const past = await callProject(catering, '', { body: cateringRequest({ event_date: '2020-01-01' }), headers });
  expect(past.json).toEqual({
    success: false,
    error: 'event_date is not valid. Please choose today or a later day.',
  });
  const campaigns = `${await serve(deno, 'influencer-portal')}/influencer-portal`;
  const body = { action: 'getCampaignsByBrandId', brandId: 'nobody' };
  expect((await callProject(campaigns, '', { body, headers })).json).toEqual([]);
});

test('a lead is told by an HTTP mail API, and by a webhook, in Deno', async () => {
  if (deno === undefined) return;
  const submission = cateringRequest({ language: 'fr' });
  const due = ['email', 'confirmation', 'webhook'].map((channel) => ({
    delivery: { id: randomUUID(), channel, recipient: `${channel}@saffronlane.example`, digest: null },
    lead: makeLead(),
    submission,
  }));
  const heard: { path: string; body: Record<string, unknown> }[] = [];
  // The project of the other tests has leads of theirs, which are not to be taken from them.
  const backend = await listen((request, response) => {
    void text(request).then((sent) => {
      const body = JSON.parse(sent) as Record<string, unknown>;
      const path = request.url ?? '';
      const asked = heard.filter((call) => call.path === path).length;
      heard.push({ path, body });
      const wanted =
        path.endsWith('/take_deliveries') && asked < 2
          ? due.filter(({ delivery }) => (body['channels'] as string[]).includes(delivery.channel))
          : [];
      response.end(path === '/mail' ? '{"id":"mail-1"}' : JSON.stringify(wanted));
    });
  });
  const url = `${await serve(deno, 'deliver-leads', {
    SUPABASE_URL: backend.origin,
    MAIL_API: 'resend',
    MAIL_API_KEY: 're_key',
    MAIL_API_URL: `${backend.origin}/mail`,
    MAIL_FROM: 'website@saffronlane.example',
    LEADS_WEBHOOK_SECRET: `whsec_${'A'.repeat(43)}=`,
    INBOX_URL: 'https://inbox.example',
  })}/deliver-leads`;
  expect((await callProject(url, '', { body: {} })).status).toBe(401);
  const answer = await callProject(url, project.secretKey, { body: {} });
  await backend.close();
  expect(answer.json).toEqual({ success: true, routed: 0, sent: 2, retried: 1, failed: 0, problems: [] });
  const mails = heard.filter(({ path }) => path === '/mail').map(({ body }) => [String(body['to']), body['subject']]);
  expect(mails.sort()).toEqual([
    ['confirmation@saffronlane.example', 'Saffron Lane a bien reçu votre message'],
    ['email@saffronlane.example', 'Catering request: Birthday, 2999-12-24, 40 guests – Saffron Lane, Queen West'],
  ]);
  const settled = heard
    .filter(({ path }) => path.endsWith('/settle_deliveries'))
    .map(({ body }) => [body['outcome'], body['reason']]);
  expect(settled.sort()).toEqual([
    ['retry', 'It could not be reached.'],
    ['sent', 'The mail API took it: mail-1.'],
    ['sent', 'The mail API took it: mail-1.'],
  ]);
});
