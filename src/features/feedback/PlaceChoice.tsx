import { useStore } from '@nanostores/react';
import chevron from 'lucide-static/icons/chevron-down.svg?raw';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FeedbackPlace } from '../../domain/feedback/feedback-start.ts';
import type { FeedbackStore } from '../../stores/feedback.ts';
import { IslandIcon } from '../../ui/IslandIcon.tsx';

interface Props {
  store: FeedbackStore;
  level: 'h2' | 'h3';
  takesFocus: boolean;
  onChoose: (place: FeedbackPlace) => void;
}

/** Which of several places it is about. */
export function PlaceChoice({ store, level, takesFocus, onChoose }: Props) {
  const places = useStore(store.$places, { ssr: 'initial' });
  const [isSecondTry, setSecondTry] = useState(false);
  useEffect(() => void store.loadPlaces(), [store]);
  const tryAgain = () => {
    setSecondTry(true);
    void store.loadPlaces();
  };
  if (places.state === 'ready')
    return (
      <PlaceSelect places={places.places} level={level} takesFocus={takesFocus || isSecondTry} onChoose={onChoose} />
    );
  if (places.state !== 'failed') return <FeedbackWait />;
  return (
    <div className="feedback-places-failed">
      <p role="alert">The list of locations could not be loaded.</p>
      <button type="button" className="button button-outline" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}

export function FeedbackWait() {
  return (
    <p className="feedback-wait" role="status">
      Loading...
    </p>
  );
}

interface SelectProps {
  places: FeedbackPlace[];
  level: 'h2' | 'h3';
  takesFocus: boolean;
  onChoose: (place: FeedbackPlace) => void;
}

/** A place taken by hand is chosen. The keys only step through the list, until the visitor says so. */
function PlaceSelect({ places, level: Heading, takesFocus, onChoose }: SelectProps) {
  const id = useId();
  const [picked, setPicked] = useState<FeedbackPlace>();
  const isByKey = useRef(false);
  const pick = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const place = places[target.selectedIndex - 1];
    setPicked(place);
    if (place && !isByKey.current) onChoose(place);
  };
  const noteKey = (event: KeyboardEvent) => {
    isByKey.current = event.key !== 'Tab';
    if (event.key !== 'Enter' || !picked) return;
    event.preventDefault();
    onChoose(picked);
  };
  return (
    <div className="feedback-choice">
      <Heading>
        <label htmlFor={id}>Select Your Location</label>
      </Heading>
      <p id={`${id}-prompt`}>Please select a location to continue with your feedback.</p>
      <div className="feedback-select">
        <select
          id={id}
          aria-describedby={`${id}-prompt`}
          autoFocus={takesFocus}
          value={picked?.name ?? ''}
          onPointerDown={() => (isByKey.current = false)}
          onKeyDown={noteKey}
          onChange={pick}
        >
          <option value="" disabled>
            Choose a location
          </option>
          {/* Two places may share an id, but never a name. */}
          {places.map(({ name, address }) => (
            <option key={name} value={name}>
              {[name, address].filter(Boolean).join(', ')}
            </option>
          ))}
        </select>
        <IslandIcon svg={chevron} />
      </div>
      {picked && (
        <button type="button" className="button button-order" onClick={() => onChoose(picked)}>
          Continue
        </button>
      )}
    </div>
  );
}
