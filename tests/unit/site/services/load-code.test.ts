import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadLater } from '#site/services/load-code.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

describe('loadLater', () => {
  test('loads once, however often it is asked', async () => {
    const fetchModule = vi.fn(() => Promise.resolve('module'));
    const load = loadLater(fetchModule);
    expect(await Promise.all([load(), load()])).toEqual(['module', 'module']);
    expect(await load()).toBe('module');
    expect(fetchModule).toHaveBeenCalledOnce();
  });

  test('tries again after a failure', async () => {
    const fetchModule = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('404')));
    const load = loadLater(fetchModule);
    await expect(load()).rejects.toThrow('404');
    fetchModule.mockResolvedValue('module');
    expect(await load()).toBe('module');
  });

  test('tries nothing without a connection, and gives what it has', async () => {
    const fetchModule = vi.fn(() => Promise.resolve('module'));
    const load = loadLater(fetchModule);
    vi.stubGlobal('navigator', { onLine: false });
    await expect(load()).rejects.toThrow('There is no connection.');
    expect(fetchModule).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    await load();
    vi.stubGlobal('navigator', { onLine: false });
    expect(await load()).toBe('module');
  });
});
