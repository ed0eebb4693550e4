import { ENGLISH } from '#i18n/english/english.ts';
import { describe, expect, test } from 'vitest';
import type { ContactCard } from '#content/chat/answer.ts';
import type { Conversation } from '#content/chat/conversation.ts';
import type { AssistantReply } from '#site/services/assistant.ts';
import { type ChatState, makeChat } from '#site/stores/assistant.ts';

const ID = '5f0c2a4e-8f11-4d0a-9a53-0d6f3c1b7a10';
const FAILED: AssistantReply = { state: 'failed' };

function answered(...texts: string[]): AssistantReply {
  return { state: 'answered', sessionId: ID, parts: texts.map((text) => ({ type: 'text', data: [text] })) };
}

/** A conversation whose questions stay unanswered until the test answers them, oldest first, and a tab that remembers it. */
function makeTab(contact?: ContactCard) {
  let kept: string | undefined;
  const asked: { query: string; sessionId: string | null }[] = [];
  const waiting: ((answer: AssistantReply) => void)[] = [];
  const world = {
    ask: (question: (typeof asked)[number]) => {
      asked.push(question);
      return new Promise<AssistantReply>((resolve) => waiting.push(resolve));
    },
    memory: {
      read: () => (kept === undefined ? undefined : (JSON.parse(kept) as Conversation)),
      write: (conversation: Conversation) => void (kept = JSON.stringify(conversation)),
      clear: () => void (kept = undefined),
    },
    sorry: ENGLISH.assistant.sorry,
    contact,
  };
  const answer = async (with_: AssistantReply) => {
    waiting.shift()?.(with_);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { open: () => makeChat(world), asked, answer, kept: () => kept };
}

const linesOf = ({ messages }: ChatState) =>
  messages.map((message) => (message.from === 'visitor' ? `> ${message.text}` : String(message.part.data[0])));

describe('a question', () => {
  test('is answered in as many messages as the answer has parts, and the next one follows it', async () => {
    const { open, asked, answer } = makeTab();
    const { $chat, ask } = open();
    void ask('  When do you open? ');
    expect($chat.get().status).toBe('asking');
    await answer(answered('At nine.', 'On Sundays at ten.'));
    expect(linesOf($chat.get())).toEqual(['> When do you open?', 'At nine.', 'On Sundays at ten.']);
    expect($chat.get().status).toBe('idle');
    void ask('And on Mondays?');
    expect(asked).toEqual([
      { query: 'When do you open?', sessionId: null },
      { query: 'And on Mondays?', sessionId: ID },
    ]);
    await answer({ state: 'answered', parts: [{ type: 'text', data: ['Closed.'] }] });
    void ask('Why?');
    expect(asked[2]?.sessionId).toBe(ID);
  });

  test('that is empty, or comes while a reply is pending, is ignored', async () => {
    const { open, asked, answer } = makeTab();
    const { $chat, ask, reply, edit } = open();
    void ask('   ');
    expect(asked).toEqual([]);
    void ask('Hours');
    edit('Address');
    void ask('Address');
    reply('Menu', [{ type: 'text', data: ['Here.'] }]);
    expect(asked).toHaveLength(1);
    expect($chat.get().draft).toBe('Address');
    await answer(answered('At nine.'));
    expect(linesOf($chat.get())).toEqual(['> Hours', 'At nine.']);
  });

  test('leaves the box when it was sent from there, and what else is written in it alone', () => {
    const { $chat, ask, edit } = makeTab().open();
    edit('Do you');
    void ask('Hours');
    expect($chat.get().draft).toBe('Do you');
    const other = makeTab().open();
    other.edit(' Hours ');
    void other.ask(' Hours ');
    expect(other.$chat.get().draft).toBe('');
  });

  test('that failed goes back into the box, unless something else was typed meanwhile', async () => {
    const { open, answer } = makeTab();
    const { $chat, ask, edit } = open();
    void ask('Hours?');
    await answer(FAILED);
    expect(linesOf($chat.get())).toEqual(['> Hours?', ENGLISH.assistant.sorry]);
    expect($chat.get()).toMatchObject({ draft: 'Hours?', status: 'idle' });
    void ask('Hours?');
    edit('Address');
    await answer(FAILED);
    expect($chat.get().draft).toBe('Address');
  });
});

test('where there is no answer stands whom to call', async () => {
  const contact = { label: 'Phone', value: '(905) 555-0142', url: 'tel:9055550142' };
  const { open, answer } = makeTab(contact);
  const { $chat, ask } = open();
  void ask('Hours?');
  await answer(FAILED);
  expect($chat.get().messages.slice(1)).toMatchObject([
    { from: 'assistant', part: { type: 'text', data: [ENGLISH.assistant.sorry] } },
    { from: 'assistant', part: { type: 'contact_info', data: [contact] } },
  ]);
});

test('a menu is shown without a call', () => {
  const { open, asked } = makeTab();
  const { $chat, reply } = open();
  reply('Menu', [{ type: 'text', data: ['Here it is.'] }]);
  expect(linesOf($chat.get())).toEqual(['> Menu', 'Here it is.']);
  expect(asked).toEqual([]);
});

describe('after a reload', () => {
  test('the conversation goes on', async () => {
    const { open, asked, answer } = makeTab();
    const { ask, edit } = open();
    void ask('Hours?');
    await answer(answered('At nine.'));
    edit('And');
    const { $chat, ask: askAgain } = open();
    expect(linesOf($chat.get())).toEqual(['> Hours?', 'At nine.']);
    expect($chat.get().draft).toBe('And');
    void askAgain('And then?');
    expect(asked[1]).toEqual({ query: 'And then?', sessionId: ID });
    expect(new Set($chat.get().messages.map(({ id }) => id)).size).toBe(3);
  });

  test('a question that was under way is in the box again, once', () => {
    const { open } = makeTab();
    void open().ask('Hours?');
    for (const { $chat } of [open(), open()]) {
      expect($chat.get()).toEqual({ messages: [], draft: 'Hours?', status: 'idle' });
    }
  });

  test('and stays in the conversation where something else is in the box', () => {
    const { open } = makeTab();
    const { ask, edit } = open();
    void ask('Hours?');
    edit('Address?');
    const { $chat } = open();
    expect(linesOf($chat.get())).toEqual(['> Hours?']);
    expect($chat.get().draft).toBe('Address?');
  });
});

test('of a long conversation the last sixty messages are kept', async () => {
  const { open, answer } = makeTab();
  const { $chat, ask } = open();
  for (let count = 1; count <= 40; count++) {
    void ask(`Question ${count}`);
    await answer(answered(`Answer ${count}`));
  }
  expect($chat.get().messages).toHaveLength(60);
  expect(linesOf($chat.get())[0]).toBe('> Question 11');
});

test('starting over forgets all but the box, and the answer that is under way', async () => {
  const { open, asked, answer, kept } = makeTab();
  const { $chat, ask, edit, clear } = open();
  void ask('Hours?');
  await answer(answered('At nine.'));
  void ask('Address?');
  clear();
  expect($chat.get()).toEqual({ messages: [], draft: '', status: 'idle' });
  expect(kept()).toBeUndefined();
  edit('Phone');
  await answer(answered('1 King St'));
  expect($chat.get()).toEqual({ messages: [], draft: 'Phone', status: 'idle' });
  void ask('Phone');
  expect(asked[2]).toEqual({ query: 'Phone', sessionId: null });
});
