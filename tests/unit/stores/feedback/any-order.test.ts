import { fc, runs } from '../../../support/random.ts';
import { describe, expect, test, vi } from 'vitest';
import type { FeedbackKind } from '../../../../src/domain/feedback/feedback-form.ts';
import { problemsOf } from '../../../../src/domain/feedback/feedback-record.ts';
import type { FeedbackState } from '../../../../src/stores/feedback.ts';
import {
  CHAIN,
  EAST,
  FAILED,
  type Form,
  makeForm,
  SENT,
  START,
  WEST,
  withFakeTimers,
} from '../../../support/feedback-form.ts';

withFakeTimers();

describe('whatever a visitor does', () => {
  type Verb = [name: string, act: (form: Form) => unknown];
  const message = fc.constantFrom('', ' ', 'Cold soup', 'Lovely');
  const kind = fc.constantFrom<FeedbackKind>('restaurant', 'website', 'callback');
  const verb: fc.Arbitrary<Verb> = fc.oneof(
    { weight: 2, arbitrary: kind.map((of): Verb => [`open ${of}`, ({ open }) => open(of)]) },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(EAST, WEST)
        .map((location): Verb => [`choose ${location.id}`, ({ chooseLocation }) => chooseLocation(location)]),
    },
    fc.constant<Verb>(['change location', ({ changeLocation }) => changeLocation()]),
    fc.integer({ min: 1, max: 5 }).map((rating): Verb => [`rate ${rating}`, ({ rate }) => rate(rating)]),
    fc.constant<Verb>(['categorize', ({ categorize }) => categorize('Food')]),
    fc.constantFrom('other', 'complaint').map((of): Verb => [`nature ${of}`, (form) => form.chooseNature(of)]),
    // The fields are there only once a location is chosen.
    {
      weight: 3,
      arbitrary: message.map((text): Verb => [
        `write "${text}"`,
        ({ edit, state }) => state().location && edit({ message: text, contactPhone: '1' }),
      ]),
    },
    { weight: 4, arbitrary: fc.constant<Verb>(['submit', ({ send }) => send()]) },
    { weight: 2, arbitrary: fc.constantFrom<Verb>(['succeed', ({ answer }) => answer(SENT)]) },
    { weight: 3, arbitrary: fc.constantFrom<Verb>(['fail', ({ answer }) => answer(FAILED)]) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(100, 200, 300).map((ms): Verb => [`wait ${ms}`, () => vi.advanceTimersByTime(ms)]),
    },
    fc.constant<Verb>(['again', ({ again }) => again()]),
    fc.constant<Verb>(['back', ({ back }) => back()]),
  );
  const GIVES_UP = /^(again|back|succeed|write)/;
  const BEGINS = /^(again|back|open|choose)/;

  type Law = (now: Form, moment: { verb: string; before: FeedbackState; sendsBefore: number }) => void;

  const LAWS: Record<string, Law> = {
    'a step never goes back by itself': (form, { verb: name, before }) => {
      if (!BEGINS.test(name) && form.state().status !== 'sent')
        expect(form.state().step).toBeGreaterThanOrEqual(before.step);
    },
    'what was written is in the form or in a draft': (form, { verb: name, before }) => {
      const words = before.form.message;
      if (words.trim() === '' || before.status === 'sent' || GIVES_UP.test(name)) return;
      const all = [form.state().form, ...[...form.drafts.values()].map((draft) => draft.form)];
      expect(all.map((each) => each.message)).toContain(words);
    },
    'only what can be sent is sent, and only by the visitor, once': (form, { verb: name, before, sendsBefore }) => {
      const sends = form.sends.slice(sendsBefore);
      const isFree = before.status === 'editing' || before.status === 'failed';
      expect(sends.length).toBeLessThanOrEqual(name === 'submit' && isFree ? 1 : 0);
      for (const { kind: of, form: sent } of sends) expect(problemsOf(of, sent)).toEqual({});
    },
    'an id stands for one content': (form) => {
      const contents = new Map<string, string>();
      for (const { id, ...content } of form.sends) {
        const text = JSON.stringify(content);
        expect(contents.get(id) ?? text).toBe(text);
        contents.set(id, text);
      }
    },
    'what is sent again as it was has the same id': (form, { before, sendsBefore }) => {
      const [again] = form.sends.slice(sendsBefore);
      const earlier = form.sends[sendsBefore - 1];
      if (before.status === 'failed') expect(again?.id ?? earlier?.id).toBe(earlier?.id);
    },
    'a draft has a message': (form) => {
      for (const draft of form.drafts.values()) expect(draft.form.message.trim()).not.toBe('');
    },
    'a form that was sent has no draft': (form) => {
      const { kind: of, location, status } = form.state();
      if (status === 'sent') expect([...form.drafts.keys()]).not.toContain(`${of} ${location?.id}`);
    },
    'a failure says so, and nothing else does': (form) => {
      const { status, error } = form.state();
      expect(error !== undefined).toBe(status === 'failed');
    },
  };

  test.each(Object.entries(LAWS))('%s', async (_, law) => {
    await fc.assert(
      fc.asyncProperty(fc.array(verb, { maxLength: 40, size: 'max' }), fc.boolean(), async (verbs, isChain) => {
        const form = makeForm(isChain ? CHAIN : START);
        await form.loadLocations();
        for (const [name, act] of verbs) {
          // Where there is one location, none is chosen.
          if (!isChain && name.startsWith('choose')) continue;
          const moment = { verb: name, before: form.state(), sendsBefore: form.sends.length };
          await act(form);
          law(form, moment);
        }
        vi.clearAllTimers();
      }),
      runs(30),
    );
  });
});
