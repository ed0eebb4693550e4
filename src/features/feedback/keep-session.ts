import type { Backend } from '../../services/session.ts';
import { findStorage, hasStoredSession } from '../../services/stored-session.ts';

/** Keeps the session of a visitor who is signed in fresh, and the store of it up to date. For everybody else nothing is loaded. */
export function keepSession(backend: Backend): void {
  if (hasStoredSession(findStorage(), backend.url)) void follow(backend).catch(() => {});
}

async function follow(backend: Backend): Promise<void> {
  const [{ followSession }, { openStoredSession }] = await Promise.all([
    import('../../stores/session.ts'),
    import('../../services/session.ts'),
  ]);
  await followSession(() => openStoredSession(backend));
}
