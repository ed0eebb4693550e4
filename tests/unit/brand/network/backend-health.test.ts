import { describe, expect, test } from 'vitest';
import { makeBackendHealth } from '#brand/network/backend-health.ts';
import { loadFromBackend } from '#brand/network/load-from-backend.ts';
import { makeBrand, NO_SERVICES } from '../../../support/build/make-brand.ts';

const URL_OF_BACKEND = 'https://backend.example';

const brand = (slug: string) => {
  const services = { ...NO_SERVICES, supabaseUrl: URL_OF_BACKEND, supabaseAnonKey: 'key' };
  return makeBrand({ slug, brandId: slug, source: 'supabase', services });
};

/** Answers the brands it is told to, and nobody else. */
function backendThat(answers: (brandId: string) => boolean) {
  const asked: string[] = [];
  const send: typeof fetch = async (_, init) => {
    const { brandId } = JSON.parse(String(init?.body)) as { brandId: string };
    asked.push(brandId);
    if (!answers(brandId)) throw new TypeError('fetch failed');
    return Response.json({ success: true, data: { name: brandId } });
  };
  return { asked, options: { fetch: send, wait: () => Promise.resolve() } };
}

describe('a backend that does not answer', () => {
  test('is given up by the first brand that has tried all there is, and the others do not try', async () => {
    const health = makeBackendHealth();
    const { asked, options } = backendThat(() => false);
    for (const slug of ['rye', 'oat', 'spelt']) {
      await expect(loadFromBackend(brand(slug), { ...options, health })).rejects.toThrow(
        'Failed to fetch brand website data',
      );
    }
    expect(asked).toEqual(['rye', 'rye', 'rye', 'rye']);
  });

  test('for one brand alone is not given up: others were answered meanwhile', async () => {
    const health = makeBackendHealth();
    const { options } = backendThat((brandId) => brandId !== 'rye');
    const rye = loadFromBackend(brand('rye'), { ...options, health });
    expect(await loadFromBackend(brand('oat'), { ...options, health })).toEqual({ name: 'oat' });
    await expect(rye).rejects.toThrow('Failed to fetch brand website data');
    expect(health.isGivenUp(URL_OF_BACKEND)).toBe(false);
    expect(await loadFromBackend(brand('spelt'), { ...options, health })).toEqual({ name: 'spelt' });
  });

  test('is asked by one brand at a time in a process that stays up, until it answers', async () => {
    const health = makeBackendHealth({ keepsAsking: true });
    let isUp = false;
    let waiting: (() => void)[] = [];
    const { asked, options } = backendThat(() => isUp);
    const slowly: typeof fetch = async (...request) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return options.fetch(...request);
    };
    const settle = async (): Promise<void> => {
      await new Promise(setImmediate);
      waiting.forEach((goOn) => goOn());
      waiting = [];
    };
    const load = (slug: string) =>
      loadFromBackend(brand(slug), { ...options, fetch: slowly, retries: 0, health }).then(
        () => 'answered',
        () => 'failed',
      );
    const first = ['rye', 'oat'].map(load);
    await settle();
    expect(await Promise.all(first)).toEqual(['failed', 'failed']);
    // One of them asks; the others fail at once, and come back later.
    const next = ['rye', 'oat', 'spelt'].map(load);
    expect(await Promise.all(next.slice(1))).toEqual(['failed', 'failed']);
    await settle();
    expect(await next[0]).toBe('failed');
    expect(asked).toEqual(['rye', 'oat', 'rye']);

    isUp = true;
    const probe = load('oat');
    await settle();
    expect(await probe).toBe('answered');
    const all = ['rye', 'oat', 'spelt'].map(load);
    await settle();
    expect(await Promise.all(all)).toEqual(['answered', 'answered', 'answered']);
  });
});
