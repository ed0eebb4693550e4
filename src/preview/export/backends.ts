import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#brand/folder/brand-file.ts';
import type { Brand } from '#schema/warning.ts';
import { startBackend } from '../backend/backend.ts';
import { type BackendFetch, callDeployed, callWithKey, KEY_ADVICE } from '#brand/network/deployed.ts';
import { addressOfOther, dataDirOf, readSecrets } from '#brand/network/embedded.ts';

/** The backend that has the submissions of a brand, or why they are left out. */
export type SubmissionBackend = { call: BackendFetch; close: () => Promise<void> } | { missing: string };

export interface OpenOptions {
  /** The folder with `supabase/`. */
  root: string;
  environment: Environment;
}

/** A brand that names no backend sends to the preview; the others to theirs, which is asked only with the key of whoever may read there. */
export function openSubmissions({ services }: Pick<Brand, 'services'>, options: OpenOptions): SubmissionBackend {
  const { supabaseUrl } = services;
  return supabaseUrl === '' ? openEmbedded(options) : openDeployed(supabaseUrl, options.environment);
}

function openEmbedded({ root, environment }: OpenOptions): SubmissionBackend {
  const dataDir = dataDirOf(root, environment);
  if (!existsSync(join(dataDir, 'database.made'))) {
    return { missing: 'The brand names no backend, and no preview here has received any.' };
  }
  const problems: string[] = [];
  const backend = startBackend({ root, dataDir, onProblem: (sentence) => problems.push(sentence) });
  const running = backend.isOpen() ? undefined : addressOfOther(dataDir);
  if (running !== undefined) {
    return { call: callWithKey(running, readSecrets(dataDir).secretKey, CONSEQUENCE), close: () => Promise.resolve() };
  }
  return {
    call: (path, init) => {
      if (problems[0] !== undefined) throw new Error(problems[0]);
      return backend.call(path, init);
    },
    close: backend.close,
  };
}

function openDeployed(url: string, environment: Environment): SubmissionBackend {
  const call = callDeployed(url, environment, CONSEQUENCE);
  if (typeof call === 'function') return { call, close: () => Promise.resolve() };
  return { missing: `They are in the backend at ${new URL(url).origin}. To have them too: ${KEY_ADVICE[call]}.` };
}

const CONSEQUENCE = 'its submissions could not be read';
