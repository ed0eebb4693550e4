/** A call in which nothing has come for so long has failed. */
const TIMEOUT_MS = 20_000;
/** Asked again after no answer or a server's error (specification, section 7: 1 s, doubling). */
const RETRY_AFTER_MS = [1000, 2000, 4000];

/** Fetches a list that the build wrote, such as the finder's locations. Throws when it can't be had. */
export async function fetchSiteData<Data>(url: string): Promise<Data> {
  for (const delay of [...RETRY_AFTER_MS, undefined]) {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => error);
    if (response instanceof Response && response.ok) return (await response.json()) as Data;
    // An older page's list may be gone; asking again would not bring it back.
    const isFinal = response instanceof Response && response.status < 500;
    if (isFinal || delay === undefined) throw new Error(`${url} could not be fetched.`, { cause: response });
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  throw new Error(`${url} could not be fetched.`);
}
