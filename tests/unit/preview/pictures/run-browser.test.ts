import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takePicture } from '../../../../src/preview/pictures/run-browser.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

/** A browser that notes its arguments and the process that it starts beside itself, and then does as the test says. */
function fakeBrowser(script: string) {
  const folder = temporaryFolder({
    browser: `#!/bin/sh
printf '%s\\n' "$@" > "$(dirname "$0")/arguments"
sleep 100 & echo $! > "$(dirname "$0")/helper"
for each in "$@"; do case "$each" in --screenshot=*) picture="\${each#*=}";; esac; done
${script}
`,
  });
  const browser = join(folder, 'browser');
  chmodSync(browser, 0o755);
  const noted = (name: string): string => readFileSync(join(folder, name), 'utf8').trim();
  const take = (timeLimitMs?: number) =>
    takePicture({
      browser,
      address: 'http://taken.localhost/_sheet',
      proxy: '127.0.0.1:9',
      width: 1830,
      height: 1060,
      ...(timeLimitMs !== undefined && { timeLimitMs }),
    });
  const profile = (): string => /--user-data-dir=(.*)/.exec(noted('arguments'))?.[1] ?? '';
  return { browser, take, noted, profile };
}

/** Of a process that is killed but not yet collected by init, the command line is empty. */
const isRunning = (pid: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
};

test('gives the picture, and leaves no process and no file', async () => {
  const { take, noted, profile } = fakeBrowser('printf picture > "$picture"');
  expect((await take()).toString()).toBe('picture');
  expect(noted('arguments').split('\n')).toEqual(
    expect.arrayContaining([
      '--headless',
      '--proxy-server=http://127.0.0.1:9',
      '--proxy-bypass-list=<-loopback>',
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      '--window-size=1830,1060',
      'http://taken.localhost/_sheet',
    ]),
  );
  expect(existsSync(profile())).toBe(false);
  await expect.poll(() => isRunning(noted('helper'))).toBe(false);
});

test('ends a browser that hangs, with all that it started', async () => {
  const { browser, take, noted, profile } = fakeBrowser('sleep 100');
  await expect(take(300)).rejects.toThrow(`${browser} took no picture in time.`);
  expect(existsSync(profile())).toBe(false);
  await expect.poll(() => isRunning(noted('helper'))).toBe(false);
});

test('says that one took none, or is not there', async () => {
  const { browser, take, profile } = fakeBrowser('exit 3');
  await expect(take()).rejects.toThrow(`${browser} took no picture (it ended with 3).`);
  expect(existsSync(profile())).toBe(false);
  const nowhere = takePicture({ browser: '/nowhere/browser', address: '', proxy: '', width: 1, height: 1 });
  await expect(nowhere).rejects.toThrow('ENOENT');
});
