import { ENGLISH } from '#i18n/english/english.ts';
import { describe, expect, test } from 'vitest';
import { failureText, type FeedbackKind, feedbackRules, messageLabel } from '#content/feedback/feedback-form.ts';
import { CONTEXT } from '../../../support/forms/feedback.ts';

describe('texts', () => {
  test.each([
    ['complaint', 'Please describe the problem (optional)'],
    ['suggestion', 'What would you like to suggest? (optional)'],
    ['compliment', 'What went well? (optional)'],
    ['other', 'Tell us more (optional)'],
    ['bug', 'Tell us more (optional)'],
    ['', 'Tell us more (optional)'],
  ] as const)('%s asks "%s"', (nature, label) => {
    expect(messageLabel(nature, ENGLISH)).toBe(label);
  });

  test.each<[FeedbackKind, string | undefined, string]>([
    ['restaurant', undefined, "We couldn't send your feedback. Please try again."],
    ['restaurant', 'The phone is wrong.', "We couldn't send your feedback. Please try again."],
    ['callback', undefined, "We couldn't send your request. Please try again."],
    ['callback', 'The phone is wrong.', "We couldn't send your request. Please try again."],
    ['website', undefined, 'Failed to submit feedback'],
    ['website', 'Too many at once.', 'Too many at once.'],
  ])('%s that failed with %j says "%s"', (kind, reason, text) => {
    expect(failureText(kind, ENGLISH, reason)).toBe(text);
  });
});

test('the name of a location never has half a character', () => {
  const rules = feedbackRules('restaurant', 'kumo', () => ({ ...CONTEXT, qrLocationName: `${'k'.repeat(299)}🍜` }));
  expect(rules.recordOf({ ...rules.empty, nature: 'other' })).toHaveProperty('meta.location_name', 'k'.repeat(299));
});
