import { spawn } from 'node:child_process';

/**
 * Runs Node in a process of its own with next to no environment: Vite would inline values of it that happen to be named in the code. Throws
 * an error with all that it said where it does not end well.
 */
export async function runNode(root: string, args: string[], environment: Record<string, string> = {}): Promise<void> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A preview that is stopped while pages compile takes the compiler with it.
  const stop = () => child.kill();
  process.once('exit', stop);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  process.off('exit', stop);
  if (code !== 0) throw new Error(Buffer.concat(output).toString().trim());
}
