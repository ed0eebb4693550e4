import { useTexts } from '../shared/island/use-texts.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import type { FormLocation } from '#content/forms/form-locations.ts';
import type { LocationsStore } from '../../stores/form-locations.ts';
import { LOCATIONS_LISTED } from '#core/locations/listed-locations.ts';
import type { FieldProps } from '../../ui/fields/field.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { useSteady } from '../../ui/behaviour/use-steady.ts';
import { ChosenLocation } from './ChosenLocation.tsx';
import { LocationSearch } from './LocationSearch.tsx';
import { Button } from '../../ui/button/Button.tsx';

interface Props extends FieldProps<string> {
  store: LocationsStore;
}

/** The location that a form is for: a list, or a search from 25 locations on. Its value is the location's id. */
export function LocationField({ store, ...field }: Props) {
  const texts = useTexts();
  const loaded = useStore(store.$locations, { ssr: 'initial' });
  useEffect(() => void store.loadLocations(), [store]);
  if (loaded.state === 'failed')
    return (
      <div className="grid justify-items-start gap-2">
        <p className="field-label">{field.label}</p>
        <p role="alert">{texts.forms.noList}</p>
        <Button variant="outline" onClick={() => void store.loadLocations()}>
          {texts.actions.tryAgain}
        </Button>
      </div>
    );
  const locations = loaded.state === 'ready' ? loaded.locations : undefined;
  if (!locations || locations.length > LOCATIONS_LISTED) return <SearchedLocation locations={locations} {...field} />;
  const options = locations.map(({ id, name, address }) => ({
    value: id,
    label: [name, address].filter(Boolean).join(', '),
  }));
  return <SelectField {...field} prompt={texts.actions.chooseLocation} options={options} />;
}

interface SearchedProps extends FieldProps<string> {
  /** Undefined while they are loading. */
  locations: FormLocation[] | undefined;
}

function SearchedLocation({ locations, label, value, onEdit, error, showErrors, isReadOnly }: SearchedProps) {
  const texts = useTexts();
  const id = useId();
  const chosen = locations?.find((location) => location.id === value);
  const shown = useSteady(showErrors ? error : undefined);
  return (
    <Field id={id} label={label} error={shown}>
      {chosen && <ChosenLocation location={chosen} isFixed={isReadOnly === true} onChange={() => onEdit('')} />}
      {!chosen && !locations && (
        <p className="form-wait" role="status">
          {texts.actions.loading}
        </p>
      )}
      {!chosen && locations && (
        <LocationSearch
          id={id}
          describedBy={shown === undefined ? '' : `${id}-error`}
          isInvalid={shown !== undefined}
          locations={locations}
          takesFocus={false}
          onChoose={({ id: choice }) => onEdit(choice)}
        />
      )}
    </Field>
  );
}
