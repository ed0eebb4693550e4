import { describe, expect, test } from 'vitest';
import type { FeedbackKind } from '../../../../src/domain/feedback/feedback-form.ts';
import type { Sent } from '../../../../src/services/submissions.ts';
import { FAILED, makeForm, SENT, START, withFakeTimers } from '../../../support/feedback-form.ts';

withFakeTimers();

describe('analytics', () => {
  const about = { type: 'restaurant', restaurant_id: 'kumo' };
  const submitted = { ...about, rating: null, sub_type: null, nature: 'complaint', source: 'qr_code' };

  test.each<[FeedbackKind, boolean, Sent, [string, object][]]>([
    ['restaurant', true, SENT, [['feedback.submitted', submitted]]],
    ['restaurant', true, FAILED, [['feedback.failed', about]]],
    ['restaurant', false, SENT, []],
    ['restaurant', false, FAILED, [['feedback.failed', about]]],
    ['website', false, FAILED, []],
    ['callback', false, FAILED, []],
  ])('of %s with a QR code %s answered with %j', async (kind, isQr, sent, events) => {
    const { open, chooseNature, edit, send, answer, track } = makeForm(START, { isQr });
    open(kind);
    chooseNature('complaint');
    edit({ contactPhone: '416 555 0188' });
    track.mockClear();
    await send();
    await answer(sent);
    expect(track.mock.calls).toEqual(events);
  });
});
