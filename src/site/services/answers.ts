/** A network that blocks a host may drop the request without a word. */
const TIMEOUT_MS = 10_000;

/**
 * Whether anything answers at an address of another origin. Its answer cannot be read, and a frame that fails tells nothing.
 * The policy of the site has to allow the address (`content-security-policy.ts`).
 */
export async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}
