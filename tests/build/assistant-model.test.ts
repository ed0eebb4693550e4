import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reading } from '../support/assistant.ts';
import { callProject, type EmbeddedProject, startEmbedded } from '../support/backend/backend.ts';
import { listen } from '../support/listen.ts';

const CONFIGURATION = {
  name: 'Kumo',
  telephone: '(416) 555-0188',
  restaurant_id: 'read-by-a-model',
  currency: 'CAD',
  menu: { categories: [{ name: 'Bowls', items: [{ name: 'Shoyu', price: 18 }] }] },
};
/** Of this question the words alone tell nothing. */
const QUESTION = 'what’s the damage for the soy one';
const READING = reading({ intent: 'price', items: [{ id: 'i1', count: 1 }] });

interface Heard {
  path: string | undefined;
  authorization: string | undefined;
  body: string;
}
const heard: Heard[] = [];
let model: Awaited<ReturnType<typeof listen>>;
let project: EmbeddedProject;

async function read(request: IncomingMessage, response: ServerResponse): Promise<void> {
  heard.push({ path: request.url, authorization: request.headers.authorization, body: await text(request) });
  response.end(JSON.stringify({ choices: [{ message: { content: JSON.stringify(READING) } }] }));
}

beforeAll(async () => {
  model = await listen((request, response) => void read(request, response));
  project = await startEmbedded(undefined, {
    OPENROUTER_API_KEY: 'a-key',
    OPENROUTER_URL: model.origin,
    OPENROUTER_MODEL: 'a/model',
    OPENROUTER_DAILY_LIMIT: '2',
  });
  const headers = { Prefer: 'resolution=merge-duplicates' };
  const body = { brand_id: 'read-by-a-model', data: CONFIGURATION };
  await callProject(`${project.url}/rest/v1/brand_websites`, project.secretKey, { body, headers });
});
afterAll(async () => {
  await project.close();
  await model.close();
});

async function answerTo(query: string, session_id: string | null = null) {
  const { json } = await callProject(`${project.url}/functions/v1/ai-search-openrouter`, project.publishableKey, {
    body: { restaurant_id: 'read-by-a-model', query, session_id },
  });
  return json as { response: string; session_id: string };
}

test('a preview whose environment has a key lets the model read, up to the limit of a restaurant in a day', async () => {
  const first = await answerTo(QUESTION);
  expect(first.response).toContain('Shoyu: $18.');
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ path: '/chat/completions', authorization: 'Bearer a-key' });
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ models: ['a/model'] });

  await answerTo(QUESTION, first.session_id);
  const [, second] = heard;
  const { messages } = JSON.parse(second?.body ?? '') as { messages: { content: string }[] };
  expect(JSON.parse(messages[1]?.content ?? '')).toMatchObject({ before: [QUESTION], answered: first.response });

  const third = await answerTo(QUESTION);
  expect(heard).toHaveLength(2);
  expect(third.response).not.toContain('$18.00');
});
