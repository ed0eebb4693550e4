import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_BUILD } from '../build/build.ts';
import { preparedDataDir } from '../build/built.ts';
import { MAPS_KEY } from '../build/prepare.ts';
import { ROOT } from '../project.ts';

/** Starts `npm run dev` on a brand of `brandsDir`, as it is configured for the builds of the tests. */
export async function startDevServer(
  brand: string,
  brandsDir = join(ROOT, 'brands'),
): Promise<{ origin: string; close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'front-of-house-dev-'));
  cpSync(preparedDataDir() ?? '', dataDir, { recursive: true });
  const env = { ...process.env, ...TEST_BUILD, ...MAPS_KEY, FRONT_OF_HOUSE_DATA: dataDir };
  const child = spawn(
    process.execPath,
    [join(ROOT, 'scripts/dev.ts'), '--brands-dir', brandsDir, '--brand', brand, '--port', '0'],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    ended.then(() => reject(new Error(`The dev server ended before it was ready.\n${output}`)), reject);
  });
  async function close(): Promise<void> {
    child.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { origin, close };
}
