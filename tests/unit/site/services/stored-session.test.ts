import { beforeEach, describe, expect, test } from 'vitest';
import { hasStoredSession } from '#site/services/stored-session.ts';
import { makeStorage, STORED, stubPage } from '../../../support/backend/visit.ts';

describe('a stored session', () => {
  beforeEach(() => stubPage());

  test.each([
    ['https://abcdefgh.supabase.co', 'sb-abcdefgh-auth-token'],
    ['https://backend.nonnapia.example/supabase', 'sb-backend-auth-token'],
    ['http://127.0.0.1:54321', 'sb-127-auth-token'],
    ['', 'sb-nonnapia-auth-token'],
  ])('of the project %j stands under %s', (supabaseUrl, key) => {
    const text = JSON.stringify(STORED);
    expect(hasStoredSession(makeStorage({ [key]: text }), supabaseUrl)).toBe(true);
    expect(hasStoredSession(makeStorage({ [`${key}-user`]: text }), supabaseUrl)).toBe(false);
  });

  test('of another project is none', () => {
    const storage = makeStorage({ 'sb-other-auth-token': JSON.stringify(STORED) });
    expect(hasStoredSession(storage, 'https://abcdefgh.supabase.co')).toBe(false);
  });

  test.each([
    '',
    '{"access_token":"head.cl',
    '"text"',
    JSON.stringify({ ...STORED, access_token: 'two\nlines' }),
    JSON.stringify({ ...STORED, access_token: { not: 'a text' } }),
    JSON.stringify({ ...STORED, refresh_token: '' }),
    JSON.stringify({ ...STORED, expires_at: undefined }),
  ])('that reads %j is none', (text) => {
    expect(hasStoredSession(makeStorage({ 'sb-nonnapia-auth-token': text }), '')).toBe(false);
  });

  test('is none where the browser keeps nothing', () => {
    const getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(hasStoredSession({ getItem }, '')).toBe(false);
  });
});
