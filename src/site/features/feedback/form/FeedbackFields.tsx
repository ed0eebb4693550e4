import { useTexts } from '../../shared/island/use-texts.ts';
import { type FeedbackKind, type FeedbackValues, messageLabel } from '#content/feedback/feedback-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SendButton } from '../../forms/FormFrame.tsx';
import type { UsedForm } from '../../forms/use-form.ts';
import { Question } from './Question.tsx';

interface Props {
  form: UsedForm<FeedbackValues>;
  kind: FeedbackKind;
  /** "4 of 4" */
  count: string;
}

/** The message, the contact details, and the button that sends the form. */
export function FeedbackFields({ form, kind, count }: Props) {
  const texts = useTexts();
  const { field, errors } = form;
  const isCallback = kind === 'callback';
  const message = (
    <TextField
      label={isCallback ? texts.feedback.callbackAbout : messageLabel(form.state.values.nature, texts)}
      type="multiline"
      {...field('message')}
    />
  );
  const name = <TextField label={texts.feedback.name} autoComplete="name" {...field('contact_name')} />;
  const phone = (
    <TextField
      label={isCallback ? texts.forms.phone : texts.forms.phoneOptional}
      type="tel"
      autoComplete="tel"
      {...field('contact_phone')}
      // The form can't be sent without it, so it is told of an empty one, too.
      error={errors.contact_phone && texts.forms.errorText(errors.contact_phone)}
    />
  );
  const email = (
    <TextField
      label={texts.forms.emailOptional}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      {...field('contact_email')}
    />
  );
  return (
    <fieldset className="feedback-step feedback-step-fields" data-step="4" tabIndex={-1}>
      {isCallback ? (
        <legend className="feedback-step-note">{texts.feedback.sent.callback}</legend>
      ) : (
        <Question count={count} text={texts.feedback.anythingElse} />
      )}
      {isCallback ? phone : message}
      {!isCallback && name}
      <div className="form-pair">
        {isCallback ? name : phone}
        {email}
      </div>
      {isCallback && message}
      <SendButton
        form={form}
        label={isCallback ? texts.feedback.titles.callback : texts.feedback.send}
        isOff={Object.keys(errors).length > 0}
        className="feedback-send"
      />
    </fieldset>
  );
}
