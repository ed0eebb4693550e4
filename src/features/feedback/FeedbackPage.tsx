import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { FeedbackStart } from '../../domain/feedback/feedback-start.ts';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { FeedbackWait } from './LocationChoice.tsx';
import { keepSession } from './keep-session.ts';
import { makeRealFeedback } from './real-feedback.ts';

/** The form on the page that a QR code opens. `?id=` in the code's address names the location. */
export function FeedbackPage(start: FeedbackStart) {
  return (
    <IslandBoundary>
      <PageForm start={start} />
    </IslandBoundary>
  );
}

function PageForm({ start }: { start: FeedbackStart }) {
  const [store] = useState(() => makeRealFeedback(start, true));
  const { kind } = useStore(store.$feedback, { ssr: 'initial' });
  useEffect(() => keepSession(start.backend), [start]);
  useEffect(() => store.open('restaurant', new URLSearchParams(location.search).get('id') ?? undefined), [store]);
  return kind === undefined ? <FeedbackWait /> : <FeedbackForm store={store} level="h2" />;
}
