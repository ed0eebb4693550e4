const API = /^\/(functions|rest|auth|storage)\/v1(\/|$)/;

/** Whether a path is the backend's, and not a page's. */
export function isApiPath(path: string): boolean {
  return API.test(path);
}
