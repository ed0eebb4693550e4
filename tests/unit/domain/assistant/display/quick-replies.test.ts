import { expect, test } from 'vitest';
import { MENU_ANSWER } from '../../../../../src/domain/assistant/display/quick-replies.ts';
import { PATHS } from '../../../../../src/domain/pages/routes.ts';

test('the answer to "Menu" leads to the menu', () => {
  expect(MENU_ANSWER).toContainEqual({ type: 'contact_info', data: [expect.objectContaining({ url: PATHS.menu })] });
});
