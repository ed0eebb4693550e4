import { atom } from 'nanostores';
import type { OpenSession, SessionEvent, SignedIn } from '../services/session.ts';

/** `event` is what happened last since the page was opened; a session that was merely found in the browser is none. */
export type Session = ({ state: 'anonymous' } | ({ state: 'signed-in' } & SignedIn)) & {
  event?: Exclude<SessionEvent, 'INITIAL_SESSION'>;
};

export const $session = atom<Session>({ state: 'anonymous' });

/** Opens the session if this browser has one, and from then on knows what happens to it. To be asked again does no harm. */
export async function followSession(open: () => Promise<OpenSession | undefined>): Promise<void> {
  try {
    const session = await open();
    if (!session || session === followed) return;
    followed = session;
    session.watch(learn);
  } catch (error) {
    console.warn('The stored session could not be opened.', error);
  }
}

function learn(event: SessionEvent, signedIn: SignedIn | undefined): void {
  const session: Session = signedIn ? { state: 'signed-in', ...signedIn } : { state: 'anonymous' };
  if (event !== 'INITIAL_SESSION') return $session.set({ ...session, event });
  // What was found is told once to each listener, after what has happened to it meanwhile.
  if ($session.get().event === undefined) $session.set(session);
}

let followed: OpenSession | undefined;
