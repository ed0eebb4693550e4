import { beforeEach, expect, test } from 'vitest';
import { $toasts, dismissToast, showToast, type Toast } from '#site/stores/toasts.ts';

const FAILED: Toast = { kind: 'bad', title: 'Submission Failed', text: 'Please try again in some time.' };
const SUCCESS: Toast = { kind: 'good', title: 'Success', text: 'It is there.' };

beforeEach(() => {
  for (const toast of $toasts.get()) dismissToast(toast);
});

test('they stand in line, and the next comes when the first is dismissed', () => {
  showToast(FAILED);
  showToast(SUCCESS);
  expect($toasts.get()).toEqual([FAILED, SUCCESS]);
  const [first] = $toasts.get();
  if (first) dismissToast(first);
  expect($toasts.get()).toEqual([SUCCESS]);
});

test('the same words are said once, and begin anew', () => {
  showToast(FAILED);
  const [before] = $toasts.get();
  showToast(FAILED);
  expect($toasts.get()).toEqual([FAILED]);
  expect($toasts.get()[0]).not.toBe(before);
});

test('one that is gone already takes no other with it', () => {
  showToast(FAILED);
  const [gone] = $toasts.get();
  if (gone) dismissToast(gone);
  showToast(FAILED);
  if (gone) dismissToast(gone);
  expect($toasts.get()).toEqual([FAILED]);
});
