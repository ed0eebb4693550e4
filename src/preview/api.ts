import { makeRefusal } from './backend/gateway.ts';

const API = /^\/(functions|rest|auth|storage)\/v1(\/|$)/;

export function isApiPath(path: string): boolean {
  return API.test(path);
}

export const answerWithoutBackend = makeRefusal('This preview runs without a backend.');
