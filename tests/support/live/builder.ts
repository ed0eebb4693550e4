import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { onTestFinished } from 'vitest';
import { TEST_BUILD } from '../build/build.ts';
import { ROOT } from '../project.ts';

export const SECRET = `whsec_${Buffer.from('a secret of the webhook, 32 byte').toString('base64')}`;

export interface RunningBuilder {
  port: number;
  output: () => string;
  /** Stops it where it is, or lets it go on. */
  send: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** `npm run builder -- …` in a process of its own. Throws what it printed where it ends by itself. */
export const spawnBuilder = (...options: string[]): Promise<RunningBuilder> => start([], options);

/** The same by a Node that is too old to run it, and starts a newer one. */
export const spawnBuilderFromOldNode = (...options: string[]): Promise<RunningBuilder> => start(OLD_NODE, options);

const OLD_NODE = [
  '--import',
  `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.13.0' } })`,
];

async function start(nodeOptions: string[], options: string[]): Promise<RunningBuilder> {
  const args = [...nodeOptions, join(ROOT, 'scripts/run.mjs'), 'builder', '--port', '0', ...options];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...TEST_BUILD, CHANGES_WEBHOOK_SECRET: SECRET },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /Listening on port (\d+)/.exec(output)?.[1];
        if (found !== undefined) resolve(Number(found));
      });
    }
    void ended.then(([code]) => reject(new Error(`It ended with ${String(code)}.\n${output}`)));
  });
  const kill = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return code;
  };
  return { port, output: () => output, send: (signal) => void child.kill(signal), kill };
}

/** Sends a webhook as the function `announce-changes` does. Returns the status. */
export async function announce(port: number, brandId: string, id = `msg_${brandId}`): Promise<number> {
  const body = JSON.stringify({ type: 'configuration.changed', data: { brand_id: brandId } });
  const sentAt = new Date();
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign(id, sentAt, body),
  };
  const { status } = await fetch(`http://127.0.0.1:${port}/changes`, { method: 'POST', headers, body });
  return status;
}
