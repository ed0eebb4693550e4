import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/project.ts';

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`${ROOT}/scripts/${script}.ts`, ...args], { encoding: 'utf8' });

test.each(['nu', 'check', 'test'])(
  '%s does nothing but help where it is asked for help, and takes no other option',
  (name) => {
    const help = run(name, '--help');
    expect(help.status).toBe(0);
    expect(help.stdout).toContain(`Usage: npm run ${name} -- [options]`);
    const wrong = run(name, '--fast');
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toBe(`${name}: unknown option '--fast'. npm run ${name} -- --help lists what there is.\n`);
  },
);
