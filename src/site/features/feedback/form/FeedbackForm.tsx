import { useTexts } from '../../shared/island/use-texts.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import {
  CATEGORIES,
  type FeedbackKind,
  type FeedbackMode,
  type FeedbackStep,
  NATURES,
  STEPS,
} from '#content/feedback/feedback-form.ts';
import { useSteady } from '../../../ui/behaviour/use-steady.ts';
import { ChosenLocation } from '../../forms/ChosenLocation.tsx';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { SentPanel } from '../../forms/SentPanel.tsx';
import { type UsedForm, useForm } from '../../forms/use-form.ts';
import { ChoiceStep } from './ChoiceStep.tsx';
import type { FeedbackForm as Form, FeedbackForms } from '../../../stores/feedback.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { LocationChoice } from './LocationChoice.tsx';
import { RatingStep } from './RatingStep.tsx';
import { useSteps } from './use-steps.ts';

interface Props {
  forms: FeedbackForms;
  kind: FeedbackKind;
  mode: FeedbackMode;
  /** Closes the dialog. */
  onClose?: () => void;
}

/** The dialog has a title of its own above the form. */
const HEADINGS = { dialog: 'h3', page: 'h2' } as const;

/** One form, from the location to the thanks. */
export function FeedbackForm({ forms: { locations, formOf }, kind, mode, onClose }: Props) {
  const texts = useTexts();
  const level = HEADINGS[mode];
  const feedback = formOf(kind);
  const { store, hasChoice, again } = feedback;
  const form = useForm(store);
  const loaded = useStore(locations.$locations, { ssr: 'initial' });
  const [isChoosing, setChoosing] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  /** Wraps an action that removes the focused element: the element that replaces it takes the focus. */
  const moved = (act: () => void) => () => {
    setMoved(true);
    act();
  };
  const { status, values } = form.state;
  if (status === 'sent')
    return (
      <SentPanel
        look="plain"
        text={texts.feedback.sent[kind]}
        level={level}
        again={texts.feedback.again[kind === 'callback' ? kind : mode]}
        onAgain={moved(again)}
        onClose={onClose}
      />
    );
  const places = loaded.state === 'ready' ? loaded.locations : [];
  const location = places.find(({ id }) => id === values.restaurant_id);
  if (hasChoice && (!location || isChoosing))
    return (
      <LocationChoice
        store={locations}
        level={level}
        takesFocus={hasMoved}
        onChoose={({ id }) => {
          setMoved(true);
          setChoosing(false);
          store.edit({ restaurant_id: id });
        }}
      />
    );
  return (
    <>
      {hasChoice && location && (
        <ChosenLocation location={location} isFixed={form.isSending} onChange={moved(() => setChoosing(true))} />
      )}
      <Steps feedback={feedback} form={form} takesFocus={hasMoved} />
    </>
  );
}

interface StepsProps {
  feedback: Form;
  form: UsedForm<Form['store']['rules']['empty']>;
  takesFocus: boolean;
}

/** Each answer shows the next question below it. */
function Steps({ feedback: { kind, $step, answer }, form, takesFocus }: StepsProps) {
  const texts = useTexts();
  const { isSending } = form;
  const { rating, sub_type, nature } = form.state.values;
  // A new question scrolls the page, so it waits until a press has ended.
  const step = useSteady(useStore($step));
  const element = useSteps(step, takesFocus);
  const steps = STEPS[kind];
  const has = (each: FeedbackStep) => steps.includes(each) && each <= step;
  const countOf = (each: FeedbackStep) => texts.feedback.step(steps.indexOf(each) + 1, steps.length);
  return (
    <div ref={element}>
      <FormFrame form={form} className="feedback-form">
        {kind !== 'callback' && has(1) && (
          <RatingStep
            count={countOf(1)}
            question={kind === 'website' ? texts.feedback.howWebsite : texts.feedback.howSatisfied}
            labels={texts.feedback.ratings[kind]}
            rating={rating}
            isFixed={isSending}
            onRate={(value) => answer('rating', value)}
          />
        )}
        {has(2) && (
          <ChoiceStep
            step={2}
            count={countOf(2)}
            question={texts.feedback.whatAbout}
            options={CATEGORIES.map((value) => ({ value, label: texts.feedback.categories[value] }))}
            chosen={sub_type}
            isFixed={isSending}
            onChoose={(value) => answer('sub_type', value)}
          />
        )}
        {kind !== 'callback' && has(3) && (
          <ChoiceStep
            step={3}
            count={countOf(3)}
            question={texts.feedback.whatToDo}
            options={NATURES[kind].map((value) => ({ value, label: texts.feedback.natures[value] }))}
            chosen={nature}
            isFixed={isSending}
            onChoose={(value) => answer('nature', value)}
          />
        )}
        {has(4) && <FeedbackFields form={form} kind={kind} count={countOf(4)} />}
        <p className="sr-only" role="status">
          {step > steps[0] && texts.feedback.question(countOf(step))}
        </p>
      </FormFrame>
    </div>
  );
}
