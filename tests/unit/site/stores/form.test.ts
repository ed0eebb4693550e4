import { fc } from '../../../support/random.ts';
import { describe, expect, test, vi } from 'vitest';
import type { FormRules } from '#content/forms/form.ts';
import type { FormDraft } from '#site/services/drafts.ts';
import type { Sent } from '#site/services/submissions.ts';
import { type Filled, type FormOptions, makeForm } from '#site/stores/form.ts';
import type { AnyValues } from '../../../support/forms/form-story.ts';
import { EACH_STORY } from '../../../support/forms/form-stories.ts';

const EMPTY = { name: '', message: '', isFast: false };
type Values = typeof EMPTY;
const READY: Values = { name: 'Ana', message: 'Twelve of us', isFast: false };
const SENT: Sent = { state: 'sent' };
const FAILED: Sent = { state: 'failed', reason: 'The name is wrong.' };

const RULES: FormRules<Values> = {
  empty: EMPTY,
  fields: {},
  errorsOf: ({ name }) => (name.trim() === '' ? { name: 'Please fill in this field.' } : {}),
  recordOf: ({ name, message }) => ({ name, message }),
};

/** A form whose sends stay under way until the test answers them, oldest first. */
function makeTestForm<Of extends object = Values>(
  kept?: FormDraft<Of>,
  { rules = RULES as unknown as FormRules<Of>, examine }: Partial<Pick<FormOptions<Of>, 'rules' | 'examine'>> = {},
) {
  let draft = kept;
  const sends: Filled<Of>[] = [];
  const waiting: ((sent: Sent) => void)[] = [];
  let ids = 0;
  const store = makeForm<Of>({
    rules,
    ...(examine && { examine }),
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

describe.each(EACH_STORY)('the form of %s', (_name, { rules, entered, record, text }) => {
  const open = (kept?: FormDraft<AnyValues>) => makeTestForm<AnyValues>(kept, { rules });

  test('can’t be sent empty, and tells what is wrong', async () => {
    const { submit, sends, state } = open();
    expect(await submit()).toBe('invalid');
    expect(sends).toEqual([]);
    expect(Object.values(rules.errorsOf(state().values)).every((error) => /^Please /.test(error ?? ''))).toBe(true);
  });

  test('filled in is sent as its record', () => {
    const { edit, submit, sends } = open();
    edit(entered);
    void submit();
    expect(sends.map((sent) => sent.record)).toEqual([record]);
  });

  test('keeps all through a failure and a reload, and goes again under the same id unless it was edited', async () => {
    const { edit, submit, sends, answer, draft } = open();
    edit(entered);
    void submit();
    await answer(FAILED);
    const { values, ...kept } = draft() ?? { values: {} };
    const next = open({ ...kept, values: structuredClone(values) });
    next.resume();
    next.edit({ resume: entered['resume'] });
    expect(next.state().values).toMatchObject(entered);
    void next.submit();
    await next.answer(FAILED);
    next.edit({ [text]: 'Something else' });
    void next.submit();
    const ids = next.sends.map(({ id }) => id);
    expect(ids).toEqual([entered['resume'] ? 'id-1' : sends[0]?.id, expect.not.stringMatching(/^id-0/)]);
    expect(next.sends[1]?.record).not.toEqual(next.sends[0]?.record);
  });

  test('is kept as what the visitor entered, and nothing else', () => {
    const { edit, draft } = open();
    edit({ [text]: 'Hello' });
    expect(draft()).toEqual({ values: { [text]: 'Hello' } });
  });
});

describe('a submission', () => {
  test('is sent once, with the honeypot, and empties the form and the draft', async () => {
    const { edit, submit, sends, answer, state, draft } = makeTestForm();
    edit(READY);
    const sending = submit('spam');
    expect(state()).toEqual({ values: READY, status: 'sending', submitCount: 0 });
    expect(sends).toEqual([
      {
        id: 'id-1',
        values: READY,
        record: { name: 'Ana', message: 'Twelve of us' },
        honeypot: 'spam',
        onProgress: expect.any(Function),
      },
    ]);
    await answer(SENT);
    expect(await sending).toBe('sent');
    expect(state()).toEqual({ values: EMPTY, status: 'sent', submitCount: 0 });
    expect(draft()).toBeUndefined();
  });

  test('that failed keeps everything, says why, and has the same id when it is sent again as it is', async () => {
    const { edit, submit, sends, answer, state, draft } = makeTestForm();
    edit(READY);
    const sending = submit();
    await answer(FAILED);
    expect(await sending).toBe('failed');
    expect(state()).toEqual({ values: READY, status: 'failed', submitCount: 0, error: 'Not sent: The name is wrong.' });
    expect(draft()).toEqual({ values: READY, id: 'id-1' });
    edit({ name: 'Ana' });
    void submit();
    await answer(FAILED);
    edit({ name: 'Mia' });
    expect(state()).not.toHaveProperty('error');
    expect(draft()).toEqual({ values: { name: 'Mia', message: 'Twelve of us' } });
    edit({ name: 'Ana' });
    void submit();
    await answer(FAILED);
    edit({ name: 'Mia' });
    void submit();
    expect(sends.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-1', 'id-2']);
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

  test('tells how much of it has been sent', async () => {
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
    expect(state()).toEqual({ values: { ...EMPTY, message: 'Hello' }, status: 'editing', submitCount: 1 });
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

describe('what takes time to find out', () => {
  /** A form whose name is read for as long as the test wants. */
  function makeExamined() {
    const examined: Partial<Values>[] = [];
    let isBad = false;
    let found = () => {};
    const form = makeTestForm<Values>(undefined, {
      rules: { ...RULES, errorsOf: () => (isBad ? { name: 'This is no name.' } : {}) },
      examine: (values) => {
        if (values.name === undefined) return undefined;
        examined.push(values);
        return new Promise<void>((resolve) => (found = resolve));
      },
    });
    const end = async (bad: boolean) => {
      isBad = bad;
      found();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { ...form, examined, end };
  }

  test('is asked of what was edited, and said when it is known', async () => {
    const { edit, $form, examined, end } = makeExamined();
    edit({ message: 'Hello' });
    edit({ name: 'Ana' });
    expect(examined).toEqual([{ name: 'Ana' }]);
    const listener = vi.fn();
    $form.listen(listener);
    await end(true);
    expect(listener).toHaveBeenCalled();
  });

  test.each([
    [true, 'invalid'],
    [false, 'sending'],
  ])('is waited for before it is sent: bad %s', async (isBad, outcome) => {
    const { edit, submit, state, end } = makeExamined();
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
    const { setDefaults, edit, state, draft, submit, sends, answer } = makeTestForm();
    setDefaults({ name: 'Annex' });
    expect(state().values).toEqual({ ...EMPTY, name: 'Annex' });
    expect(draft()).toBeUndefined();
    edit({ message: 'Hello' });
    expect(draft()).toEqual({ values: { message: 'Hello' } });
    void submit();
    expect(sends).toMatchObject([{ values: { name: 'Annex', message: 'Hello' } }]);
    await answer(SENT);
    expect(state().values).toEqual({ ...EMPTY, name: 'Annex' });
    edit({ name: 'Gastown' });
    expect(draft()).toEqual({ values: { name: 'Gastown' } });
    setDefaults({ name: 'Queen West' });
    expect(state().values.name).toBe('Gastown');
  });

  test.each<[string, FormDraft<Values>, string]>([
    ['was chosen', { values: { ...READY, name: 'Gastown' } }, 'Gastown'],
    ['was sent in vain with it', { values: { ...READY, name: 'Gastown' }, id: 'id-before' }, 'Gastown'],
    ['was not chosen', { values: { message: 'Hello' } }, 'Annex'],
    ['was left empty', { values: { ...EMPTY, message: 'Hello' } }, 'Annex'],
  ])('and a draft in which it %s', (_, kept, name) => {
    const { resume, setDefaults, state } = makeTestForm(kept);
    resume();
    setDefaults({ name: 'Annex' });
    expect(state().values.name).toBe(name);
  });

  test('is all the visitor’s own once it was sent in vain, under its id', async () => {
    const { setDefaults, edit, submit, answer, draft } = makeTestForm();
    setDefaults({ name: 'Annex' });
    edit({ message: 'Hello' });
    void submit();
    await answer(FAILED);
    expect(draft()).toEqual({ values: { ...EMPTY, name: 'Annex', message: 'Hello' }, id: 'id-1' });
  });
});

describe('a form that was left while it was being sent', () => {
  test('says on return that nobody knows whether it arrived, and is sent again under the same id', async () => {
    const first = makeTestForm();
    first.edit(READY);
    void first.submit();
    expect(first.draft()).toEqual({ values: READY, id: 'id-1', isSending: true });
    const next = makeTestForm(first.draft());
    next.resume();
    expect(next.state()).toMatchObject({
      values: READY,
      status: 'failed',
      error: 'You left this page while it was being sent, so we can’t tell whether it arrived. Please send it again.',
    });
    void next.submit();
    expect(next.sends[0]?.id).toBe('id-1');
    await next.answer(FAILED);
    expect(next.draft()).toEqual({ values: READY, id: 'id-1' });
  });
});

describe('a draft', () => {
  test('is kept once something is entered, and given up when all is as it was', () => {
    const { edit, draft } = makeTestForm();
    edit({ isFast: true });
    expect(draft()).toEqual({ values: { isFast: true } });
    edit({ isFast: false });
    expect(draft()).toBeUndefined();
  });

  test('gives way to what was typed before the code came, which makes it another submission', async () => {
    const { resume, submit, sends, draft } = makeTestForm({ values: READY, id: 'id-before' });
    resume({ name: 'Mia' });
    expect(draft()).toEqual({ values: { name: 'Mia', message: 'Twelve of us' } });
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
