import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCode } from '../../../src/services/load-code.ts';
import { loadLater } from '../../../src/services/load-later.ts';

let page: EventTarget;
const hear = vi.fn();

/** What the page does where the file of a module is gone: it asks whether it may reload. */
async function loadGoneFile(): Promise<never> {
  if (page.dispatchEvent(new Event('front-of-house:reload', { cancelable: true }))) hear();
  throw new Error('404');
}

beforeEach(() => {
  hear.mockClear();
  page = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  return () => vi.unstubAllGlobals();
});

describe('loadCode', () => {
  test('keeps the page where a file is gone', async () => {
    await expect(loadCode(loadGoneFile)).rejects.toThrow('404');
    expect(hear).not.toHaveBeenCalled();
  });

  test('lets the page hear of files that others load later', async () => {
    await loadCode(() => Promise.resolve('loaded'));
    await expect(loadGoneFile()).rejects.toThrow('404');
    expect(hear).toHaveBeenCalledOnce();
  });
});

describe('loadLater', () => {
  test('loads once, however often it is asked', async () => {
    const fetchModule = vi.fn(() => Promise.resolve('module'));
    const load = loadLater(fetchModule);
    expect(await Promise.all([load(), load()])).toEqual(['module', 'module']);
    expect(await load()).toBe('module');
    expect(fetchModule).toHaveBeenCalledOnce();
  });

  test('tries again after a failure, and keeps the page', async () => {
    const fetchModule = vi.fn<() => Promise<string>>(loadGoneFile);
    const load = loadLater(fetchModule);
    await expect(load()).rejects.toThrow('404');
    fetchModule.mockResolvedValue('module');
    expect(await load()).toBe('module');
    expect(hear).not.toHaveBeenCalled();
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
