import { type InquiryStart, rulesOf } from '../../domain/forms/form.ts';
import { INQUIRY_TYPES, mediaInquirySchema } from '../../model/forms/media.ts';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldGroup, FormFrame, SendButton, WIDE } from '../forms/FormFrame.tsx';
import { makeConnectedForm, sendTo } from '../../stores/connected-form.ts';
import { sayOutcome, submissionFailed } from '../forms/say-outcome.ts';
import { SentPanel } from '../forms/SentPanel.tsx';
import { isSending, useForm } from '../forms/use-form.ts';
import { useSurvivesNavigation } from '../forms/use-survives-navigation.ts';

/** The form of `/media-inquiries/`. */
export function MediaForm(start: InquiryStart) {
  return (
    <IslandBoundary>
      <Fields start={start} />
    </IslandBoundary>
  );
}

const SENT = 'Your media inquiry has been submitted successfully.';

function Fields({ start: { backend, brandId } }: { start: InquiryStart }) {
  const draftKey = `media-draft:${brandId}`;
  const make = () =>
    makeConnectedForm({
      rules: rulesOf(mediaInquirySchema, { known: { brand_id: brandId } }),
      send: sendTo(backend, { path: 'functions/v1/website-submissions/media-inquiries' }),
      failureText: submissionFailed,
      draftKey,
    });
  const store = useSurvivesNavigation(draftKey, make, isSending);
  const form = useForm(store, (outcome, errors) => sayOutcome(outcome, errors, SENT));
  const { state, field } = form;
  if (state.status === 'sent')
    return (
      <SentPanel
        text={`${SENT} We read every inquiry, and answer by email.`}
        level="h2"
        again="Send Another"
        onAgain={store.reset}
      />
    );
  return (
    <FormFrame form={form} label="Media inquiry">
      <FieldGroup title="Your inquiry">
        <SelectField
          label="Inquiry type"
          prompt="Choose a type"
          options={INQUIRY_TYPES.map((type) => ({ value: type, label: type }))}
          {...field('inquiry_type')}
        />
        <TextField label="Outlet" autoComplete="organization" {...field('outlet_name')} />
        <div className={WIDE}>
          <TextField
            label="Message (optional)"
            type="multiline"
            help="Your topic, what you need from us, and by when."
            {...field('message')}
          />
        </div>
      </FieldGroup>
      <FieldGroup title="About you">
        <div className={WIDE}>
          <TextField label="Contact name" autoComplete="name" {...field('contact_name')} />
        </div>
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Phone (optional)" type="tel" autoComplete="tel" {...field('phone')} />
        <div className={WIDE}>
          <CheckField label="You may contact me about this inquiry." {...field('consent_contact')} />
          <CheckField label="You may also send me news for the press. (optional)" {...field('consent_marketing')} />
        </div>
      </FieldGroup>
      <SendButton form={form} label="Send Inquiry" />
    </FormFrame>
  );
}
