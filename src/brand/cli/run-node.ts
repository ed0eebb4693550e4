import { spawn } from 'node:child_process';

/**
 * Runs Node in a new process with almost no environment variables: Vite would inline those that happen to be named in the code. Throws an
 * error with the whole output when the exit code is not 0.
 */
export async function runNode(root: string, args: string[], environment: Record<string, string> = {}): Promise<void> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A preview that is stopped while pages compile stops the compiler too.
  const stop = () => child.kill();
  process.once('exit', stop);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  process.off('exit', stop);
  if (code !== 0) throw new Error(Buffer.concat(output).toString().trim());
}
