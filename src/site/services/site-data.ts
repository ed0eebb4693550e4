/** A call has failed when nothing was received for this long. */
const TIMEOUT_MS = 20_000;
/** Asked again after no answer or a server's error. */
const RETRY_AFTER_MS = [1000, 2000, 4000];

/** Fetches a list that the build wrote, such as the finder's locations. Throws when it can't be had. */
export async function fetchSiteData<Data>(url: string): Promise<Data> {
  let last: Outcome<Data> | undefined;
  for (const delay of [0, ...RETRY_AFTER_MS]) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    last = await fetchOnce<Data>(url);
    if ('data' in last) return last.data;
    if (last.isFinal) break;
  }
  throw new Error(`${url} could not be fetched.`, { cause: last?.cause });
}

type Outcome<Data> = { data: Data; cause?: never } | { cause: unknown; isFinal: boolean };

async function fetchOnce<Data>(url: string): Promise<Outcome<Data>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return { data: (await response.json()) as Data };
    // The list of an older page may have been deleted; trying again would not bring it back.
    return { cause: response, isFinal: response.status < 500 };
  } catch (cause) {
    return { cause, isFinal: false };
  }
}
