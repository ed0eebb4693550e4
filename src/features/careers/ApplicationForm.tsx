import { useEffect } from 'react';
import {
  asksForLocation,
  careerRules,
  careerStartAt,
  type CareerStart,
  type CareerValues,
  formatBytes,
} from '../../domain/forms/career-form.ts';
import type { FormLocation } from '../../domain/forms/form-locations.ts';
import { OPEN_APPLICATION, PHOTO_TYPES, RESUME_TYPES } from '../../model/forms/career.ts';
import { makeFileCheck } from '../../services/file-check.ts';
import { fetchSiteData } from '../../services/site-data.ts';
import { $wantedOpening } from '../../stores/careers.ts';
import { makeLocations } from '../../stores/form-locations.ts';
import { showToast } from '../../stores/toasts.ts';
import { FileField } from '../../ui/fields/FileField.tsx';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
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
export function ApplicationForm(start: CareerStart) {
  return (
    <IslandBoundary>
      <Fields start={start} />
    </IslandBoundary>
  );
}

const draftKeyOf = ({ restaurantId }: CareerStart) => `career-draft:${restaurantId}`;

function makeApplication(built: CareerStart) {
  const start = careerStartAt(built, Date.now());
  const { faultOf, examine } = makeFileCheck();
  const store = makeConnectedForm({
    rules: careerRules<File>(start, faultOf),
    examine,
    send: sendTo<CareerValues<File>>(start.backend, {
      path: 'functions/v1/website-submissions/careers',
      filesOf: ({ resume, photo }) => ({ resume, photo }),
    }),
    failureText: submissionFailed,
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
  const application = useSurvivesNavigation(draftKeyOf(built), () => makeApplication(built), isApplicationSending);
  const { start: now, store, takeWanted, locations } = application;
  // The HTML has the openings of the day of the build.
  const start = useIsReady() ? now : built;
  const form = useForm(store, (outcome, errors) => {
    const isInvalid = outcome === 'invalid';
    if (isInvalid && errors.position) showToast(POSITION_REQUIRED);
    else if (isInvalid && errors.restaurant_id) showToast(LOCATION_REQUIRED);
    else sayOutcome(outcome, errors);
    // After a success this would replace the thanks.
    if (outcome !== 'sent') takeWanted();
  });
  useEffect(() => $wantedOpening.subscribe(takeWanted), [takeWanted]);

  const { state, field } = form;
  if (state.status === 'sent')
    return (
      <SentPanel
        text="Your application has been submitted. We read every one, and get back to you."
        level="h3"
        again="Send Another"
        onAgain={() => {
          store.reset();
          takeWanted();
        }}
      />
    );
  return (
    <FormFrame form={form} label="Application">
      <FieldGroup title="The job">
        {start.positions.length > 0 && (
          <div className={WIDE}>
            <SelectField
              label="Position"
              prompt="Choose a position"
              options={[
                ...start.positions.map(({ id, label }) => ({ value: id, label })),
                { value: OPEN_APPLICATION, label: 'Apply openly: no position in particular' },
              ]}
              {...field('position')}
            />
          </div>
        )}
        {asksForLocation(state.values, start) && (
          <div className={WIDE}>
            <LocationField label="Location" store={locations} {...field('restaurant_id')} />
          </div>
        )}
        <div className={WIDE}>
          <TextField
            label="Experience"
            type="multiline"
            help="Where you worked, for how long, and what you did there."
            {...field('experience')}
          />
        </div>
      </FieldGroup>
      <FieldGroup title="About you">
        <div className={WIDE}>
          <TextField label="Name" autoComplete="name" {...field('name')} />
        </div>
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      </FieldGroup>
      <FieldGroup title="Your papers">
        <div className={FILE}>
          <FileField
            label="Resume"
            help="PDF, DOC or DOCX, at most 10 MB."
            accept={acceptOf(RESUME_TYPES)}
            sizeOf={({ size }) => formatBytes(size)}
            {...field('resume')}
          />
        </div>
        <div className={FILE}>
          <FileField
            label="Photo (optional)"
            help="PNG, GIF, JPEG, WebP, SVG or HEIC, at most 10 MB."
            accept={acceptOf(PHOTO_TYPES)}
            sizeOf={({ size }) => formatBytes(size)}
            {...field('photo')}
          />
        </div>
        <div className={WIDE}>
          <TextField label="Cover letter (optional)" type="multiline" {...field('cover_letter')} />
        </div>
      </FieldGroup>
      <SendButton form={form} label="Send Application" />
    </FormFrame>
  );
}

/** In a narrow form the two file fields stand below each other: a hint that wraps would move one of their boxes down. */
const FILE = 'min-w-0 @max-[799px]:col-span-full';

const POSITION_REQUIRED = {
  kind: 'bad',
  title: 'Position Required',
  text: 'Please select a position to apply for.',
} as const;
const LOCATION_REQUIRED = {
  kind: 'bad',
  title: 'Location Required',
  text: 'Please select a location to apply to.',
} as const;

function acceptOf(types: Readonly<Record<string, string>>): string {
  return [...Object.keys(types).map((ending) => `.${ending}`), ...new Set(Object.values(types))].join(',');
}
