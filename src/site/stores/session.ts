import { atom } from 'nanostores';
import type { OpenSession, SessionEvent, SignedIn } from '../services/session.ts';

/** `event` is the last event since the page was opened. Finding a stored session is not an event. */
export type Session = ({ state: 'anonymous' } | ({ state: 'signed-in' } & SignedIn)) & {
  event?: Exclude<SessionEvent, 'INITIAL_SESSION'>;
};

export const $session = atom<Session>({ state: 'anonymous' });

/** No page lets a visitor sign in. Opens the session if this browser has stored one, and from then on knows what happens to it. Calling it again is harmless. */
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
  // Each listener hears of the found session once, after the events that came in the meantime.
  if ($session.get().event === undefined) $session.set(session);
}

let followed: OpenSession | undefined;
