import { ENGLISH } from '../../../../../src/domain/texts/english/english.ts';
import { expect, test } from 'vitest';
import { menuAnswerOf } from '../../../../../src/domain/assistant/display/quick-replies.ts';
import { PATHS } from '../../../../../src/domain/pages/routes.ts';

test('the answer to "Menu" leads to the menu', () => {
  expect(menuAnswerOf(ENGLISH, {})).toContainEqual({
    type: 'contact_info',
    data: [expect.objectContaining({ url: PATHS.menu })],
  });
  expect(menuAnswerOf(ENGLISH, { menuPath: '/fr/menu/' })[1]).toMatchObject({ data: [{ url: '/fr/menu/' }] });
});
