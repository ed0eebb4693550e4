import { fc } from '../../support/random.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormDraft } from '../../../src/services/drafts.ts';
import type { Sent } from '../../../src/services/submissions.ts';
import { type Filled, type FormWork, makeForm } from '../../../src/stores/form.ts';

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
  const loadWork = vi.fn(async (): Promise<FormWork<Values>> => {
    return {
      problemsOf: ({ name }) => (name.trim() === '' ? { name: 'Please fill in this field.' } : {}),
      send: (filled) => {
        sends.push(filled);
        return new Promise((resolve) => waiting.push(resolve));
      },
    };
  });
  const store = makeForm<Values>({
    empty: EMPTY,
    loadWork,
    failureText: (reason = 'no reason') => `Not sent: ${reason}`,
    makeId: () => `id-${++ids}`,
    draft: { read: () => draft, write: (next) => (draft = next), clear: () => (draft = undefined) },
  });
  const answer = async (sent: Sent) => {
    waiting.shift()?.(sent);
    await new Promise((resolve) => setImmediate(resolve));
  };
  /** Once the code is there. The answer is not waited for. */
  const send = async (honeypot?: string) => {
    await store.touch();
    return { sending: store.submit(honeypot) };
  };
  return { ...store, loadWork, send, sends, answer, state: () => store.$form.get(), draft: () => draft };
}

beforeEach(() => {
  vi.useRealTimers();
});

describe('a submission', () => {
  test('is sent once, with the honeypot, and empties the form and the draft', async () => {
    const { edit, send, sends, answer, state, draft } = makeTestForm();
    edit(READY);
    const { sending } = await send('spam');
    expect(state()).toEqual({ values: READY, status: 'sending', tries: 0 });
    expect(sends).toEqual([{ id: 'id-1', values: READY, honeypot: 'spam', onProgress: expect.any(Function) }]);
    await answer(SENT);
    expect(await sending).toBe('sent');
    expect(state()).toEqual({ values: EMPTY, status: 'sent', tries: 0 });
    expect(draft()).toBeUndefined();
  });

  test('that failed keeps everything, says why, and has the same id when it is sent again as it is', async () => {
    const { edit, send, sends, answer, state, draft } = makeTestForm();
    edit(READY);
    const { sending } = await send();
    await answer(FAILED);
    expect(await sending).toBe('failed');
    expect(state()).toEqual({ values: READY, status: 'failed', tries: 0, error: 'Not sent: The name is wrong.' });
    expect(draft()).toEqual({ values: READY, id: 'id-1' });
    edit({ name: 'Ana' });
    await send();
    await answer(FAILED);
    edit({ name: 'Mia' });
    expect(state()).not.toHaveProperty('error');
    await send();
    expect(sends.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-2']);
  });

  test('can neither be changed nor sent again nor emptied while it is under way', async () => {
    const { edit, submit, send, reset, resume, sends, state } = makeTestForm();
    edit(READY);
    await send();
    const before = state();
    expect(edit({ message: 'More' })).toBe(false);
    expect(await submit()).toBe('ignored');
    reset();
    resume({ name: 'Mia' });
    expect(state()).toBe(before);
    expect(sends).toHaveLength(1);
  });

  test('tells how much of it has been sent', async () => {
    const { edit, send, sends, state } = makeTestForm();
    edit(READY);
    await send();
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
    const { edit, send, answer, draft } = makeTestForm();
    edit(READY);
    await send();
    const { values } = draft() ?? { values: {} };
    Object.assign(draft() ?? {}, { values, id: 'another-id' });
    await answer(SENT);
    expect(draft()).toMatchObject({ id: 'another-id' });
  });
});

describe('what checks and sends it', () => {
  const tick = () => new Promise((resolve) => setImmediate(resolve));

  test('comes with the first touch, and says what is wrong from then on', async () => {
    const { $form, edit, touch, loadWork, problemsOf } = makeTestForm();
    edit({ message: 'Hello' });
    expect(problemsOf($form.get().values)).toEqual({});
    expect(loadWork).not.toHaveBeenCalled();
    const listener = vi.fn();
    $form.listen(listener);
    await Promise.all([touch(), touch()]);
    await touch();
    expect(loadWork).toHaveBeenCalledOnce();
    expect(listener).toHaveBeenCalled();
    expect(problemsOf($form.get().values)).toEqual({ name: 'Please fill in this field.' });
  });

  test.each<[string, Parameters<typeof makeTestForm>, Partial<Values>]>([
    ['a draft', [{ values: READY }], {}],
    ['what was typed before', [], { name: 'Ana' }],
  ])('comes at once with %s', (_, kept, typed) => {
    const { resume, loadWork } = makeTestForm(...kept);
    resume(typed);
    expect(loadWork).toHaveBeenCalledOnce();
  });

  test('is waited for by who is faster, and sends what the button was pressed for', async () => {
    const { edit, submit, sends, state } = makeTestForm();
    edit(READY);
    void submit('spam');
    expect(state()).toEqual({ values: READY, status: 'sending', tries: 0 });
    expect(edit({ name: 'Mia' })).toBe(false);
    expect(await submit()).toBe('ignored');
    await tick();
    expect(sends).toEqual([{ id: 'id-1', values: READY, honeypot: 'spam', onProgress: expect.any(Function) }]);
  });

  test('is waited for, and has the form back where something is wrong', async () => {
    const { edit, submit, sends, state } = makeTestForm();
    edit({ message: 'Hello' });
    expect(await submit()).toBe('invalid');
    expect(state()).toEqual({ values: { ...EMPTY, message: 'Hello' }, status: 'editing', tries: 1 });
    expect(sends).toEqual([]);
  });

  test('that does not come is a failure that keeps everything; the next try asks for it again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { edit, touch, submit, loadWork, sends, state, draft } = makeTestForm();
    loadWork.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    await touch();
    expect(state()).toEqual({ values: EMPTY, status: 'editing', tries: 0 });
    edit(READY);
    expect(await submit()).toBe('failed');
    expect(state()).toEqual({ values: READY, status: 'failed', tries: 0, error: 'Not sent: no reason' });
    expect(draft()).toEqual({ values: READY });
    expect(warn).toHaveBeenCalledTimes(2);
    void submit();
    await tick();
    expect(sends).toMatchObject([{ values: READY }]);
  });
});

