import { useTexts } from '../shared/island/use-texts.ts';
import type { OfIsland } from '../shared/island/island-props.ts';
import { Island } from '../shared/island/Island.tsx';
import { optionsOf } from '../forms/options-of.ts';
import type { IslandTexts } from '#i18n/texts.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import {
  cateringFactsOf,
  cateringRules,
  type CateringStart,
  type CateringValues,
} from '#content/forms/catering-form.ts';
import { caters, type FormLocation } from '#content/forms/form-locations.ts';
import { EVENT_TYPES, OTHER_EVENT } from '#schema/forms/catering.ts';
import { fetchSiteData } from '../../services/site-data.ts';
import { makeLocations } from '../../stores/form-locations.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
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
export function CateringForm({ lang, ...start }: OfIsland<CateringStart>) {
  return (
    <Island lang={lang}>
      <Fields start={start} />
    </Island>
  );
}

const draftKeyOf = ({ restaurantId }: CateringStart) => `catering-draft:${restaurantId}`;

/** The form with its choice of locations. Time zone and ways of delivery depend on the location. */
function makeCatering(start: CateringStart, texts: IslandTexts) {
  learnZonesOfPage();
  const locations = makeLocations(start.locations, async (url) =>
    (await fetchSiteData<FormLocation[]>(url)).filter(caters),
  );
  const factsOf = ({ restaurant_id }: CateringValues) =>
    cateringFactsOf(start, locations.findLocation(restaurant_id), Date.now());
  const store = makeConnectedForm({
    rules: cateringRules(start, factsOf),
    send: sendTo(start.backend, { path: 'functions/v1/catering-request', isByStatus: true }),
    failureText: () => texts.catering.failed,
    draftKey: draftKeyOf(start),
  });
  return { store, locations, factsOf };
}

const isCateringSending = ({ store }: ReturnType<typeof makeCatering>) => isSending(store);

function Fields({ start }: { start: CateringStart }) {
  const texts = useTexts();
  const { store, locations, factsOf } = useSurvivesNavigation(
    draftKeyOf(start),
    () => makeCatering(start, texts),
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
    return <SentPanel text={texts.catering.sent} level="h3" again={texts.forms.sendAnother} onAgain={store.reset} />;
  return (
    <FormFrame form={form} label={texts.catering.form}>
      <FieldGroup title={texts.forms.aboutYou}>
        <div className={WIDE}>
          <TextField label={texts.catering.fullName} autoComplete="name" {...field('full_name')} />
        </div>
        <TextField label={texts.forms.phone} type="tel" autoComplete="tel" {...field('phone')} />
        <TextField label={texts.forms.emailOptional} type="email" autoComplete="email" {...field('email')} />
      </FieldGroup>
      <FieldGroup title={texts.catering.event}>
        <div className={WIDE}>
          <ChoiceField
            label={texts.catering.eventType}
            options={optionsOf(EVENT_TYPES, texts.catering.eventTypes)}
            {...field('event_type')}
          />
        </div>
        {state.values.event_type === OTHER_EVENT && (
          <div className={WIDE}>
            <TextField label={texts.catering.whatKind} {...field('custom_event_type')} isRequired />
          </div>
        )}
        <TextField label={texts.catering.date} type="date" min={min} {...field('event_date')} />
        <TextField
          label={texts.catering.timings}
          placeholder={texts.catering.timingsExample}
          {...field('event_timings')}
        />
        <TextField label={texts.catering.place} autoComplete="off" {...field('event_location')} />
        <TextField label={texts.catering.guests} inputMode="numeric" maxLength={12} {...field('number_of_guests')} />
      </FieldGroup>
      <FieldGroup title={texts.catering.food}>
        {start.locations && (
          <div className={WIDE}>
            <LocationField label={texts.catering.whichLocation} store={locations} {...field('restaurant_id')} />
          </div>
        )}
        <div className={WIDE}>
          <ChoiceField
            label={texts.catering.delivery}
            options={optionsOf(deliveryMethods, texts.catering.deliveryMethods)}
            {...field('delivery_method')}
          />
        </div>
        <div className={WIDE}>
          <TextField
            label={texts.catering.requirements}
            type="multiline"
            help={texts.catering.requirementsHelp}
            {...field('requirements')}
          />
        </div>
      </FieldGroup>
      <SendButton form={form} label={texts.catering.send} />
    </FormFrame>
  );
}
