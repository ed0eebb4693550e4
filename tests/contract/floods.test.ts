import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { newAddress } from '../support/backend/addresses.ts';
import { type Answered, callProject, feedback, openProject } from '../support/backend/backend.ts';
import { OWN } from '../support/backend/own-ids.ts';
import { sendEndless } from '../support/backend/endless.ts';

const MEGABYTE = 1024 * 1024;
/** Twice the limit of a minute: in a hosted project a new one may begin in between. The embedded one has a slow clock (adapt-database.ts). */
const FLOOD = 45;
/** Enough for another try on a busy machine. */
const SOON = { timeout: 60_000 };
const project = openProject();

afterAll(async () => {
  await table(`?restaurant_id=like.${OWN}-*`, 'DELETE');
});

const table = (query: string, method = 'GET') =>
  callProject(`${project.url}/rest/v1/restaurant_feedback${query}`, project.secretKey, { method });

/** One after the other, each of which is taken until one is refused. Fails where none is. */
async function sendUntilRefused(send: (count: number) => Promise<Answered>): Promise<void> {
  for (let count = 0; count < FLOOD; count++) {
    const { status, text } = await send(count);
    if (status === 429) return;
    expect(status, text).toBe(201);
  }
  throw new Error(`${FLOOD} were taken.`);
}

describe.each([
  ['the table', '/rest/v1/restaurant_feedback', { Prefer: 'return=minimal' }],
  ['the function', '/functions/v1/website-submissions/feedback', {}],
])('%s', (_name, path, headers) => {
  const send = (record: unknown, address: string) =>
    callProject(project.url + path, project.publishableKey, {
      body: record,
      headers: { ...headers, 'X-Forwarded-For': `192.0.2.1, ${address}` },
    });

  /** Until it is refused. A minute may end right then, so who asks what follows asks again. */
  const flood = (address: string) => sendUntilRefused(() => send(feedback(), address));

  test('takes 20 a minute from one address, stores just those, and says when to come again', async () => {
    const address = newAddress();
    const record = feedback();
    const answers = [];
    for (let count = 0; count < FLOOD; count++) answers.push(await send(record, address));
    const taken = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect(taken.length + refused.length).toBe(FLOOD);
    expect(answers.slice(0, 20).every(({ status }) => status === 201)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers: answered } of refused) {
      expect(Number(answered.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(Number(answered.get('retry-after'))).toBeLessThanOrEqual(3600);
    }
    const stored = await table(`?restaurant_id=eq.${String(record['restaurant_id'])}&select=id`);
    expect(stored.json).toHaveLength(taken.length);
    expect((await send(feedback(), newAddress())).status).toBe(201);
  });

  test('says of what is stored that it is, however much has come since', async () => {
    const address = newAddress();
    const id = randomUUID();
    const record = feedback();
    const sendIt = () => {
      const [body, key] = path.startsWith('/rest/') ? [{ ...record, id }, {}] : [record, { 'Idempotency-Key': id }];
      const call = { body, headers: { ...headers, ...key, 'X-Forwarded-For': address } };
      return callProject(project.url + path, project.publishableKey, call);
    };
    expect((await sendIt()).status).toBe(201);
    const flood = await Promise.all(Array.from({ length: FLOOD }, () => send(feedback(), address)));
    expect(flood.some(({ status }) => status === 429)).toBe(true);
    const again = await Promise.all(Array.from({ length: 10 }, sendIt));
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([path.startsWith('/rest/') ? 409 : 200]));
    if (path.startsWith('/rest/')) return;
    // A function has more to do for each of them, so they are counted, too.
    const repeats = await Promise.all(Array.from({ length: FLOOD }, sendIt));
    const refused = repeats.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(repeats.filter(({ status }) => status === 200)).toHaveLength(FLOOD - refused.length);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('tells a flooding visitor a sentence', async () => {
    const address = newAddress();
    await flood(address);
    await expect.poll(async () => (await send(feedback(), address)).text, SOON).toContain('Please try again later.');
  });

  test('counts as one visitor who writes its address in another way for each call', async () => {
    const own = newAddress();
    const network = `2001:db8:${randomInt(65536).toString(16)}:${randomInt(65536).toString(16)}`;
    const ways = [`192.0.2.77, ${own}`, `${own}:4001`, `::ffff:${own}`, `${own}/17`];
    const refusedIn = async (address: string, others: string[]): Promise<number> => {
      await flood(address);
      const answers = await Promise.all(others.map((other) => send(feedback(), other)));
      return answers.filter(({ status }) => status === 429).length;
    };
    await expect.poll(() => refusedIn(own, ways), SOON).toBe(ways.length);
    const neighbours = [`${network}::1`, `${network}:ffff::`];
    await expect.poll(() => refusedIn(`${network}::2`, neighbours), SOON).toBe(neighbours.length);
    expect((await send(feedback(), `2001:db9:${randomInt(65536).toString(16)}::1`)).status).toBe(201);
  });

  test('counts all together whose address is none', async () => {
    const addresses = ['', ',', 'unknown', '999.1.1.1', '1.2', 'a b', "';", '::g', '[::1', 'fe80::1%eth0'];
    await sendUntilRefused((count) => send(feedback(), addresses[count % addresses.length] ?? ''));
  });

  test('believes no visitor who speaks as a function', async () => {
    const own = newAddress();
    await sendUntilRefused(() => {
      const as = { ...headers, 'X-Forwarded-For': own, 'X-Visitor-Address': `${newAddress()}, 192.0.2.1` };
      return callProject(project.url + path, project.publishableKey, { body: feedback(), headers: as });
    });
  });

  test.each([
    ['declared', true],
    ['in pieces', false],
  ])('does not read 50 MB, %s', async (_how, isDeclared) => {
    const keys = { apikey: project.publishableKey, 'Content-Type': 'application/json', ...headers };
    const { status, sent } = await sendEndless(project.url + path, keys, 50 * MEGABYTE, { isDeclared });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(20 * MEGABYTE);
  });

  test('refuses what is a little too large in one piece', async () => {
    const answer = await send({ ...feedback(), message: 'm'.repeat(MEGABYTE) }, newAddress());
    expect(answer.status).toBe(413);
  });
});

test('both count together', async () => {
  const address = newAddress();
  const headers = { 'X-Forwarded-For': address };
  await sendUntilRefused((count) => {
    const path = count % 2 === 0 ? '/rest/v1/restaurant_feedback' : '/functions/v1/website-submissions/feedback';
    const body = feedback({ ...(count % 2 === 0 && { id: randomUUID() }) });
    return callProject(project.url + path, project.publishableKey, {
      body,
      headers: { ...headers, Prefer: 'return=minimal' },
    });
  });
});
