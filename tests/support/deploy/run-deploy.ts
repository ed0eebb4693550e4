import type { Environment } from '#brand/folder/brand-file.ts';
import { type DeployCommand, runPublishCommand, runRollbackCommand } from '#deploy/command/deploy-command.ts';
import { temporaryFolder } from '../build/folders.ts';
import type { Bytes } from './versions.ts';

/** A folder of brands and one of their built sites. */
export function builtBrands(sites: Record<string, Bytes>): { brands: string; out: string } {
  const prefixed = (prefix: string, files: Bytes) =>
    Object.entries(files).map(([path, text]): [string, string] => [`${prefix}/${path}`, text]);
  return {
    brands: temporaryFolder(Object.fromEntries(Object.keys(sites).map((slug) => [`${slug}/brand.json`, '{}']))),
    out: temporaryFolder(Object.fromEntries(Object.entries(sites).flatMap(([slug, files]) => prefixed(slug, files)))),
  };
}

interface Run extends Partial<Omit<DeployCommand, 'args' | 'stdout' | 'stderr'>> {
  environment?: Environment;
}

export const publishWith = (options: Run, ...args: string[]) => run(runPublishCommand, options, args);
export const rollBackWith = (options: Run, ...args: string[]) => run(runRollbackCommand, options, args);

async function run(command: typeof runPublishCommand, options: Run, args: string[]) {
  let stdout = '';
  let stderr = '';
  const take = (add: (text: string) => void) => ({
    write: (text: string, onWritten?: () => void) => {
      add(text);
      onWritten?.();
    },
  });
  const code = await command({
    environment: {},
    ...options,
    args,
    stdout: take((text) => (stdout += text)),
    stderr: take((text) => (stderr += text)),
  });
  return { code, stdout: stdout.replace(/in [\d.]+ m?s\n$/, 'in … s\n'), stderr };
}
