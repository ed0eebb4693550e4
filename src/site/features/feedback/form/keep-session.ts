import type { Backend } from '../../../services/session.ts';
import { findStorage, hasStoredSession } from '../../../services/stored-session.ts';

/** Refreshes the session of a signed-in visitor and updates its store. For other visitors nothing is loaded. */
export function keepSession(backend: Backend): void {
  if (hasStoredSession(findStorage(), backend.url)) void follow(backend).catch(() => {});
}

async function follow(backend: Backend): Promise<void> {
  const [{ followSession }, { openStoredSession }] = await Promise.all([
    import('../../../stores/session.ts'),
    import('../../../services/session.ts'),
  ]);
  await followSession(() => openStoredSession(backend));
}
