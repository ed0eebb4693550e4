import { useTexts } from '../../shared/island/use-texts.ts';
import type { OfIsland } from '../../shared/island/island-props.ts';
import { Island } from '../../shared/island/Island.tsx';
import { useEffect } from 'react';
import type { FeedbackStart } from '#content/feedback/feedback-start.ts';
import { FeedbackForm } from '../form/FeedbackForm.tsx';
import { FeedbackWait } from '../form/LocationChoice.tsx';
import { isSending } from '../../forms/use-form.ts';
import { useIsReady } from '../../forms/use-is-ready.ts';
import { useSurvivesNavigation } from '../../forms/use-survives-navigation.ts';
import { keepSession } from '../form/keep-session.ts';
import { type FeedbackForms, makeFeedbackForms } from '../../../stores/feedback.ts';

/** The form on the page that a QR code opens. `?id=` in the code's address names the location. */
export function FeedbackPage({ lang, ...start }: OfIsland<FeedbackStart>) {
  return (
    <Island lang={lang}>
      <PageForm start={start} />
    </Island>
  );
}

const KIND = 'restaurant';

function PageForm({ start }: { start: FeedbackStart }) {
  const texts = useTexts();
  const forms = useSurvivesNavigation('feedback', () => makeFeedbackForms(start, texts, 'page'), isFormSending);
  const isReady = useIsReady();
  useEffect(() => keepSession(start.backend), [start]);
  useEffect(() => {
    const { store, hasChoice } = forms.formOf(KIND);
    if (!hasChoice) return;
    const asked = new URLSearchParams(location.search).get('id') ?? '';
    const stopChoosing = forms.locations.$locations.subscribe(() => {
      const isChosen = store.$form.get().values.restaurant_id !== '';
      if (!isChosen && forms.locations.findLocation(asked)) store.edit({ restaurant_id: asked });
    });
    const stopNaming = store.$form.subscribe(({ values }) => {
      if (values.restaurant_id !== '') nameInAddress(values.restaurant_id);
    });
    return () => {
      stopChoosing();
      stopNaming();
    };
  }, [forms]);
  return isReady ? <FeedbackForm forms={forms} kind={KIND} mode="page" /> : <FeedbackWait />;
}

function isFormSending({ formOf }: FeedbackForms): boolean {
  return isSending(formOf(KIND).store);
}

/** So that a reload opens the location that was chosen, and not the one of the QR code. */
function nameInAddress(id: string): void {
  const address = new URL(location.href);
  address.searchParams.set('id', id);
  history.replaceState(history.state, '', address);
}
