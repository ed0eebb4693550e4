import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FeedbackKind, FeedbackValues } from '#content/feedback/feedback-form.ts';
import { makeSteps } from '#site/stores/feedback-steps.ts';
import type { FormState } from '#site/stores/form.ts';
import { VISIT } from '../../../support/forms/feedback.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const EMPTY = VISIT.rules.empty as unknown as FeedbackValues;

function makeForm(kind: FeedbackKind, part: Partial<FeedbackValues> = {}) {
  const $form = atom<FormState<FeedbackValues>>({ values: { ...EMPTY, ...part }, status: 'editing', submitCount: 0 });
  const $step = makeSteps(kind, $form);
  const edit = (next: Partial<FeedbackValues>) =>
    $form.set({ ...$form.get(), values: { ...$form.get().values, ...next } });
  return { edit, step: () => $step.get() };
}

test('the next step of a restaurant shows 300 ms after the rating and 200 ms after the next choices', () => {
  const { edit, step } = makeForm('restaurant');
  for (const [choice, delay, next] of [
    [{ rating: '4' }, 300, 2],
    [{ sub_type: 'Food' }, 200, 3],
    [{ nature: 'other' }, 200, 4],
  ] as const) {
    edit(choice);
    vi.advanceTimersByTime(delay - 1);
    expect(step()).toBe(next - 1);
    vi.advanceTimersByTime(1);
    expect(step()).toBe(next);
  }
});

test.each<[FeedbackKind, Partial<FeedbackValues>, number]>([
  ['restaurant', {}, 1],
  ['restaurant', { rating: '4', sub_type: 'Food', nature: 'other', message: 'Lovely' }, 4],
  ['website', { rating: '4' }, 3],
  ['website', { rating: '4', nature: 'bug' }, 4],
  ['callback', {}, 4],
])('a form of %s with %j begins at step %i', (kind, draft, first) => {
  expect(makeForm(kind, draft).step()).toBe(first);
});

test('a step waits for the last of several answers', () => {
  const { edit, step } = makeForm('restaurant');
  edit({ rating: '1' });
  vi.advanceTimersByTime(200);
  edit({ rating: '2' });
  vi.advanceTimersByTime(299);
  expect(step()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(step()).toBe(2);
});

test('another answer to an earlier question neither holds a step up nor takes it back', () => {
  const { edit, step } = makeForm('restaurant', { rating: '4' });
  edit({ sub_type: 'Food' });
  vi.advanceTimersByTime(100);
  edit({ rating: '5' });
  vi.advanceTimersByTime(100);
  expect(step()).toBe(3);
  edit({ rating: '1', sub_type: 'Other' });
  vi.runAllTimers();
  expect(step()).toBe(3);
});

test('a form that is emptied begins again, and a step that was about to show does not', () => {
  const { edit, step } = makeForm('restaurant', { rating: '4' });
  edit({ sub_type: 'Food' });
  edit(EMPTY);
  vi.runAllTimers();
  expect(step()).toBe(1);
  edit({ rating: '4' });
  vi.runAllTimers();
  expect(step()).toBe(2);
});
