import type { Page } from '@playwright/test';

/** A call that a page made. */
export interface Call {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** `abort`: no answer comes. `wait`: none until the promise is kept. */
export interface Answer {
  status?: number;
  json?: unknown;
  abort?: boolean;
  wait?: Promise<unknown>;
}

/**
 * Stands in for the backend. Takes the answers one after the other, the last one again and again, and notes what was asked. A tap that is counted
 * asks for nothing: it is taken and not noted.
 */
export async function fakeBackend(page: Page, answers: Answer[] = [{}]): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route(/\/(?:rest|functions)\/v1\//, async (route) => {
    const request = route.request();
    if (request.url().endsWith('/functions/v1/count')) return route.fulfill({ status: 204 });
    const { status = 201, json = { success: true }, abort, wait } = answers[calls.length] ?? answers.at(-1) ?? {};
    const body = request.postDataJSON() as Call['body'];
    calls.push({ path: new URL(request.url()).pathname, headers: request.headers(), body });
    await wait;
    await (abort ? route.abort() : route.fulfill({ status, json }));
  });
  return calls;
}
