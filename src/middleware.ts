import { defineMiddleware } from 'astro:middleware';

/**
 * The build hands every request its site and route. The dev server does not: there they come from the brand on disk. Exceptions
 * are handed out, because Astro answers them with a page of its own and the build must fail.
 */
export const onRequest = defineMiddleware(async ({ locals, url, request }, next) => {
  if (import.meta.env.DEV && !('site' in locals)) {
    const { localsForDev } = await import('./preview/dev-site.ts');
    Object.assign(locals, await localsForDev(url, request));
  }
  try {
    return await next();
  } catch (error) {
    locals.onError?.(error);
    throw error;
  }
});
