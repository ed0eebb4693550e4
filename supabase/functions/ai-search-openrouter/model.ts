import type { MessageReading } from '#assistant/question/intent.ts';
import type { Knowledge } from '#assistant/knowledge/knowledge.ts';
import { readingOf } from '#assistant/model/intents-of.ts';
import { offeredOf } from '#assistant/model/offered.ts';
import { readBytes } from '../_shared/body.ts';
import { readingSchema } from './reading-schema.ts';
import { type ModelRequest, requestOf } from './request.ts';

export interface Model {
  /** How many messages to one restaurant may be read in 24 hours. */
  dailyLimit: number;
  /** What the model has read, joined with the allergies and diets that the rules have found. Undefined where the model gives no valid answer. */
  read: (known: Knowledge, asked: ModelRequest, rules: MessageReading) => Promise<MessageReading | undefined>;
  /** What its readings have cost so far, in US dollars. */
  spent: () => number;
}

const ADDRESS = 'https://openrouter.ai/api/v1';
/** Cheap models that keep to a strict schema. The next is asked where one is down. */
const MODELS = 'openai/gpt-4.1-mini, google/gemini-2.5-flash, mistralai/mistral-medium-3.1';
/** OpenRouter takes no more. */
const MAX_MODELS = 3;
const DAILY_LIMIT = 500;
/** A guest waits for the answer meanwhile. */
const PATIENCE_MS = 6000;
/** A reading with everything a service puts around it. */
const MAX_BYTES = 64 * 1024;

/** A model at OpenRouter that reads what guests ask, if there is a key for it. It writes nothing that a guest sees. */
export function openModel(environment: { get: (name: string) => string | undefined }): Model | undefined {
  const key = environment.get('OPENROUTER_API_KEY');
  if (!key) return undefined;
  const address = environment.get('OPENROUTER_URL') || ADDRESS;
  const models = (environment.get('OPENROUTER_MODEL') || MODELS).split(/[\s,]+/).filter(Boolean);
  const limit = Number(environment.get('OPENROUTER_DAILY_LIMIT') || DAILY_LIMIT);
  let cost = 0;

  async function read(
    known: Knowledge,
    asked: ModelRequest,
    rules: MessageReading,
  ): Promise<MessageReading | undefined> {
    const offered = offeredOf(known, asked.query, rules);
    const schema = readingSchema(offered);
    try {
      const content = await complete(requestOf(models.slice(0, MAX_MODELS), offered, schema, asked));
      const { data, error } = schema.safeParse(JSON.parse(content));
      if (data === undefined)
        throw new Error(`The reading breaks the schema: ${error.issues[0]?.path.join('.') ?? ''}`);
      return readingOf(known, offered, data, rules);
    } catch (error) {
      console.error('The model gave no reading.', error instanceof Error ? error.message : error);
      return undefined;
    }
  }

  async function complete(request: object): Promise<string> {
    const response = await fetch(`${address}/chat/completions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = new TextDecoder().decode(await readBytes(response, MAX_BYTES));
    if (!response.ok) throw new Error(`It was answered ${response.status}: ${body.slice(0, 300)}`);
    const { choices, usage } = JSON.parse(body) as {
      choices?: { message?: { content?: unknown } }[];
      usage?: { cost?: unknown };
    };
    if (typeof usage?.cost === 'number') cost += usage.cost;
    const content = choices?.[0]?.message?.content;
    if (typeof content !== 'string') throw new Error('It was answered without a text.');
    return content;
  }

  return { dailyLimit: limit >= 0 ? limit : DAILY_LIMIT, read, spent: () => cost };
}
