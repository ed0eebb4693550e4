import { ENGLISH } from '#i18n/english/english.ts';
import { expect, test } from 'vitest';
import { menuAnswerOf } from '#content/chat/quick-replies.ts';
import { PATHS } from '#core/routes/routes.ts';

test('the answer to "Menu" leads to the menu', () => {
  expect(menuAnswerOf(ENGLISH, {})).toContainEqual({
    type: 'contact_info',
    data: [expect.objectContaining({ url: PATHS.menu })],
  });
  expect(menuAnswerOf(ENGLISH, { menuPath: '/fr/menu/' })[1]).toMatchObject({ data: [{ url: '/fr/menu/' }] });
});