describe('what takes time to find out', () => {
  /** A form whose name is read for as long as the test wants. */
  function makeExamined() {
    const examined: Partial<Values>[] = [];
    let isBad = false;
    let found = () => {};
    const form = makeTestForm();
    form.loadWork.mockResolvedValue({
      problemsOf: () => (isBad ? { name: 'This is no name.' } : {}),
      examine: (values) => {
        if (values.name === undefined) return undefined;
        examined.push(values);
        return new Promise<void>((resolve) => (found = resolve));
      },
      send: () => new Promise(() => {}),
    });
    const end = async (bad: boolean) => {
      isBad = bad;
      found();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { ...form, examined, end };
  }

  test('is asked of what was edited, and said when it is known', async () => {
    const { touch, edit, $form, examined, end } = makeExamined();
    await touch();
    edit({ message: 'Hello' });
    edit({ name: 'Ana' });
    expect(examined).toEqual([EMPTY, { name: 'Ana' }]);
    const listener = vi.fn();
    $form.listen(listener);
    await end(true);
    expect(listener).toHaveBeenCalled();
  });

  test.each([
    [true, 'invalid'],
    [false, 'sending'],
  ])('is waited for before it is sent: bad %s', async (isBad, outcome) => {
    const { touch, edit, submit, state, end } = makeExamined();
    await touch();
    edit(READY);
    const submitted = submit();
    expect(state().status).toBe('sending');
    expect(edit({ name: 'Mia' })).toBe(false);
    await end(isBad);
    expect(isBad ? await submitted : state().status).toBe(outcome);
  });
});

describe('what is preset', () => {
  test('is shown and sent, but is no draft, and gives way to what the visitor chooses', async () => {
    const { preset, edit, state, draft, send, sends, answer } = makeTestForm();
    preset({ name: 'Annex' });
    expect(state().values).toEqual({ ...EMPTY, name: 'Annex' });
    expect(draft()).toBeUndefined();
    edit({ message: 'Hello' });
    expect(draft()).toEqual({ values: { message: 'Hello', isFast: false } });
    await send();
    expect(sends).toMatchObject([{ values: { name: 'Annex', message: 'Hello' } }]);
    await answer(SENT);
    expect(state().values).toEqual({ ...EMPTY, name: 'Annex' });
    edit({ name: 'Gastown' });
    expect(draft()).toEqual({ values: { ...EMPTY, name: 'Gastown' } });
    preset({ name: 'Queen West' });
    expect(state().values.name).toBe('Gastown');
  });

  test.each([
    ['was chosen', { values: { ...READY, name: 'Gastown' } }, 'Gastown'],
    ['was sent in vain with it', { values: { ...READY, name: 'Gastown' }, id: 'id-before' }, 'Gastown'],
    ['was not chosen', { values: { message: 'Hello' } }, 'Annex'],
    ['was left empty', { values: { ...EMPTY, message: 'Hello' } }, 'Annex'],
  ])('and a draft in which it %s', (_, kept, name) => {
    const { resume, preset, state } = makeTestForm(kept);
    resume();
    preset({ name: 'Annex' });
    expect(state().values.name).toBe(name);
  });

  test('is all the visitor’s own once it was sent in vain, under its id', async () => {
    const { preset, edit, send, answer, draft } = makeTestForm();
    preset({ name: 'Annex' });
    edit({ message: 'Hello' });
    await send();
    await answer(FAILED);
    expect(draft()).toEqual({ values: { ...EMPTY, name: 'Annex', message: 'Hello' }, id: 'id-1' });
  });
});

describe('a form that was left while it was being sent', () => {
  test('says on return that nobody knows whether it arrived, and is sent again under the same id', async () => {
    const first = makeTestForm();
    first.edit(READY);
    await first.send();
    expect(first.draft()).toEqual({ values: READY, id: 'id-1', isSending: true });
    const next = makeTestForm(first.draft());
    next.resume();
    expect(next.state()).toMatchObject({
      values: READY,
      status: 'failed',
      error: 'You left this page while it was being sent, so we can’t tell whether it arrived. Please send it again.',
    });
    await next.send();
    expect(next.sends[0]?.id).toBe('id-1');
    await next.answer(FAILED);
    expect(next.draft()).toEqual({ values: READY, id: 'id-1' });
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

  test('is gone on with, under the id it was sent with in vain', async () => {
    const { resume, send, sends, state } = makeTestForm({ values: READY, id: 'id-before' });
    resume();
    expect(state().values).toEqual(READY);
    await send();
    expect(sends[0]?.id).toBe('id-before');
  });

  test('gives way to what was typed before the code came, which makes it another submission', async () => {
    const { resume, send, sends, draft } = makeTestForm({ values: READY, id: 'id-before' });
    resume({ name: 'Mia' });
    expect(draft()).toEqual({ values: { ...READY, name: 'Mia' } });
    await send();
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
        else if (each.verb === 'submit') await form.send();
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
