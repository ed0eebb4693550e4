import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  CATERING_FAILED,
  CATERING_SENT,
  cateringFactsOf,
  cateringRules,
  type CateringStart,
  type CateringValues,
} from '../../domain/forms/catering-form.ts';
import { caters, type FormLocation } from '../../domain/forms/form-locations.ts';
import { EVENT_TYPES, OTHER_EVENT } from '../../model/forms/catering.ts';
import { fetchSiteData } from '../../services/site-data.ts';
import { makeLocations } from '../../stores/form-locations.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldGroup, FormFrame, SendButton, WIDE } from '../forms/FormFrame.tsx';
import { LocationField } from '../forms/LocationField.tsx';
import { learnZonesOfPage } from '../../services/zone-offsets.ts';
import { makeConnectedForm, sendTo } from '../../stores/connected-form.ts';
import { SentPanel } from '../forms/SentPanel.tsx';
import { isSending, useForm } from '../forms/use-form.ts';
import { useIsReady } from '../forms/use-is-ready.ts';
import { useSurvivesNavigation } from '../forms/use-survives-navigation.ts';

/** The form of `/catering/`. `?id=` in the page's address names the location. */
export function CateringForm(start: CateringStart) {
  return (
    <IslandBoundary>
      <Fields start={start} />
    </IslandBoundary>
  );
}

const draftKeyOf = ({ restaurantId }: CateringStart) => `catering-draft:${restaurantId}`;

/** The form with its choice of locations. Time zone and ways of delivery depend on the location. */
function makeCatering(start: CateringStart) {
  learnZonesOfPage();
  const locations = makeLocations(start.locations, async (url) =>
    (await fetchSiteData<FormLocation[]>(url)).filter(caters),
  );
  const factsOf = ({ restaurant_id }: CateringValues) =>
    cateringFactsOf(start, locations.findLocation(restaurant_id), Date.now());
  const store = makeConnectedForm({
    rules: cateringRules(start, factsOf),
    send: sendTo(start.backend, { path: 'functions/v1/catering-request', isByStatus: true }),
    failureText: () => CATERING_FAILED,
    draftKey: draftKeyOf(start),
  });
  return { store, locations, factsOf };
}

const isCateringSending = ({ store }: ReturnType<typeof makeCatering>) => isSending(store);

function Fields({ start }: { start: CateringStart }) {
  const { store, locations, factsOf } = useSurvivesNavigation(
    draftKeyOf(start),
    () => makeCatering(start),
    isCateringSending,
  );
  const { state: loading } = useStore(locations.$locations, { ssr: 'initial' });
  const form = useForm(store);
  useEffect(() => {
    const asked = locations.findLocation(new URLSearchParams(location.search).get('id') ?? '');
    if (asked) store.setDefaults({ restaurant_id: asked.id });
  }, [store, locations, loading]);

  const { state, field } = form;
  const { deliveryMethods, today } = factsOf(state.values);
  // The HTML of the build has no day, because it would be wrong tomorrow.
  const min = useIsReady() ? today : undefined;
  if (state.status === 'sent')
    return <SentPanel text={CATERING_SENT} level="h3" again="Send Another" onAgain={store.reset} />;
  return (
    <FormFrame form={form} label="Catering request">
      <FieldGroup title="About you">
        <div className={WIDE}>
          <TextField label="Full name" autoComplete="name" {...field('full_name')} />
        </div>
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
        <TextField label="Email (optional)" type="email" autoComplete="email" {...field('email')} />
      </FieldGroup>
      <FieldGroup title="Your event">
        <div className={WIDE}>
          <ChoiceField label="Event type" options={EVENT_TYPES} {...field('event_type')} />
        </div>
        {state.values.event_type === OTHER_EVENT && (
          <div className={WIDE}>
            <TextField label="What kind of event?" {...field('custom_event_type')} isRequired />
          </div>
        )}
        <TextField label="Event date" type="date" min={min} {...field('event_date')} />
        <TextField label="Event timings" placeholder="6 to 10 in the evening" {...field('event_timings')} />
        <TextField label="Event location" autoComplete="off" {...field('event_location')} />
        <TextField label="Number of guests" inputMode="numeric" maxLength={12} {...field('number_of_guests')} />
      </FieldGroup>
      <FieldGroup title="The food">
        {start.locations && (
          <div className={WIDE}>
            <LocationField label="Which location should cook?" store={locations} {...field('restaurant_id')} />
          </div>
        )}
        <div className={WIDE}>
          <ChoiceField label="Delivery method" options={deliveryMethods} {...field('delivery_method')} />
        </div>
        <div className={WIDE}>
          <TextField
            label="Requirements"
            type="multiline"
            help="Dishes you have in mind, allergies, the budget, anything else we should know."
            {...field('requirements')}
          />
        </div>
      </FieldGroup>
      <SendButton form={form} label="Send Request" />
    </FormFrame>
  );
}
