import { describe, expect, test, vi } from 'vitest';
import { EMPTY_FORM } from '../../../../src/domain/feedback/feedback-form.ts';
import { EAST, FAILED, makeChain, makeForm, makeReady, SENT, withFakeTimers } from '../../../support/feedback-form.ts';

withFakeTimers();

describe('a draft', () => {
  test('is kept once there is a message, with all that was said', () => {
    const { open, rate, edit, drafts } = makeForm();
    open('restaurant');
    rate(4);
    edit({ contactName: 'Mia' });
    edit({ message: ' ' });
    vi.runAllTimers();
    expect(drafts.size).toBe(0);
    edit({ message: 'Lovely' });
    const form = { ...EMPTY_FORM, rating: 4, contactName: 'Mia', message: 'Lovely' };
    expect([...drafts]).toEqual([['restaurant kumo', { form, step: 2 }]]);
    edit({ message: '' });
    expect(drafts.size).toBe(0);
  });

  test('is kept apart for each form', () => {
    const { open, edit, drafts } = makeForm();
    for (const kind of ['restaurant', 'website', 'callback'] as const) {
      open(kind);
      edit({ message: kind });
    }
    expect([...drafts.keys()]).toEqual(['restaurant kumo', 'website kumo', 'callback kumo']);
  });

  test('is gone on with: its form, its step, its id', async () => {
    const { open, drafts, send, sends, state } = makeForm();
    const form = { ...EMPTY_FORM, nature: 'other' as const, message: 'Lovely' };
    drafts.set('restaurant kumo', { form, step: 3, id: 'id-before' });
    open('restaurant');
    expect(state()).toMatchObject({ form, step: 3, status: 'editing' });
    await send();
    expect(sends[0]?.id).toBe('id-before');
  });

  test('is cleared by the way back, and by a new form', () => {
    for (const verb of ['back', 'again'] as const) {
      const form = makeReady();
      expect(form.drafts.size).toBe(1);
      form[verb]();
      expect(form.drafts.size).toBe(0);
    }
  });

  test('is cleared by the way back from the choice of a location, too', async () => {
    const { open, chooseLocation, edit, changeLocation, back, drafts } = await makeChain();
    open('restaurant');
    chooseLocation(EAST);
    edit({ message: 'Cold soup' });
    changeLocation();
    back();
    expect(drafts.size).toBe(0);
  });

  test('is cleared by success, and survives a failure with the id of the try', async () => {
    const { send, answer, drafts, state } = makeReady();
    await send();
    await answer(FAILED);
    expect(drafts.get('restaurant kumo')).toEqual({ form: state().form, step: 4, id: 'id-1' });
    await send();
    await answer(SENT);
    expect(drafts.size).toBe(0);
  });

  test('has the id before the answer is there', async () => {
    const { send, drafts } = makeReady();
    await send();
    expect(drafts.get('restaurant kumo')?.id).toBe('id-1');
  });
});
