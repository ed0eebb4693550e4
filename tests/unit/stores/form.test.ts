import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormDraft } from '../../../src/services/drafts.ts';
import type { Sent } from '../../../src/services/submissions.ts';
import { type Filled, makeForm } from '../../../src/stores/form.ts';

const EMPTY = { name: '', message: '', isFast: false };
type Values = typeof EMPTY;
const READY: Values = { name: 'Ana', message: 'Twelve of us', isFast: false };
const SENT: Sent = { state: 'sent' };
const FAILED: Sent = { state: 'failed', reason: 'The name is wrong.' };

/** A form whose sends stay under way until the test answers them, oldest first. */
function makeTestForm(kept?: FormDraft<Values>) {
  let draft = kept;
  const sends: Filled<Values>[] = [];
  const waiting: ((sent: Sent) => void)[] = [];
  let ids = 0;
  const store = makeForm<Values>({
    empty: EMPTY,
    problemsOf: ({ name }) => (name.trim() === '' ? { name: 'Please fill in this field.' } : {}),
    send: (filled) => {
      sends.push(filled);
      return new Promise((resolve) => waiting.push(resolve));
    },
    failureText: (reason = 'no reason') => `Not sent: ${reason}`,
    makeId: () => `id-${++ids}`,
    draft: { read: () => draft, write: (next) => (draft = next), clear: () => (draft = undefined) },
  });
  const answer = async (sent: Sent) => {
    waiting.shift()?.(sent);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { ...store, sends, answer, state: () => store.$form.get(), draft: () => draft };
}

beforeEach(() => {
  vi.useRealTimers();
});

describe('a submission', () => {
  test('is sent once, with the honeypot, and empties the form and the draft', async () => {
    const { edit, submit, sends, answer, state, draft } = makeTestForm();
    edit(READY);
    const sending = submit('spam');
    expect(state()).toEqual({ values: READY, status: 'sending', tries: 0 });
    expect(sends).toEqual([{ id: 'id-1', values: READY, honeypot: 'spam', onProgress: expect.any(Function) }]);
    await answer(SENT);
    expect(await sending).toBe('sent');
    expect(state()).toEqual({ values: EMPTY, status: 'sent', tries: 0 });
    expect(draft()).toBeUndefined();
  });

  test('that failed keeps everything, says why, and has the same id when it is sent again as it is', async () => {
    const { edit, submit, sends, answer, state, draft } = makeTestForm();
    edit(READY);
    const sending = submit();
    await answer(FAILED);
    expect(await sending).toBe('failed');
    expect(state()).toEqual({ values: READY, status: 'failed', tries: 0, error: 'Not sent: The name is wrong.' });
    expect(draft()).toEqual({ values: READY, id: 'id-1' });
    edit({ name: 'Ana' });
    void submit();
    await answer(FAILED);
    edit({ name: 'Mia' });
    expect(state()).not.toHaveProperty('error');
    void submit();
    expect(sends.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-2']);
  });

  test('can neither be changed nor sent again nor emptied while it is under way', async () => {
    const { edit, submit, reset, resume, sends, state } = makeTestForm();
    edit(READY);
    void submit();
    const before = state();
    expect(edit({ message: 'More' })).toBe(false);
    expect(await submit()).toBe('ignored');
    reset();
    resume({ name: 'Mia' });
    expect(state()).toBe(before);
    expect(sends).toHaveLength(1);
  });

  test('tells how much of it has been sent', () => {
    const { edit, submit, sends, state } = makeTestForm();
    edit(READY);
    void submit();
    sends[0]?.onProgress(0.25);
    expect(state()).toMatchObject({ status: 'sending', progress: 0.25 });
  });

  test('is not sent with something wrong; that is said from then on', async () => {
    const { edit, submit, sends, state } = makeTestForm();
    edit({ message: 'Hello' });
    expect(await submit()).toBe('invalid');
    expect(sends).toEqual([]);
    expect(state()).toEqual({ values: { ...EMPTY, message: 'Hello' }, status: 'editing', tries: 1 });
  });

  test('leaves a draft alone that another page has begun meanwhile', async () => {
    const { edit, submit, answer, draft } = makeTestForm();
    edit(READY);
    void submit();
    const { values } = draft() ?? { values: {} };
    Object.assign(draft() ?? {}, { values, id: 'another-id' });
    await answer(SENT);
    expect(draft()).toMatchObject({ id: 'another-id' });
  });
});

describe('a draft', () => {
  test('is kept once something is entered, and given up when all is as it was', () => {
    const { edit, draft } = makeTestForm();
    edit({ isFast: true });
    expect(draft()).toEqual({ values: { ...EMPTY, isFast: true } });
    edit({ isFast: false });
    expect(draft()).toBeUndefined();
  });

  test('is gone on with, under the id it was sent with in vain', () => {
    const { resume, submit, sends, state } = makeTestForm({ values: READY, id: 'id-before' });
    resume();
    expect(state().values).toEqual(READY);
    void submit();
    expect(sends[0]?.id).toBe('id-before');
  });

  test('gives way to what was typed before the code came, which makes it another submission', () => {
    const { resume, submit, sends, draft } = makeTestForm({ values: READY, id: 'id-before' });
    resume({ name: 'Mia' });
    expect(draft()).toEqual({ values: { ...READY, name: 'Mia' } });
    void submit();
    expect(sends[0]).toMatchObject({ id: 'id-1', values: { ...READY, name: 'Mia' } });
  });

  test('is forgotten with the form', () => {
    const { edit, reset, draft, state } = makeTestForm();
    edit(READY);
    reset();
    expect(draft()).toBeUndefined();
    expect(state().values).toEqual(EMPTY);
  });
});

test('whatever a visitor does, an id stands for one content, and nothing that was typed is lost but by sending or emptying', async () => {
  const act = fc.oneof(
    fc.record({ verb: fc.constant('edit' as const), name: fc.constantFrom('', 'Ana', 'Mia') }),
    fc.record({ verb: fc.constantFrom('submit' as const, 'reload' as const, 'sent' as const, 'failed' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      let form = makeTestForm();
      const contents = new Map<string, string>();
      for (const each of acts) {
        const before = form.state();
        if (each.verb === 'edit') form.edit({ name: each.name });
        else if (each.verb === 'submit') void form.submit();
        else if (each.verb === 'sent') await form.answer(SENT);
        else if (each.verb === 'failed') await form.answer(FAILED);
        else {
          const kept = form.draft();
          form = makeTestForm(kept && structuredClone(kept));
          form.resume();
        }
        const { values, status } = form.state();
        if (each.verb !== 'edit' && status !== 'sent' && before.status !== 'sent')
          expect(values).toEqual(before.values);
        for (const { id, values: sent } of form.sends) {
          if (each.verb === 'reload') continue;
          expect(contents.get(id) ?? JSON.stringify(sent)).toBe(JSON.stringify(sent));
          contents.set(id, JSON.stringify(sent));
        }
        if (each.verb === 'reload') contents.clear();
      }
    }),
  );
});
