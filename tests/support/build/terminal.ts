import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Terminal } from '#import/new-brand/questions.ts';

/** Types an answer to each question as soon as it is on the screen. */
export function terminalOf(answers: [question: string, keys: string][]): Terminal & { screen: () => string } {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let screen = '';
  output.on('data', (chunk: Buffer) => {
    screen += stripVTControlCharacters(chunk.toString());
    const [next] = answers;
    if (next === undefined || !screen.includes(next[0])) return;
    answers.shift();
    screen = '';
    void setImmediate().then(() => input.write(next[1]));
  });
  return { input, output, screen: () => screen };
}
