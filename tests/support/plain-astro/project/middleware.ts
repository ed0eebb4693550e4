import { defineMiddleware } from 'astro:middleware';
import { localsOf } from './ready.ts';

export const onRequest = defineMiddleware(({ locals, url }, next) => {
  Object.assign(locals, localsOf(url.pathname));
  return next();
});
