import { defineMiddleware } from 'astro:middleware';

/**
 * Whoever asks for a page puts its content into the locals: the build, or the dev server's integration. Exceptions are
 * handed out to them, because Astro answers them with a page of its own.
 */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    const response = await next();
    // The dev server streams; an exception halfway down the page could no longer become a screen.
    return import.meta.env.DEV ? new Response(await response.text(), response) : response;
  } catch (error) {
    const screen = locals.onError?.(error);
    if (screen instanceof Response) return screen;
    throw error;
  }
});
