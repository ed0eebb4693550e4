import { useStore } from '@nanostores/react';
import { type SubmitEvent, useRef, useState } from 'react';
import {
  CATEGORIES,
  type FeedbackKind,
  type FeedbackStep,
  NATURE_LABELS,
  NATURES,
  RATING_LABELS,
  STEPS,
} from '../../../domain/feedback/feedback-form.ts';
import type { FeedbackState, FeedbackStore } from '../../../stores/feedback.ts';
import { Honeypot, honeypotValue } from '../../../ui/fields/Honeypot.tsx';
import { useSteady } from '../../../ui/behaviour/use-steady.ts';
import { ChoiceStep } from './ChoiceStep.tsx';
import { ChosenLocation } from '../../forms/ChosenLocation.tsx';
import { FeedbackFields } from './FeedbackFields.tsx';
import { FeedbackSent } from './FeedbackSent.tsx';
import { LocationChoice } from './LocationChoice.tsx';
import { RatingStep } from './RatingStep.tsx';
import { useSteps } from './use-steps.ts';

interface Props {
  store: FeedbackStore;
  /** The level of the form's headings. */
  level: 'h2' | 'h3';
  /** Missing on the page that a QR code opens. */
  onClose?: (() => void) | undefined;
}

/** One form, from the location to the thanks (docs/behaviour.md#feedback-launcher-and-dialog). */
export function FeedbackForm({ store, level, onClose }: Props) {
  const state = useStore(store.$feedback, { ssr: 'initial' });
  const [hasMoved, setMoved] = useState(false);
  const { kind, location, status } = state;
  if (kind === undefined) return null;
  /** Wraps an action that removes the focused element: the element that replaces it takes the focus. */
  const moved = (act: () => void) => () => {
    setMoved(true);
    act();
  };
  if (!location)
    return (
      <LocationChoice
        store={store}
        level={level}
        takesFocus={hasMoved}
        onChoose={(chosen) => moved(() => store.chooseLocation(chosen))()}
      />
    );
  if (status === 'sent')
    return <FeedbackSent kind={kind} level={level} onAgain={moved(store.again)} onClose={onClose} />;
  return (
    <>
      {store.hasChoice(kind) && (
        <ChosenLocation location={location} isFixed={status === 'sending'} onChange={moved(store.changeLocation)} />
      )}
      <Steps store={store} state={state} kind={kind} takesFocus={hasMoved} />
    </>
  );
}

interface StepsProps {
  store: FeedbackStore;
  state: FeedbackState;
  kind: FeedbackKind;
  takesFocus: boolean;
}

/** Each answer shows the next question below it. */
function Steps({ store, state, kind, takesFocus }: StepsProps) {
  const { form, status } = state;
  // A new question scrolls the page, so it waits until a press has ended.
  const step = useSteady(state.step);
  const honeypot = useRef<HTMLInputElement>(null);
  const element = useSteps(step, status, takesFocus);
  const isSending = status === 'sending';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void store.submit(honeypotValue(honeypot.current));
  };
  const steps = STEPS[kind];
  const has = (each: FeedbackStep) => steps.includes(each) && each <= step;
  const countOf = (each: FeedbackStep) => `${steps.indexOf(each) + 1} of ${steps.length}`;
  return (
    <form
      ref={element}
      className="@container relative grid gap-12"
      noValidate
      onFocus={store.touch}
      onPointerDown={store.touch}
      onInput={store.touch}
      onSubmit={submit}
    >
      {kind !== 'callback' && has(1) && (
        <RatingStep
          count={countOf(1)}
          question={kind === 'website' ? 'How do you find our website?' : 'How satisfied were you?'}
          labels={RATING_LABELS[kind]}
          rating={form.rating}
          isFixed={isSending}
          onRate={store.rate}
        />
      )}
      {has(2) && (
        <ChoiceStep
          step={2}
          count={countOf(2)}
          question="What is it about?"
          options={CATEGORIES.map((value) => ({ value, label: value }))}
          chosen={form.subType}
          isFixed={isSending}
          onChoose={store.categorize}
        />
      )}
      {kind !== 'callback' && has(3) && (
        <ChoiceStep
          step={3}
          count={countOf(3)}
          question="What would you like to do?"
          options={NATURES[kind].map((value) => ({ value, label: NATURE_LABELS[value] }))}
          chosen={form.nature}
          isFixed={isSending}
          onChoose={store.chooseNature}
        />
      )}
      {has(4) && <FeedbackFields store={store} state={state} kind={kind} count={countOf(4)} />}
      <p className="sr-only" role="status">
        {step > steps[0] && `Question ${countOf(step)}`}
      </p>
      <Honeypot input={honeypot} />
    </form>
  );
}
