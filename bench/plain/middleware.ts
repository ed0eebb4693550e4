import { defineMiddleware } from 'astro:middleware';
import { linkVoiceStyles } from './build/voice-styles.ts';
import { localsOf } from './ready.ts';

export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  Object.assign(locals, localsOf(url.pathname));
  const response = await next();
  return new Response(linkVoiceStyles(await response.text(), locals.site.look.voice), response);
});
