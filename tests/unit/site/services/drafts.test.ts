import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftAt, valuesLike } from '#site/services/drafts.ts';

const KEY = 'feedback-draft:kumo';
const ANSWERS = { rating: '2', message: 'Cold 🍜' };
const DRAFT = { values: ANSWERS, id: '6f1c1e0a-3c1f-4c43-9a53-0f6c2a1d8e11' };
const EMPTY = { rating: '', message: '', contact_name: '' };

const draft = draftAt(KEY, valuesLike(EMPTY));

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
    draft.write(DRAFT);
    draftAt('feedback-draft:other', valuesLike(EMPTY)).write({ values: { message: 'Warm' } });
    expect(draft.read()).toEqual(DRAFT);
    draft.clear();
    expect(draft.read()).toBeUndefined();
    expect(kept.size).toBe(1);
  });

  test('a draft knows that it was on its way', () => {
    draft.write({ ...DRAFT, isSending: true });
    expect(draft.read()).toEqual({ ...DRAFT, isSending: true });
    kept.set(KEY, JSON.stringify({ ...DRAFT, isSending: 'yes' }));
    expect(draft.read()).toEqual(DRAFT);
  });

  test('where nothing was kept nobody is warned', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(draft.read()).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"values":{"message":4}}',
    JSON.stringify({ ...DRAFT, id: '5' }),
    '{"message":"Cold"}',
  ])('%j is ignored with a warning', (text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    kept.set(KEY, text);
    expect(draft.read()).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith('The draft "feedback-draft:kumo" is malformed and was ignored.');
  });

  describe('of texts, boxes and files', () => {
    const empty = { name: '', consent: false, resume: undefined as File | undefined };
    const any = draftAt<typeof empty>('career', valuesLike(empty));

    test('keeps all but the files', () => {
      any.write({ values: { name: 'Ana', consent: true, resume: new File(['%PDF-'], 'ana.pdf') } });
      expect(kept.get('career')).toBe('{"values":{"name":"Ana","consent":true}}');
      expect(any.read()).toEqual({ values: { name: 'Ana', consent: true } });
    });

    test('knows no other field, and takes no other kind of value', () => {
      vi.spyOn(console, 'warn').mockReturnValue();
      kept.set('career', '{"values":{"name":"Ana","__proto__":{"admin":true},"admin":true}}');
      expect(any.read()).toEqual({ values: { name: 'Ana' } });
      kept.set('career', '{"values":{"name":["Ana"]}}');
      expect(any.read()).toBeUndefined();
    });
  });
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
  draft.write(DRAFT);
  draft.clear();
  expect(draft.read()).toBeUndefined();
});
