import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitForm } from '#site/services/submissions.ts';
import { LoopbackRequest, type Reply, startLoopback } from '../../../support/backend/loopback.ts';

const SENT = { state: 'sent' };
const FAILED = { state: 'failed' };

let server: Awaited<ReturnType<typeof startLoopback>> | undefined;

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', LoopbackRequest);
  vi.stubGlobal('location', { href: 'https://kumo.example/catering/' });
});

afterEach(() => server?.stop());

async function submitTo(reply: Reply, isByStatus: boolean) {
  vi.spyOn(console, 'error').mockReturnValue();
  server = await startLoopback(reply);
  const submission = { path: 'functions/v1/catering-request', id: 'id-1', record: {}, honeypot: '', isByStatus };
  return submitForm({ url: server.url, key: 'anon' }, submission);
}

test.each<[Reply, object, object]>([
  [{ status: 200, text: '{"success":true}' }, SENT, SENT],
  [{ status: 200, text: 'Thanks!' }, FAILED, SENT],
  [{ status: 201 }, FAILED, SENT],
  [{ status: 200, text: '{"success":false}' }, FAILED, SENT],
  [{ status: 422, text: '{"success":true}' }, SENT, SENT],
  [{ status: 409 }, FAILED, FAILED],
  [{ status: 409, text: '{"success":"true"}' }, FAILED, FAILED],
  [{ status: 422, text: '{"errors":["guests"]}' }, FAILED, FAILED],
  [{ status: 302 }, FAILED, FAILED],
  [{ status: 200, text: 'null' }, FAILED, SENT],
  [
    { status: 409, text: '{"success":false,"error":"Taken."}' },
    { ...FAILED, reason: 'Taken.' },
    { ...FAILED, reason: 'Taken.' },
  ],
  [{ status: 500, text: '{"success":false,"error":" "}' }, FAILED, FAILED],
  [{ status: 500, text: '{"success":true}' }, FAILED, FAILED],
  ['hang up', FAILED, FAILED],
])('an answer %j is %j where its body counts, and %j where its status does', async (reply, byBody, byStatus) => {
  expect(await submitTo(reply, false)).toEqual(byBody);
  await server?.stop();
  expect(await submitTo(reply, true)).toEqual(byStatus);
});

test('a form with a file goes as form data: each of its values but those that are null, and the file by its name', async () => {
  const bodies: FormData[] = [];
  class Recording extends LoopbackRequest {
    override send(body: string | FormData): void {
      if (body instanceof FormData) bodies.push(body);
      super.send('{}');
    }
  }
  vi.stubGlobal('XMLHttpRequest', Recording);
  server = await startLoopback({ status: 200, text: '{"success":true}' });
  const record = { full_name: 'Ana', email: 'ana@example.com', phone: null };
  const files = { resume: new File(['x'], 'ana.pdf'), letter: undefined };
  const submission = { path: 'functions/v1/career-application', id: 'id-1', record, files, honeypot: '' };
  expect(await submitForm({ url: server.url, key: 'anon' }, submission)).toEqual(SENT);
  const [sent] = bodies;
  expect(sent?.get('email')).toBe('ana@example.com');
  expect(sent?.get('resume')).toMatchObject({ name: 'ana.pdf' });
  expect([sent?.has('phone'), sent?.has('letter'), sent?.get('full_name')]).toEqual([false, false, 'Ana']);
});
