import { describe, expect, test, vi } from 'vitest';
import { EMPTY_FORM } from '../../../../src/domain/feedback/feedback-form.ts';
import { type Form, makeForm, makeReady, START, withFakeTimers } from '../../../support/feedback-form.ts';

withFakeTimers();

describe('steps', () => {
  test('of a restaurant show 300 ms after the rating and 200 ms after the next choices', () => {
    const { open, rate, categorize, chooseNature, state } = makeForm();
    open('restaurant');
    expect(state()).toEqual({
      kind: 'restaurant',
      location: { id: 'kumo', name: 'Kumo', address: '' },
      step: 1,
      form: EMPTY_FORM,
      problems: {},
      status: 'editing',
    });
    const choices: [() => void, number, number][] = [
      [() => rate(4), 300, 2],
      [() => categorize('Food'), 200, 3],
      [() => chooseNature('other'), 200, 4],
    ];
    for (const [choose, delay, step] of choices) {
      choose();
      vi.advanceTimersByTime(delay - 1);
      expect(state().step).toBe(step - 1);
      vi.advanceTimersByTime(1);
      expect(state().step).toBe(step);
    }
    expect(state().form).toMatchObject({ rating: 4, subType: 'Food', nature: 'other' });
  });

  test('of a website have no categories', () => {
    const { open, rate, state } = makeForm();
    open('website');
    rate(4);
    vi.advanceTimersByTime(300);
    expect(state().step).toBe(3);
  });

  test('of a callback are its form', () => {
    const { open, state } = makeForm();
    open('callback');
    expect(state().step).toBe(4);
  });

  test('never go back for another answer', () => {
    const { rate, categorize, state } = makeReady();
    rate(1);
    categorize('Other');
    vi.runAllTimers();
    expect(state()).toMatchObject({ step: 4, form: { rating: 1, subType: 'Other', message: 'Cold soup' } });
  });

  test('are not held up by another answer to an earlier question', () => {
    const { open, rate, categorize, state } = makeForm();
    open('restaurant');
    rate(4);
    vi.runAllTimers();
    categorize('Food');
    rate(5);
    vi.advanceTimersByTime(200);
    expect(state()).toMatchObject({ step: 3, form: { rating: 5, subType: 'Food' } });
  });

  test('wait for the last of several answers', () => {
    const { open, rate, state } = makeForm();
    open('restaurant');
    rate(1);
    vi.advanceTimersByTime(200);
    rate(2);
    vi.advanceTimersByTime(299);
    expect(state().step).toBe(1);
    vi.advanceTimersByTime(1);
    expect(state().step).toBe(2);
  });

  test.each<[string, (form: Form) => void, object]>([
    ['the way back', ({ back }) => back(), { step: 1, form: EMPTY_FORM, status: 'editing' }],
    ['another form', ({ open }) => open('website'), { kind: 'website', step: 1, form: EMPTY_FORM }],
    ['a new one', ({ again }) => again(), { kind: 'restaurant', step: 1, form: EMPTY_FORM }],
  ])('that were about to show leave %s alone', (_, leave, expected) => {
    const form = makeForm();
    form.open('restaurant');
    form.rate(4);
    leave(form);
    vi.runAllTimers();
    expect(form.state()).toMatchObject(expected);
  });

  test('are told to analytics by the page of the QR code, and by no other', () => {
    const qr = makeForm(START, { isQr: true });
    qr.open('restaurant');
    qr.rate(4);
    qr.categorize('Food');
    qr.chooseNature('other');
    expect(qr.track.mock.calls).toEqual([
      ['feedback.step_advanced', { step_id: 'rating_selected', value: 4, restaurant_id: 'kumo' }],
      ['feedback.step_advanced', { step_id: 'subtype_selected', value: 'Food', restaurant_id: 'kumo' }],
      ['feedback.step_advanced', { step_id: 'nature_selected', value: 'other', restaurant_id: 'kumo' }],
    ]);
    expect(makeReady().track).not.toHaveBeenCalled();
  });
});
