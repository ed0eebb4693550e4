import { beforeEach, expect, test, vi } from 'vitest';

const load = () => import('#site/ui/behaviour/allowed-for-visit.ts');
const kept = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test('a choice is told to all who wait for it, and holds for the visit', async () => {
  const first = await load();
  const told = vi.fn();
  const stop = first.watchAllowed(told);
  expect(first.isAllowedForVisit('google-maps')).toBe(false);
  first.allowForVisit('google-maps');
  expect(told).toHaveBeenCalledOnce();
  stop();
  first.allowForVisit('google-maps');
  expect(told).toHaveBeenCalledOnce();
  vi.resetModules();
  expect((await load()).isAllowedForVisit('google-maps')).toBe(true);
});

test('without a storage it holds for the page', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { allowForVisit, isAllowedForVisit } = await load();
  expect(isAllowedForVisit('google-maps')).toBe(false);
  allowForVisit('google-maps');
  expect(isAllowedForVisit('google-maps')).toBe(true);
});
