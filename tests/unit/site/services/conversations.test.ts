import { beforeEach, expect, test, vi } from 'vitest';
import { conversationAbout } from '#site/services/conversations.ts';
import { makeStorage } from '../../../support/backend/visit.ts';

const KEY = 'assistant:kumo';
let storage: Storage;

beforeEach(() => {
  storage = makeStorage();
  vi.stubGlobal('sessionStorage', storage);
});

test('a conversation comes back as it was', () => {
  const { read, write, clear } = conversationAbout('kumo');
  const conversation = {
    messages: [
      { id: 0, from: 'visitor' as const, text: 'Hours?' },
      { id: 1, from: 'assistant' as const, part: { type: 'text' as const, data: ['At nine.'] } },
    ],
    sessionId: null,
    draft: 'And',
    pending: 'Hours?',
  };
  expect(read()).toBeUndefined();
  write(conversation);
  expect(read()).toEqual(conversation);
  clear();
  expect(read()).toBeUndefined();
});

test('of messages that are none nothing is shown', () => {
  const part = { type: 'menu_items', data: [{ name: 'Soup', url: 'javascript:alert(1)' }] };
  const messages = [null, 7, { from: 'visitor' }, { from: 'assistant' }, { from: 'assistant', part }];
  storage.setItem(KEY, JSON.stringify({ messages, sessionId: null, draft: '' }));
  expect(conversationAbout('kumo').read()?.messages).toEqual([
    { id: 4, from: 'assistant', part: { type: 'menu_items', data: [{ name: 'Soup', dietary: [] }] } },
  ]);
});

test.each([
  ['sess_01/é\0', 'sess_01/é\0'],
  ['x'.repeat(201), null],
  ['', null],
  [7, null],
])('the session %j comes back as %j', (sessionId, kept) => {
  storage.setItem(KEY, JSON.stringify({ messages: [], sessionId, draft: 'And' }));
  expect(conversationAbout('kumo').read()).toMatchObject({ sessionId: kept, draft: 'And' });
});

test.each(['{', 'null', '[]', '{}', '{"messages":[],"draft":7,"sessionId":null}'])(
  '%s is ignored, with a warning',
  (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    storage.setItem(KEY, text);
    expect(conversationAbout('kumo').read()).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith('The conversation "assistant:kumo" is malformed and was ignored.');
  },
);

test('a browser that keeps nothing has no conversations', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { read, write, clear } = conversationAbout('kumo');
  write({ messages: [], sessionId: null, draft: 'x' });
  clear();
  expect(read()).toBeUndefined();
});
