import { type FeedbackKind, type FeedbackValues, messageLabel } from '../../../domain/feedback/feedback-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SendButton } from '../../forms/FormFrame.tsx';
import type { UsedForm } from '../../forms/use-form.ts';
import { Question, STEP } from './Question.tsx';

interface Props {
  form: UsedForm<FeedbackValues>;
  kind: FeedbackKind;
  /** "4 of 4" */
  count: string;
}

/** The message, the contact details, and the button that sends the form. */
export function FeedbackFields({ form, kind, count }: Props) {
  const { field, errors } = form;
  const isCallback = kind === 'callback';
  const message = (
    <TextField
      label={isCallback ? 'What is it about? (optional)' : messageLabel(form.state.values.nature)}
      type="multiline"
      {...field('message')}
    />
  );
  const name = <TextField label="Name (optional)" autoComplete="name" {...field('contact_name')} />;
  const phone = (
    <TextField
      label={isCallback ? 'Phone' : 'Phone (optional)'}
      type="tel"
      autoComplete="tel"
      {...field('contact_phone')}
      // The form can't be sent without it, so it is told of an empty one, too.
      error={errors.contact_phone}
    />
  );
  const email = (
    <TextField
      label="Email (optional)"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      {...field('contact_email')}
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
      <SendButton form={form} label={SEND[kind]} isOff={Object.keys(errors).length > 0} isWide className="mt-3" />
    </fieldset>
  );
}

const SEND: Record<FeedbackKind, string> = {
  restaurant: 'Send Feedback',
  website: 'Send Feedback',
  callback: 'Request Callback',
};
