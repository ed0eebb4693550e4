import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../../../support/project.ts';

test('a command whose reader has left ends as it would have, without a word', () => {
  const script = `import { fail } from '${ROOT}/src/brand/errors/fail.ts';
    const line = 'x'.repeat(1000) + '\\n';
    for (let at = 0; at < 2000; at++) process.stdout.write(line);
    setTimeout(() => fail(Object.assign(new Error('the end'), { exitCode: 3 })), 50);`;
  const shell = `"${process.execPath}" --input-type=module -e "$SCRIPT" | head -1; exit \${PIPESTATUS[0]}`;
  const { status, stderr } = spawnSync('bash', ['-c', shell], {
    env: { ...process.env, SCRIPT: script },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 3, stderr: 'the end\n' });
});
