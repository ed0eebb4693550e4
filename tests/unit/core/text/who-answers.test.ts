import { expect, test } from 'vitest';
import { whoAnswers } from '#core/text/who-answers.ts';

test.each([
  ['https://drive.google.com/file/d/1/preview', 'Google'],
  ['https://www.google.com/maps?q=1&output=embed', 'Google'],
  ['https://google.com.example/', 'google.com.example'],
  ['https://notgoogle.com/', 'notgoogle.com'],
  ['https://www.files.example:8443/menu.pdf', 'files.example'],
])('%s is known as %s', (address, who) => expect(whoAnswers(address)).toBe(who));
