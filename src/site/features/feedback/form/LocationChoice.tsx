import { useTexts } from '../../shared/island/use-texts.ts';
import { useStore } from '@nanostores/react';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FormLocation } from '#content/forms/form-locations.ts';
import { LOCATIONS_LISTED } from '#core/locations/listed-locations.ts';
import type { LocationsStore } from '../../../stores/form-locations.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { LocationSearch } from '../../forms/LocationSearch.tsx';
import { Button } from '../../../ui/button/Button.tsx';

interface Props {
  store: LocationsStore;
  level: 'h2' | 'h3';
  takesFocus: boolean;
  onChoose: (location: FormLocation) => void;
}

/** Asks which of several locations the form is about. */
export function LocationChoice({ store, level, takesFocus, onChoose }: Props) {
  const texts = useTexts();
  const locations = useStore(store.$locations, { ssr: 'initial' });
  const [isSecondTry, setSecondTry] = useState(false);
  useEffect(() => void store.loadLocations(), [store]);
  const tryAgain = () => {
    setSecondTry(true);
    void store.loadLocations();
  };
  if (locations.state === 'ready')
    return (
      <AskedLocation
        locations={locations.locations}
        level={level}
        takesFocus={takesFocus || isSecondTry}
        onChoose={onChoose}
      />
    );
  if (locations.state !== 'failed') return <FeedbackWait />;
  return (
    <div className="grid justify-items-start gap-4 py-6">
      <p role="alert">{texts.forms.noList}</p>
      <Button variant="outline" onClick={tryAgain}>
        {texts.actions.tryAgain}
      </Button>
    </div>
  );
}

export function FeedbackWait() {
  const texts = useTexts();
  return (
    <p className="spinner py-12" role="status">
      {texts.actions.loading}
    </p>
  );
}

interface AskedProps {
  locations: FormLocation[];
  level: 'h2' | 'h3';
  takesFocus: boolean;
  onChoose: (location: FormLocation) => void;
}

function AskedLocation({ level: Heading, ...rest }: AskedProps) {
  const texts = useTexts();
  const id = useId();
  const field = { ...rest, id, describedBy: `${id}-prompt` };
  return (
    <div className="grid gap-3">
      <Heading className="type-display text-2xl leading-[1.1]">
        <label htmlFor={id}>{texts.feedback.selectLocation}</label>
      </Heading>
      <p id={field.describedBy} className="text-muted">
        {texts.feedback.selectText}
      </p>
      {rest.locations.length > LOCATIONS_LISTED ? <LocationSearch {...field} /> : <LocationSelect {...field} />}
    </div>
  );
}

interface SelectProps extends Omit<AskedProps, 'level'> {
  id: string;
  describedBy: string;
}

/**
 * Picking with a pointer chooses the location at once. With the keyboard, Enter or the button chooses: arrow keys change the value
 * at every step.
 */
function LocationSelect({ id, describedBy, locations, takesFocus, onChoose }: SelectProps) {
  const texts = useTexts();
  const [picked, setPicked] = useState<FormLocation>();
  const isByKey = useRef(false);
  const pick = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const location = locations[target.selectedIndex - 1];
    setPicked(location);
    if (location && !isByKey.current) onChoose(location);
  };
  const noteKey = (event: KeyboardEvent) => {
    isByKey.current = event.key !== 'Tab';
    if (event.key !== 'Enter' || !picked) return;
    event.preventDefault();
    onChoose(picked);
  };
  return (
    <>
      <div className="mt-3">
        <Select
          id={id}
          aria-describedby={describedBy}
          autoFocus={takesFocus}
          value={picked?.name ?? ''}
          onPointerDown={() => (isByKey.current = false)}
          onKeyDown={noteKey}
          onChange={pick}
        >
          <option value="" disabled>
            {texts.actions.chooseLocation}
          </option>
          {/* Two locations may share an id, but never a name. */}
          {locations.map(({ name, address }) => (
            <option key={name} value={name}>
              {[name, address].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      </div>
      {picked && (
        <Button variant="primary" className="mt-3 justify-self-start" onClick={() => onChoose(picked)}>
          {texts.feedback.continue}
        </Button>
      )}
    </>
  );
}
