/** Every answer of a function, in the shapes the site reads. */

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'apikey, authorization, content-type, idempotency-key, x-client-info',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Expose-Headers': 'Retry-After',
};

/** A visitor may read `message`: it becomes the answer's `error`. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

export function succeed(status: 200 | 201, content: Record<string, unknown> = {}): Response {
  return Response.json({ success: true, ...content }, { status, headers: CORS });
}

/** A list, or an object without `success`. */
export function answerAsJson(content: object): Response {
  return Response.json(content, { headers: CORS });
}

/** A function as `Deno.serve` takes it: `answer` is asked for every POST, and what it throws becomes an answer too. */
export function answerPosts(answer: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') {
      return new Response(null, { status: 204, headers: { ...CORS, 'Access-Control-Max-Age': '86400' } });
    }
    try {
      if (request.method !== 'POST') throw new Refusal(405, 'Only POST is answered here.', { Allow: 'POST, OPTIONS' });
      return await answer(request);
    } catch (error) {
      if (error instanceof Refusal) return fail(error.status, error.message, error.headers);
      console.error(error);
      return fail(500, 'Something went wrong on our side. Please try again.');
    }
  };
}

function fail(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ success: false, error }, { status, headers: { ...CORS, ...headers } });
}
