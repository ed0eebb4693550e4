import { useTexts } from '../shared/island/use-texts.ts';
import type { OfIsland } from '../shared/island/island-props.ts';
import { Island } from '../shared/island/Island.tsx';
import { optionsOf } from '../forms/options-of.ts';
import { type InquiryStart, rulesOf } from '#content/forms/form.ts';
import { INQUIRY_TYPES, mediaInquirySchema } from '#schema/forms/media.ts';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldGroup, FormFrame, SendButton, WIDE } from '../forms/FormFrame.tsx';
import { makeConnectedForm, sendTo } from '../../stores/connected-form.ts';
import { sayOutcome, submissionFailed } from '../forms/say-outcome.ts';
import { SentPanel } from '../forms/SentPanel.tsx';
import { isSending, useForm } from '../forms/use-form.ts';
import { useSurvivesNavigation } from '../forms/use-survives-navigation.ts';

/** The form of `/media-inquiries/`. */
export function MediaForm({ lang, ...start }: OfIsland<InquiryStart>) {
  return (
    <Island lang={lang}>
      <Fields start={start} />
    </Island>
  );
}

function Fields({ start: { backend, brandId } }: { start: InquiryStart }) {
  const texts = useTexts();
  const draftKey = `media-draft:${brandId}`;
  const make = () =>
    makeConnectedForm({
      rules: rulesOf(mediaInquirySchema, { known: { brand_id: brandId } }),
      send: sendTo(backend, { path: 'functions/v1/website-submissions/media-inquiries' }),
      failureText: (reason) => submissionFailed(texts, reason),
      draftKey,
    });
  const store = useSurvivesNavigation(draftKey, make, isSending);
  const form = useForm(store, (outcome, errors) => sayOutcome(texts, outcome, errors, texts.media.sent));
  const { state, field } = form;
  if (state.status === 'sent')
    return (
      <SentPanel
        text={`${texts.media.sent} ${texts.media.weRead}`}
        level="h2"
        again={texts.forms.sendAnother}
        onAgain={store.reset}
      />
    );
  return (
    <FormFrame form={form} label={texts.media.form}>
      <FieldGroup title={texts.media.inquiry}>
        <SelectField
          label={texts.media.type}
          prompt={texts.media.chooseType}
          options={optionsOf(INQUIRY_TYPES, texts.media.types)}
          {...field('inquiry_type')}
        />
        <TextField label={texts.media.outlet} autoComplete="organization" {...field('outlet_name')} />
        <div className={WIDE}>
          <TextField
            label={texts.media.message}
            type="multiline"
            help={texts.media.messageHelp}
            {...field('message')}
          />
        </div>
      </FieldGroup>
      <FieldGroup title={texts.forms.aboutYou}>
        <div className={WIDE}>
          <TextField label={texts.media.contactName} autoComplete="name" {...field('contact_name')} />
        </div>
        <TextField label={texts.forms.email} type="email" autoComplete="email" {...field('email')} />
        <TextField label={texts.forms.phoneOptional} type="tel" autoComplete="tel" {...field('phone')} />
        <div className={WIDE}>
          <CheckField label={texts.media.mayContact} {...field('consent_contact')} />
          <CheckField label={texts.media.mayWrite} {...field('consent_marketing')} />
        </div>
      </FieldGroup>
      <SendButton form={form} label={texts.media.send} />
    </FormFrame>
  );
}
