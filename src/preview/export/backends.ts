import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../builder/brand/brand-file.ts';
import type { Brand } from '../../builder/types.ts';
import { addressOfOther, dataDirOf, startBackend } from '../backend/backend.ts';
import { readSecrets } from '../backend/keys.ts';
import type { Call } from '../backend/submissions.ts';

/** The backend that has the submissions of a brand, or why they are left out. */
export type SubmissionBackend = { call: Call; close: () => Promise<void> } | { missing: string };

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
  if (running !== undefined) return openAt(running, readSecrets(dataDir).secretKey);
  return {
    call: (path, init) => {
      if (problems[0] !== undefined) throw new Error(problems[0]);
      return backend.call(path, init);
    },
    close: backend.close,
  };
}

const TIME_LIMIT_MS = 60_000;
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** The key opens all that a backend has, so it goes nowhere but to the backend that is named beside it. */
function openDeployed(url: string, environment: Environment): SubmissionBackend {
  const key = environment['SUPABASE_SERVICE_ROLE_KEY']?.trim() ?? '';
  const named = environment['SUPABASE_URL'] ?? '';
  const { origin, protocol, hostname } = new URL(url);
  if (key === '') {
    return {
      missing: `They are in the backend at ${origin}. To have them too, set SUPABASE_SERVICE_ROLE_KEY to its secret key and SUPABASE_URL to its address, and export again.`,
    };
  }
  if (!URL.canParse(named) || new URL(named).origin !== origin) {
    return {
      missing: `They are in the backend at ${origin}, which was not asked: set SUPABASE_URL to its address, which says that SUPABASE_SERVICE_ROLE_KEY is its key.`,
    };
  }
  if (protocol !== 'https:' && !LOCAL.test(hostname)) {
    return {
      missing: `They are in the backend at ${origin}, which was not asked: it has no https to send the key by.`,
    };
  }
  // A header with such a letter would be quoted in an error.
  if (!/^[!-~]+$/.test(key)) return { missing: 'SUPABASE_SERVICE_ROLE_KEY is no key: it has letters that no key has.' };
  return openAt(url, key);
}

function openAt(url: string, key: string): SubmissionBackend {
  return {
    call: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('apikey', key);
      headers.set('Authorization', `Bearer ${key}`);
      // A redirect could lead the key elsewhere.
      const options = { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) } as const;
      return fetch(`${url.replace(/\/$/, '')}${path}`, options).catch(() => {
        throw new Error(`The backend at ${new URL(url).origin} did not answer, so its submissions could not be read.`);
      });
    },
    close: () => Promise.resolve(),
  };
}
