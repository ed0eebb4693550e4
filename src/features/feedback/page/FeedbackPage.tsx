import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { FeedbackStart } from '../../../domain/feedback/feedback-start.ts';
import type { FeedbackStore } from '../../../stores/feedback.ts';
import { IslandBoundary } from '../../../ui/IslandBoundary.tsx';
import { FeedbackForm } from '../form/FeedbackForm.tsx';
import { FeedbackWait } from '../form/LocationChoice.tsx';
import { useLeft } from '../../forms/use-left.ts';
import { keepSession } from '../form/keep-session.ts';
import { makeConnectedFeedback } from '../form/connected-feedback.ts';

/** The form on the page that a QR code opens. `?id=` in the code's address names the location. */
export function FeedbackPage(start: FeedbackStart) {
  return (
    <IslandBoundary>
      <PageForm start={start} />
    </IslandBoundary>
  );
}

function PageForm({ start }: { start: FeedbackStart }) {
  const store = useLeft('feedback', () => makeConnectedFeedback(start, true), isSending);
  const { kind, location: chosen } = useStore(store.$feedback, { ssr: 'initial' });
  useEffect(() => keepSession(start.backend), [start]);
  useEffect(() => {
    // A form that was left while it was being sent is already open.
    if (store.$feedback.get().kind !== undefined) return;
    store.open('restaurant', new URLSearchParams(location.search).get('id') ?? undefined);
  }, [store]);
  useEffect(() => {
    if (chosen && store.hasChoice('restaurant')) nameInAddress(chosen.id);
  }, [chosen, store]);
  return kind === undefined ? <FeedbackWait /> : <FeedbackForm store={store} level="h2" />;
}

const isSending = ({ $feedback }: FeedbackStore) => $feedback.get().status === 'sending';

/** So that a reload opens the location that was chosen, and not the one of the QR code. */
function nameInAddress(id: string): void {
  const address = new URL(location.href);
  address.searchParams.set('id', id);
  history.replaceState(history.state, '', address);
}
