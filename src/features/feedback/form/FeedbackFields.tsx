import { type FeedbackKind, isComplete, messageLabel } from '../../../domain/feedback/feedback-form.ts';
import { FEEDBACK_LIMITS } from '../../../model/forms/feedback.ts';
import type { FeedbackState, FeedbackStore } from '../../../stores/feedback.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useSteady } from '../../../ui/behaviour/use-steady.ts';
import { Question, STEP } from './Question.tsx';

interface Props {
  store: FeedbackStore;
  state: FeedbackState;
  kind: FeedbackKind;
  /** "4 of 4" */
  count: string;
}

/** The message, the contact details, and the button that sends the form. */
export function FeedbackFields({ store, state, kind, count }: Props) {
  const { form, problems, status } = state;
  const error = useSteady(state.error);
  const isCallback = kind === 'callback';
  const isSending = status === 'sending';
  const message = (
    <TextField
      name="message"
      label={isCallback ? 'What is it about? (optional)' : messageLabel(form.nature)}
      type="multiline"
      maxLength={FEEDBACK_LIMITS.message}
      isReadOnly={isSending}
      value={form.message}
      onEdit={(text) => store.edit({ message: text })}
    />
  );
  const name = (
    <TextField
      name="contact_name"
      label="Name (optional)"
      autoComplete="name"
      maxLength={FEEDBACK_LIMITS.contact_name}
      isReadOnly={isSending}
      value={form.contactName}
      onEdit={(contactName) => store.edit({ contactName })}
    />
  );
  const phone = (
    <TextField
      name="contact_phone"
      label={isCallback ? 'Phone' : 'Phone (optional)'}
      type="tel"
      autoComplete="tel"
      isRequired={isCallback}
      maxLength={FEEDBACK_LIMITS.contact_phone}
      isReadOnly={isSending}
      problem={problems.contactPhone}
      value={form.contactPhone}
      onEdit={(contactPhone) => store.edit({ contactPhone })}
    />
  );
  const email = (
    <TextField
      name="contact_email"
      label="Email (optional)"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      maxLength={FEEDBACK_LIMITS.contact_email}
      isReadOnly={isSending}
      problem={problems.contactEmail}
      value={form.contactEmail}
      onEdit={(contactEmail) => store.edit({ contactEmail })}
    />
  );
  return (
    <fieldset className={`${STEP} grid gap-6`} data-step="4" tabIndex={-1}>
      {isCallback ? (
        <legend className="mb-6 w-full border-s-3 border-primary p-0 ps-4">
          We usually call back within 24 hours, during business hours.
        </legend>
      ) : (
        <Question count={count} text="Anything to add?" />
      )}
      {isCallback ? phone : message}
      {!isCallback && name}
      <div className="grid gap-x-4 gap-y-6 @min-[417px]:grid-cols-2 @min-[417px]:items-start">
        {isCallback ? name : phone}
        {email}
      </div>
      {isCallback && message}
      <div className="mt-3 grid gap-4">
        {error !== undefined && (
          <p role="alert" className="border-s-3 border-bad ps-4 text-bad">
            {error}
          </p>
        )}
        {/* While the form is being sent only `aria-disabled`, because a disabled button loses the focus. */}
        <button
          type="submit"
          className={BUTTON}
          disabled={!isComplete(kind, form) || Object.keys(problems).length > 0}
          aria-disabled={isSending || undefined}
        >
          {isSending ? 'Sending...' : SEND[kind]}
        </button>
      </div>
    </fieldset>
  );
}

const BUTTON = [
  'button button-large button-order scroll-my-6 disabled:cursor-not-allowed disabled:bg-ink/8 disabled:text-muted',
  'aria-disabled:cursor-not-allowed aria-disabled:bg-ink/8 aria-disabled:text-muted',
].join(' ');

const SEND: Record<FeedbackKind, string> = {
  restaurant: 'Send Feedback',
  website: 'Send Feedback',
  callback: 'Request Callback',
};
