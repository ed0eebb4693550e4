import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearDraft, draftKey, readDraft, writeDraft } from '../../../src/services/drafts.ts';

const KEY = 'feedback-draft:kumo';
const DRAFT = {
  form: { rating: 2, message: 'Cold 🍜', contactName: 'Mia', contactPhone: '', contactEmail: '' },
  step: 4 as const,
  id: '6f1c1e0a-3c1f-4c43-9a53-0f6c2a1d8e11',
};

test.each([
  ['restaurant', 'feedback-draft:kumo'],
  ['website', 'feedback-draft:kumo:website'],
  ['callback', 'feedback-draft:kumo:callback'],
] as const)('%s feedback lies under %s', (kind, key) => {
  expect(draftKey(kind, 'kumo')).toBe(key);
});

describe('in a browser', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  test('a draft comes back as it was kept, until it is cleared', () => {
    writeDraft(KEY, DRAFT);
    writeDraft('feedback-draft:other', { ...DRAFT, step: 1 });
    expect(readDraft(KEY)).toEqual(DRAFT);
    clearDraft(KEY);
    expect(readDraft(KEY)).toBeUndefined();
    expect(kept.size).toBe(1);
  });

  test('where nothing was kept nobody is warned', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(readDraft(KEY)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['', '{', 'null', '[]', '"text"', '{"step":4}', JSON.stringify({ ...DRAFT, step: 9 })])(
    '%j is ignored with a warning',
    (text) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      kept.set(KEY, text);
      expect(readDraft(KEY)).toBeUndefined();
      expect(warn).toHaveBeenCalledExactlyOnceWith('The draft "feedback-draft:kumo" is malformed and was ignored.');
    },
  );
});

test.each([
  ['has no storage', undefined],
  [
    'refuses its storage',
    new Proxy(
      {},
      {
        get: () => () => {
          throw new DOMException('no', 'SecurityError');
        },
      },
    ),
  ],
])('a browser that %s keeps no drafts', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  writeDraft(KEY, DRAFT);
  clearDraft(KEY);
  expect(readDraft(KEY)).toBeUndefined();
});
