import { useTexts } from '../shared/island/use-texts.ts';
import type { OfIsland } from '../shared/island/island-props.ts';
import { Island } from '../shared/island/Island.tsx';
import type { IslandTexts } from '#i18n/texts.ts';
import { useEffect } from 'react';
import {
  asksForLocation,
  careerRules,
  careerStartAt,
  type CareerStart,
  type CareerValues,
  formatBytes,
} from '#content/forms/career-form.ts';
import type { FormLocation } from '#content/forms/form-locations.ts';
import { OPEN_APPLICATION, PHOTO_TYPES, RESUME_TYPES } from '#schema/forms/career.ts';
import { makeFileCheck } from '../../services/file-check.ts';
import { fetchSiteData } from '../../services/site-data.ts';
import { $wantedOpening } from '../../stores/careers.ts';
import { makeLocations } from '../../stores/form-locations.ts';
import { showToast } from '../../stores/toasts.ts';
import { FileField } from '../../ui/fields/FileField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldGroup, FormFrame, SendButton, WIDE } from '../forms/FormFrame.tsx';
import { LocationField } from '../forms/LocationField.tsx';
import { makeConnectedForm, sendTo } from '../../stores/connected-form.ts';
import { sayOutcome, submissionFailed } from '../forms/say-outcome.ts';
import { SentPanel } from '../forms/SentPanel.tsx';
import { isSending, useForm } from '../forms/use-form.ts';
import { useIsReady } from '../forms/use-is-ready.ts';
import { useSurvivesNavigation } from '../forms/use-survives-navigation.ts';

/** The form of `/careers/`. */
export function ApplicationForm({ lang, ...start }: OfIsland<CareerStart>) {
  return (
    <Island lang={lang}>
      <Fields start={start} />
    </Island>
  );
}

const draftKeyOf = ({ restaurantId }: CareerStart) => `career-draft:${restaurantId}`;

function makeApplication(built: CareerStart, texts: IslandTexts) {
  const start = careerStartAt(built, Date.now());
  const { faultOf, examine } = makeFileCheck();
  const store = makeConnectedForm({
    rules: careerRules<File>(start, faultOf, texts),
    examine,
    send: sendTo<CareerValues<File>>(start.backend, {
      path: 'functions/v1/website-submissions/careers',
      filesOf: ({ resume, photo }) => ({ resume, photo }),
    }),
    failureText: (reason) => submissionFailed(texts, reason),
    draftKey: draftKeyOf(start),
  });
  /** Chooses the opening that the visitor has opened; while the form is being sent, this waits. */
  const takeWanted = () => {
    const { id } = $wantedOpening.get() ?? {};
    const isThere = start.positions.some((position) => position.id === id);
    if (id !== undefined && isThere && store.edit({ position: id })) $wantedOpening.set(undefined);
  };
  return {
    start,
    store,
    takeWanted,
    locations: makeLocations(start.locations, (url) => fetchSiteData<FormLocation[]>(url)),
  };
}

const isApplicationSending = ({ store }: ReturnType<typeof makeApplication>) => isSending(store);

function Fields({ start: built }: { start: CareerStart }) {
  const texts = useTexts();
  const application = useSurvivesNavigation(
    draftKeyOf(built),
    () => makeApplication(built, texts),
    isApplicationSending,
  );
  const { start: now, store, takeWanted, locations } = application;
  // The HTML has the openings of the day of the build.
  const start = useIsReady() ? now : built;
  const form = useForm(store, (outcome, errors) => {
    const isInvalid = outcome === 'invalid';
    if (isInvalid && errors.position)
      showToast({ kind: 'bad', title: texts.career.positionMissing, text: texts.career.selectPosition });
    else if (isInvalid && errors.restaurant_id)
      showToast({ kind: 'bad', title: texts.career.locationMissing, text: texts.career.selectLocation });
    else sayOutcome(texts, outcome, errors);
    // After a success this would replace the thanks.
    if (outcome !== 'sent') takeWanted();
  });
  useEffect(() => $wantedOpening.subscribe(takeWanted), [takeWanted]);

  const { state, field } = form;
  if (state.status === 'sent')
    return (
      <SentPanel
        text={texts.career.sent}
        level="h3"
        again={texts.forms.sendAnother}
        onAgain={() => {
          store.reset();
          takeWanted();
        }}
      />
    );
  return (
    <FormFrame form={form} label={texts.career.form}>
      <FieldGroup title={texts.career.job}>
        {start.positions.length > 0 && (
          <div className={WIDE}>
            <SelectField
              label={texts.career.position}
              prompt={texts.career.choosePosition}
              options={[
                ...start.positions.map(({ id, label }) => ({ value: id, label })),
                { value: OPEN_APPLICATION, label: texts.career.openly },
              ]}
              {...field('position')}
            />
          </div>
        )}
        {asksForLocation(state.values, start) && (
          <div className={WIDE}>
            <LocationField label={texts.career.location} store={locations} {...field('restaurant_id')} />
          </div>
        )}
        <div className={WIDE}>
          <TextField
            label={texts.career.experience}
            type="multiline"
            help={texts.career.experienceHelp}
            {...field('experience')}
          />
        </div>
      </FieldGroup>
      <FieldGroup title={texts.forms.aboutYou}>
        <div className={WIDE}>
          <TextField label={texts.career.name} autoComplete="name" {...field('name')} />
        </div>
        <TextField label={texts.forms.email} type="email" autoComplete="email" {...field('email')} />
        <TextField label={texts.forms.phone} type="tel" autoComplete="tel" {...field('phone')} />
      </FieldGroup>
      <FieldGroup title={texts.career.papers}>
        <div className="careers-file">
          <FileField
            label={texts.career.resume}
            help={texts.career.resumeHelp}
            accept={acceptOf(RESUME_TYPES)}
            sizeOf={({ size }) => formatBytes(size, texts)}
            {...field('resume')}
          />
        </div>
        <div className="careers-file">
          <FileField
            label={texts.career.photo}
            help={texts.career.photoHelp}
            accept={acceptOf(PHOTO_TYPES)}
            sizeOf={({ size }) => formatBytes(size, texts)}
            {...field('photo')}
          />
        </div>
        <div className={WIDE}>
          <TextField label={texts.career.letter} type="multiline" {...field('cover_letter')} />
        </div>
      </FieldGroup>
      <SendButton form={form} label={texts.career.send} />
    </FormFrame>
  );
}

function acceptOf(types: Readonly<Record<string, string>>): string {
  return [...Object.keys(types).map((ending) => `.${ending}`), ...new Set(Object.values(types))].join(',');
}
