import { hash, timingSafeEqual } from 'node:crypto';
import { escapeHtml } from '#core/text/escape-html.ts';
import type { QueueState } from './brand-queue.ts';
import type { TextResponse } from './server.ts';

/** The overview, with a button for each brand that is not tried again by itself, where there is a secret. */
export function statusPage(overview: string, { dead }: QueueState, hasSecret: boolean): TextResponse {
  const forms = [...(hasSecret ? dead.keys() : [])].map((slug) => {
    const name = escapeHtml(slug);
    return `<form method="post" action="/again"><input type="hidden" name="slug" value="${name}"><label>CHANGES_WEBHOOK_SECRET <input type="password" name="secret" required autocomplete="off"></label> <button>Try ${name} again</button></form>\n`;
  });
  const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Builder</title>
<pre>${escapeHtml(overview)}</pre>
${forms.join('')}<p><a href="/health">Health</a> <a href="/metrics">Metrics</a></p>
</html>
`;
  return { status: 200, text, type: 'text/html; charset=utf-8' };
}

/** Handles the button. `secret`: what the user has to type. */
export async function tryAgain(
  body: string,
  secret: string,
  note: (slugs: string[]) => Promise<void>,
  { dead }: QueueState,
): Promise<TextResponse> {
  const form = new URLSearchParams(body);
  const slug = form.get('slug') ?? '';
  if (!isSame(form.get('secret') ?? '', secret)) return { status: 401, text: 'That is not the secret.\n' };
  if (!dead.has(slug)) return { status: 404, text: 'No such brand has been given up.\n' };
  await note([slug]);
  return { status: 202, text: `${slug} will be built again.\n` };
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
